"""The terminal game: one for all games, built on questions, events and what a game shows as text."""
