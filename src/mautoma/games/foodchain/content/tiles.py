"""The printed map tiles: `data/tiles.toml`, read once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct, field

from mautoma.games.foodchain.content import DATA
from mautoma.games.kit.files import read_entries

TILE_SIDE = 5
"""Squares."""
CENTRE = TILE_SIDE // 2

Row = Annotated[str, Meta(pattern="^[#.HBLS]{5}$")]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    rows: Annotated[tuple[Row, ...], Meta(min_length=TILE_SIDE, max_length=TILE_SIDE)]
    letter: Annotated[str, Meta(pattern="^[A-Z]$")] = field(name="id")
    house: Annotated[int, Meta(ge=1)] | None = None
    bridge: bool = False


@cache
def tiles() -> Mapping[str, Tile]:
    """The tiles of the box by letter, in the order of the file."""
    entries = read_entries(DATA / "tiles.toml", "tile", Tile)
    return MappingProxyType({tile.letter: tile for tile in entries})
