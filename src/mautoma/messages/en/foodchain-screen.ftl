# Food Chain Magnate as a game table: figures, cards, tonight's dinner

status-human = You
status-automa = Mautoma Inc.
status-bank = Bank
status-cash = ${ $cash }
status-reserve = reserve card ${ $reserve }
status-bank-broken = { $times ->
    [1] broke once
   *[other] broke twice
}
view-product = { $product }

# Cards
card-campaign = Campaign
card-busy = { $medium } { $number }
card-slots = manager, { $number } slots
card-hires = { $number ->
    [one] hires 1
   *[other] hires { $number }
}
card-hires-or-saves = { $number } hires, or $5 off salaries each
card-trains = { $number ->
    [one] trains 1 step
   *[other] trains { $number } steps
}
card-tips = ${ $tips } tips, breaks ties
card-price = price { $price }
card-bonus = +{ $percent }% of dinner's cash
card-cooks = { $products }
card-cooks-any = { $number } burger or pizza
card-drinks-any = { $number ->
    [one] 1 drink of any type
   *[other] { $number } drinks of one type
}
card-drinks-road = by road, range { $range }: { $number } drinks a source
card-drinks-air = by air, range { $range }: { $number } drinks a source
card-campaigns = { $medium_id ->
    [billboard] billboard
    [mailbox] up to mailbox
    [airplane] up to airplane
   *[radio] up to radio
}, { $range ->
    [0] any range
   *[other] range { $range }
}, { $eternal ->
    [yes] for ever
   *[no] { $rounds } rounds
}
card-builds = places a house or a garden
card-salary = ${ $cash }
card-from = Trained from: { $old_employees }
card-hired = Hired directly
card-into = Trains into: { $new_employees }
card-left = Left in the supply: { $number }

total-slots = Free slots
total-managers = For managers
total-hires = Hires
total-trains = Training steps
total-food = Food
total-drinks = Drinks
total-price = Unit price
total-salaries = Salaries due

family-manager = Managers
family-hiring = Hiring
family-training = Training
family-service = Service
family-price = Prices and cash
family-city = The city
family-kitchen = Kitchen
family-drinks = Drinks
family-marketing = Marketing

# Tonight
listing-tonight = Tonight
listing-dinner = Dinner
listing-demand = New demand
demand-more = New
scene-bank-breaks = The bank breaks
scene-bank-breaks-again = The bank breaks again
tonight-house = House
tonight-wants = Wants
tonight-human = You
tonight-automa = Rival
tonight-goes = Now
tonight-went = Eats at
tonight-staffed = Or with staff
tonight-garden = { $number } ❀
tonight-offer = { $price }+{ $distance }
tonight-no-road = no road
tonight-served = { $side_id ->
    [human] you ${ $income }
   *[automa] rival ${ $income }
}
tonight-nobody = nobody
tonight-reasons = { $reasons }.
tonight-note = The lowest price plus distance sells. Mautoma Inc. hasn't turned over its card yet, so this counts every card that may come, with its price and goods.
tonight-unbuilt = What you may still build doesn't count.
tonight-total = Total
tonight-or = { $first } or { $last }
tonight-same = –
tonight-because = { $choice ->
    [human] You
    [automa] Rival
   *[nobody] Nobody
}: { $reasons }.

# Arranging the company
offer-structure = Same as last round, plus the new ones

tonight-lost-joined-by-road = { $side_id ->
    [human] no road from you to it
   *[automa] no road from Mautoma Inc. to it
}
tonight-lost-has-whole-demand = { $side_id ->
    [human] you don't have everything it wants
   *[automa] Mautoma Inc. doesn't have everything it wants
}
tonight-lost-price-and-distance = { $side_id ->
    [human] your { $theirs } loses to { $best }
   *[automa] its { $theirs } loses to your { $best }
}
tonight-lost-waitresses = { $side_id ->
    [human] it's a tie and you have fewer waitresses ({ $theirs } to { $best })
   *[automa] it's a tie and you have more waitresses ({ $best } to { $theirs })
}
tonight-lost-nobody = nobody has everything it wants
tonight-lost-first-in-turn-order = it's a tie and you're first in turn order
