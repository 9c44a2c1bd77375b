# Pictures and sections
picture-board = The city
picture-company = Your company
picture-card = Mautoma Inc.'s card
picture-mat = Mautoma Inc.'s mat
picture-milestones = Milestones
picture-employees = Employees
summary = { $round ->
    [0] Opening
   *[other] Round { $round }: you ${ NUMBER($human) }, Mautoma Inc. ${ NUMBER($automa) }
  }

view-alt-board = Map of the city with { $houses } houses, { $hungry } of them with demand; your restaurants: { $restaurants }; Mautoma Inc.'s restaurants around the map: { $outside }; your campaigns: { $campaigns }; Mautoma Inc.'s campaign stacks: { $stacks }.
view-alt-mat = Mautoma Inc.'s mat: ${ $cash }; freezers from the top: { $products }; sales marker on spot { $spot }, price modifier { $modifier }; milestones: { $milestones }.
view-alt-milestones = Milestones: { $left } still available, { $yours } yours.

# Words by themselves
view-employee = { $employee }
view-milestone = { $milestone }
view-card = { $card }
view-group = { $group }
group-round-1-2 = Rounds 1 and 2
group-phase-1 = Phase I
group-phase-2 = Phase II
group-phase-3 = Phase III
medium-radio = radio
medium-airplane = airplane
medium-mailbox = mailbox
medium-billboard = billboard

# The city
view-source = { $product } source
view-soon = soon
view-restaurant = Your restaurant { $number }
view-restaurant-soon = Your restaurant { $number }, coming soon
view-restaurant-drive-in = Your restaurant { $number }, drive-in
view-restaurant-at = { $restaurant }: { $squares }, entrance { $entrance }.
view-outside-restaurant = Mautoma Inc.'s restaurant
view-outside-restaurants = { $number ->
    [one] Mautoma Inc. has one restaurant outside the map
   *[other] Mautoma Inc. has { $number } restaurants outside the map
}: { $exits }.
view-exit = { $direction } of { $square }
view-campaign = Your { $medium } { $number }: { $product }, { $left ->
    [none] for ever
    [one] 1 more round
   *[other] { $left } more rounds
}
view-campaign-at = { $campaign }; it's at { $place }.
view-stack = Mautoma Inc. advertises { $product } at house { $house }, { $left ->
    [one] 1 more round
   *[other] { $left } more rounds
}
view-house = House { $number } ({ $squares }){ $garden ->
    [none] { "" }
   *[other] {" "}with garden ({ $garden })
} wants: { $wanted ->
    [0] nothing
   *[other] { $products }
}. Distance to you: { $human ->
    [none] no road
   *[other] { $human }
}; to Mautoma Inc.: { $automa ->
    [none] no road
   *[other] { $automa }
}.
view-house-stack = House stack: { $number ->
    [0] empty
   *[other] { $numbers }
}. Gardens left: { $gardens }.
view-legend-ground = { $road } = road; { $bridge } = bridge; { $empty } = empty; { $garden } = garden
view-legend-pieces = { $house } = house by number; { $restaurant } = your restaurant, { $entrance } its entrance; { $campaign } = marketing tile by number

# Who would sell
view-no-offer-yet = Mautoma Inc. has no card in play yet: nobody knows who'd serve house { $number }.
view-would-stay = As things stand, nobody can fill house { $number }'s order. { $reasons }.
view-would-eat = As things stand, { $side_id ->
    [human] you serve
   *[automa] Mautoma Inc. serves
} house { $number }. { $reasons }.
view-fails = { $side_id ->
    [human] You're out
   *[automa] Mautoma Inc. is out
} on “{ $criterion }”
view-loses = { $side_id ->
    [human] You lose
   *[automa] Mautoma Inc. loses
} on “{ $criterion }” ({ $theirs } against { $best })

# Company and mat
view-cash = Cash ${ NUMBER($cash) }
view-bank = Bank ${ $cash }
view-reserve-human = Reserve card: { $reserve ->
    [0] not chosen yet
   *[other] ${ $reserve }
}
view-reserve-automa = Mautoma Inc.'s reserve card: { $reserve ->
    [none] face down
   *[other] ${ $reserve }
}
view-deck-left = { $number ->
    [one] 1 card left in the deck
   *[other] { $number } cards left in the deck
}
view-ceo-slots = CEO slots: { $number }
view-at-work = At work
view-at-work-are = At work with the CEO: { $employees }
view-beach = On the beach
view-beach-are = On the beach: { $employees }
view-busy = Busy with campaigns
view-busy-with = Busy: { $employee }. { $campaign }
view-stock = Stock
view-stock-is = Stock: { $products }
view-milestones = Milestones
view-milestones-held = Milestones: { $milestones }
view-milestones-left = Still available:
view-milestones-yours = Yours:
view-milestone-brings = { $milestone }: { $brings }
view-employee-card = { $employee } ({ $does }){ $entry ->
    [true] {""}
   *[other] , only by training
}{ $trains ->
    [0] {""}
   *[other] ; trains into { $new_employees }
}. In the supply: { $left }.
view-supply = Supply
view-freezers = Freezers
view-freezers-hold = Freezers, from the top: { $products }
view-modifier = Price modifier
view-modifier-at = Price modifier: { $modifier } (from { $lowest } to { $highest })
view-sales-track = Sales track
view-sales-at = Sales marker on spot { $spot }
view-spot = Spot { $spot } pays out: { $products }{ $arrow_id ->
    [up] ; price up
    [down] ; price down
   *[none] { "" }
}
view-stacks = Campaign stacks

# The card
view-no-card = Mautoma Inc. has no card in play yet.
view-card-name = { $card } ({ $group })
view-price-sum = ${ $price } { $modifier } = ${ $sum }
view-unit-price = Unit price: { $sum }
view-waitresses = Waitresses: { $number }
view-card-work = Working
view-card-dinner = Dinnertime
view-card-marketing = Marketing
view-card-clean-up = Clean-up
view-listed = { $title }: { $items }
view-priority = runs at
view-priority-at = Its campaigns run at number { $number }.
view-icon-gain = { $products }
view-icon-most-drink = { $number } of the drink it has most of
view-icon-most-food = { $number } of the food it has most of
view-icon-least = { $number } of what it has least of
view-icon-payout = sales payout
view-icon-build = builds on
view-icon-build-on = builds on the { $tile } tile
view-icon-sales = sales marker moves for each house
view-icon-milestone-cash = $1 per milestone
view-campaign-drink = drink it has most of
view-campaign-food = food it has most of
view-new-campaign = New campaign: { $campaign }, for { $rounds } rounds, at houses { $houses }.
view-icon-produced = First burger or pizza produced
view-icon-leaves = { $employee } leaves the game

# On your own turn at a real table
glance-price = Last price
glance-waitresses = Waitresses
glance-products = { $products }
glance-advertises = Advertises
glance-stack = { $product } at { $number ->
    [one] house
   *[other] houses
} { $houses }
