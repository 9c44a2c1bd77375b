hint-ask = Tu che cosa faresti?
hint-none = Niente suggerimenti in questa partita
regrets-about = Un giocatore forte riesamina ognuna delle tue risposte e la confronta con altre, con le carte nascoste ridistribuite. Ci vuole qualche secondo.
regrets-find = Trovale
regrets-progress = Risposte esaminate
regret-open = Guarda questo momento
regret-open-of = Guarda questo momento: { $where }
replay-back = Torna allo sguardo indietro
replay-branch = Continua da qui in una nuova partita
history-hints = { $hints ->
    [one] un suggerimento
   *[other] { $hints } suggerimenti
  }
