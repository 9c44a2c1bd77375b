"""board.toml: the geometry of the map, read strictly. See docs/editions-revive.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from mautoma.games.kit.data import Data
from mautoma.games.kit.files import Id, parse
from mautoma.games.revive.map.board import FACE_DOWN, NO_HEX, Board, lay_out
from mautoma.games.revive.names import Kind
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg
from mautoma.kernel.remember import remembered

BOARD_FILE = "board.toml"
MOST_ROWS = 30
"""And places in a row."""

RowPlace = Annotated[str, Meta(pattern="^(-|[a-z][a-z0-9_]*)$")]


class Row(Data, frozen=True):
    tiles: Annotated[tuple[RowPlace, ...], Meta(min_length=1, max_length=MOST_ROWS)]


class TileEntry(Data, frozen=True):
    id: Id
    lies: Literal["face_down", "open", "corner"] = "face_down"
    hexes: Annotated[tuple[Literal[Kind, "ask"], ...], Meta(max_length=20)] = ()


class BoardFile(Data, frozen=True):
    row: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=MOST_ROWS)]
    tile: tuple[TileEntry, ...] = ()
    shifted: Literal["even", "odd"] = "even"
    mat_top: Literal["top", "bottom"] = "top"

    def faults(self, at: Place) -> Iterator[Msg]:
        bare = lay_out([row.tiles for row in self.row], {}, {}, self.shifted)
        if not len(bare):
            yield at.field("row").fault("fault-empty-board", given=NO_HEX)
            return
        yield from _faults_of_tiles(self, at)
        if not any("centre" in tile.hexes for tile in self.tile):
            yield at.field("tile").fault("fault-no-centre")
        yield from _faults_of_shape(bare, at)


@remembered
def read_board(text: str) -> Board:
    """Remembered: an edition is written anew with every tile that is found, and its board stays as it was."""
    file = parse(text, BoardFile, BOARD_FILE)
    return lay_out(
        [row.tiles for row in file.row],
        {tile.id: tile.lies for tile in file.tile},
        {tile.id: tile.hexes for tile in file.tile if tile.hexes},
        file.shifted,
        file.mat_top,
    )


def _faults_of_tiles(file: BoardFile, at: Place) -> Iterator[Msg]:
    sizes = Counter(id for row in file.row for id in row.tiles)
    for tile in file.tile:
        place = at.named("tile", tile.id)
        if tile.id not in sizes:
            yield place.field("id").fault("fault-no-hex")
        elif tile.lies == FACE_DOWN and tile.hexes:
            yield place.field("hexes").fault("fault-face-down")
        elif tile.hexes and len(tile.hexes) != sizes[tile.id]:
            yield place.field("hexes").fault("fault-kinds", kinds=len(tile.hexes), hexes=sizes[tile.id])


def _faults_of_shape(board: Board, at: Place) -> Iterator[Msg]:
    for tile in board.tiles:
        if apart := _not_connected(board, tile.hexes):
            yield at.named("tile", tile.id).fault("fault-apart", hex=board.names[apart[0]])
    if apart := _not_connected(board, tuple(range(len(board)))):
        hex, other = board.names[apart[0]], board.names[0]
        yield at.nth("row", board.rows[apart[0]]).fault("fault-cut-off", hex=hex, other=other)


def _not_connected(board: Board, hexes: tuple[int, ...]) -> list[int]:
    """The hexes that cannot be walked to from the first without leaving the group."""
    reached, left = [hexes[0]], set(hexes[1:])
    for hex in reached:
        near = left.intersection(board.neighbours[hex])
        reached += near
        left -= near
    return sorted(left)
