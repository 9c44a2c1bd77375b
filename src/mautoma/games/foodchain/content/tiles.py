"""The printed map tiles: `data/tiles.toml`, read once and checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct, field

from mautoma.games.foodchain.content import DATA
from mautoma.games.kit.files import DataError, read_entries

TILE_SIDE = 5
"""Squares."""
CENTRE = TILE_SIDE // 2

Row = Annotated[str, Meta(pattern="^[#.HBLS]{5}$")]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    rows: Annotated[tuple[Row, ...], Meta(min_length=TILE_SIDE, max_length=TILE_SIDE)]
    letter: Annotated[str, Meta(pattern="^[A-Z]$")] = field(name="id")
    house: Annotated[int, Meta(ge=1)] | None = None
    bridge: bool = False


def _house_problem(tile: Tile) -> str | None:
    cells = [(r, c) for r, row in enumerate(tile.rows) for c, kind in enumerate(row) if kind == "H"]
    if tile.house is None:
        return "house: missing, but the rows show one" if cells else None
    if not cells:
        return "house: has a number, but the rows show none"
    row, column = cells[0]
    block = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
    return None if cells == block else "rows: the house is not one block of 2×2"


def _bridge_problem(tile: Tile) -> str | None:
    around = [(2, 2), (1, 2), (3, 2), (2, 1), (2, 3)]
    if tile.bridge and any(tile.rows[r][c] != "#" for r, c in around):
        return "bridge: the centre and the four squares around it are not all road"
    return None


def read_tiles(path: Path) -> Mapping[str, Tile]:
    houses: set[int] = set()
    entries = read_entries(path, "tile", Tile)
    for tile in entries:
        problem = _house_problem(tile) or _bridge_problem(tile)
        if tile.house in houses:
            problem = f"house: number {tile.house} is used twice"
        if problem:
            raise DataError(f"{path.name}: tile {tile.letter!r}: {problem}")
        if tile.house is not None:
            houses.add(tile.house)
    return MappingProxyType({tile.letter: tile for tile in entries})


@cache
def tiles() -> Mapping[str, Tile]:
    """The tiles of the box by letter, in the order of the file."""
    return read_tiles(DATA / "tiles.toml")
