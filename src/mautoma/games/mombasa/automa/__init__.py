"""How the automa plays: its turn first, then a chapter of the rulebook a file."""
