# The board of an edition, before a game at the table
board-first = First your board
board-import = Take in a board from a file
board-is-invented = invented board
