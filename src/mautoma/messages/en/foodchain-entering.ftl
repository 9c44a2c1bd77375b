# A printed card that the edition does not know yet
option-new-card = a card that is not listed: enter it now
ask-card-price = What does the new card charge for each item?
help-card-price = The printed price in dollars, before the price modifier of the mat.
ask-card-waitresses = How many waitresses does the card show?
ask-card-work = { $at ->
    [1] Working phase: what is the first icon?
   *[other] Working phase: what is icon { $at }?
}
ask-card-gain = Which products does the icon show?
card-gain-nothing = Choose at least one product.
ask-card-amount = { $icon }: what number is beside it?
ask-card-build = On which tile of the map does it build?
ask-card-dinner = Which of these does the card show for dinnertime?
ask-card-campaigns = { $at ->
    [1] Marketing: what is the first campaign?
   *[other] Marketing: what is campaign { $at }?
}
option-card-campaign = { $kind_id ->
    [drink] drink, { $rounds } rounds
   *[food] food, { $rounds } rounds
}
ask-card-houses = Which house numbers does this campaign show?
ask-card-priority = What is the blue number beside the campaigns?
ask-card-clean-up = { $at ->
    [1] Clean-up: what is the first icon?
   *[other] Clean-up: what is icon { $at }?
}
ask-card-milestone = Which milestone does it gain?
ask-card-leaves = Which employee leaves the game?
option-no-more = nothing more
ask-card-right = Does the card look like this?
option-card-right = Yes, just like this
field-dinner = Dinnertime
event-card-entered = { $card } is entered, and known from now on.
tracker-not-entered = Still to come: { $number }. Not all cards of this group are entered yet.
option-card-leaves = { $employee }
