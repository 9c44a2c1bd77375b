# Food Chain Magnate at the table: questions about the table, instructions for it.

mode-table = At the table
    .help = You play with the box; the program is Mautoma Inc. and does its arithmetic.
setting-map = Map
    .help = The program can deal the map, use the one on your table, or do without.
map-dealt = dealt here: lay it out as shown
map-entered = already on my table: I enter its tiles
map-none = no map: I answer what the program cannot see
setting-deck = Deck of Mautoma Inc.
    .help = Let the program shuffle the cards, or draw from your own printed ones and say which came up.
deck-shuffled = shuffled by the program
deck-printed = my printed cards

aside-correct = Correct something
aside-check = Check the table
aside-deck = Switch between the program's deck and printed cards

# Setting the table
tile-centre = centre
place-top-left = top left
place-top = top
place-top-right = top right
place-left = left
place-centre = centre
place-right = right
place-bottom-left = bottom left
place-bottom = bottom
place-bottom-right = bottom right
turns-0 = not turned
turns-1 = turned once
turns-2 = turned twice
turns-3 = turned three times
picture-tiles = The map tiles, not turned
view-alt-tiles = Chart of the { $number } map tiles with their letters, as they lie when they are not turned.
view-tiles-legend = letter, house, * = bridge; # road, . empty, H house, B beer, L lemonade, S soda
ask-map-tiles = Which map tiles lie where?
help-map-tiles = The letters are those of the chart of map tiles shown here.
ask-map-turns = How often is each tile turned clockwise, compared with the picture?
event-tile-twice = A tile can lie in one place only: look again.
event-lay-tile = Lay tile { $letter } at the { $tile }{ $turns ->
    [0] , not turned
    [one] , turned clockwise once
    [2] , turned clockwise twice
   *[other] , turned clockwise { $turns } times
}.
event-lay-house-tile = Lay tile { $letter } with house { $house } at the { $tile }{ $turns ->
    [0] , not turned
    [one] , turned clockwise once
    [2] , turned clockwise twice
   *[other] , turned clockwise { $turns } times
}.
event-set-up-unseen = A new game on level { $level }. You keep the map; lay 3 by 3 tiles with at least three houses.
event-lay-mat = The program keeps the mat of Mautoma Inc. If you lay out a printed one: the freezers from top to bottom { $products }, all at 0, the sales marker on { $spot }, the price modifier on +0.
event-lay-supply = Put ${ $bank } into the bank and { $gardens } gardens ready. Billboards 12, 15 and 16 stay in the box. Keep the house pieces in reach: their stack is in the program. Choose a reserve card and lay it face down.
event-deck-printed = You draw from your printed cards. To come, in this order, each group shuffled: ROUND 1-2 { $round_1_2 }, Phase I { $phase_1 }, Phase II { $phase_2 }, Phase III { $phase_3 }. Leave out what has been played.
event-deck-shuffled = The program draws the cards of Mautoma Inc. from now on.
ask-report-first-restaurant = Where do you place your first restaurant? Choose its top-left square.

# The human's working phase
ask-changes = Your working phase: what changed on the map?
help-changes = Report restaurants, marketing tiles, houses and gardens, one after the other. Hiring, training and producing are up to you.
change-none = nothing
change-done = nothing more
change-campaign = a marketing tile
change-house = a house
change-garden = a garden
change-restaurant = a new restaurant
change-move = a restaurant moved
ask-report-restaurant = Where is it? Choose its top-left square.
ask-report-which-restaurant = Which restaurant?
option-restaurant = the restaurant at { $square }
ask-report-opens = When does it open?
opens-open = at once (regional manager)
opens-coming-soon = at clean-up (local manager)
ask-report-tile = Which marketing tile?
option-eternal = for ever (after your first billboard)
event-tile-reported = Your { $marketing } { $tile_number } advertises { $product }{ $rounds ->
    [0] {""}, for ever
    [one] {""} for one round
   *[other] {""} for { $rounds } rounds
}.
ask-report-house = Which house?
ask-report-house-square = Where is the house? Choose the top-left square of its four.
event-your-turn = Restructure and work; then Mautoma Inc. works.

