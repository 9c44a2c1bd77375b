"""The map on the table: nine tiles, each with its turn (FCM-S1).

A board never changes during a game, so the copies of a game share one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from mautoma.games.foodchain.city.grid import (
    EAST,
    NEXT,
    NORTH,
    OFF_MAP,
    SIDE,
    SOUTH,
    TILE,
    TILE_OF,
    TILE_ORIGINS,
    WEST,
    mask_of,
    squares_of,
)
from mautoma.games.foodchain.content.products import BEER, LEMONADE, SODA, Product
from mautoma.games.foodchain.content.tiles import CENTRE, tiles
from mautoma.kernel.chance import Chance

TILES_LAID = 9
FEWEST_HOUSES = 3
_SOURCES = {"B": BEER, "L": LEMONADE, "S": SODA}


class Ground(StrEnum):
    EMPTY = "empty"
    ROAD = "road"
    HOUSE = "house"
    BEER = "beer"
    LEMONADE = "lemonade"
    SODA = "soda"


class Laid(NamedTuple):
    """A tile as laid: its letter and its quarter-turns clockwise."""

    letter: str
    turns: int


class PrintedHouse(NamedTuple):
    number: int
    squares: tuple[int, ...]
    bottom: int
    """Where the bottom of the art points; it was turned with the tile (FCM-B7)."""


class Segment(NamedTuple):
    """Road squares of one tile that are joined on that tile."""

    squares: int
    edges: tuple[int, int, int, int]
    """Per direction, which of the five squares along that side of the tile are road, as bits."""


class TurnedTile(NamedTuple):
    """A tile at one turn; squares are those it would cover as the top-left tile of the map."""

    roads: int
    empty: int
    bridge: int
    sources: tuple[tuple[int, Product], ...]
    houses: tuple[PrintedHouse, ...]
    segments: tuple[Segment, ...]


def turned_rows(rows: Sequence[str], turns: int) -> list[str]:
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return list(rows)


def _joined_on_tile(start: int, roads: int, bridge: int) -> int:
    joined = 1 << start
    waiting = [start]
    while waiting:
        square = waiting.pop()
        for direction in (NORTH, EAST, SOUTH, WEST):
            following = NEXT[direction][square]
            if following != OFF_MAP and bridge >> following & 1:
                joined |= bridge
                following = NEXT[direction][following]
            if following == OFF_MAP or TILE_OF[following] != 0:
                continue
            bit = 1 << following
            if roads & bit and not joined & bit:
                joined |= bit
                waiting.append(following)
    return joined


def _edges(mask: int) -> tuple[int, int, int, int]:
    last = TILE - 1
    north = sum((mask >> i & 1) << i for i in range(TILE))
    east = sum((mask >> i * SIDE + last & 1) << i for i in range(TILE))
    south = sum((mask >> last * SIDE + i & 1) << i for i in range(TILE))
    west = sum((mask >> i * SIDE & 1) << i for i in range(TILE))
    return north, east, south, west


def _segments(roads: int, bridge: int) -> tuple[Segment, ...]:
    segments = []
    left = roads & ~bridge
    while left:
        joined = _joined_on_tile(squares_of(left)[0], roads, bridge)
        segments.append(Segment(joined, _edges(joined)))
        left &= ~joined
    return tuple(segments)


@cache
def turned_tile(letter: str, turns: int) -> TurnedTile:
    tile = tiles()[letter]
    kinds = {
        row * SIDE + column: kind
        for row, line in enumerate(turned_rows(tile.rows, turns))
        for column, kind in enumerate(line)
    }
    roads = mask_of(s for s, kind in kinds.items() if kind == "#")
    bridge = 1 << (CENTRE * SIDE + CENTRE) if tile.bridge else 0
    house = tuple(s for s, kind in kinds.items() if kind == "H")
    return TurnedTile(
        roads=roads,
        empty=mask_of(s for s, kind in kinds.items() if kind == "."),
        bridge=bridge,
        sources=tuple((s, _SOURCES[kind]) for s, kind in kinds.items() if kind in _SOURCES),
        houses=() if tile.house is None else (PrintedHouse(tile.house, house, (SOUTH + turns) % 4),),
        segments=_segments(roads, bridge),
    )


class Board:
    """Build it with `from_tiles`, `deal` or `parse`; with fewer than nine tiles it is being laid,
    without any it is a map nobody entered."""

    __slots__ = ("bridges", "empty", "houses", "laid", "roads", "source_squares", "sources")

    def __init__(self, laid: Iterable[Laid]) -> None:
        self.laid = tuple(laid)
        self.roads = self.empty = self.bridges = 0
        self.sources: dict[int, Product] = {}
        houses: list[PrintedHouse] = []
        for (letter, turns), origin in zip(self.laid, TILE_ORIGINS, strict=False):
            tile = turned_tile(letter, turns)
            self.roads |= tile.roads << origin
            self.empty |= tile.empty << origin
            self.bridges |= tile.bridge << origin
            for square, product in tile.sources:
                self.sources[square + origin] = product
            for number, squares, bottom in tile.houses:
                houses.append(PrintedHouse(number, tuple([s + origin for s in squares]), bottom))
        self.source_squares = mask_of(self.sources)
        self.houses = tuple(sorted(houses))
        """By number."""

    def ground(self, square: int) -> Ground:
        """What is printed on the square."""
        if self.empty >> square & 1:
            return Ground.EMPTY
        if self.roads >> square & 1:
            return Ground.ROAD
        product = self.sources.get(square)
        return Ground(product) if product else Ground.HOUSE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.laid == other.laid

    def __hash__(self) -> int:
        return hash(self.laid)

    def __str__(self) -> str:
        names = [f"{letter}{turns}" for letter, turns in self.laid]
        return " / ".join(" ".join(names[row : row + 3]) for row in (0, 3, 6))

    def __repr__(self) -> str:
        return f"parse({str(self)!r})"


def from_tiles(laid: Iterable[Laid]) -> Board:
    """The board of nine tiles in reading order; each letter is in the box once."""
    laid = tuple(laid)
    if len(laid) != TILES_LAID:
        raise ValueError(f"a map has {TILES_LAID} tiles, not {len(laid)}")
    for letter, turns in laid:
        if letter not in tiles():
            raise ValueError(f"there is no map tile {letter!r}")
        if turns not in range(4):
            raise ValueError(f"tile {letter}: turns must be 0 to 3, not {turns!r}")
    if len({letter for letter, _ in laid}) != TILES_LAID:
        raise ValueError("a map tile was laid twice")
    return Board(laid)


def parse(text: str) -> Board:
    """The board of a line such as "A0 B1 C2 / D3 E0 F1 / G2 H3 I0": letters and clockwise turns."""
    rows = [row.split() for row in text.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise ValueError(f"not three rows of three tiles: {text!r}")
    names = [name for row in rows for name in row]
    for name in names:
        if len(name) != 2 or name[1] not in "0123":
            raise ValueError(f"not a tile letter and its turns: {name!r}")
    return from_tiles(Laid(name[0], int(name[1])) for name in names)


def deal(chance: Chance) -> Board:
    """FCM-S1: nine random tiles, each turned at random; with fewer than three houses, again."""
    while True:
        letters = list(tiles())
        chance.shuffle("map", letters)
        laid = [Laid(letter, chance.below("map", 4)) for letter in letters[:TILES_LAID]]
        if has_houses(laid):
            return Board(laid)


def has_houses(laid: Sequence[Laid]) -> bool:
    """FCM-S1: three at least."""
    return sum(tiles()[letter].house is not None for letter, _ in laid) >= FEWEST_HOUSES
