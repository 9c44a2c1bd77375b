"""The Mautoma: its turn, and a chapter for each of its actions."""
