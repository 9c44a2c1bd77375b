"""Where each named place is in the picture of the board: squares, houses, places along the edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    EAST,
    NEXT,
    NORTH,
    SIDE,
    SOUTH,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    WEST,
    squares_of,
)
from mautoma.games.kit.svg import Rect

UNIT = 40
"""The side of a square."""

# Outwards from the edge of the map: the automa's restaurants, the letters and numbers, airplanes.
RESTAURANT_BAND = 26
NAME_BAND = 24
AIRPLANE_BAND = 40
MARGIN = RESTAURANT_BAND + NAME_BAND + AIRPLANE_BAND + 3
MAP = SIDE * UNIT
WHOLE = MAP + 2 * MARGIN

COLUMN_NAMES = [name[0] for name in SQUARE_NAMES[:SIDE]]


def span(squares: Sequence[int]) -> str:
    """A block of squares by its first and last: "c4–d5"."""
    first, last = SQUARE_NAMES[min(squares)], SQUARE_NAMES[max(squares)]
    return first if first == last else f"{first}–{last}"


def corner(square: int) -> tuple[float, float]:
    """The top-left corner of a square."""
    row, column = divmod(square, SIDE)
    return MARGIN + column * UNIT, MARGIN + row * UNIT


def around(squares: Iterable[int]) -> Rect:
    """The smallest rectangle that holds these squares."""
    squares = list(squares)
    rows = [square // SIDE for square in squares]
    columns = [square % SIDE for square in squares]
    return Rect(
        MARGIN + min(columns) * UNIT,
        MARGIN + min(rows) * UNIT,
        (max(columns) - min(columns) + 1) * UNIT,
        (max(rows) - min(rows) + 1) * UNIT,
    )


def beside_map(side: int, first: int, wide: int, away: float, deep: float) -> Rect:
    """A rectangle along an edge of the map, from row or column `first`, so far away from it."""
    along, length = MARGIN + first * UNIT, wide * UNIT
    if side == NORTH:
        return Rect(along, MARGIN - away - deep, length, deep)
    if side == SOUTH:
        return Rect(along, MARGIN + MAP + away, length, deep)
    if side == WEST:
        return Rect(MARGIN - away - deep, along, deep, length)
    assert side == EAST
    return Rect(MARGIN + MAP + away, along, deep, length)


def airplane_rect(side: int, first: int, wide: int) -> Rect:
    return beside_map(side, first, wide, RESTAURANT_BAND + NAME_BAND, AIRPLANE_BAND)


def named_rect(city: City, name: str) -> Rect | None:
    """Where a place lies: "c4", "house 7" or "north 3"; None if there is no such place (now)."""
    if name in SQUARE_NUMBERS:
        return around([SQUARE_NUMBERS[name]])
    kind, _, number = name.partition(" ")
    if not number.isdigit():
        return None
    if kind == "house":
        house = city.houses.get(int(number))
        return around(house.squares) if house else None
    if kind in DIRECTION_NAMES and 1 <= int(number) <= SIDE:
        return airplane_rect(DIRECTION_NAMES.index(kind), int(number) - 1, 1)
    return None


def named_squares(city: City, name: str) -> int:
    """The squares of a place on the map, as a mask; a house with its garden."""
    if name in SQUARE_NUMBERS:
        return 1 << SQUARE_NUMBERS[name]
    kind, _, number = name.partition(" ")
    if kind == "house" and number.isdigit() and int(number) in city.houses:
        return city.houses[int(number)].mask
    return 0


def squares_path(mask: int) -> str:
    """All squares of a mask, those side by side as one."""
    d = []
    for square in squares_of(mask):
        if square % SIDE and mask >> (square - 1) & 1:
            continue
        wide = next(n for n in range(1, SIDE + 1) if (square + n) % SIDE == 0 or not mask >> (square + n) & 1)
        x, y = corner(square)
        d.append(f"M{x:g} {y:g}h{wide * UNIT}v{UNIT}h-{wide * UNIT}z")
    return "".join(d)


def outline_path(mask: int) -> str:
    """The edges between the squares of a mask and the others."""
    edges = []
    for square in squares_of(mask):
        x, y = corner(square)
        ends = {
            NORTH: (x, y, x + UNIT, y),
            EAST: (x + UNIT, y, x + UNIT, y + UNIT),
            SOUTH: (x, y + UNIT, x + UNIT, y + UNIT),
            WEST: (x, y, x, y + UNIT),
        }
        for side, (x1, y1, x2, y2) in ends.items():
            beyond = NEXT[side][square]
            if beyond < 0 or not mask >> beyond & 1:
                edges.append(f"M{x1:g} {y1:g}L{x2:g} {y2:g}")
    return "".join(edges)
