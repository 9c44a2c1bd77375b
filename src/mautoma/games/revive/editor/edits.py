"""Drawing one's own board: a drawing is a list of edits, so undo is leaving out the last.

size 11 13          rows and places a row; places begin without a hex
tile E3 t01       the hex belongs to a tile ("-": no hex there)
kind E3 sand      what it shows, if its tile lies open ("ask": asked for in each game)
lies t01 open       open, corner or face_down
shifted odd         which rows stand half a hex to the right
mat_top bottom      which edge the mat's picture has at its top
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from mautoma.games.kit.files import DataError
from mautoma.games.revive.map.board import ASK, CORNER, FACE_DOWN, NO_HEX, OPEN, column_number
from mautoma.games.revive.names import PALETTE

MOST = 30
"""Rows, and places in a row."""

MOST_EDITS = 5000
LIES = (FACE_DOWN, OPEN, CORNER)
KINDS = (*PALETTE, "centre", ASK)


class BadEdit(DataError):
    """A line that is no edit, or one that cannot be made here."""


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
        raise BadEdit(f"a drawing has at most {MOST_EDITS} edits")
    drawing = Drawing()
    for number, edit in enumerate(edits, 1):
        verb, _, rest = edit.strip().partition(" ")
        words = rest.split()
        change, wanted = EDITS.get(verb, (None, 0))
        if change is None or len(words) != wanted:
            raise BadEdit(f"edit {number}: “{edit[:40]}” is none of {', '.join(EDITS)}")
        try:
            change(drawing, *words)
        except BadEdit as fault:
            raise BadEdit(f"edit {number}: {fault}") from None
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
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= MOST):
        raise BadEdit(f"“{text[:20]}” is not a number from 1 to {MOST}")
    return int(text)


def _tile(drawing: Drawing, hex: str, tile: str) -> None:
    row, column = _place(drawing, hex)
    if tile != NO_HEX and not re.fullmatch("[a-z][a-z0-9_]{0,19}", tile):
        raise BadEdit(f"“{tile[:20]}” cannot name a tile: a small letter, then small letters and digits")
    drawing.tiles[row][column] = tile
    if tile == NO_HEX:
        drawing.kinds.pop((row, column), None)


def _kind(drawing: Drawing, hex: str, kind: str) -> None:
    tile_at(drawing, hex)
    if kind not in KINDS:
        raise BadEdit(f"“{kind[:20]}” is no kind of hex")
    drawing.kinds[_place(drawing, hex)] = kind


def _place(drawing: Drawing, hex: str) -> tuple[int, int]:
    match = re.fullmatch(r"([A-Z]{1,2})(\d{1,2})", hex)
    if match:
        row, column = int(match[2]) - 1, column_number(match[1]) - 1
        if 0 <= row < len(drawing.tiles) and 0 <= column < len(drawing.tiles[row]):
            return row, column
    raise BadEdit(f"there is no place “{hex[:20]}”")


def tile_at(drawing: Drawing, hex: str) -> str:
    row, column = _place(drawing, hex)
    if drawing.tiles[row][column] == NO_HEX:
        raise BadEdit(f"there is no hex at {hex}")
    return drawing.tiles[row][column]


def _lies(drawing: Drawing, tile: str, lies: str) -> None:
    if tile not in drawing.tile_ids():
        raise BadEdit(f"there is no tile “{tile[:20]}”")
    drawing.lies[tile] = _one_of(lies, LIES)


def _shifted(drawing: Drawing, rows: str) -> None:
    drawing.shifted = _one_of(rows, ("even", "odd"))


def _mat_top(drawing: Drawing, edge: str) -> None:
    drawing.mat_top = _one_of(edge, ("top", "bottom"))


def _one_of(word: str, words: Sequence[str]) -> str:
    if word not in words:
        raise BadEdit(f"“{word[:20]}” is none of {', '.join(words)}")
    return word


EDITS: dict[str, tuple[Callable[..., None] | None, int]] = {
    "size": (_size, 2),
    "tile": (_tile, 2),
    "kind": (_kind, 2),
    "lies": (_lies, 2),
    "shifted": (_shifted, 1),
    "mat_top": (_mat_top, 1),
}
"""What each edit does, and how many words it takes."""
