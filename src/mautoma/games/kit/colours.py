"""The colours that mean the same in every game. None of them says anything that a shape or a letter does
not say too."""

from __future__ import annotations

PAPER = "#faf6ec"
INK = "#2b2a27"
FAINT = "#6f6a5e"
RULE = "#d9d0ba"
HUMAN = "#1f4e5f"
AUTOMA = "#8c2f39"
OPTION = "#0b57a4"
HIGHLIGHT = "#c2005d"
