"""A solo opponent for three heavy board games, played to the letter of its rulebook."""

__version__ = "0.2.0"
