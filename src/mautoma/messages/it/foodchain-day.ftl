# Che cosa non va bene insieme
misfit-managers = { $over ->
    [one] Un dirigente di troppo: i dirigenti rispondono al CEO, che ha { $slots } posti.
   *[other] { $over } dirigenti di troppo: i dirigenti rispondono al CEO, che ha { $slots } posti.
}
misfit-staff = { $over ->
    [one] Una carta di troppo: non c'è più posto.
   *[other] { $over } carte di troppo: non c'è più posto.
}
misfit-hires = { $hires ->
    [one] Hai un'assunzione
   *[other] Hai { $hires } assunzioni
}: { $over } di troppo.
misfit-freezer = Nel freezer c'è posto per { $room } prodotti: { $over } di troppo.
misfit-producers = Hai { $number } { $employee }: { $over } di troppo.

# La fine della giornata di lavoro
ask-end-day = Chiudi la giornata di lavoro?
help-end-day = Poi la Mautoma Inc. gira la sua carta. Fino a quel momento puoi annullare tutto ciò che hai fatto oggi.
option-end = Chiudi la giornata di lavoro
step-end-of-day = fine della giornata di lavoro
day-hired = Assunzioni: { $employees }.
day-trained = Formazione: { $employees }.
day-campaigns = Campagne iniziate: { $number }.
day-goods = Prodotti: { $products }.
day-built = Costruzioni: { $buildings }.
day-empty = Oggi non hai fatto nulla.
day-hires-left = Puoi ancora fare { $number ->
    [one] un'assunzione
   *[other] { $number } assunzioni
}.
day-trainings-left = Puoi ancora fare { $number ->
    [one] un passo di formazione
   *[other] { $number } passi di formazione
}.
day-idle = Ancora senza lavoro: { $employees }.
building-house = { $number ->
    [one] casa
   *[other] case
}
building-garden = { $number ->
    [one] giardino
   *[other] giardini
}
building-restaurant = { $number ->
    [one] ristorante
   *[other] ristoranti
}
