"""A board in coloured characters, with its key and its table beside it; beneath, if there is no room."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mautoma.kernel.mosaic import Cell, Mosaic
from mautoma.messages.voice import Voice
from mautoma.terminal.paint.inks import style_of_cell
from mautoma.terminal.paint.tables import listing_table

GAP = 2
ROOM_BESIDE = 30
"""What stands beside a board needs so many columns."""


def width_of(mosaic: Mosaic) -> int:
    return max(sum(cell_len(cell.text) for cell in row) for row in mosaic.rows)


def painted_mosaic(mosaic: Mosaic, voice: Voice, room: int, whole: bool = True) -> RenderableType:
    """What does not fit beside the board is beneath it, if the `whole` of it is wanted."""
    board = Text("\n").join(_row(row) for row in mosaic.rows)
    board.no_wrap = True
    table = mosaic.beside if mosaic.beside and mosaic.beside.rows else None
    tables = [listing_table(table, voice)] if table else []
    beside = room - width_of(mosaic) - GAP
    if beside >= ROOM_BESIDE:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=width_of(mosaic))
        grid.add_column(width=beside)
        grid.add_row(board, Group(_key(mosaic), *tables))
        return grid
    if not whole:
        return board
    return Group(board, Text(), _key(mosaic, across=1 if tables else max(1, room // ROOM_BESIDE)), *tables)


def _row(cells: tuple[Cell, ...]) -> Text:
    return Text.assemble(*((cell.text, style_of_cell(cell)) for cell in cells))


def _key(mosaic: Mosaic, across: int = 1) -> Table:
    key = Table.grid(padding=(0, 1, 0, 0))
    for start in range(0, len(mosaic.key), across):
        cells: list[Text] = []
        for sample in mosaic.key[start : start + across]:
            cells.append(Text(sample.cell.text, style_of_cell(sample.cell), no_wrap=True))
            cells.append(Text(sample.words))
        key.add_row(*cells)
    return key
