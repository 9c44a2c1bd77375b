"""The colours that mean the same in every game. None of them says anything that a shape or a letter does
not say too.

Each is a name with the light colour to fall back on: a page may give the name another colour in the dark.
"""

from __future__ import annotations


def tone(name: str, light: str) -> str:
    return f"var(--tone-{name},{light})"


PAPER = tone("paper", "#faf6ec")
INK = tone("ink", "#2b2a27")
FAINT = tone("faint", "#6f6a5e")
RULE = tone("rule", "#d9d0ba")
CREAM = tone("cream", "#fffdf5")
"""On which letters stand, and letters on the colour of a side."""
HUMAN = tone("human", "#1f4e5f")
AUTOMA = tone("automa", "#8c2f39")
OPTION = tone("option", "#0b57a4")
HIGHLIGHT = tone("highlight", "#c2005d")
