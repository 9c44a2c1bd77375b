# The board of a game at a real table
game-board-invented = The map of this edition is invented: it is not the one in your box, and the moves on it would not fit your table. Draw yours once on the page (mautoma serve), in about ten minutes; with the invented map you can only look around.
