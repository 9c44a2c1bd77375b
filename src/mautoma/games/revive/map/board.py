"""The geometry of the map: hexes in rows, tiles as groups of hexes. It never changes during a game.

A hex is an index; it is called as on a map, by the letter of its column and its row: "E3". Hexes stand on
their points, so a row is straight and its neighbours are shifted by half a hex.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

FACE_DOWN = "face_down"
OPEN = "open"
CORNER = "corner"

NO_HEX = "-"
ASK = "ask"


@dataclass(slots=True, frozen=True)
class Tile:
    """`kinds` are those printed or known beforehand, hex by hex; ASK where the table must tell."""

    id: str
    lies: str
    hexes: tuple[int, ...]
    kinds: tuple[str, ...]
    name: str
    """What it is called: as its first hex."""


@dataclass(slots=True, frozen=True)
class Board:
    names: tuple[str, ...]
    rows: tuple[int, ...]
    """The row of each hex, from 1."""
    columns: tuple[int, ...]
    halves: tuple[int, ...]
    """How far right each hex stands, in halves of a hex."""
    neighbours: tuple[tuple[int, ...], ...]
    tiles: tuple[Tile, ...]
    tile_of: tuple[int, ...]
    mat_top: str
    """Which edge of the map the mat's picture has at its top: "top" or "bottom"."""

    def __len__(self) -> int:
        return len(self.names)

    @property
    def row_count(self) -> int:
        return max(self.rows)

    def index(self, name: str) -> int:
        return self.names.index(name)

    def tile(self, id: str) -> int:
        return next(number for number, tile in enumerate(self.tiles) if tile.id == id)

    def centre(self) -> list[int]:
        return [
            hex
            for tile in self.tiles
            for hex, kind in zip(tile.hexes, tile.kinds, strict=True)
            if kind == "centre"
        ]


def name(row: int, column: int) -> str:
    return f"{column_name(column)}{row}"


def column_name(column: int) -> str:
    """A to Z, then AA, AB …"""
    before, last = divmod(column - 1, len(ascii_uppercase))
    return (column_name(before) if before else "") + ascii_uppercase[last]


def column_number(name: str) -> int:
    number = 0
    for letter in name:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return number


def is_shifted(row: int, shifted: str) -> bool:
    return (row % 2 == 0) == (shifted == "even")


def neighbour_places(row: int, column: int, shifted: str) -> list[tuple[int, int]]:
    """The six places around a place, whether or not there are hexes."""
    left = 0 if is_shifted(row, shifted) else -1
    beside = [(row, column - 1), (row, column + 1)]
    return beside + [(row + up, column + left + right) for up in (-1, 1) for right in (0, 1)]


def lay_out(
    rows: Sequence[Sequence[str]],
    lies: Mapping[str, str],
    kinds: Mapping[str, Sequence[str]],
    shifted: str = "even",
    mat_top: str = "top",
) -> Board:
    """The board from the tile each place belongs to; tiles without an entry in `lies` are face down."""
    places = [
        (row, column)
        for row, tiles in enumerate(rows, 1)
        for column, tile in enumerate(tiles, 1)
        if tile != NO_HEX
    ]
    at = {place: hex for hex, place in enumerate(places)}
    owner = [rows[row - 1][column - 1] for row, column in places]
    ids = list(dict.fromkeys(owner))
    names = tuple(name(*place) for place in places)
    return Board(
        names=names,
        rows=tuple(row for row, _ in places),
        columns=tuple(column for _, column in places),
        halves=tuple(2 * column + is_shifted(row, shifted) for row, column in places),
        neighbours=tuple(
            tuple(at[other] for other in neighbour_places(*place, shifted) if other in at) for place in places
        ),
        tiles=tuple(_tile(id, owner, lies.get(id, FACE_DOWN), kinds.get(id), names) for id in ids),
        tile_of=tuple(ids.index(id) for id in owner),
        mat_top=mat_top,
    )


def _tile(
    id: str, owner: Sequence[str], lies: str, kinds: Sequence[str] | None, names: Sequence[str]
) -> Tile:
    hexes = tuple(hex for hex, tile in enumerate(owner) if tile == id)
    return Tile(id, lies, hexes, tuple(kinds) if kinds else (ASK,) * len(hexes), names[hexes[0]])
