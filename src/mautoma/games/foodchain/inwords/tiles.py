"""The chart of the map tiles in characters."""

from __future__ import annotations

from mautoma.games.foodchain.city.grid import TILE
from mautoma.games.foodchain.content.tiles import Tile, tiles
from mautoma.games.foodchain.wording import Wording

_ACROSS = 5


def tile_lines(words: Wording) -> list[str]:
    lines = [words("view-tiles-legend")]
    chart = list(tiles().values())
    for start in range(0, len(chart), _ACROSS):
        band = chart[start : start + _ACROSS]
        lines += ["", "    ".join(_name(tile) for tile in band).rstrip()]
        lines += ["    ".join(tile.rows[row] for tile in band) for row in range(TILE)]
    return lines


def _name(tile: Tile) -> str:
    house = f" {tile.house}" if tile.house else ""
    return f"{tile.letter}{house}{'*' if tile.bridge else ''}".ljust(TILE)