# What seems impossible
thing-road = a road
thing-beer = a beer source
thing-lemonade = a lemonade source
thing-soda = a soda source
thing-house = a printed house
thing-piece = another piece
doubt-taken = on { $square } there is { $thing }.
doubt-door = there is no road next to the entrance on { $square }.
doubt-no-road = there is no road next to it.
doubt-airplane = another airplane already flies in there.
doubt-restaurants = you already have { $number } restaurants on the map.
doubt-house-spent = house { $house } is no longer in the stack.
doubt-no-garden = no garden is left.
doubt-few-houses = the map has only { $number } houses, and with fewer than three it is laid out again.
doubt-salaries = you have only ${ $cash }.
doubt-demand = house { $house } holds at most { $limit } tokens.
doubt-card-used = “{ $card }” has been played already.
doubt-card-group = “{ $card }” is not of the group that is due ({ $group }).
doubt-fewer-items = { $houses ->
    [one] a house eats at least one item.
   *[other] { $houses } houses eat at least { $houses } items.
}
doubt-not-in-freezer = Mautoma Inc. has only { $number } { $product }.

# The printed deck
ask-card = Turn over the next card of Mautoma Inc.: which one is it?
option-card = { $card } ({ $group })
option-program-draws = Let the program draw from now on

# Dinnertime
ask-drive-ins = Are your restaurants drive-ins this round?
help-drive-ins = They are if a local or regional manager works. It decides which houses your restaurants reach, or how far they are.
ask-stock = How many of these do you have? { $most } means that many or more.
help-stock = Only what is wanted by houses that your restaurants reach by road.
ask-price = What is your unit price?
help-price = $10, changed by managers at work and milestones; without distance.
ask-waitresses = How many waitresses do you have at work?
help-waitresses = Price and distance are tied: the waitresses decide.
ask-extra-money = What else does dinnertime bring you?
extra-tips = waitresses ($)
extra-cfo-bonus = CFO ($)
ask-reserve-revealed = The bank breaks. Turn over your reserve card: which one is it?

# Payday and clean-up
ask-salaries = How much do you pay in salaries ($)?
ask-milestones = Which milestones did you gain this round?
help-milestones = The program already knows those for cash, salaries and reported campaigns. What anyone gained this round is closed now.
option-milestone = { $milestone }

# Without the map
ask-sources = How many sources of each drink are on the map?
ask-tile-for-house = Mautoma Inc. builds house { $house }, from the { $tile } tile on: on which tile does it fit first?
help-tile-for-house = Counter-clockwise round the map, never the centre. On a tile, the top-left square of the upright piece goes on each square in reading order; on each, turn the piece counter-clockwise until all six squares are free and one is beside a road.
ask-tile-for-garden = Mautoma Inc. builds a garden (house tile { $house } is spent), from the { $tile } tile on: which tile first has a house that can take it?
help-tile-for-garden = Counter-clockwise round the map, never the centre. The garden goes under the house as its art stands, else on the first side that fits counter-clockwise.
option-outer-tile = { $tile }
option-nowhere = on none of them
option-taken = I took this house tile before: draw another
event-house-by-you = Build house { $house } on the { $tile } tile.
event-garden-by-you = Add a garden to the house on the { $tile } tile.
ask-next-house = A campaign for house { $listed }: which is the first of these on the map?
option-no-house = none of them
event-put-demand = Put 1 { $product } on house { $house }, if it has room.
event-automa-offers = Mautoma Inc. sells at ${ $price }, { $waitresses ->
    [0] without waitresses
    [one] with one waitress
   *[other] with { $waitresses } waitresses
}. It has { $products }.
ask-houses-served = Feed the houses. How many does Mautoma Inc. serve?
ask-items-sold = What does it sell in all?
ask-items-with-garden = How many of these items go to houses with a garden?
event-automa-sold = Mautoma Inc. serves { $houses ->
    [one] one house
   *[other] { $houses } houses
}: { $products } for ${ $income }.
ask-earned = What do the houses pay you in all ($)?
event-houses-paid-you = The houses pay you ${ NUMBER($income) }.
event-run-all-tiles = Mautoma Inc. has no campaign: run your marketing tiles.
event-run-tiles-below = Run your marketing tiles with numbers below { $priority }; then those of Mautoma Inc. follow.
event-run-tiles-from = Run your marketing tiles from number { $priority } up.

