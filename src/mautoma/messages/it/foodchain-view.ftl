# Disegni e sezioni
picture-board = La città
picture-company = La tua azienda
picture-card = La carta azione della Mautoma Inc.
picture-mat = Il playmat della Mautoma Inc.
picture-milestones = Obiettivi
picture-employees = Impiegati
summary = { $round ->
    [0] Inizio
   *[other] Round { $round }: tu { NUMBER($human) }$, la Mautoma Inc. { NUMBER($automa) }$
  }

view-alt-board = Mappa della città con { $houses } case, di cui { $hungry } con richieste; i tuoi ristoranti: { $restaurants }; ristoranti della Mautoma Inc. intorno alla mappa: { $outside }; le tue campagne: { $campaigns }; pile delle campagne della Mautoma Inc.: { $stacks }.
view-alt-mat = Playmat della Mautoma Inc.: { $cash }$; freezer dall'alto: { $products }; marker delle vendite sulla casella { $spot }, modificatore del prezzo { $modifier }; obiettivi: { $milestones }.
view-alt-milestones = Obiettivi: { $left } ancora disponibili, { $yours } tuoi.

# Parole da sole
view-employee = { $employee }
view-milestone = { $milestone }
view-card = { $card }
view-group = { $group }
group-round-1-2 = Round 1 e 2
group-phase-1 = Phase I
group-phase-2 = Phase II
group-phase-3 = Phase III
medium-radio = radio
medium-airplane = aereo
medium-mailbox = cassetta postale
medium-billboard = cartellone

# La città
view-source = punto di rifornimento: { $product }
view-soon = presto
view-restaurant = Il tuo ristorante { $number }
view-restaurant-soon = Il tuo ristorante { $number }, di prossima apertura
view-restaurant-drive-in = Il tuo ristorante { $number }, drive-in
view-restaurant-at = { $restaurant }: { $squares }, ingresso { $entrance }.
view-outside-restaurant = Ristorante della Mautoma Inc.
view-outside-restaurants = { $number ->
    [one] Un ristorante della Mautoma Inc. fuori dalla mappa
   *[other] { $number } ristoranti della Mautoma Inc. fuori dalla mappa
}: { $exits }.
view-exit = a { $direction } di { $square }
view-campaign = La tua campagna { $number } ({ $medium }): { $product }, { $left ->
    [none] per sempre
    [one] ancora 1 round
   *[other] ancora { $left } round
}
view-campaign-at = { $campaign }; si trova in { $place }.
view-stack = La Mautoma Inc. pubblicizza { $product_id ->
    [soda] bibite
   *[other] { $product }
} alla casa { $house }, { $left ->
    [one] ancora 1 round
   *[other] ancora { $left } round
}
view-house = Casa { $number } ({ $squares }){ $garden ->
    [none] { "" }
   *[other] {" "}con giardino ({ $garden })
}, richieste: { $wanted ->
    [0] nessuna
   *[other] { $products }
}. Distanza da te: { $human ->
    [none] nessuna strada
   *[other] { $human }
}; dalla Mautoma Inc.: { $automa ->
    [none] nessuna strada
   *[other] { $automa }
}.
view-house-stack = Pila delle case: { $number ->
    [0] vuota
   *[other] { $numbers }
}. Giardini rimasti: { $gardens }.
view-legend-ground = { $road } = strada; { $bridge } = ponte; { $empty } = vuoto; { $garden } = giardino
view-legend-pieces = { $house } = casa con il suo numero; { $restaurant } = tuo ristorante, { $entrance } il suo ingresso; { $campaign } = tessera marketing con il suo numero

# Chi venderebbe
view-no-offer-yet = La Mautoma Inc. non ha ancora una carta in gioco: non si sa chi servirebbe la casa { $number }.
view-would-stay = Per ora nella casa { $number } nessuno esce a cena: { $reasons }.
view-would-eat = Per ora { $side_id ->
    [human] servi tu
   *[automa] la Mautoma Inc. serve
} la casa { $number }: { $reasons }.
view-fails = { $side_id ->
    [human] tu sei fuori
   *[automa] la Mautoma Inc. è fuori
} su «{ $criterion }»
view-loses = { $side_id ->
    [human] tu perdi
   *[automa] la Mautoma Inc. perde
} su «{ $criterion }» ({ $theirs } contro { $best })

