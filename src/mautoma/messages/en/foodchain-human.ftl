# The human's side of Food Chain Magnate: questions, options, events, and the words for the cards.

step-hire = Hire
step-train = Train
step-campaigns = Campaigns
step-food-and-drinks = Food and drinks
step-houses-and-gardens = Houses and gardens
step-restaurants = Restaurants

# Opening
ask-reserve = Choose your reserve card.
help-reserve = The first time the bank breaks, both reserve cards go into it, and your CEO gets the higher of their two slot numbers.
option-reserve = ${ $cash }, { $slots } CEO slots
event-reserve-chosen = You choose the reserve card of ${ $cash }.
ask-first-restaurant = Where does your first restaurant go?
    .typed = Place your first restaurant: choose one of its squares.
help-first-restaurant = It takes two by two empty squares, with a corner next to a road.
ask-entrance = Which corner is the entrance?
help-entrance = The entrance must be next to a road; distances count from there.
event-restaurant-opened = You open a restaurant at { $square }, entrance { $entrance }.

# Restructuring
ask-structure = Who goes to work? Your CEO has { $slots } slots.
help-structure = Managers report to the CEO and take anyone but managers. Everyone you don't send to work goes to the beach: they do nothing there, but only they can be trained.
event-structure = At work: { $at_work_employees }. On the beach: { $beach_employees }.
option-employee = { $employee } ({ $does })
option-employees = { $employee } ×{ $count } ({ $does })

# Hire and train
ask-hire = Who do you hire? { $left ->
    [one] You have one hire.
   *[other] You have { $left } hires.
}
help-hire = New cards go to the beach. Each hire a recruiting manager or HR director doesn't use takes $5 off salaries.
ask-hire-to-train = Who do you hire from an empty pile? Hires left: { $left }.
help-hire-to-train = From an empty pile you can only hire someone you train at once.
event-hired = You hire: { $employees }.
event-hired-to-train = You hire from an empty pile and train at once: { $employee }.
event-free-employees = “{ $milestone }” brings you { $employees }.
ask-train = Who do you train?
help-train = Only cards on the beach can be trained. A coach or guru can spend every step on one card; for several trainers on one card you need the milestone for paying $20 in salaries.
ask-train-into = What does your { $employee } become?
help-train-into = Only the last card has to be in the supply, not the ones in between.
event-trained = You train: { $employee } → { $new_employee }.

# Campaigns
event-drive-ins = Your open restaurants are drive-ins until clean-up: all four corners are entrances.
ask-campaign = Which campaign do you start?
help-campaign = Your marketeer stays busy until the campaign ends.
ask-campaign-marketeer = Who starts it?
option-tile = { $marketing } { $tile_number } ({ $wide }×{ $high })
ask-campaign-square = { $how ->
    [moved] Where does it go?
   *[named] { $squares ->
        [1] Which square does it go on?
       *[other] Choose the tile's top-left square.
    }
}
    .typed = { $squares ->
        [1] Which square does it go on?
       *[other] Which square is its top left?
    }
help-campaign-square = Empty squares next to a road within range. The list names each place by its top-left square.
ask-campaign-lies = Which way round?
option-lies = { $wide } wide, { $high } high
ask-campaign-edge = Which edge of the map does the airplane fly in from?
ask-campaign-berth = Which rows or columns does it fly over?
option-berth = { $lines_id ->
    [columns] { $direction }, columns { $first } to { $last }
   *[rows] { $direction }, rows { $first } to { $last }
}
ask-campaign-product = What does the { $marketing } advertise?
option-product = { $product }
ask-campaign-run = What does the { $marketing } advertise, and for how many rounds?
option-run = { $product }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ask-campaign-rounds = How many rounds does the { $marketing } run?
option-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
event-tile-placed = Your { $employee } advertises { $product } with { $marketing } { $tile_number } for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
event-tile-placed-eternal = Your { $employee } advertises { $product } with { $marketing } { $tile_number }, for ever.

# Food and drinks
ask-produce = Who makes food or gets drinks?
help-produce = What you don't sell is thrown away at clean-up, unless you have the freezer.
ask-route = Which route does your { $employee } take?
help-route = Routes are named by what they bring.
option-route = { $products }
option-stay = none: stay home
event-produced = Your { $employee } { $number ->
    [one] { $made ->
        [burger] grills
        [pizza] bakes
       *[drinks] brings
    }
   *[other] { $made ->
        [burger] grill
        [pizza] bake
       *[drinks] bring
    }
} { $products }.

# Houses and gardens
ask-build = What does your new business developer place? Developers left: { $left }.
build-house = a house with a garden
build-garden = a garden for a house
build-done = nothing
ask-house-number = Which house?
help-house-number = Houses eat in number order.
option-house-number = house { $house }
ask-house-square = Where does the house go?
    .typed = Where does the house go? Choose one of its squares.
help-house-square = House and garden take two by three empty squares, one of them next to a road.
ask-house-garden = Which side of house { $house } does its garden go on?
option-garden-side = garden to the { $direction }
event-house-placed = You place house { $house } with its garden.
ask-garden-house = Which house gets a garden?
ask-garden-side = Which side of house { $house }?
event-garden-placed = You give house { $house } a garden.

