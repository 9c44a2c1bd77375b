"""The 15×15 squares of the city as numbers, and sets of squares as bit masks.

Square = row * 15 + column. A set of squares is an int with one bit per square, so that
"all free" or "beside a road" are a few machine-speed operations for the whole map at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from mautoma.games.foodchain.content.tiles import TILE_SIDE

SIDE = 15
TILE = TILE_SIDE
SQUARES = SIDE * SIDE
ALL = (1 << SQUARES) - 1

NORTH, EAST, SOUTH, WEST = range(4)
"""Clockwise, so that a quarter-turn clockwise is +1 (mod 4)."""
DIRECTION_NAMES = ("north", "east", "south", "west")
_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))

OFF_MAP = -1

SQUARE_NAMES = tuple(f"{'abcdefghijklmno'[s % SIDE]}{s // SIDE + 1}" for s in range(SQUARES))
SQUARE_NUMBERS = {name: square for square, name in enumerate(SQUARE_NAMES)}

TILE_OF = bytes(s // SIDE // TILE * 3 + s % SIDE // TILE for s in range(SQUARES))
TILE_ORIGINS = tuple(row * TILE * SIDE + column * TILE for row in range(3) for column in range(3))


def opposite(direction: int) -> int:
    return direction ^ 2


def square_at(row: int, column: int) -> int:
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else OFF_MAP


NEXT = tuple(
    tuple(square_at(s // SIDE + down, s % SIDE + right) for s in range(SQUARES)) for down, right in _STEPS
)
"""NEXT[direction][square]: the orthogonal neighbour, or OFF_MAP."""

NEXT_TILE = tuple(
    tuple(
        (t // 3 + down) * 3 + t % 3 + right if 0 <= t // 3 + down < 3 and 0 <= t % 3 + right < 3 else OFF_MAP
        for t in range(9)
    )
    for down, right in _STEPS
)


def mask_of(squares: Iterable[int]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_of(mask: int) -> list[int]:
    """The squares of a mask in reading order."""
    squares = []
    while mask:
        lowest = mask & -mask
        squares.append(lowest.bit_length() - 1)
        mask ^= lowest
    return squares


def squares_named(squares: Iterable[int]) -> tuple[str, ...]:
    return tuple([SQUARE_NAMES[square] for square in squares])


def mask_named(mask: int) -> tuple[str, ...]:
    return squares_named(squares_of(mask))


def rows_mask(first: int, count: int) -> int:
    return ((1 << SIDE * count) - 1) << SIDE * first


def columns_mask(first: int, count: int) -> int:
    return mask_of(row * SIDE + column for row in range(SIDE) for column in range(first, first + count))


TILE_MASKS = tuple(
    sum(((1 << TILE) - 1) << (origin + row * SIDE) for row in range(TILE)) for origin in TILE_ORIGINS
)

_LAST_COLUMN = columns_mask(SIDE - 1, 1)
_FIRST_COLUMN = columns_mask(0, 1)
_NOT_LAST_COLUMN = ALL ^ _LAST_COLUMN
_NOT_FIRST_COLUMN = ALL ^ _FIRST_COLUMN

_EAST_BORDER = columns_mask(4, 1) | columns_mask(9, 1)
_WEST_BORDER = columns_mask(5, 1) | columns_mask(10, 1)
_SOUTH_BORDER = rows_mask(4, 1) | rows_mask(9, 1)
_NORTH_BORDER = rows_mask(5, 1) | rows_mask(10, 1)


def beside(mask: int) -> int:
    """The squares orthogonally next to a square of the mask. Diagonals never count."""
    return (
        (mask & _NOT_LAST_COLUMN) << 1 | (mask & _NOT_FIRST_COLUMN) >> 1 | mask << SIDE & ALL | mask >> SIDE
    )


def beside_across(mask: int) -> int:
    """As `beside`, but only the steps that cross a tile border."""
    return (
        (mask & _EAST_BORDER) << 1
        | (mask & _WEST_BORDER) >> 1
        | (mask & _SOUTH_BORDER) << SIDE
        | (mask & _NORTH_BORDER) >> SIDE
    )


def beside_within(mask: int) -> int:
    """As `beside`, but only the steps that stay on their tile."""
    return (
        (mask & _NOT_LAST_COLUMN & ~_EAST_BORDER) << 1
        | (mask & _NOT_FIRST_COLUMN & ~_WEST_BORDER) >> 1
        | (mask & ~_SOUTH_BORDER) << SIDE & ALL
        | (mask & ~_NORTH_BORDER) >> SIDE
    )


class Footprint(NamedTuple):
    """A rectangle of squares, keyed by its top-left one."""

    offsets: tuple[int, ...]
    steps: tuple[int, ...]
    """To its last square: east along the first row, then south."""
    keys: int
    """The key squares for which the whole footprint is on the map."""


@cache
def rectangle(wide: int, high: int) -> Footprint:
    return Footprint(
        offsets=tuple(down * SIDE + right for down in range(high) for right in range(wide)),
        steps=(1,) * (wide - 1) + (SIDE,) * (high - 1),
        keys=rows_mask(0, SIDE - high + 1) & columns_mask(0, SIDE - wide + 1),
    )


def keys_within(footprint: Footprint, mask: int) -> int:
    """The key squares for which every square of the footprint is in the mask."""
    for step in footprint.steps:
        mask &= mask >> step
    return mask & footprint.keys


def keys_touching(footprint: Footprint, mask: int) -> int:
    """The key squares for which some square of the footprint is in the mask."""
    for step in footprint.steps:
        mask |= mask >> step
    return mask & footprint.keys
