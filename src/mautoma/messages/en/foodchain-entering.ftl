# A printed card that the edition doesn't know yet
option-new-card = a card that isn't listed: enter it now
option-forget-card = Forget a card that's listed twice
ask-forget-card = Which card should be forgotten?
option-forget = { $card } · waitresses: { $waitresses } · number { $number }
help-forget-card = It leaves your edition, too. Cards that were already played in this game aren't listed.
event-card-forgotten = Forgotten: { $card }.
ask-card-price = What price is on the new card?
option-card-price = ${ $price }
help-card-price = The printed price in dollars, before the mat's price modifier.
ask-card-waitresses = How many waitresses are on the card?
ask-card-work = { $at ->
    [1] Working phase: what's the first icon?
   *[other] Working phase: what's next?
}
ask-card-amount = { $icon }: what number's beside it?
ask-card-build = Which map tile does it build on?
ask-card-dinner = Which of these does the card show for dinnertime?
card-dinner-nothing = none of them
card-dinner-both = both
ask-card-campaigns = { $at ->
    [1] Marketing: what's the first campaign?
   *[other] Marketing: what's campaign { $at }?
}
option-card-campaign = { $kind_id ->
    [drink] drink, { $rounds } rounds
   *[food] food, { $rounds } rounds
}
ask-card-houses = { $at ->
    [1] What's the first house number of this campaign?
   *[other] And the next house number?
}
ask-card-priority = What's the blue number beside the campaigns?
option-no-number = no number
doubt-no-number = the rulebook gives every card a blue number; without one, 11 counts.
ask-card-clean-up = { $at ->
    [1] Clean-up: what's the first icon?
   *[other] Clean-up: what's icon { $at }?
}
ask-card-milestone = Which milestone does it gain?
ask-card-leaves = Which employee leaves the game?
option-no-more = nothing more
ask-card-right = Does the card look like this?
option-card-right = Yes, just like this
field-dinner = Dinnertime
event-card-entered = { $card } is entered: the program knows it from now on.
tracker-not-entered = Still to come: { $number }. You haven't entered every card of this group yet.
option-card-leaves = { $employee }

# A card without a name of its own
card-shows = ${ $price } · { $what }
card-new = a new card
card-shows-nothing = nothing else
card-houses = houses { $houses }
and-more = { $first }, { $last }

# A printed mat that nobody has entered yet
ask-mat-spot = Spot { $spot } of the sales track: tap what's printed there
    .typed = Spot { $spot } of the sales track: what's printed there?
help-mat-spot = Look at your mat. Tap an icon twice if it's there twice. You're only asked once.
    .typed = Look at your mat. Name an icon twice if it's there twice. You're only asked once.
picture-looking = The sales track
view-alt-looking = Spot { $spot } of the sales track, with { $number ->
    [0] nothing entered yet
    [1] one icon
   *[other] { $number } icons
}; below it the icons to choose from
option-spot-enough = That's all
option-spot-empty = Nothing's printed there
ask-mat-last-spot = What's the number on the last spot of the sales track?
help-mat-last-spot = The marker moves down for each house it serves, and stops there.
ask-mat-step = Price modifier track: what comes { $arrow_id ->
    [up] above
   *[down] below
} { $modifier }?
help-mat-step = Look at your mat. You're only asked once.
option-track-ends = nothing, it ends here
event-mat-entered = Noted: the program knows this part of your mat from now on.
view-spot-unknown = Spot { $spot }: not looked at yet

# Under icons to tap
palette-most-drink = Most drink
palette-most-food = Most food
palette-least = Least
palette-payout = Payout
palette-build = Builds
palette-sales-icon = Sales
palette-milestone-cash = Cash
palette-drink-2 = Drink ×2
palette-drink-3 = Drink ×3
palette-food-2 = Food ×2
palette-food-3 = Food ×3
palette-milestone = Milestone
palette-produced = Produced
palette-billboard = Billboard
palette-train = Trains
palette-leaves = Leaves
palette-one-of-each = One of each
palette-city-supply = City supply
palette-arrow-up = Price up
palette-arrow-down = Price down
