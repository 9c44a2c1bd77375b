# The board of an edition, before a game at the table
board-first = Your board first
board-import = Import a board from a file
board-is-invented = invented board
