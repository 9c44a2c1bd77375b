"""board.toml: the geometry of the map, read strictly. See docs/editions-revive.md."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mautoma.games.kit.files import DataError, parse
from mautoma.games.revive.map.board import FACE_DOWN, NO_HEX, Board, lay_out
from mautoma.games.revive.names import Kind

BOARD_FILE = "board.toml"

TileId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
RowPlace = Annotated[str, Meta(pattern="^(-|[a-z][a-z0-9_]*)$")]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Annotated[tuple[RowPlace, ...], Meta(min_length=1, max_length=60)]


class TileEntry(Struct, frozen=True, forbid_unknown_fields=True):
    id: TileId
    lies: Literal["face_down", "open", "corner"] = "face_down"
    hexes: tuple[Kind | Literal["ask"], ...] = ()


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    row: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=60)]
    tile: tuple[TileEntry, ...] = ()
    shifted: Literal["even", "odd"] = "even"
    mat_top: Literal["top", "bottom"] = "top"


def read_board(text: str) -> Board:
    file = parse(text, BoardFile, BOARD_FILE)
    _check_entries(file)
    board = lay_out(
        [row.tiles for row in file.row],
        {tile.id: tile.lies for tile in file.tile},
        {tile.id: tile.hexes for tile in file.tile if tile.hexes},
        file.shifted,
        file.mat_top,
    )
    _check_board(board)
    return board


def _check_entries(file: BoardFile) -> None:
    sizes: dict[str, int] = {}
    for row in file.row:
        for id in row.tiles:
            sizes[id] = sizes.get(id, 0) + 1
    seen = set()
    for tile in file.tile:
        if tile.id in seen:
            raise _fault(tile.id, "id", "used twice")
        seen.add(tile.id)
        if tile.id not in sizes:
            raise _fault(tile.id, "id", "no hex of any row belongs to it")
        if tile.lies == FACE_DOWN and tile.hexes:
            raise _fault(tile.id, "hexes", "a face-down tile shows no kinds")
        if tile.hexes and len(tile.hexes) != sizes[tile.id]:
            reason = f"{len(tile.hexes)} kinds for {sizes[tile.id]} hexes"
            raise _fault(tile.id, "hexes", reason)


def _check_board(board: Board) -> None:
    if not len(board):
        raise DataError(f'{BOARD_FILE}: row: every place is "{NO_HEX}"')
    if not board.centre():
        raise DataError(f'{BOARD_FILE}: tile: no open tile has a hex of kind "centre" (REV-D1)')
    for tile in board.tiles:
        apart = _not_connected(board, tile.hexes)
        if apart:
            raise _fault(tile.id, "", f"{board.names[apart[0]]} does not touch the rest of the tile")
    apart = _not_connected(board, tuple(range(len(board))))
    if apart:
        at = board.names[apart[0]]
        raise DataError(f"{BOARD_FILE}: row {board.rows[apart[0]]}: {at} is cut off from {board.names[0]}")


def _not_connected(board: Board, hexes: tuple[int, ...]) -> list[int]:
    """The hexes that cannot be walked to from the first without leaving the group."""
    reached = [hexes[0]]
    for hex in reached:
        reached += [near for near in board.neighbours[hex] if near in hexes and near not in reached]
    return [hex for hex in hexes if hex not in reached]


def _fault(tile: str, field: str, reason: str) -> DataError:
    return DataError(f"{BOARD_FILE}: tile '{tile}': {field + ': ' if field else ''}{reason}")
