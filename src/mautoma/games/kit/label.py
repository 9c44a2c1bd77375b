"""Words that fit their box, in four sizes: the smallest is 8 points on a printed card."""

from __future__ import annotations

from mautoma.games.kit.svg import DISPLAY, Attribute, Rect, broken, text, text_width
from mautoma.kernel.remember import remembered

GRAND, TITLE, BODY, SMALL = 84.0, 46.0, 36.0, 29.0
"""Units of a canvas of 10 units a millimetre."""
SIZES = (GRAND, TITLE, BODY, SMALL)
LEADING = 1.18
"""From line to line, in units of the size."""


@remembered
def label(
    rect: Rect,
    words: str,
    size: float = BODY,
    *,
    bold: bool = False,
    display: bool = False,
    anchor: str = "middle",
    fill: str | None = None,
) -> str:
    """In the middle of its box, or at its left (`anchor="start"`) or right edge (`"end"`)."""
    bold = bold or display
    size, lines = fitting(words, rect, size, bold, display)
    x = {"start": rect.x, "middle": rect.x + rect.width / 2, "end": rect.x + rect.width}[anchor]
    top = rect.y + rect.height / 2 - (len(lines) - 1) * size * LEADING / 2
    family = DISPLAY if display else None
    return "".join(
        text(
            x,
            top + at * size * LEADING,
            line,
            size,
            bold=bold,
            text_anchor=None if anchor == "middle" else anchor,
            fill=fill,
            font_family=family,
            **_pressed(line, rect.width, size, bold, display),
        )
        for at, line in enumerate(lines)
    )


@remembered
def fitting(
    words: str, rect: Rect, size: float = BODY, bold: bool = False, display: bool = False
) -> tuple[float, tuple[str, ...]]:
    """The largest size up to this one at which the words fit, and their lines. If none is small enough: the
    smallest, in as many lines as there is room for."""
    for each in (each for each in SIZES if each <= size):
        lines = broken(words, rect.width, each, bold, display)
        widest = max((text_width(line, each, bold, display) for line in lines), default=0)
        if widest <= rect.width and len(lines) <= _room(rect, each):
            return each, lines
    width = rect.width
    while len(lines := broken(words, width, SMALL, bold, display)) > max(1, _room(rect, SMALL)):
        width *= 1.1
    return SMALL, lines


def _room(rect: Rect, size: float) -> int:
    """How many lines there is room for."""
    return int((rect.height / size - 1) / LEADING + 1.01)


def _pressed(line: str, width: float, size: float, bold: bool, display: bool) -> dict[str, Attribute]:
    """What cannot be broken is pressed together: no label leaves its box."""
    if text_width(line, size, bold, display) <= width:
        return {}
    return {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
