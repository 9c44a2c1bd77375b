"""The position in words, for a terminal and for a screen reader."""
