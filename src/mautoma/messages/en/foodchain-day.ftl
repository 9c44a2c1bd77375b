# What doesn't fit together
misfit-managers = { $over ->
    [one] One manager too many: managers report to the CEO, who has { $slots } slots.
   *[other] { $over } managers too many: managers report to the CEO, who has { $slots } slots.
}
misfit-staff = { $over ->
    [one] One card too many: there's no slot left for it.
   *[other] { $over } cards too many: there are no slots left for them.
}
misfit-hires = { $hires ->
    [one] You have one hire
   *[other] You have { $hires } hires
}: that's { $over } too many.
misfit-freezer = The freezer holds { $room }: that's { $over } too many.
misfit-producers = You have { $number } { $employee }: that's { $over } too many.

# The end of the working day
ask-end-day = End the working day?
help-end-day = Mautoma Inc. turns over its card next. Until then you can take back anything you did today.
option-end = End the working day
step-end-of-day = end of the working day
day-hired = Hired: { $employees }.
day-trained = Trained: { $employees }.
day-campaigns = Campaigns started: { $number }.
day-goods = Brought: { $products }.
day-built = Built: { $buildings }.
day-empty = You did nothing today.
day-hires-left = Still possible: { $number ->
    [one] one hire
   *[other] { $number } hires
}.
day-trainings-left = Still possible: { $number ->
    [one] one training
   *[other] { $number } trainings
}.
day-idle = Still idle: { $employees }.
building-house = { $number ->
    [one] house
   *[other] houses
}
building-garden = { $number ->
    [one] garden
   *[other] gardens
}
building-restaurant = { $number ->
    [one] restaurant
   *[other] restaurants
}
