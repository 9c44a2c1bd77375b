"""Colours: those of the pictures by their light value, those of the words by names of the terminal's own."""

from __future__ import annotations

import re
from functools import cache

from rich.style import Style

from mautoma.kernel.mosaic import Cell

QUIET = "dim"
SIDES = {"human": "bold cyan", "automa": "bold red"}
NUMBER, OFFERED, CHOSEN, LOST = "bold cyan", "bold green", "bold green", "red"
MARKS = {"": QUIET, "option": NUMBER, "offered": OFFERED, "order": "bold yellow", **SIDES}
"""Of a line's mark, by what the line is."""
BAR = Style(color="#f4f1e8", bgcolor="#26343d")
"""The line that stands above each question."""

FAMILIES = {
    "manager": "#8f8f8f",
    "hiring": "#b8935a",
    "training": "#c98ab6",
    "service": "#9a80cf",
    "price": "#cfa92b",
    "city": "#c97f57",
    "kitchen": "#8db35a",
    "drinks": "#d9716b",
    "marketing": "#5fa6d6",
}
"""Of cards, as the page has them in the dark; any other family is written as it comes."""

_LIGHT = re.compile(r"#[0-9a-fA-F]{6}")


def light(tone: str) -> str | None:
    """The colour that a name falls back on."""
    found = _LIGHT.search(tone)
    return found[0] if found else None


@cache
def style_of(ground: str, ink: str, bold: bool) -> Style:
    """Ink alone, for letters on the terminal's own ground, would be too dark on some: it is only quiet."""
    if not ground:
        return Style(dim=bool(ink), bold=bold)
    return Style(color=light(ink), bgcolor=light(ground), bold=bold)


def family_style(family: str) -> Style:
    return Style(color=FAMILIES.get(family), bold=True)


def style_of_cell(cell: Cell) -> Style:
    return style_of(cell.ground, cell.ink, cell.bold)
