# Food Chain Magnate come un tavolo da gioco: cifre, carte, la cena di stasera

status-human = Tu
status-automa = La Mautoma Inc.
status-bank = Banca
status-cash = { $cash }$
status-reserve = carta riserva { $reserve }$
status-bank-broken = { $times ->
    [1] esaurita una volta
   *[other] esaurita due volte
}
view-product = { $product }

# Carte
card-campaign = Campagna
card-busy = { $medium } { $number }
card-slots = dirigente, { $number } posti
card-hires = assume { $number }
card-hires-or-saves = { $number } assunzioni, o 5$ in meno di salari ciascuna
card-trains = { $number ->
    [one] forma di 1 passo
   *[other] forma di { $number } passi
}
card-tips = { $tips }$ di mance, vince i pareggi
card-price = prezzo { $price }
card-bonus = +{ $percent }% dell'incasso della cena
card-cooks = { $products }
card-cooks-any = { $number ->
    [one] 1 hamburger o 1 pizza
   *[other] { $number } hamburger o pizze
}
card-drinks-any = { $number ->
    [one] 1 bevanda a scelta
   *[other] { $number } bevande di un tipo
}
card-drinks-road = su strada, distanza { $range }: { $number } bevande per rifornimento
card-drinks-air = in volo, distanza { $range }: { $number } bevande per rifornimento
card-campaigns = { $medium_id ->
    [billboard] cartellone
    [mailbox] fino alla cassetta postale
    [airplane] fino all'aereo
   *[radio] fino alla radio
}, { $range ->
    [0] qualsiasi distanza
   *[other] distanza { $range }
}, { $eternal ->
    [yes] per sempre
   *[no] { $rounds } round
}
card-builds = piazza una casa o un giardino
card-salary = { $cash }$
card-from = Si forma da: { $old_employees }
card-hired = Si assume direttamente
card-into = Diventa: { $new_employees }
card-left = Ancora nella riserva: { $number }

total-slots = Posti liberi
total-managers = Per dirigenti
total-hires = Assunzioni
total-trains = Passi di formazione
total-food = Cibi
total-drinks = Bevande
total-price = Prezzo unitario
total-salaries = Salari dovuti

family-manager = Dirigenti
family-hiring = Assunzioni
family-training = Formazione
family-service = Servizio
family-price = Prezzi e cassa
family-city = La città
family-kitchen = Cucina
family-drinks = Bevande
family-marketing = Marketing

# Stasera
listing-tonight = Stasera
listing-dinner = Cena
listing-demand = Nuove richieste
demand-more = Nuove
scene-bank-breaks = La banca si esaurisce
scene-bank-breaks-again = La banca si esaurisce di nuovo
tonight-house = Casa
tonight-wants = Vuole
tonight-human = Tu
tonight-automa = Rivale
tonight-goes = Ora
tonight-went = Cena da
tonight-staffed = O con personale
tonight-garden = { $number } ❀
tonight-offer = { $price }+{ $distance }
tonight-no-road = nessuna strada
tonight-served = { $side_id ->
    [human] tu { $income }$
   *[automa] rivale { $income }$
}
tonight-nobody = nessuno
tonight-reasons = { $reasons }.
tonight-note = Vende chi ha la somma più bassa di prezzo e distanza. La Mautoma Inc. non ha ancora girato la sua carta: qui conta ogni carta che può uscire, con prezzo e prodotti.
tonight-unbuilt = Quello che puoi ancora costruire non conta.
tonight-total = Totale
tonight-or = { $first } o { $last }
tonight-same = –
tonight-because = { $choice ->
    [human] Tu
    [automa] Rivale
   *[nobody] Nessuno
}: { $reasons }.

# Organizzare l'azienda
offer-structure = Come nel round scorso, più i nuovi

tonight-lost-joined-by-road = { $side_id ->
    [human] nessuna strada ti collega alla casa
   *[automa] nessuna strada collega la Mautoma Inc. alla casa
}
tonight-lost-has-whole-demand = { $side_id ->
    [human] non hai tutto ciò che vuole
   *[automa] la Mautoma Inc. non ha tutto ciò che vuole
}
tonight-lost-price-and-distance = { $side_id ->
    [human] il tuo { $theirs } perde contro { $best }
   *[automa] il suo { $theirs } perde contro il tuo { $best }
}
tonight-lost-waitresses = { $side_id ->
    [human] è un pareggio e hai meno cameriere ({ $theirs } a { $best })
   *[automa] è un pareggio e hai più cameriere ({ $best } a { $theirs })
}
tonight-lost-nobody = nessuno ha tutto ciò che vuole
tonight-lost-first-in-turn-order = è un pareggio e tu vieni prima nell'ordine di turno
