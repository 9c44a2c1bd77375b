"""The chart of the map tiles: each unturned, with the letter the program gives it."""

from __future__ import annotations

from msgspec.structs import replace

from mautoma.games.foodchain.city.board import turned_rows
from mautoma.games.foodchain.city.grid import TILE
from mautoma.games.foodchain.content.products import BEER, LEMONADE, SODA, Product
from mautoma.games.foodchain.content.tiles import CENTRE, Tile, tiles
from mautoma.games.foodchain.view.colours import (
    HOUSE,
    HOUSE_EDGE,
    LAND,
    ROAD,
    ROAD_LINE,
    SOURCE,
    TILE_BORDER,
)
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import Rect, box, document, group, line, text
from mautoma.kernel.view import Picture

_UNIT = 20
TILE_UNITS = TILE * _UNIT
_NAME, _GAP, _ACROSS = 24, 12, 5
_SOURCES: dict[str, Product] = {"B": BEER, "L": LEMONADE, "S": SODA}


def tiles_picture(words: Wording) -> Picture:
    down = -(-len(tiles()) // _ACROSS)
    width = _ACROSS * (TILE_UNITS + _GAP) + _GAP
    height = down * (TILE_UNITS + _NAME + _GAP) + _GAP
    alt = words("view-alt-tiles", number=len(tiles()))
    drawn = []
    for i, tile in enumerate(tiles().values()):
        row, column = divmod(i, _ACROSS)
        x, y = _GAP + column * (TILE_UNITS + _GAP), _GAP + row * (TILE_UNITS + _NAME + _GAP)
        drawn += [
            text(x + TILE_UNITS / 2, y + _NAME / 2, tile.letter, 18, bold=True),
            draw_tile(tile, x, y + _NAME),
        ]
    return Picture(
        "tiles", document(width, height, alt, *drawn), width, height, alt, part="board", themed=True
    )


def draw_tile(tile: Tile, x: float, y: float) -> str:
    return group(
        box(Rect(x, y, TILE_UNITS, TILE_UNITS), fill=LAND),
        *(
            _square(kind, Rect(x + column * _UNIT, y + row * _UNIT, _UNIT, _UNIT))
            for row, kinds in enumerate(tile.rows)
            for column, kind in enumerate(kinds)
        ),
        _bridge(x, y) if tile.bridge else "",
        _house(tile, x, y),
        box(Rect(x, y, TILE_UNITS, TILE_UNITS), fill="none", stroke=TILE_BORDER, stroke_width=2),
    )


def turned(tile: Tile, turns: int) -> Tile:
    """As it looks after so many quarter-turns clockwise."""
    return replace(tile, rows=tuple(turned_rows(tile.rows, turns)))


def _square(kind: str, at: Rect) -> str:
    if kind == "#":
        return box(at, fill=ROAD)
    if kind in _SOURCES:
        return box(at, fill=SOURCE, stroke=INK) + ICONS(_SOURCES[kind], *at.centre, _UNIT - 4)
    return ""


def _bridge(x: float, y: float) -> str:
    """The north–south road passes over the other one."""
    left, top = x + CENTRE * _UNIT, y + CENTRE * _UNIT
    return group(
        *(
            line(rail, top - 4, rail, top + _UNIT + 4, stroke=INK, stroke_width=2)
            for rail in (left, left + _UNIT)
        ),
        line(
            left + _UNIT / 2, top - 4, left + _UNIT / 2, top + _UNIT + 4, stroke=ROAD_LINE, stroke_width=1.5
        ),
    )


def _house(tile: Tile, x: float, y: float) -> str:
    if tile.house is None:
        return ""
    row = next(row for row, kinds in enumerate(tile.rows) if "H" in kinds)
    at = Rect(x + tile.rows[row].index("H") * _UNIT, y + row * _UNIT, 2 * _UNIT, 2 * _UNIT)
    return box(at.inset(1), fill=HOUSE, stroke=HOUSE_EDGE, stroke_width=2, rx=3) + text(
        *at.centre, str(tile.house), 20, bold=True
    )


def tile_lines(words: Wording) -> list[str]:
    lines = [words("view-tiles-legend")]
    chart = list(tiles().values())
    for start in range(0, len(chart), _ACROSS):
        band = chart[start : start + _ACROSS]
        lines += ["", "    ".join(_heading(tile) for tile in band).rstrip()]
        lines += ["    ".join(tile.rows[row] for tile in band) for row in range(TILE)]
    return lines


def _heading(tile: Tile) -> str:
    house = f" {tile.house}" if tile.house else ""
    return f"{tile.letter}{house}{'*' if tile.bridge else ''}".ljust(TILE)
