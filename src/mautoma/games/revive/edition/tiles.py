"""tiles.toml: the tiles of the box whose faces are known, read strictly. They are offered, never needed."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from mautoma.games.kit.editions import Data
from mautoma.games.kit.files import DataError, parse
from mautoma.games.revive.map.face import Face, known_face
from mautoma.games.revive.names import Kind

TILES_FILE = "tiles.toml"

Tiles: TypeAlias = tuple[tuple[Face, bool], ...]
"""Faces, and whether they are of start tiles."""
Steps = Annotated[int, Meta(ge=-30, le=30)]


class TileHex(Data, frozen=True):
    """`right` along the row and `down` to the next row's hex at the lower right, from the first hex."""

    kind: Kind
    right: Steps = 0
    down: Steps = 0


class KnownTile(Data, frozen=True):
    """A `start` tile lies open from the start."""

    hexes: Annotated[tuple[TileHex, ...], Meta(min_length=1, max_length=20)]
    start: bool = False


class TilesFile(Data, frozen=True):
    tile: tuple[KnownTile, ...] = ()


def read_tiles(text: str) -> Tiles:
    tiles = parse(text, TilesFile, TILES_FILE).tile
    known = []
    for number, tile in enumerate(tiles, 1):
        kinds = {(hex.right, hex.down): hex.kind for hex in tile.hexes}
        if len(kinds) < len(tile.hexes):
            raise DataError(f"{TILES_FILE}: tile {number}: hexes: two at one place")
        known.append((known_face(kinds), tile.start))
    return tuple(dict.fromkeys(known))
