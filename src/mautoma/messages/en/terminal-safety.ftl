# When a game is left
game-left-unsaved = The game is not among your saved games: { $reason }
refused-long = That is too long: no answer takes more than { $most } characters.
