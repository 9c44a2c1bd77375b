"""From a drawing to the text of a board.toml and back; and what is still wrong with it."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.files import parse
from mautoma.games.kit.toml import write_toml
from mautoma.games.revive.edition.board import BOARD_FILE, BoardFile, read_board
from mautoma.games.revive.editor.edits import Drawing
from mautoma.games.revive.map.board import ASK, FACE_DOWN, NO_HEX, name
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Msg


def to_toml(drawing: Drawing) -> str:
    """The text of a board.toml. Rows without hexes at the end are left out."""
    rows = [_trimmed(row) for row in drawing.tiles]
    while rows and rows[-1] == [NO_HEX]:
        rows.pop()
    shown = [tile for tile in drawing.tile_ids() if drawing.lies_of(tile) != FACE_DOWN]
    return write_toml(
        {
            "shifted": drawing.shifted,
            "mat_top": drawing.mat_top,
            "row": [{"tiles": row} for row in rows],
            "tile": [{"id": tile, "lies": drawing.lies_of(tile), **_hexes(drawing, tile)} for tile in shown],
        }
    )


def _trimmed(row: Sequence[str]) -> list[str]:
    last = max((column for column, tile in enumerate(row) if tile != NO_HEX), default=0)
    return list(row[: last + 1])


def _hexes(drawing: Drawing, tile: str) -> dict[str, list[str]]:
    kinds = [
        drawing.kinds.get((row, column), ASK)
        for row, tiles in enumerate(drawing.tiles)
        for column, owner in enumerate(tiles)
        if owner == tile
    ]
    return {"hexes": kinds} if any(kind != ASK for kind in kinds) else {}


def fault(drawing: Drawing) -> Msg | None:
    """What keeps the drawing from being played on."""
    try:
        read_board(to_toml(drawing))
    except DataError as error:
        return error.faults[0]
    return None


def edits_of(text: str) -> list[str]:
    """The edits that draw the board of a file, to go on from there."""
    file = parse(text, BoardFile, BOARD_FILE)
    read_board(text)
    wide = max(len(row.tiles) for row in file.row)
    edits = [f"size {len(file.row)} {wide}", f"shifted {file.shifted}", f"mat_top {file.mat_top}"]
    places: dict[str, list[str]] = {}
    for number, row in enumerate(file.row, 1):
        for column, tile in enumerate(row.tiles, 1):
            if tile != NO_HEX:
                edits.append(f"tile {name(number, column)} {tile}")
                places.setdefault(tile, []).append(name(number, column))
    for entry in file.tile:
        edits.append(f"lies {entry.id} {entry.lies}")
        kinds = zip(places[entry.id], entry.hexes, strict=False)
        edits += [f"kind {hex} {kind}" for hex, kind in kinds if kind != ASK]
    return edits
