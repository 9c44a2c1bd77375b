# The board, before a game at the table
board-invented = This edition's map is invented: it isn't the one in your box, so the Mautoma's moves on it wouldn't fit your table. Draw yours once by tapping, in about ten minutes, or import a board someone else has drawn. On the invented map you can only look around.
