# When a game is left
game-left-unsaved = The game isn't among your saved games: { $reason }
refused-long = That's too long: no answer takes more than { $most } characters.
