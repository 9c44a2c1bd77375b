# When a game is left
game-left-unsaved = The game is not among your saved games: { $reason }
