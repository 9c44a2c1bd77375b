# Che cosa farebbe una scelta, accanto alla sua opzione
reaches-no-house = non raggiunge nessuna casa
reaches-houses = raggiunge { $number ->
    [one] la casa { $houses }
   *[other] le case { $houses }
}
option-square-reaches = { $square }: { $reach }
option-lies-reaches = larga { $wide }, alta { $high }: { $reach }
houses-at-distance = distanza { $distance } { $number ->
    [one] dalla casa { $houses }
   *[other] dalle case { $houses }
}
houses-cut-off = nessuna strada verso { $number ->
    [one] la casa { $houses }
   *[other] le case { $houses }
}
houses-none = ancora nessuna casa
previews-together = { $first }; { $last }
way-campaign = { $reach }, { $rounds ->
    [none] per sempre
    [one] per 1 round
   *[other] fino a { $rounds } round
}
way-restaurant = ristorante in { $first }, ingresso { $entrance }
way-house = casa in { $first }, giardino a { $direction }
way-garden = giardino a { $direction } della casa { $house }
