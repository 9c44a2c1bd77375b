"""The game on screen as a Gymnasium environment, for programs that learn."""
