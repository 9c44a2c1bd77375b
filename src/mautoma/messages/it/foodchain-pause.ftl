# Food Chain Magnate al tavolo: la pausa, altre correzioni, altri motivi.
event-your-first-turn = Assumi un impiegato: nessuno è ancora al lavoro. Poi la Mautoma Inc. gira la sua prima carta.
correct-breaks = quante volte si è esaurita la banca
ask-correct-breaks = Quante volte si è esaurita la banca?
breaks-0 = nessuna
breaks-1 = una volta
correct-card = la carta in gioco
ask-correct-card = Quale carta della Mautoma Inc. è in gioco?
help-correct-card = Da ora conta questa carta. Correggi a mano ciò che l'altra ha già fatto.
event-no-card-in-play = Non è ancora stata girata nessuna carta.
event-now-card = Carta in gioco: «{ $card }».
criterion-counter-clockwise-from-the-card = primo quadrante in senso antiorario da quello della carta
criterion-garden-side-fits = su questo lato ci sta un giardino
