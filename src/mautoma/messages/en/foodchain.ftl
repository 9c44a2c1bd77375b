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
event-set-up = A new game, level { $level }. Houses on the map: { $houses }.
event-round-begins = Round { $round } begins.
event-card-drawn = Mautoma Inc. turns over “{ $card }”.
event-card-stays = “{ $card }” stays in play for this round.
event-deck-reshuffled = The deck is empty: its { $number } Phase III cards are shuffled into a new one.
    .do = The deck is empty: shuffle its { $number } Phase III cards into a new one.
event-stored = Mautoma Inc. stores { $products }.
    .do = Move Mautoma Inc.'s freezer markers up: { $products }.
event-lost = Its freezers hold 10 at most: { $products } lost.
event-most-chosen = It picks { $product }: it has most of that.
event-sales-payout = Mautoma Inc. collects spot { $spot } of the sales track; the marker goes back to 0.
    .do = Sales payout from spot { $spot }: put the sales marker back on 0.
event-price-modifier = The price modifier goes { $arrow } to { NUMBER($modifier) }.
    .do = Move the price modifier { $arrow } to { NUMBER($modifier) }.
event-price-modifier-stays = The price modifier stays on { NUMBER($modifier) }.
event-stack-empty = Mautoma Inc. would build, but the house stack is empty.
event-garden-drawn = Mautoma Inc. draws house { $house } upside down: the tile is out of the game, and it builds a garden, on the { $tile } tile if it can.
    .do = Mautoma Inc. draws house { $house } upside down, so it builds a garden: put house { $house } back in the box.
event-house-drawn = Mautoma Inc. draws house { $house } upright: it builds it, on the { $tile } tile if it can.
event-nothing-fits = Nothing fits on the outer tiles: nothing gets built, and house { $house } is out of the game.
    .do = House { $house } doesn't fit on any outer tile: put it back in the box.
event-no-garden-left = There are no gardens left: nothing gets built, and house { $house } is out of the game.
event-tile-chosen = It builds on the { $tile } tile.
each-way = square { $name }{ $number ->
    [0] {""}
    [1] {" "}(turned once)
    [2] {" "}(turned twice)
   *[other] {" "}(turned three times)
}
event-house-built = House { $house } is built with its key square on { $square }{ $turn ->
    [0] , upright
    [one] , turned once counter-clockwise
   *[other] , turned { $turn } times counter-clockwise
}: { $places }.
    .do = Build house { $house } on { $squares }, with its garden on { $garden }.
event-garden-built = House { $house } gets a garden on its { $direction } side: { $places }.
    .do = Put a garden on the { $direction } side of house { $house }: { $places }.
event-stack-product = Mautoma Inc.'s new campaign: { $product }.
event-stack-placed = Mautoma Inc. advertises { $product } at house { $house }{ $moved ->
    [true] {""} (its card says { $listed })
   *[false] {""}
}: a stack of { $number } goes beside it.
    .do = Put a stack of { $number } { $product } beside house { $house }{ $moved ->
    [true] {""} (the card says { $listed })
   *[false] {""}
}.
event-no-target = The campaign for house { $listed } finds every house already hit.
event-tile-over = Your { $marketing } { $tile_number } is over and leaves the map.
    .do = Your { $marketing } { $tile_number } is over: take it off the map, put its last token back in the supply and take the busy chip off its marketeer.
event-marketeer-back = Your { $employee } is free again.
event-demand-placed = Your { $marketing } { $tile_number } puts { $products } on { $number ->
    [one] house { $houses }
   *[other] each of the houses { $houses }
}.
    .do = Your { $marketing } { $tile_number }: put { $products } on { $number ->
    [one] house { $houses }
   *[other] each of the houses { $houses }
}{ $left ->
    [0] .
    [one] , and leave 1 token on the tile.
   *[other] , and leave { $left } tokens on the tile.
}
event-demand-full = { $number ->
    [one] House { $houses } is full
   *[other] The houses { $houses } are full
}: your { $marketing } { $tile_number } adds nothing there.
event-stays-home = Nobody can fill house { $house }'s order.
event-house-served = House { $house } eats { $products } at { $side_id ->
    [human] your restaurant
   *[automa] Mautoma Inc.
} for ${ NUMBER($income) }.
    .do = House { $house } eats { $products } { $side_id ->
    [human] from you: clear the house, put your goods away, take ${ NUMBER($income) } from the bank.
   *[automa] from Mautoma Inc.: clear the house, give Mautoma Inc. ${ NUMBER($income) } from the bank.
}
event-ceo-bonus = Your CEO's bonus: { $way ->
    [pay] −${ $amount } (half of −${ $base })
   *[take] +${ $amount } (half of ${ $base })
}.
    .do = { $way ->
    [pay] Pay the bank ${ $amount }: your CEO's bonus is half of −${ $base }
   *[take] Take ${ $amount } from the bank: your CEO's bonus, half of ${ $base }
}.
event-tile-idle = Your { $marketing } { $tile_number } finds no house with room.
    .do = Your { $marketing } { $tile_number } finds no house with room: leave { $left ->
    [one] 1 token
   *[other] { $left } tokens
} on the tile.
event-stacks-full = House { $house } is full: { $products } from Mautoma Inc.'s campaigns go to waste.{ $over ->
    [0] {""}
   *[other] {""} Used up: { $over_products }.
}
    .do = House { $house } is full: put { $products } from beside it back in the supply{ $over ->
    [0] .
   *[other] . That was the last { $over_products }.
}
event-stacks-run = House { $house } gets { $products } from Mautoma Inc.'s campaigns.{ $over ->
    [0] {""}
   *[other] {""} Used up: { $over_products }.
}
    .do = Move { $products } from beside house { $house } onto it{ $over ->
    [0] .
   *[other] . That was the last { $over_products }.
}
event-freezers-down = Move Mautoma Inc.'s freezer markers down: { $products }.
event-sales-marker = The sales marker moves to { $spot }.
    .do = Move the sales marker to { $spot }.
