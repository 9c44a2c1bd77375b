"""Posts leave and return to a base by columns, from the front (MOM-N4).

A column is the pounds that each post uncovers when it leaves, in the order they leave; `out` tells how
many posts of each column are gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

Columns = Sequence[Sequence[int]]


def value(columns: Columns, out: Sequence[int]) -> int:
    """The share value: all pounds uncovered."""
    return sum(sum(column[:gone]) for column, gone in zip(columns, out, strict=True))


def posts_left(columns: Columns, out: Sequence[int]) -> int:
    return sum(len(column) for column in columns) - sum(out)


def take(columns: Columns, out: Sequence[int], posts: int) -> list[int]:
    """So that the value grows most over the whole action; equal: from the leftmost columns."""
    ways = _ways(posts, [len(column) - gone for column, gone in zip(columns, out, strict=True)])
    after = [([gone + taken for gone, taken in zip(out, way, strict=True)], way) for way in ways]
    return max(after, key=lambda each: (value(columns, each[0]), each[1]))[0]


def put_back(columns: Columns, out: Sequence[int], posts: int) -> list[int]:
    """So that the value falls most; equal: to the leftmost columns."""
    ways = _ways(posts, out)
    after = [([gone - back for gone, back in zip(out, way, strict=True)], way) for way in ways]
    return max(after, key=lambda each: (-value(columns, each[0]), each[1]))[0]


def _ways(posts: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share posts out over columns that have so much room."""
    for way in product(*(range(min(posts, free) + 1) for free in room)):
        if sum(way) == posts:
            yield way
