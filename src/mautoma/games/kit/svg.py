"""SVG as strings: what the drawings of all games share.

Only presentation attributes, never `style`: a page's security policy allows no inline style.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from typing import NamedTuple

from mautoma.games.kit.colours import INK, PAPER
from mautoma.kernel.remember import remembered

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

DISPLAY = "var(--display,Rockwell,DejaVu Serif,Georgia,serif)"
"""For titles and money: the face that the page has for them."""

_WIDTHS = {
    0.32: " '’,.·IJijlì|",
    0.41: '-/:;f!()[]rt"',
    0.53: "*_sz“”–c?L",
    0.78: "ABCRVXZDGHNUOQw&▲▼",
    0.88: "#+<=>M×→∞−%m",
    1.0: "@W…",
}
_WIDTH = {character: width for width, characters in _WIDTHS.items() for character in characters}
"""Of the widest font that a system has, in units of the size; of all others: """
_USUAL = 0.64

Attribute = str | float | None


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


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element; its children are SVG already. `stroke_width` is written `stroke-width`."""
    written = "".join(
        [f' {_name(name)}="{_value(value)}"' for name, value in attributes.items() if value is not None]
    )
    return f"<{tag}{written}>{''.join(children)}</{tag}>" if children else f"<{tag}{written}/>"


@cache
def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def number(value: float) -> str:
    """Write 0, never -0: equal numbers are written alike, so that a shape may be remembered by them. Nobody
    sees less than a tenth of a unit, unless the whole is small; and it is numbers that weigh."""
    return f"{round(value, 2 if -10 < value < 10 else 1) + 0.0:g}"


@remembered
def title(words: str) -> str:
    """What a shape says when it is pointed at."""
    return el("title", escape(words))


@remembered
def text(x: float, y: float, words: str, size: float, *, bold: bool = False, **attributes: Attribute) -> str:
    """Words whose middle line is at `y`; centred on `x`, as all words of a drawing, unless `text_anchor` says
    otherwise."""
    weight = "700" if bold else None
    return el("text", escape(words), x=x, y=y + 0.35 * size, font_size=size, font_weight=weight, **attributes)


def group(*children: str, title: str | None = None, **attributes: Attribute) -> str:
    return el("g", *([_title(title)] if title else []), *children, **attributes)


def piece(name: str, x: float, y: float, *children: str) -> str:
    """Something that comes, moves and goes, with a name of its own in its picture: a page shows it arrive."""
    return el("g", *children, data_piece=name, data_at=f"{x:.4g} {y:.4g}")


def layer(name: str, *children: str) -> str:
    """What seldom changes in a picture: with an earlier moment of it a page sends the rest alone."""
    return f'<g data-layer="{name}">{"".join(children)}<!--/{name}--></g>'


def marks(*children: str) -> str:
    """What is pointed out in a picture, once in each that points: a page puts other marks in its place."""
    return el("g", "".join(children), data_marks="")


def moved_drawing(svg: str, x: float, y: float, scale: float = 1) -> str:
    """Of a whole drawing no copy is kept, as there is of its parts."""
    grown = "" if scale == 1 else f" scale({scale:.4g})"
    return el("g", svg, transform=f"translate({number(x)} {number(y)}){grown}")


moved = remembered(moved_drawing)


@remembered
def box(rect: Rect, **attributes: Attribute) -> str:
    return el("rect", x=rect.x, y=rect.y, width=rect.width, height=rect.height, **attributes)


@remembered
def path(d: str, **attributes: Attribute) -> str:
    return el("path", d=d, **attributes)


def polygon(points: Sequence[tuple[float, float]], title: str | None = None, **attributes: Attribute) -> str:
    corners = " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
    return el("polygon", *([_title(title)] if title else []), points=corners, **attributes)


@remembered
def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return el("circle", cx=x, cy=y, r=r, **attributes)


@remembered
def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> str:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def text_width(words: str, size: float, bold: bool = False, display: bool = False) -> float:
    """As wide as a wide font sets it: no font is at hand to measure with."""
    ems = sum([_WIDTH.get(character, _USUAL) for character in words])
    return ems * size * (1.19 if display else 1.13 if bold else 1)


@remembered
def broken(
    words: str, width: float, size: float, bold: bool = False, display: bool = False
) -> tuple[str, ...]:
    """Words in lines that fit; a word that is too long has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold, display) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def document(
    width: float,
    height: float,
    alt: str,
    *children: str,
    paper: str = PAPER,
    ink: str = INK,
    radius: float = 8,
) -> str:
    return el(
        "svg",
        el("rect", width=width, height=height, fill=paper, rx=radius),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.6g} {height:.6g}",
        role="img",
        aria_label=alt,
        font_family=FONT,
        text_anchor="middle",
        fill=ink,
    )


def small(width: float, height: float, *children: str) -> str:
    """A drawing among words, which say what it shows: as high as they are."""
    return el(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.6g} {height:.6g}",
        width=width,
        height=height,
        aria_hidden="true",
        text_anchor="middle",
        fill=INK,
    )


_title = title  # where an argument hides the name