# Corrections
ask-correct = What is different on the table?
correct-freezers = the freezers
correct-sales = the sales marker
correct-modifier = the price modifier
correct-cash = cash
correct-bank = the bank
correct-demand = the demand of a house
correct-stacks = a stack of Mautoma Inc. beside a house
correct-put = a piece is on the map
correct-take = a piece is not on the map
correct-campaign = one of your campaigns
correct-houses = which houses are on the map
correct-house-stack = the house stack
correct-gardens = the gardens left
correct-milestones = milestones
ask-correct-freezers = What is in the freezers?
ask-correct-sales = On which spot is the sales marker?
ask-correct-modifier = Where is the price modifier?
ask-correct-cash = How much cash do both have?
ask-correct-bank = How much is in the bank?
ask-correct-demand-house = Which house?
ask-correct-demand = What does house { $house } want?
ask-correct-stacks-house = Which house?
ask-correct-stacks = How many tokens of Mautoma Inc. are beside house { $house }?
ask-correct-put = What is on the map that the program does not know of?
ask-correct-take = What is not on the map?
option-tile-at = marketing tile { $tile_number } at { $place }
option-garden-of = the garden of house { $house }
ask-correct-campaign = Which marketing tile?
ask-correct-rounds = How many rounds are left? 0: it never ends.
ask-correct-houses = Which houses are on the map?
ask-correct-house-stack = Which houses are still in the stack?
ask-correct-gardens = How many gardens are left?
ask-correct-milestones = Which milestones { $side_id ->
    [human] do you hold
   *[automa] does Mautoma Inc. hold
}?
ask-correct-open-milestones = Which milestones are still available?
event-corrected = Corrected: { $part }.
event-no-piece-to-take = There is nothing of that kind on the map.

# The table check
ask-check = Compare the totals; change what is different on your table.
total-demand = demand tokens on the houses
total-stacks = tokens of Mautoma Inc. in its campaign stacks
total-human-cash = your cash
total-automa-cash = cash of Mautoma Inc.
total-bank = the bank
event-check-agrees = The table is as the program has it.
event-check-differs = Different ({ $total }): the program has { $ours }, your table { $theirs }.
event-check-demand = House { $house } should want { $products }.
event-check-stacks = Beside house { $house } there should be { $products }.
ask-check-house = Which house is different?

# On your table, now
event-now-freezer = { $number } { $product } in the freezer.
event-now-sales = Sales marker on { $spot }.
event-now-modifier = Price modifier on { NUMBER($modifier) }.
event-now-cash = Cash, { $side }: ${ $cash }.
event-now-bank = Bank: ${ $cash }.
event-now-gardens = Gardens left: { $number }.
event-now-house-stack = Houses in the stack: { $numbers }.
event-now-house = House { $house } on { $places }.
event-now-no-house = No house { $house }.
event-now-garden = House { $house } with a garden.
event-now-no-garden = House { $house } without a garden.
event-now-demand = House { $house } wants { $products }.
event-now-no-demand = House { $house } wants nothing.
event-now-stack = Beside house { $house }: { $number } { $product }.
event-now-no-stack = Beside house { $house }: no { $product }.
event-now-restaurant = Your restaurant on { $places }.
event-now-no-restaurant = No restaurant on { $places }.
event-now-tile = Marketing tile { $tile_number } on { $places }.
event-now-no-tile = No marketing tile { $tile_number }.
event-now-campaign = Marketing tile { $tile_number } advertises { $product }{ $rounds ->
    [0] {""}, for ever
    [one] {""} for one more round
   *[other] {""} for { $rounds } more rounds
}.
event-now-milestones = Milestones, { $side }: { $milestones }.
event-now-cards-back = Put back on your printed deck, one after the other: { $cards }.
event-now-reserve-cards-down = Both reserve cards lie face down.
event-now-coming-soon = Your restaurant at { $square } is coming soon.
event-now-open = Your restaurant at { $square } is open.
event-now-milestones-again = Available again: { $milestones }.
event-now-milestones-gone = No longer available: { $milestones }.
