hint-off = basta
command-hint = suggerisci
    .help = dice che cosa farebbe qui un giocatore forte; «suggerisci basta» continua senza suggerimenti
review-begins = Riguardo le tue risposte: ci vuole qualche secondo.
command-review = rivedi
    .help = a partita finita: le risposte che sono costate di più, e che cosa sarebbe stato meglio
saved-hints = { $hints ->
    [one] un suggerimento
   *[other] { $hints } suggerimenti
  }
