"""Shapes in SVG, as the drawings of the city and the sheets use them."""

from __future__ import annotations

from typing import NamedTuple

from mautoma.games.foodchain.draw.palette import INK, PAPER
from mautoma.games.kit import svg as kit
from mautoma.games.kit.svg import Attribute, el

_NARROW, _USUAL, _WIDE = 0.36, 0.6, 0.9
"""Widths of characters, in units of the font size."""


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


def group(*children: str, title: str | None = None, **attributes: Attribute) -> str:
    return el("g", *([kit.title(title)] if title else []), *children, **attributes)


def moved(svg: str, x: float, y: float, scale: float = 1) -> str:
    grown = "" if scale == 1 else f" scale({scale:.6g})"
    return el("g", svg, transform=f"translate({x:.6g} {y:.6g}){grown}")


def box(rect: Rect, **attributes: Attribute) -> str:
    return el("rect", x=rect.x, y=rect.y, width=rect.width, height=rect.height, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return el("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return el("circle", cx=x, cy=y, r=r, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> str:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def text_width(words: str, size: float, bold: bool = False) -> float:
    """About as wide as a wide font sets it: no font is at hand to measure with."""
    ems = sum(_NARROW if c in "iljtfrI.,:;'’|!()[] " else _WIDE if c in "mwMW→∞×+" else _USUAL for c in words)
    return ems * size * (1.1 if bold else 1)


def document(width: float, height: float, alt: str, *children: str) -> str:
    return kit.document(width, height, alt, *children, paper=PAPER, ink=INK)
