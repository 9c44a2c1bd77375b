hint-off = basta
command-hint = consiglio
    .help = dice cosa farebbe qui un giocatore forte; «consiglio basta» continua senza suggerimenti
review-begins = Riguardo le tue risposte: ci vogliono alcuni secondi.
command-review = rivedi
    .help = a partita finita: le risposte che sono costate di più, e che cosa sarebbe stato meglio
saved-hints = { $hints ->
    [one] un suggerimento
   *[other] { $hints } suggerimenti
  }
