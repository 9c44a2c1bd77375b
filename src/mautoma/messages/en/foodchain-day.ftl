# What does not fit together
misfit-managers = { $over ->
    [one] One manager too many: managers report to the CEO, who has { $slots } slots.
   *[other] { $over } managers too many: managers report to the CEO, who has { $slots } slots.
}
misfit-staff = { $over ->
    [one] One card too many: there is no slot left for it.
   *[other] { $over } cards too many: there are no slots left for them.
}
misfit-freezer = The freezer holds { $room }: that is { $over } too many.
