"""A picture made of headings, lines and rows of chips, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mautoma.games.kit.colours import CREAM, FAINT, INK, RULE
from mautoma.games.kit.svg import Rect, box, broken, document, group, line, moved, text, text_width
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Part, Picture

WIDTH = 400
PADDING = 12
CHIP = 30
SIZE = 14
_GAP = 6


class Glyph(NamedTuple):
    """Something small, drawn around the middle of its left edge."""

    width: float
    svg: str


@remembered
def word(words: str, bold: bool = False, size: float = SIZE, fill: str = INK) -> Glyph:
    width = text_width(words, size, bold)
    return Glyph(width, text(0, 0, words, size, bold=bold, fill=fill, text_anchor="start"))


class Chip(NamedTuple):
    width: float
    svg: str


@remembered
def chip(*glyphs: Glyph, fill: str = CREAM) -> Chip:
    x, drawn = 8.0, []
    for glyph in glyphs:
        drawn.append(moved(glyph.svg, x, CHIP / 2))
        x += glyph.width + 6
    width = x + 2
    frame = box(Rect(0, 0, width, CHIP), rx=6, fill=fill, stroke=FAINT)
    return Chip(width, group(frame, *drawn))


class Sheet:
    def __init__(self, width: float = WIDTH) -> None:
        self.width = width
        self._drawn: list[str] = []
        self.y: float = PADDING

    def draw(self, svg: str, height: float) -> None:
        """Something of one's own, drawn with the cursor's `y` in mind."""
        self._drawn.append(svg)
        self.y += height

    def heading(self, words: str, right: str = "") -> None:
        if self.y > PADDING:
            self.y += 4
            self.draw(line(PADDING, self.y, self.width - PADDING, self.y, stroke=RULE, stroke_width=1.5), 4)
        title = text(PADDING, self.y + 11, words, 15, bold=True, text_anchor="start")
        aside = (
            text(self.width - PADDING, self.y + 11, right, 14, text_anchor="end", fill=FAINT) if right else ""
        )
        self.draw(title + aside, 26)

    def lines(self, words: str, bold: bool = False, size: float = SIZE) -> None:
        """Words, broken where the sheet ends."""
        for part in broken(words, self.width - 2 * PADDING, size, bold):
            self.draw(
                text(PADDING, self.y + size / 2 + 2, part, size, bold=bold, text_anchor="start"), size + 6
            )

    def chips(self, chips: Iterable[Chip]) -> None:
        x = float(PADDING)
        row: list[str] = []
        for one in chips:
            if row and x + one.width > self.width - PADDING:
                self.draw("".join(row), CHIP + _GAP)
                x, row = float(PADDING), []
            row.append(moved(one.svg, x, self.y))
            x += one.width + _GAP
        if row:
            self.draw("".join(row), CHIP + _GAP)

    def picture(self, name: str, alt: str, part: Part = "") -> Picture:
        height = self.y + PADDING - _GAP
        svg = document(self.width, height, alt, *self._drawn)
        return Picture(name, svg, self.width, height, alt, part=part, themed=True)
