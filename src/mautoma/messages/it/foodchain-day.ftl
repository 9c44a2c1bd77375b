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
misfit-freezer = Il freezer ne contiene { $room }: sono { $over } di troppo.
misfit-producers = Hai { $number } { $employee }: sono { $over } di troppo.

# La fine della giornata di lavoro
ask-end-day = Finisci la giornata di lavoro?
help-end-day = Poi Mautoma Inc. gira la sua carta. Finché non lo dici, puoi annullare tutto ciò che hai fatto oggi.
option-end = finisci la giornata di lavoro
step-end-of-day = fine della giornata di lavoro
day-hired = Assunzioni: { $employees }.
day-trained = Formazione: { $employees }.
day-campaigns = Campagne cominciate: { $number }.
day-goods = Procurato: { $products }.
day-built = Costruito: { $buildings }.
day-empty = Oggi non è stato fatto nulla.
day-hires-left = Ancora possibile: { $number ->
    [one] un'assunzione
   *[other] { $number } assunzioni
}.
day-trainings-left = Ancora possibile: { $number ->
    [one] una formazione
   *[other] { $number } formazioni
}.
day-idle = Ancora senza far nulla: { $employees }.
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
