"""The printed map: tiles, roads, bridges, sources, the names along the edges."""

from __future__ import annotations

from functools import cache

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.city.grid import EAST, NEXT, NORTH, SIDE, SOUTH, TILE, WEST, squares_of
from mautoma.games.foodchain.city.roads import outside_restaurants
from mautoma.games.foodchain.view.colours import (
    BRIDGE,
    LAND,
    ROAD,
    ROAD_EDGE,
    ROAD_LINE,
    SOURCE,
    TILE_BORDER,
)
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.layout import (
    COLUMN_NAMES,
    MAP,
    MARGIN,
    NAME_BAND,
    RESTAURANT_BAND,
    UNIT,
    beside_map,
    corner,
    squares_path,
)
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import FAINT, INK, RULE
from mautoma.games.kit.svg import Rect, box, el, group, layer, line, path
from mautoma.kernel.remember import remembered

_DASHES = "7 6"
_HALF = UNIT / 2
_NAME = 16
"""The size of the names of rows and columns."""


@remembered
def draw_ground(board: Board, words: Wording) -> str:
    """The same all game, on every page."""
    sources = [_source(board, square, words) for square in board.sources]
    return layer("ground", _below(board), *sources, _tile_borders(), _names())


def _below(board: Board) -> str:
    """Land, roads and bridges."""
    bridges = [_bridge(square) for square in squares_of(board.bridges)]
    roads = squares_path(board.roads)
    kerb = path(roads, fill=ROAD_EDGE, stroke=ROAD_EDGE, stroke_width=5, stroke_linejoin="round")
    return _land() + kerb + path(roads, fill=ROAD) + _centre_lines(board) + "".join(bridges)


def _lines(positions: range, **attributes: str | float) -> str:
    d = "".join(f"M{MARGIN + i * UNIT} {MARGIN}v{MAP}M{MARGIN} {MARGIN + i * UNIT}h{MAP}" for i in positions)
    return path(d, fill="none", **attributes)


def _land() -> str:
    return path(f"M{MARGIN} {MARGIN}h{MAP}v{MAP}h-{MAP}z", fill=LAND) + _lines(
        range(1, SIDE), stroke=RULE, stroke_width=1
    )


@cache
def _tile_borders() -> str:
    return _lines(range(0, SIDE + 1, TILE), stroke=TILE_BORDER, stroke_width=2, stroke_linecap="square")


def _centre_lines(board: Board) -> str:
    roads, d = board.roads, []
    for square in squares_of(roads):
        x, y = corner(square)
        for side, step in ((EAST, f"h{UNIT}"), (SOUTH, f"v{UNIT}")):
            beyond = NEXT[side][square]
            if beyond >= 0 and roads >> beyond & 1:
                d.append(f"M{x + _HALF:g} {y + _HALF:g}{step}")
    for restaurant in outside_restaurants(board):
        x, y = corner(restaurant.square)
        outward = {NORTH: f"v-{_HALF:g}", EAST: f"h{_HALF:g}", SOUTH: f"v{_HALF:g}", WEST: f"h-{_HALF:g}"}
        d.append(f"M{x + _HALF:g} {y + _HALF:g}{outward[restaurant.side]}")
    return path("".join(d), fill="none", stroke=ROAD_LINE, stroke_width=2, stroke_dasharray=_DASHES)


def _bridge(square: int) -> str:
    """The north–south road passes over the other one, on planks between two rails."""
    x, y = corner(square)
    left, right, top, bottom = x + 3, x + UNIT - 3, y - 9, y + UNIT + 9
    rails = [
        f"M{rail + out:g} {top - 5:g}L{rail:g} {top:g}V{bottom:g}l{out} 5"
        for rail, out in ((left, -5), (right, 5))
    ]
    planks = "".join(f"M{left:g} {at:g}H{right:g}" for at in range(int(top) + 8, int(bottom), 8))
    return group(
        path(f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}z", fill=BRIDGE),
        path(planks, stroke=INK, stroke_width=0.7, opacity=0.5),
        line(x + _HALF, top, x + _HALF, bottom, stroke=ROAD_LINE, stroke_width=2.5, stroke_dasharray=_DASHES),
        path("".join(rails), fill="none", stroke=INK, stroke_width=4, stroke_linejoin="round"),
    )


def _source(board: Board, square: int, words: Wording) -> str:
    """A pond with what is drawn from it."""
    product = board.sources[square]
    x, y = corner(square)
    return group(
        box(Rect(x + 1.5, y + 1.5, UNIT - 3, UNIT - 3), rx=12, fill=SOURCE, stroke=INK, stroke_width=2),
        ICONS(product, x + _HALF, y + _HALF, 30),
        title=words("view-source", product=product),
    )


@cache
def _names() -> str:
    """Letters for the columns, numbers for the rows."""
    names = []
    for i in range(SIDE):
        for side in (NORTH, EAST, SOUTH, WEST):
            x, y = beside_map(side, i, 1, RESTAURANT_BAND, NAME_BAND).centre
            name = COLUMN_NAMES[i] if side in (NORTH, SOUTH) else str(i + 1)
            names.append(el("text", name, x=x, y=y + _NAME / 3))
    return group(*names, font_size=_NAME, fill=FAINT)
