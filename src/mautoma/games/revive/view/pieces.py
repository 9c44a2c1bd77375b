"""Pieces on a hex: M for the Mautoma, a letter for you; buildings are square, populations round."""

from __future__ import annotations

from mautoma.games.kit.colours import AUTOMA, CREAM, HUMAN
from mautoma.games.kit.svg import Attribute, Rect, box, circle, piece, polygon, text
from mautoma.games.revive.names import HUMAN as HUMAN_BUILDING
from mautoma.games.revive.names import LARGE, NO_BUILDING, SMALL
from mautoma.games.revive.state import Map
from mautoma.games.revive.view.layout import Layout, Point
from mautoma.kernel.message import msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Say

NOTHING = (NO_BUILDING, 0, False, False)
"""On a hex: no building, no populations of either side, no token."""
_SIDES = {SMALL: 15.0, LARGE: 24.0, HUMAN_BUILDING: 18.0}


def draw_pieces(map: Map, layout: Layout, say: Say) -> str:
    populations = tuple(map.populations), tuple(map.human_populations)
    you = say(msg("letter-human"))
    return _on_the_map(layout, tuple(map.buildings), *populations, tuple(map.tokens), you)


@remembered
def _on_the_map(
    layout: Layout,
    buildings: tuple[str, ...],
    populations: tuple[int, ...],
    human_populations: tuple[bool, ...],
    tokens: tuple[bool, ...],
    you: str,
) -> str:
    hexes = zip(buildings, populations, human_populations, tokens, strict=True)
    return "".join(
        [
            _pieces(*on_hex, at, you)
            for on_hex, at in zip(hexes, layout.centres, strict=True)
            if on_hex != NOTHING
        ]
    )


@remembered
def _pieces(building: str, automa: int, human: bool, token: bool, at: Point, you: str) -> str:
    x, y = at
    drawn: list[tuple[str, float, float, str]] = []
    if building != NO_BUILDING:
        mine = building in (SMALL, LARGE)
        colour = AUTOMA if mine else HUMAN
        house = square(x, y - 7, _SIDES[building], fill=colour, stroke=CREAM, stroke_width=1.5)
        drawn.append(("building", x, y - 7, house + _letter("M" if mine else you, x, y - 7)))
    if automa:
        its = circle(x - 9, y - 5.5, 8.5, fill=AUTOMA, stroke=CREAM, stroke_width=1.5)
        drawn.append(("its", x - 9, y - 5.5, its + _letter("M", x - 9, y - 5.5)))
    if human:
        yours = circle(x + 9, y - 5.5, 8.5, fill=HUMAN, stroke=CREAM, stroke_width=1.5)
        drawn.append(("yours", x + 9, y - 5.5, yours + _letter(you, x + 9, y - 5.5)))
    if token:
        diamond = [(x + 13, y + 1), (x + 19, y + 8), (x + 13, y + 15), (x + 7, y + 8)]
        drawn.append(("token", x + 13, y + 8, polygon(diamond, fill=HUMAN, stroke=CREAM, stroke_width=1.0)))
    return "".join(piece(f"{what}-{x:g}-{y:g}", px, py, svg) for what, px, py, svg in drawn)


def _letter(letter: str, x: float, y: float) -> str:
    return text(x, y, letter, 10, fill=CREAM, bold=True)


def square(x: float, y: float, side: float, **attributes: Attribute) -> str:
    """Around its middle."""
    return box(Rect(x - side / 2, y - side / 2, side, side), **attributes)
