game-title = Food Chain Magnate
game-about = Your restaurant chain against Mautoma Inc., a company with a restaurant at every road out of town and lawyers for everything else.
mode-solo = On screen
    .help = The whole game here: no box needed.

setting-level = Level
    .help = The harder the level, the sooner the strong cards come.
level-easy = easy
level-normal = normal
level-hard = hard

phase-opening = Opening
phase-restructuring = Restructuring
phase-working = Working
phase-dinnertime = Dinnertime
phase-payday = Payday
phase-marketing = Marketing
phase-clean-up = Clean-up

# Words
side-human = you
side-automa = Mautoma Inc.
tile-top-left = top left
tile-left = left
tile-bottom-left = bottom left
tile-bottom = bottom
tile-bottom-right = bottom right
tile-right = right
tile-top-right = top right
tile-top = top
each-house = house { $value }
arrow-up = up
arrow-down = down
direction-west = west
direction-south = south
direction-east = east
direction-north = north

card-burger-van = The burger van
card-lemonade-stand = The lemonade stand
card-pizza-oven-on-wheels = The pizza oven on wheels
card-lunch-counter = The lunch counter
card-pizza-window = The pizza window
card-soda-fountain = The soda fountain
card-model-home = The model home
card-evening-classes = Evening classes
card-boys-on-bicycles = Boys on bicycles
card-order-book = The order book
card-price-war = The price war
card-recruiting-fair = The recruiting fair
card-stocktaking = Stocktaking
card-family-sunday = Family Sunday
card-new-estates = New estates
card-pizza-contest = The pizza contest
card-radio-hour = The radio hour
card-cheap-soda-summer = A cheap-soda summer
card-star-chef = The star chef
card-headhunters = Headhunters
card-shareholders-dinner = The shareholders' dinner
card-garden-parties = Garden parties
card-nothing-over-six = Nothing over six dollars
card-central-warehouse = The central warehouse
card-friends-in-the-town-hall = Friends in the town hall

# What happens
event-set-up = A new game on level { $level }. Houses on the map: { $houses }.
event-round-begins = Round { $round } begins.
event-card-drawn = Mautoma Inc. turns over “{ $card }”.
event-card-stays = “{ $card }” stays in play for this round.
event-deck-reshuffled = The deck is empty: its { $number } Phase III cards are shuffled into a new one.
event-stored = Mautoma Inc. stores { $products }.
event-lost = Its freezers are full: { $products } lost.
event-most-chosen = It chooses { $product }, the one it has most of.
event-sales-payout = Mautoma Inc. is paid out from spot { $spot } of the sales track; the marker returns to 0.
event-price-modifier = The price modifier goes { $arrow } to { NUMBER($modifier) }.
event-stack-empty = Mautoma Inc. would build, but the house stack is empty.
event-garden-drawn = Mautoma Inc. draws a house tile upside down: it builds a garden, on the { $tile } tile if it can.
event-house-drawn = Mautoma Inc. draws house { $house } upright: it builds it, on the { $tile } tile if it can.
event-nothing-fits = Nothing fits anywhere on the outer tiles: nothing is built, and the drawn tile is spent.
event-no-garden-left = No garden is left: nothing is built, and the drawn tile is spent.
event-tile-chosen = It builds on the { $tile } tile.
event-house-built = House { $house } is built with its key square on { $square }{ $turn ->
    [0] , upright
    [one] , turned once counter-clockwise
   *[other] , turned { $turn } times counter-clockwise
}: { $places }.
event-garden-built = House { $house } gets a garden on its { $direction } side: { $places }.
event-stack-product = New campaign of Mautoma Inc.: { $product }.
event-stack-placed = Mautoma Inc. advertises { $product } at house { $house } (its card says { $listed }): a stack of { $number } goes beside it.
event-no-target = The campaign for house { $listed } finds no house that is not hit already.
event-campaign-over = The { $product } stack of Mautoma Inc. at house { $house } is used up.
event-tile-over = Your marketing tile { $tile_number } has run out.
event-marketeer-back = Your { $employee } is free again.
event-demand-placed = House { $house } now wants { $number } more { $product } ({ $side_id ->
    [human] your campaign
   *[automa] campaign of Mautoma Inc.
}).
event-demand-full = House { $house } is full: the { $product } campaign adds nothing.
event-stays-home = House { $house } stays at home: nobody can serve all it wants.
event-house-served = House { $house } eats { $products } at { $side_id ->
    [human] your restaurant
   *[automa] Mautoma Inc.
} for ${ NUMBER($income) }.
event-sales-marker = The sales marker moves to spot { $spot }.
event-bankrupt = You owe ${ $owed } for sales below zero and have only ${ $cash }: bankrupt.
event-tips = Your waitresses bring ${ $income }.
event-cfo-bonus = Your CFO adds ${ NUMBER($income) }.
event-milestone-cash = Mautoma Inc. earns ${ $income } with its milestones.
event-bank-broke = The bank breaks. The reserve cards are ${ $human } (yours) and ${ $automa } (Mautoma Inc.'s): the bank holds ${ $bank } again, and your CEO has { $slots } slots.
event-bank-broke-again = The bank breaks for the second time: the game ends with this dinnertime.
event-reserve-seen = You may look at the reserve cards: { $human ->
    [0] {""}
   *[other] yours is ${ $human },{" "}
}Mautoma Inc.'s is ${ $automa }.
event-milestone-gained = { $side_id ->
    [human] You gain
   *[automa] Mautoma Inc. gains
} the milestone “{ $milestone }”.
event-milestones-closed = No longer available: { $milestones }.
event-food-produced = What it got this round decides: { $product }.
event-nothing-produced = Mautoma Inc. got neither burgers nor pizzas this round: nothing happens.
event-employee-leaves = The { $employee } in the supply leaves the game.

# Why
criterion-most-in-freezer = most in the freezer
criterion-nearest-the-top = nearest the top of the freezers, counted from there
criterion-house-fits = a house fits on the tile
criterion-garden-fits = a house there can take a garden
criterion-piece-fits = all six squares free, one beside a road
criterion-reading-order = tried first, in reading order and turn by turn
criterion-counter-clockwise-from-the-bottom = first side counter-clockwise from under the house
criterion-not-hit-this-round = not hit this round
criterion-at-or-after = at or after the number on the card
criterion-next-number = next number on the map
criterion-got-this-round = got some this round
criterion-got-most-of = got most of this round
criterion-joined-by-road = joined to the house by road
criterion-has-whole-demand = has all the house wants
criterion-price-and-distance = lowest price plus distance
criterion-waitresses = most waitresses
criterion-first-in-turn-order = first in turn order

# The end
result-won = You win: ${ $human } against Mautoma Inc.'s ${ $automa }, after { $rounds } rounds.
result-lost = Mautoma Inc. wins: ${ $automa } against your ${ $human }, after { $rounds } rounds.
result-bankrupt = You are bankrupt after { $rounds } rounds: Mautoma Inc. wins with ${ $automa }.
result-unfinished = After { $rounds } rounds the bank has not broken twice: the game stops with ${ $human } for you and ${ $automa } for Mautoma Inc.

# Simulations
outcome-won = won
outcome-lost = lost
outcome-bankrupt = bankrupt
outcome-unfinished = unfinished
figure-human = your cash
figure-automa = cash of Mautoma Inc.
figure-rounds = rounds
