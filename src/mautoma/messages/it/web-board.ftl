# Il tabellone di un'edizione, prima di una partita al tavolo
board-first = Prima il tuo tabellone
board-import = Importa un tabellone da un file
board-is-invented = tabellone inventato