event-sales-marker-stays = The sales marker stays on { $spot }.
event-bankrupt = You owe ${ $owed } for sales below zero and have only ${ $cash }: bankrupt.
event-tips = Tips for you: ${ $income }.
    .do = Take ${ $income } in tips from the bank.
event-cfo-bonus = Your CFO's bonus: { $way ->
    [pay] −${ $amount } (half of −${ $base })
   *[take] +${ $amount } (half of ${ $base })
}.
    .do = { $way ->
    [pay] Pay the bank ${ $amount }: your CFO's bonus is half of −${ $base }
   *[take] Take ${ $amount } from the bank: your CFO's bonus, half of ${ $base }
}.
event-milestone-cash = Mautoma Inc. earns ${ $income } with its milestones.
    .do = Give Mautoma Inc. ${ $income } from the bank for its milestones.
event-bank-broke = The bank breaks. Your reserve card adds ${ $human }, Mautoma Inc.'s ${ $automa }: the bank has ${ $bank }, your CEO { $slots } slots.
    .do = The bank breaks: add ${ $human } to it for your reserve card and ${ $automa } for Mautoma Inc.'s. Your CEO has { $slots } slots now.
event-bank-broke-again = The bank breaks for the second time: the game ends with this dinnertime.
event-reserve-seen = You may look at the reserve cards: { $human ->
    [0] {""}
   *[other] yours is ${ $human },{" "}
}Mautoma Inc.'s is ${ $automa }.
event-milestone-gained = { $side_id ->
    [human] You gain
   *[automa] Mautoma Inc. gains
} the milestone “{ $milestone }”.
    .do = { $side_id ->
    [human] Take the milestone
   *[automa] Give Mautoma Inc. the milestone
} “{ $milestone }”.
event-milestones-closed = No longer available: { $milestones }.
    .do = Put the other copies back in the box: { $milestones }.
event-food-produced = It made { $product_id ->
    [burger] burgers
   *[pizza] pizzas
} this round.
event-nothing-produced = Mautoma Inc. made no burgers or pizzas this round: nothing happens.
event-employee-leaves = The { $employee } in the supply leaves the game.
    .do = Put the { $employee } from the supply back in the box.

# Why
criterion-most-in-freezer = most in the freezer
criterion-nearest-the-top = nearest the top of the freezers (1 = top)
criterion-house-fits = a house fits on the tile
criterion-garden-fits = a house there has room for a garden
criterion-piece-fits = all six squares free, one beside a road
criterion-reading-order = tried first, in reading order and turn by turn
criterion-counter-clockwise-from-the-bottom = first side counter-clockwise from under the house
criterion-not-hit-this-round = not hit this round
criterion-at-or-after = at or after the number on the card
criterion-next-number = next number on the map
criterion-got-this-round = got some this round
criterion-got-most-of = got most of this round
criterion-joined-by-road = joined to the house by road
    .you = only you are joined to the house by road
criterion-has-whole-demand = has everything the house wants
    .you = only you have everything the house wants
criterion-price-and-distance = lowest price plus distance
criterion-waitresses = most waitresses
criterion-first-in-turn-order = first in turn order

# The end
result-won = You win: ${ $human } against Mautoma Inc.'s ${ $automa }, after { $rounds } rounds.
result-lost = Mautoma Inc. wins: ${ $automa } against your ${ $human }, after { $rounds } rounds.
result-bankrupt = You're bankrupt after { $rounds } rounds: Mautoma Inc. wins with ${ $automa }.
result-unfinished = After { $rounds } rounds the bank hasn't broken twice: the game stops with ${ $human } for you and ${ $automa } for Mautoma Inc.

# Simulations
outcome-won = won
outcome-lost = lost
outcome-bankrupt = bankrupt
outcome-unfinished = unfinished
figure-human = your cash
figure-automa = Mautoma Inc.'s cash
figure-rounds = rounds
