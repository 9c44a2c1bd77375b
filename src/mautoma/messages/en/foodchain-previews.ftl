# What a choice would do, beside its option
reaches-no-house = reaches no house
reaches-houses = reaches { $number ->
    [one] house { $houses }
   *[other] houses { $houses }
}
option-square-reaches = { $square }: { $reach }
option-lies-reaches = { $wide } wide, { $high } high: { $reach }
houses-at-distance = distance { $distance } to { $number ->
    [one] house { $houses }
   *[other] houses { $houses }
}
houses-cut-off = no road to { $number ->
    [one] house { $houses }
   *[other] houses { $houses }
}
houses-none = no house yet
previews-together = { $first }; { $last }
way-campaign = { $reach }, { $rounds ->
    [none] for ever
    [one] for 1 round
   *[other] for up to { $rounds } rounds
}
way-restaurant = restaurant at { $first }, entrance { $entrance }
way-house = house at { $first }, garden to the { $direction }
way-garden = garden to the { $direction } of house { $house }
