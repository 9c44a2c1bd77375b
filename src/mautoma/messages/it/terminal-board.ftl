# Il tabellone di una partita a un tavolo vero
game-board-invented = La mappa di questa edizione è inventata: non è quella della tua scatola, e le mosse su di essa non corrisponderebbero al tuo tavolo. Disegna la tua una volta sulla pagina (mautoma serve), in una decina di minuti; con la mappa inventata puoi solo dare un'occhiata.