# Restaurants
ask-restaurant-manager = Who opens a restaurant?
ask-restaurant-move = What does your { $employee } do?
option-new-restaurant = Open a new restaurant
option-move-restaurant = Move the restaurant at { $square }
ask-new-restaurant = Where does the new restaurant go?
    .typed = Where does the new restaurant go? Choose one of its squares.
ask-move-restaurant = Where does the restaurant move to?
    .typed = Where does the restaurant move to? Choose one of its new squares.
event-restaurant-coming-soon = A restaurant is coming soon at { $square }, entrance { $entrance }: it opens at clean-up.
event-restaurant-moved = Your restaurant moves to { $square }, entrance { $entrance }.
event-restaurant-open-now = Your restaurant at { $square } is open now.
    .do = Turn over your restaurant at { $square }: it's open now.

# Payday
ask-payday = You owe ${ $due } in salaries and have ${ $cash }.
help-payday = Every salaried card costs $5, even on the beach or busy. You can fire people before you pay.
option-pay = Pay ${ $due }
option-fire = Fire someone
ask-fire = Who do you fire? You owe ${ $due }.
ask-must-fire = You have ${ $cash } and owe ${ $due }: who do you fire?
help-must-fire = Fire until you can pay. Busy marketeers go last, and their campaigns stay.
event-fired = You fire: { $employee }.
event-cfo-fired = Your CEO is your CFO now, so you let the { $employee } go.
event-salaries-paid = You pay ${ $cash } in salaries and have ${ $left } left.

# Clean-up
ask-keep = What goes into the freezer? It holds { $room }.
event-thrown-away = You throw away { $products }.

# Words
marketing-billboard = billboard
marketing-mailbox = mailbox
marketing-airplane = airplane
marketing-radio = radio
product-burger = { $number ->
    [one] burger
   *[other] burgers
}
product-pizza = { $number ->
    [one] pizza
   *[other] pizzas
}
product-beer = { $number ->
    [one] beer
   *[other] beers
}
product-lemonade = { $number ->
    [one] lemonade
   *[other] lemonades
}
product-soda = { $number ->
    [one] soda
   *[other] sodas
}

# Employees, and what each does
employee-ceo = { $number ->
    [one] CEO
   *[other] CEOs
}
does-ceo = hires 1; always at work
employee-waitress = { $number ->
    [one] waitress
   *[other] waitresses
}
does-waitress = $3 in tips, breaks ties
employee-management-trainee = { $number ->
    [one] management trainee
   *[other] management trainees
}
does-management-trainee = manager with 2 slots
employee-junior-vice-president = { $number ->
    [one] junior vice president
   *[other] junior vice presidents
}
does-junior-vice-president = manager with 3 slots, salary $5
employee-vice-president = { $number ->
    [one] vice president
   *[other] vice presidents
}
does-vice-president = manager with 4 slots, salary $5
employee-senior-vice-president = { $number ->
    [one] senior vice president
   *[other] senior vice presidents
}
does-senior-vice-president = manager with 5 slots, salary $5
employee-executive-vice-president = { $number ->
    [one] executive vice president
   *[other] executive vice presidents
}
does-executive-vice-president = manager with 10 slots, salary $5
employee-new-business-developer = { $number ->
    [one] new business developer
   *[other] new business developers
}
does-new-business-developer = places a house or a garden, salary $5
employee-luxuries-manager = { $number ->
    [one] luxuries manager
   *[other] luxuries managers
}
does-luxuries-manager = price +$10, salary $5
employee-pricing-manager = { $number ->
    [one] pricing manager
   *[other] pricing managers
}
does-pricing-manager = price −$1
employee-discount-manager = { $number ->
    [one] discount manager
   *[other] discount managers
}
does-discount-manager = price −$3, salary $5
employee-local-manager = { $number ->
    [one] local manager
   *[other] local managers
}
does-local-manager = opens a restaurant within range 3 at clean-up; drive-ins; salary $5
employee-regional-manager = { $number ->
    [one] regional manager
   *[other] regional managers
}
does-regional-manager = opens or moves a restaurant anywhere, at once; drive-ins; salary $5
employee-cfo = { $number ->
    [one] CFO
   *[other] CFOs
}
does-cfo = +50% of the cash earned at dinner, salary $5
employee-recruiting-girl = { $number ->
    [one] recruiting girl
   *[other] recruiting girls
}
does-recruiting-girl = hires 1
employee-recruiting-manager = { $number ->
    [one] recruiting manager
   *[other] recruiting managers
}
does-recruiting-manager = 2 hires, or $5 off salaries each; salary $5
employee-hr-director = { $number ->
    [one] HR director
   *[other] HR directors
}
does-hr-director = 4 hires, or $5 off salaries each; salary $5
employee-trainer = { $number ->
    [one] trainer
   *[other] trainers
}
does-trainer = trains 1 step
employee-coach = { $number ->
    [one] coach
   *[other] coaches
}
does-coach = trains 2 steps, salary $5
employee-guru = { $number ->
    [one] guru
   *[other] gurus
}
does-guru = trains 3 steps, salary $5
employee-errand-boy = { $number ->
    [one] errand boy
   *[other] errand boys
}
does-errand-boy = 1 drink of any type
employee-cart-operator = { $number ->
    [one] cart operator
   *[other] cart operators
}
does-cart-operator = drinks by road, range 2, 2 per source, salary $5
employee-truck-driver = { $number ->
    [one] truck driver
   *[other] truck drivers
}
does-truck-driver = drinks by road, range 3, 3 per source, salary $5
employee-zeppelin-pilot = { $number ->
    [one] zeppelin pilot
   *[other] zeppelin pilots
}
does-zeppelin-pilot = drinks by air, range 4, 2 per source, salary $5
employee-marketing-trainee = { $number ->
    [one] marketing trainee
   *[other] marketing trainees
}
does-marketing-trainee = billboard, range 2, up to 2 rounds
employee-campaign-manager = { $number ->
    [one] campaign manager
   *[other] campaign managers
}
does-campaign-manager = billboard or mailbox, range 3, up to 3 rounds, salary $5
employee-brand-manager = { $number ->
    [one] brand manager
   *[other] brand managers
}
does-brand-manager = up to airplanes, any range, up to 4 rounds, salary $5
employee-brand-director = { $number ->
    [one] brand director
   *[other] brand directors
}
does-brand-director = up to radio, any range, up to 5 rounds, salary $5
employee-kitchen-trainee = { $number ->
    [one] kitchen trainee
   *[other] kitchen trainees
}
does-kitchen-trainee = 1 burger or 1 pizza
employee-burger-cook = { $number ->
    [one] burger cook
   *[other] burger cooks
}
does-burger-cook = 3 burgers, salary $5
employee-pizza-cook = { $number ->
    [one] pizza cook
   *[other] pizza cooks
}
does-pizza-cook = 3 pizzas, salary $5
employee-burger-chef = { $number ->
    [one] burger chef
   *[other] burger chefs
}
does-burger-chef = 8 burgers, salary $5
employee-pizza-chef = { $number ->
    [one] pizza chef
   *[other] pizza chefs
}
does-pizza-chef = 8 pizzas, salary $5

