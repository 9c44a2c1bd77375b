# Food Chain Magnate at the table: questions about the table, instructions for it.

mode-table = At the table
    .help = You play with the box; the program is Mautoma Inc. and does its sums.
setting-map = Map
    .help = The program can deal the map, use the one on your table, or do without.
map-dealt = dealt here: lay it out as shown
map-entered = already on my table: I'll enter its tiles
map-none = no map: I'll answer what the program can't see
setting-deck = Mautoma Inc.'s deck
    .help = Let the program shuffle the cards, or draw from your own printed ones and say which came up.
deck-shuffled = shuffled by the program
deck-printed = my printed cards
setting-mat = Mautoma Inc.'s mat
    .help = Its freezers, its sales track and its price modifier.
mat-program = The program keeps it
    .help = Nothing to lay out, no markers to move.
mat-printed = I use the printed mat
    .help = You're told where its markers go. Enter your mat as an edition if it isn't the house's.

aside-correct = Correct something
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
picture-tiles = The map tiles, not turned
view-alt-tiles = Chart of the { $number } map tiles with their letters, none of them turned.
view-tiles-legend = letter, house, * = bridge; # road, . empty, H house, B beer, L lemonade, S soda
picture-laying = Your map
view-alt-laying = The map with { $number ->
    [one] one tile
   *[other] { $number } tiles
} so far, above the chart of the tiles that are left, each with its letter.
ask-map-tile = Which tile is at the { $tile }?
help-map-tile = Tap it in the chart. A tile on the map turns a quarter clockwise with each tap.
    .typed = The number of the tile in the chart, or its letter.
ask-map-turns = Does your map look like this? Tap a tile to turn it.
    .typed = Does your map look like this? If not, type which tile to turn.
option-lay-tile = tile { $letter }{ $house ->
    [0] {""}
   *[other] {""} with house { $house }
}
option-turn-tile = turn tile { $letter } ({ $tile })
option-map-done = Yes, that's my map
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
event-set-up-unseen = A new game on level { $level }. Only you see the map.
event-lay-map = Lay a map of 3 by 3 tiles, drawn and turned at random. If it has fewer than three houses, lay it again.
event-lay-bank = Put ${ $cash } in the bank.
event-lay-employees = Lay out the employee cards, with just one copy of each 1x card: { $employees }. The other copies stay in the box.
event-lay-milestones = Lay out the { $number } milestones as for two players.
event-lay-gardens = Put the { $number } gardens within reach.
event-lay-houses = Put the houses { $houses } within reach, face up. Don't make a stack: the program draws for you.
event-lay-marketing = Put the marketing tiles and the busy chips within reach. Billboards 12, 15 and 16 stay in the box.
event-leave-track = Leave the turn-order track in the box: you always go first.
event-take-company = Take a CEO and { $number } restaurants. You start with no money.
event-choose-reserve = Take the reserve cards { $cards }: put one face down in front of you, the other two back in the box.
event-lay-mat = Lay out Mautoma Inc.'s mat.
event-lay-sales = Put a turn-order marker, face down, on spot { $spot } of its sales track.
event-lay-modifier = Put a pizza token beside +0 of its price modifier.
event-lay-freezers = Put one token on the 0 of each freezer, from top to bottom: { $products }.
event-mat-kept = The program keeps Mautoma Inc.'s mat. Its freezers from top to bottom: { $products }.
event-reserve-kept = The program has drawn Mautoma Inc.'s reserve card and keeps it: don't take one for it.
event-deck-printed = Build the deck from your printed cards, each group shuffled, from top to bottom: { $round_1_2 } ROUND 1-2, { $phase_1 } Phase I, { $phase_2 } Phase II, { $phase_3 } Phase III. Leave out the cards already played.
event-place-first-restaurant = Place your first restaurant: on 2 by 2 empty squares, with its entrance beside a road. Mautoma Inc. doesn't place one.
event-deck-shuffled = From now on the program draws Mautoma Inc.'s cards.
ask-report-first-restaurant = Where do you place your first restaurant? Choose its top-left square.

# The human's working phase
ask-changes = Your working phase: what changed on the map?
help-changes = Report restaurants, marketing tiles, houses and gardens, one at a time. Hiring, training and producing are up to you.
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
event-your-turn = Restructure and work; then it's Mautoma Inc.'s turn.

