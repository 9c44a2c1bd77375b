# The board, before a game at the table
board-invented = The map of this edition is invented: it is not the one in your box, and the Mautoma's moves on it would not fit your table. Draw yours once, in about ten minutes, by tapping; or import a board that somebody else has drawn. With the invented map you can only look around.