# Milestones, and what each brings
milestone-first-billboard = First billboard placed
brings-first-billboard = marketeers cost no salary, campaigns never end
milestone-first-to-train = First to train someone
brings-first-to-train = $15 off salaries each payday
milestone-first-to-hire-3 = First to hire 3 in one turn
brings-first-to-hire-3 = 2 management trainees at once
milestone-first-burger-marketed = First burger marketed
brings-first-burger-marketed = +$5 per burger sold
milestone-first-pizza-marketed = First pizza marketed
brings-first-pizza-marketed = +$5 per pizza sold
milestone-first-drink-marketed = First drink marketed
brings-first-drink-marketed = +$5 per drink sold
milestone-first-burger-produced = First burger produced
brings-first-burger-produced = a burger cook at once
milestone-first-pizza-produced = First pizza produced
brings-first-pizza-produced = a pizza cook at once
milestone-first-errand-boy = First errand boy played
brings-first-errand-boy = 1 more drink per errand boy and per source
milestone-first-cart-operator = First cart operator played
brings-first-cart-operator = 1 more range for cart, truck and zeppelin
milestone-first-waitress = First waitress played
brings-first-waitress = waitresses earn $5
milestone-first-to-lower-prices = First to lower prices
brings-first-to-lower-prices = price −$1 for good
milestone-first-to-have-20 = First to have $20
brings-first-to-have-20 = see the reserve cards
milestone-first-to-have-100 = First to have $100
brings-first-to-have-100 = the CEO counts as CFO
milestone-first-to-pay-20 = First to pay $20 in salaries
brings-first-to-pay-20 = several trainers on one card
milestone-first-to-throw-away = First to throw something away
brings-first-to-throw-away = a freezer for 10 items
milestone-first-airplane = First airplane campaign
brings-first-airplane = no effect in this mode
milestone-first-radio = First radio campaign
brings-first-radio = radios place 2 tokens

# Named by undo: what one did
did-campaign-square = { $answer ->
    [elsewhere] your { $marketing } somewhere else
   *[other] your { $marketing } at { $answer }
}
did-campaign-map-tile = your { $marketing }
did-campaign-lies = which way round to put your { $marketing }
did-first-restaurant = your first restaurant at { $answer }
did-report-first-restaurant = your first restaurant at { $answer }
did-report-restaurant = { $answer ->
    [elsewhere] your restaurant somewhere else
   *[other] your restaurant at { $answer }
}
did-new-restaurant = your new restaurant at { $answer }
did-move-restaurant = the move of your restaurant to { $answer }
did-house-square = your house at { $answer }
did-report-house-square = { $answer ->
    [elsewhere] the house somewhere else
   *[other] the house at { $answer }
}
