# Che cosa farebbe una scelta, accanto alla sua opzione
reaches-no-house = non raggiunge nessuna casa
reaches-houses = raggiunge { $number ->
    [one] la casa { $houses }
   *[other] le case { $houses }
}
option-square-reaches = { $square }: { $reach }
option-lies-reaches = larga { $wide }, alta { $high }: { $reach }
houses-at-distance = distanza { $distance }: { $number ->
    [one] casa { $houses }
   *[other] case { $houses }
}
houses-cut-off = nessuna strada: { $number ->
    [one] casa { $houses }
   *[other] case { $houses }
}
houses-none = ancora nessuna casa
previews-together = { $first }; { $last }
