"""Shapes in SVG, and the colours. No colour says anything that a letter or a shape does not say too."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit import svg as kit
from mautoma.games.kit.svg import Attribute, el

PAPER = "#f7f5ef"
INK = "#26282b"
FAINT = "#5f635f"
RULE = "#c9c5b8"
TILE_EDGE = "#3f4347"
HUMAN = "#1d4f91"
AUTOMA = "#9c2f2f"
VALUE = "#fff6cf"
CHOSEN = "#c2005d"
OPTION = "#0b6b5d"
ARROW = "#7a3db8"

KINDS = {
    "sand": "#ecd9a6",
    "terrain": "#c6d8a8",
    "terrain_2": "#b3cc8c",
    "terrain_3": "#9fbf72",
    "small_crystal": "#dccbe8",
    "large_crystal": "#c3a6dc",
    "small_location": "#f3c6a5",
    "large_location": "#e9a87c",
    "water": "#a9cfe6",
    "lake": "#8fb8dd",
    "nothing": "#e4e2da",
    "centre": "#ffffff",
    "hidden": "#b9bcbf",
    "ask": "#ffffff",
}

Point = tuple[float, float]


def polygon(points: Sequence[Point], title: str = "", **attributes: Attribute) -> str:
    corners = " ".join(f"{x:.5g},{y:.5g}" for x, y in points)
    inside = [kit.title(title)] if title else []
    return el("polygon", *inside, points=corners, **attributes)


def line(begin: Point, end: Point, **attributes: Attribute) -> str:
    return el("line", x1=begin[0], y1=begin[1], x2=end[0], y2=end[1], **attributes)


def circle(at: Point, r: float, **attributes: Attribute) -> str:
    return el("circle", cx=at[0], cy=at[1], r=r, **attributes)


def square(at: Point, side: float, **attributes: Attribute) -> str:
    return el("rect", x=at[0] - side / 2, y=at[1] - side / 2, width=side, height=side, **attributes)


def document(width: float, height: float, alt: str, *children: str) -> str:
    return kit.document(width, height, alt, *children, paper=PAPER, ink=INK)
