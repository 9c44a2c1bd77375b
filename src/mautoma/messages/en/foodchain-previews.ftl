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
