"""Pieces on a hex: the Mautoma's carry an M, the human's an H; buildings are square, populations round."""

from __future__ import annotations

from functools import lru_cache

from mautoma.games.kit.colours import AUTOMA, CREAM, HUMAN
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Attribute, Rect, box, circle, polygon, text
from mautoma.games.revive.names import HUMAN as HUMAN_BUILDING
from mautoma.games.revive.names import LARGE, NO_BUILDING, SMALL
from mautoma.games.revive.state import Map
from mautoma.games.revive.view.layout import Layout, Point

_SIDES = {SMALL: 15.0, LARGE: 24.0, HUMAN_BUILDING: 18.0}


def draw_pieces(map: Map, layout: Layout) -> str:
    populations = tuple(map.populations), tuple(map.human_populations)
    return _on_the_map(layout, tuple(map.buildings), *populations, tuple(map.tokens))


@lru_cache(64)
def _on_the_map(
    layout: Layout,
    buildings: tuple[str, ...],
    populations: tuple[int, ...],
    human_populations: tuple[bool, ...],
    tokens: tuple[bool, ...],
) -> str:
    return "".join(map(_pieces, buildings, populations, human_populations, tokens, layout.centres))


@remembered
def _pieces(building: str, automa: int, human: bool, token: bool, at: Point) -> str:
    x, y = at
    drawn = []
    if building != NO_BUILDING:
        mine = building in (SMALL, LARGE)
        colour = AUTOMA if mine else HUMAN
        drawn.append(square(x, y - 4, _SIDES[building], fill=colour, stroke=CREAM, stroke_width=1.5))
        drawn.append(_letter("M" if mine else "H", x, y - 4))
    if automa:
        drawn.append(circle(x - 8, y - 6, 8.5, fill=AUTOMA, stroke=CREAM, stroke_width=1.5))
        drawn.append(_letter("M", x - 8, y - 6))
    if human:
        drawn.append(circle(x + 8, y - 6, 8.5, fill=HUMAN, stroke=CREAM, stroke_width=1.5))
        drawn.append(_letter("H", x + 8, y - 6))
    if token:
        diamond = [(x + 13, y + 1), (x + 19, y + 8), (x + 13, y + 15), (x + 7, y + 8)]
        drawn.append(polygon(diamond, fill=HUMAN, stroke=CREAM, stroke_width=1.0))
    return "".join(drawn)


def _letter(letter: str, x: float, y: float) -> str:
    return text(x, y, letter, 10, fill=CREAM, bold=True)


def square(x: float, y: float, side: float, **attributes: Attribute) -> str:
    """Around its middle."""
    return box(Rect(x - side / 2, y - side / 2, side, side), **attributes)
