"""tiles.toml: the tiles of the box whose faces are known, read strictly. They are offered, never needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta

from mautoma.games.kit.data import Data
from mautoma.games.kit.files import parse
from mautoma.games.revive.map.face import Face, known_face
from mautoma.games.revive.names import Kind
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg

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

    @property
    def kinds(self) -> dict[tuple[int, int], str]:
        return {(hex.right, hex.down): hex.kind for hex in self.hexes}

    def faults(self, at: Place) -> Iterator[Msg]:
        if len(self.kinds) < len(self.hexes):
            yield at.field("hexes").fault("fault-two-hexes")


class TilesFile(Data, frozen=True):
    tile: tuple[KnownTile, ...] = ()


def read_tiles(text: str) -> Tiles:
    tiles = parse(text, TilesFile, TILES_FILE).tile
    return tuple(dict.fromkeys((known_face(tile.kinds), tile.start) for tile in tiles))
