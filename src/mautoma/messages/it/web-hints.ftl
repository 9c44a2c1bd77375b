hint-ask = Tu cosa faresti?
hint-none = Senza suggerimenti in questa partita
regrets-about = Un giocatore forte riguarda ciascuna delle tue risposte accanto ad altre, con le carte nascoste ridistribuite. Ci vogliono alcuni secondi.
regrets-find = Trovale
regrets-progress = Risposte esaminate
regret-open = Guarda questo momento
regret-open-of = Guarda questo momento: { $where }
replay-back = Torna al riepilogo
replay-branch = Continua da qui in una nuova partita
history-hints = { $hints ->
    [one] un suggerimento
   *[other] { $hints } suggerimenti
  }