# What seems impossible
thing-road = a road
thing-beer = a beer source
thing-lemonade = a lemonade source
thing-soda = a soda source
thing-house = a printed house
thing-piece = another piece
doubt-taken = there's { $thing } on { $square }.
doubt-door = there's no road next to the entrance on { $square }.
doubt-no-road = there's no road next to it.
doubt-airplane = another airplane already flies in there.
doubt-restaurants = you already have { $number } restaurants on the map.
doubt-house-spent = house { $house } is no longer in the stack.
doubt-no-garden = there are no gardens left.
doubt-few-houses = the map has only { $number } houses, and with fewer than three you lay it out again.
doubt-salaries = you have only ${ $cash }.
doubt-demand = house { $house } holds at most { $limit } tokens.
doubt-card-used = “{ $card }” has already been played.
doubt-card-group = “{ $card }” isn't from the group that's due ({ $group }).

# The printed deck
ask-card = Turn over Mautoma Inc.'s next card: which one is it?
option-card = { $card } ({ $group })
option-program-draws = Let the program draw from now on

# Dinnertime
ask-drive-ins = Are your restaurants drive-ins this round?
help-drive-ins = They are if a local or regional manager is at work. It changes which houses they reach, or how far away those are.
ask-stock = How many of these do you have? Enter { $most } for { $most } or more.
help-stock = Only what's wanted by houses your restaurants can reach by road.
ask-price = What's your unit price?
help-price = $10, changed by your managers at work and your milestones. Don't add distance.
ask-waitresses = How many waitresses do you have at work?
help-waitresses = Price plus distance is tied, so waitresses decide.
ask-at-work = Who brings you money tonight?
help-at-work = Waitresses and the CFO, if they're at work. The program does the sums.
ask-reserve-revealed = The bank breaks. Turn over your reserve card: which one is it?

# Payday and clean-up
ask-salaries = How much do you pay in salaries ($)?
ask-milestones = Which milestones did you gain this round?
help-milestones = The program already knows the ones for cash, salaries and reported campaigns. Whatever either of you gained this round closes now.
option-milestone = { $milestone }

# Without the map
ask-sources = How many sources of each drink are on the map?
ask-house-by-you = Did you build house { $house }?
ask-garden-by-you = Did you build the garden?
option-built = Yes
option-nowhere = No, it doesn't fit anywhere
option-taken = I've already taken this house: draw another
event-house-by-you = Build house { $house } at the first place where it fits. Start on the { $tile } tile and go counter-clockwise round the map, skipping the centre. On each tile try the squares in reading order: the piece upright with its top-left square there, then turned counter-clockwise about that square, once, twice, three times. It fits if all six squares are free and one is beside a road.
event-garden-by-you = Add a garden to the first house that can take one. Start on the { $tile } tile and go counter-clockwise round the map, skipping the centre. The garden goes under the house, the way its picture faces; if it doesn't fit there, to the right, then above, then to the left.
ask-next-house = A campaign for house { $listed }: which of these comes first on the map?
option-no-house = none of them
event-put-demand = Move { $products } from beside house { $house } onto it; what doesn't fit goes back in the supply.{ $over ->
    [0] {""}
   *[other] {""} That was the last { $over_products }.
}
event-automa-offers = Feed the houses, the lowest number first. Mautoma Inc. sells at ${ $price }, { $waitresses ->
    [0] without waitresses
    [one] with one waitress
   *[other] with { $waitresses } waitresses
}, and has { $products }. It only serves a house if it has everything the house wants.
event-automa-restaurants = Its restaurants are just outside the map, one at every road that leaves it: each is at least 1 away. If price plus distance is tied, more waitresses win, then you.
event-automa-sells-nothing = Feed the houses, the lowest number first. Mautoma Inc. has nothing to sell.
ask-houses-served = Feed the houses. How many does Mautoma Inc. serve?
ask-items-sold = What does it sell in all?
misfit-fewer-items = { $houses ->
    [one] A house eats at least one item.
   *[other] { $houses } houses eat at least { $houses } items.
}
ask-items-with-garden = How many of these items go to houses with a garden?
event-automa-sold = Mautoma Inc. serves { $houses ->
    [one] one house
   *[other] { $houses } houses
}: give it ${ $income } from the bank for { $products }.
ask-earned = What do the houses pay you in all ($)?
event-houses-paid-you = The houses pay you ${ NUMBER($income) }.
option-elsewhere = somewhere else on the map
event-run-all-tiles = Mautoma Inc. has no campaign: run your marketing tiles.
event-run-tiles-below = Run your marketing tiles with numbers below { $priority }.
event-run-tiles-from = Now run your marketing tiles from number { $priority } up.

