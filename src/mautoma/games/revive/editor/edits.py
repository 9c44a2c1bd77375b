"""Drawing one's own board: a drawing is a list of edits, so undo drops the last one.

size 11 13          rows and places a row; places begin without a hex
tile E3 t01       the hex belongs to a tile ("-": no hex there)
kind E3 sand      what it shows, if its tile lies open ("ask": asked for in each game)
lies t01 open       open, corner or face_down
shifted odd         which rows stand half a hex to the right
mat_top bottom      which edge the mat's picture has at its top
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from mautoma.games.revive.edition.board import MOST_ROWS
from mautoma.games.revive.map.board import ASK, CORNER, FACE_DOWN, NO_HEX, OPEN, column_number
from mautoma.games.revive.names import PALETTE
from mautoma.kernel.fault import DataError, short
from mautoma.kernel.message import Json, msg

MOST_EDITS = 5000
LIES = (FACE_DOWN, OPEN, CORNER)
KINDS = (*PALETTE, "centre", ASK)


class BadEdit(DataError):
    """A line that is no edit, or one that cannot be made here."""

    def __init__(self, key: str, **data: Json) -> None:
        super().__init__(msg(key, **data))


@dataclass(slots=True)
class Drawing:
    """`tiles[row][column]` names the tile of each place; both are counted from 0 here."""

    tiles: list[list[str]] = field(default_factory=list)
    lies: dict[str, str] = field(default_factory=dict)
    kinds: dict[tuple[int, int], str] = field(default_factory=dict)
    shifted: str = "even"
    mat_top: str = "top"

    def tile_ids(self) -> list[str]:
        """In reading order."""
        return list(dict.fromkeys(tile for row in self.tiles for tile in row if tile != NO_HEX))

    def next_tile(self) -> str:
        """A name that no tile has yet."""
        ids = self.tile_ids()
        return next(id for number in range(1, len(ids) + 2) if (id := f"t{number:02}") not in ids)

    def lies_of(self, tile: str) -> str:
        return self.lies.get(tile, FACE_DOWN)


def draw(edits: Sequence[str]) -> Drawing:
    if len(edits) > MOST_EDITS:
        raise BadEdit("edits-too-many", most=MOST_EDITS)
    drawing = Drawing()
    for edit in edits:
        verb, _, rest = edit.strip().partition(" ")
        words = rest.split()
        change, wanted = EDITS.get(verb, (None, 0))
        if change is None or len(words) != wanted:
            raise _none_of(edit, EDITS)
        change(drawing, *words)
    return drawing


def _size(drawing: Drawing, rows: str, columns: str) -> None:
    """Grows or shrinks; what lies within stays."""
    high, wide = (_count(rows), _count(columns))
    old = drawing.tiles
    drawing.tiles = [
        [old[row][column] if row < len(old) and column < len(old[row]) else NO_HEX for column in range(wide)]
        for row in range(high)
    ]
    drawing.kinds = {
        place: kind for place, kind in drawing.kinds.items() if place < (high, 0) and place[1] < wide
    }


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= MOST_ROWS):
        raise BadEdit("edit-size", given=short(text), most=MOST_ROWS)
    return int(text)


def _tile(drawing: Drawing, hex: str, tile: str) -> None:
    row, column = _place(drawing, hex)
    if tile != NO_HEX and not re.fullmatch("[a-z][a-z0-9_]{0,19}", tile):
        raise BadEdit("edit-name", given=short(tile))
    drawing.tiles[row][column] = tile
    if tile == NO_HEX:
        drawing.kinds.pop((row, column), None)


def _kind(drawing: Drawing, hex: str, kind: str) -> None:
    tile_at(drawing, hex)
    drawing.kinds[_place(drawing, hex)] = _one_of(kind, KINDS)


def _place(drawing: Drawing, hex: str) -> tuple[int, int]:
    match = re.fullmatch(r"([A-Z]{1,2})(\d{1,2})", hex)
    if match:
        row, column = int(match[2]) - 1, column_number(match[1]) - 1
        if 0 <= row < len(drawing.tiles) and 0 <= column < len(drawing.tiles[row]):
            return row, column
    raise BadEdit("edit-place", given=short(hex))


def tile_at(drawing: Drawing, hex: str) -> str:
    row, column = _place(drawing, hex)
    if drawing.tiles[row][column] == NO_HEX:
        raise BadEdit("edit-no-hex", hex=hex)
    return drawing.tiles[row][column]


def _lies(drawing: Drawing, tile: str, lies: str) -> None:
    if tile not in drawing.tile_ids():
        raise BadEdit("edit-no-tile", given=short(tile))
    drawing.lies[tile] = _one_of(lies, LIES)


def _shifted(drawing: Drawing, rows: str) -> None:
    drawing.shifted = _one_of(rows, ("even", "odd"))


def _mat_top(drawing: Drawing, edge: str) -> None:
    drawing.mat_top = _one_of(edge, ("top", "bottom"))


def _one_of(word: str, words: Sequence[str]) -> str:
    if word not in words:
        raise _none_of(word, words)
    return word


def _none_of(word: str, words: Iterable[str]) -> BadEdit:
    return BadEdit("fault-choice", given=short(word), choices=list(words))


EDITS: dict[str, tuple[Callable[..., None] | None, int]] = {
    "size": (_size, 2),
    "tile": (_tile, 2),
    "kind": (_kind, 2),
    "lies": (_lies, 2),
    "shifted": (_shifted, 1),
    "mat_top": (_mat_top, 1),
}
"""What each edit does, and how many words it takes."""
