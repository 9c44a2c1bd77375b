hint-ask = Tu che cosa faresti?
hint-switch-off = Disattiva i suggerimenti
hint-take = Fai così
hint-switch-on = Riattiva i suggerimenti
regrets-about = Il nostro bot forte prova ognuna delle tue risposte accanto ad altre, con le carte nascoste ridistribuite. Ci vuole qualche secondo.
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