# Azienda e playmat
view-cash = Denaro: { NUMBER($cash) }$
view-bank = Banca: { $cash }$
view-reserve-human = Carta riserva: { $reserve ->
    [0] non ancora scelta
   *[other] { $reserve }$
}
view-reserve-automa = Carta riserva della Mautoma Inc.: { $reserve ->
    [none] coperta
   *[other] { $reserve }$
}
view-deck-left = { $number ->
    [one] 1 carta nel mazzo
   *[other] { $number } carte nel mazzo
}
view-ceo-slots = Posti del CEO: { $number }
view-at-work = Al lavoro
view-at-work-are = Al lavoro con il CEO: { $employees }
view-beach = In spiaggia
view-beach-are = In spiaggia: { $employees }
view-busy = Occupati in campagne
view-busy-with = Occupato: { $employee }. { $campaign }
view-stock = Scorte
view-stock-is = Scorte: { $products }
view-milestones = Obiettivi
view-milestones-held = Obiettivi: { $milestones }
view-milestones-left = Ancora disponibili:
view-milestones-yours = Tuoi:
view-milestone-brings = { $milestone }: { $brings }
view-employee-card = { $employee } ({ $does }){ $entry ->
    [true] {""}
   *[other] , solo con la formazione
}{ $trains ->
    [0] {""}
   *[other] ; formandosi diventa { $new_employees }
}. Nella riserva: { $left }.
view-supply = Riserva
view-freezers = Freezer
view-freezers-hold = Freezer, dall'alto: { $products }
view-modifier = Modificatore del prezzo
view-modifier-at = Modificatore del prezzo: { $modifier } (da { $lowest } a { $highest })
view-sales-track = Tracciato vendite
view-sales-at = Marker delle vendite sulla casella { $spot }
view-spot = La casella { $spot } dà: { $products }{ $arrow_id ->
    [up] ; prezzo su
    [down] ; prezzo giù
   *[none] { "" }
}
view-stacks = Pile delle campagne

# La carta
view-no-card = La Mautoma Inc. non ha ancora una carta in gioco.
view-card-name = { $card } ({ $group })
view-price-sum = { $price }$ { $modifier } = { $sum }$
view-unit-price = Prezzo unitario: { $sum }
view-waitresses = Cameriere: { $number }
view-card-work = Al lavoro
view-card-dinner = Ora di cena
view-card-marketing = Campagne pubblicitarie
view-card-clean-up = Pulizia
view-listed = { $title }: { $items }
view-priority = priorità
view-priority-at = Le sue campagne hanno priorità { $number }.
view-icon-gain = { $products }
view-icon-most-drink = { $number } della bevanda più presente
view-icon-most-food = { $number } del cibo più presente
view-icon-least = { $number } del prodotto meno presente
view-icon-payout = incasso delle vendite
view-icon-build = costruisce in
view-icon-build-on = costruisce nel quadrante { $tile }
view-icon-sales = marker vendite +1 per casa servita
view-icon-milestone-cash = 1$ per obiettivo
view-campaign-drink = bevanda più presente
view-campaign-food = cibo più presente
view-new-campaign = Nuova campagna: { $campaign }, per { $rounds } round, alle case { $houses }.
view-icon-produced = Primo hamburger o prima pizza prodotti
view-icon-leaves = { $employee }: esce dal gioco

# Nel tuo turno, al tavolo
glance-price = Ultimo prezzo
glance-waitresses = Cameriere
glance-products = { $products }
glance-advertises = Pubblicizza
glance-stack = { $product } { $number ->
    [one] alla casa
   *[other] alle case
} { $houses }
