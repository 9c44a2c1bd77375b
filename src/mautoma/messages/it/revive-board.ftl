# Il tabellone, prima di una partita al tavolo
board-invented = La mappa di questa edizione è inventata: non è quella della tua scatola, e le mosse del Mautoma non corrisponderebbero al tuo tavolo. Disegna la tua una volta, in una decina di minuti, toccando; oppure importa un tabellone disegnato da qualcun altro. Con la mappa inventata puoi solo dare un'occhiata.
