# The board of a game at a real table
game-board-invented = This edition's map is invented: it isn't the one in your box, so moves on it wouldn't fit your table. Draw yours once on the page (mautoma serve), in about ten minutes; on the invented map you can only look around.
watched-table = A recorded game at a table: its orders are for the player there.
