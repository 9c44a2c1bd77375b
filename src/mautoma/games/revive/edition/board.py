"""board.toml: the geometry of the map, read strictly. See docs/editions-revive.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from mautoma.games.kit.editions import Data
from mautoma.games.kit.files import DataError, Id, parse
from mautoma.games.revive.map.board import FACE_DOWN, NO_HEX, Board, lay_out
from mautoma.games.revive.names import Kind

BOARD_FILE = "board.toml"

RowPlace = Annotated[str, Meta(pattern="^(-|[a-z][a-z0-9_]*)$")]


class Row(Data, frozen=True):
    tiles: Annotated[tuple[RowPlace, ...], Meta(min_length=1, max_length=60)]


class TileEntry(Data, frozen=True):
    id: Id
    lies: Literal["face_down", "open", "corner"] = "face_down"
    hexes: tuple[Kind | Literal["ask"], ...] = ()


class BoardFile(Data, frozen=True):
    row: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=60)]
    tile: tuple[TileEntry, ...] = ()
    shifted: Literal["even", "odd"] = "even"
    mat_top: Literal["top", "bottom"] = "top"


@lru_cache(8)
def read_board(text: str) -> Board:
    """Remembered: an edition is written anew with every tile that is found, and its board stays as it was."""
    file = parse(text, BoardFile, BOARD_FILE)
    if faults := [f"{BOARD_FILE}: {fault}" for fault in _faults(file)]:
        raise DataError(*faults)
    return lay_out(
        [row.tiles for row in file.row],
        {tile.id: tile.lies for tile in file.tile},
        {tile.id: tile.hexes for tile in file.tile if tile.hexes},
        file.shifted,
        file.mat_top,
    )


def _faults(file: BoardFile) -> Iterator[str]:
    bare = lay_out([row.tiles for row in file.row], {}, {}, file.shifted)
    if not len(bare):
        yield f'row: every place is "{NO_HEX}"'
        return
    yield from _faults_of_entries(file)
    if not any("centre" in tile.hexes for tile in file.tile):
        yield 'tile: no open tile has a hex of kind "centre" (REV-D1)'
    yield from _faults_of_shape(bare)


def _faults_of_entries(file: BoardFile) -> Iterator[str]:
    sizes = Counter(id for row in file.row for id in row.tiles)
    seen = set()
    for tile in file.tile:
        where = f"tile '{tile.id}'"
        if tile.id in seen:
            yield f"{where}: id: used twice"
        seen.add(tile.id)
        if tile.id not in sizes:
            yield f"{where}: id: no hex of any row belongs to it"
        elif tile.lies == FACE_DOWN and tile.hexes:
            yield f"{where}: hexes: a face-down tile shows no kinds"
        elif tile.hexes and len(tile.hexes) != sizes[tile.id]:
            yield f"{where}: hexes: {len(tile.hexes)} kinds for {sizes[tile.id]} hexes"


def _faults_of_shape(board: Board) -> Iterator[str]:
    for tile in board.tiles:
        if apart := _not_connected(board, tile.hexes):
            yield f"tile '{tile.id}': {board.names[apart[0]]} does not touch the rest of the tile"
    if apart := _not_connected(board, tuple(range(len(board)))):
        yield f"row {board.rows[apart[0]]}: {board.names[apart[0]]} is cut off from {board.names[0]}"


def _not_connected(board: Board, hexes: tuple[int, ...]) -> list[int]:
    """The hexes that cannot be walked to from the first without leaving the group."""
    reached = [hexes[0]]
    for hex in reached:
        reached += [near for near in board.neighbours[hex] if near in hexes and near not in reached]
    return [hex for hex in hexes if hex not in reached]