# Corrections
ask-correct = What's different on the table?
correct-freezers = the freezers
correct-sales = the sales marker
correct-modifier = the price modifier
correct-cash = cash
correct-bank = the bank
correct-demand = the demand of a house
correct-stacks = one of Mautoma Inc.'s stacks beside a house
correct-put = there's an extra piece on the map
correct-take = a piece is missing from the map
correct-campaign = one of your campaigns
correct-houses = which houses are on the map
correct-house-stack = the house stack
correct-gardens = the gardens left
correct-milestones = milestones
correct-leave = nothing: leave it as it is
option-leave = none: leave it as it is
ask-correct-keep = Keep this correction?
ask-correct-freezers = What's in the freezers?
ask-correct-sales = Which spot is the sales marker on?
ask-correct-modifier = Where is the price modifier?
ask-correct-cash = How much cash do you each have?
ask-correct-bank = How much is in the bank?
ask-correct-demand-house = Which house?
ask-correct-demand = What does house { $house } want?
ask-correct-stacks-house = Which house?
ask-correct-stacks = How many of Mautoma Inc.'s tokens are beside house { $house }?
ask-correct-put = What's on the map that the program doesn't know about?
ask-correct-take = What's missing from the map?
option-tile-at = marketing tile { $tile_number } at { $place }
option-garden-of = the garden of house { $house }
ask-correct-campaign = Which marketing tile?
ask-correct-rounds = How many rounds are left? (0 = for ever)
ask-correct-houses = Which houses are on the map?
ask-correct-house-stack = Which houses are still in the stack?
ask-correct-gardens = How many gardens are left?
ask-correct-milestones = Which milestones { $side_id ->
    [human] do you hold
   *[automa] does Mautoma Inc. hold
}?
ask-correct-open-milestones = Which milestones are still available?
event-corrected = Corrected: { $part }.
event-nothing-corrected = Nothing corrected.
event-no-piece-to-take = There's nothing like that on the map.


# On your table, now
event-now-freezer = { $number } { $product } in the freezer.
event-now-sales = Sales marker on { $spot }.
event-now-modifier = Price modifier on { NUMBER($modifier) }.
event-now-bank = Bank: ${ $cash }.
event-now-cash-more = Cash, { $side }: ${ $cash } (${ $income } more).
event-now-cash-less = Cash, { $side }: ${ $cash } (${ $income } less).
event-now-houses-back = { $number ->
    [one] House { $houses } is
   *[other] The houses { $houses } are
} out of the box again, within reach.
event-now-houses-spent = { $number ->
    [one] House { $houses } is
   *[other] The houses { $houses } are
} in the box.
event-now-employees-back = Out of the box, in the supply again: { $employees }.
event-now-employees-gone = In the box, out of the supply: { $employees }.
event-now-reserve-card-down = Your reserve card is face down.
event-now-milestones-gained = { $side_id ->
    [human] You have
   *[automa] Mautoma Inc. has
} again: { $milestones }.
event-now-milestones-returned = { $side_id ->
    [human] You no longer have
   *[automa] Mautoma Inc. no longer has
}: { $milestones }.
event-now-gardens = Gardens left: { $number }.
event-now-house = House { $house } on { $places }.
event-now-no-house = House { $house } is off the map.
event-now-garden = House { $house } with a garden.
event-now-no-garden = House { $house } without a garden.
event-now-demand = House { $house } wants { $products }.
event-now-no-demand = House { $house } wants nothing.
event-now-stack = Beside house { $house }: { $number } { $product }.
event-now-no-stack = Beside house { $house }: no { $product }.
event-now-restaurant = Your restaurant on { $places }.
event-now-no-restaurant = Your restaurant is off { $places }.
event-now-tile = Marketing tile { $tile_number } on { $places }.
event-now-no-tile = Marketing tile { $tile_number } is off the map.
event-now-campaign = Marketing tile { $tile_number } advertises { $product }{ $rounds ->
    [0] {""}, for ever
    [one] {""} for one more round
   *[other] {""} for { $rounds } more rounds
}.
event-now-cards-back = Put back on your printed deck, one after the other: { $cards }.
event-now-coming-soon = Your restaurant at { $square } is coming soon.
event-now-open = Your restaurant at { $square } is open.
event-now-milestones-again = Out of the box, available again: { $milestones }.
event-now-milestones-gone = In the box, no longer available: { $milestones }.
