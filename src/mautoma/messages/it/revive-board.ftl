# Il tabellone, prima di una partita al tavolo
board-invented = La mappa di questa edizione è inventata: non è quella della tua scatola, quindi le mosse del Mautoma non andrebbero bene per il tuo tavolo. Disegna la tua una volta, toccando, in una decina di minuti, oppure importa un tabellone disegnato da qualcun altro. Con la mappa inventata puoi solo dare un'occhiata.
