# Il tabellone di una partita a un tavolo vero
game-board-invented = La mappa di questa edizione è inventata: non è quella della tua scatola, quindi le mosse non andrebbero bene per il tuo tavolo. Disegna la tua una volta sulla pagina (mautoma serve), in una decina di minuti; con la mappa inventata puoi solo dare un'occhiata.
watched-table = Una partita registrata a un tavolo: le istruzioni sono per chi gioca là.
