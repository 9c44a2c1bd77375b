"""Posts leave and return to a base by columns, from the front (MOM-N4).

A layout is, column by column, the pounds that each post uncovers when it leaves, in the order they leave.
The innermost space of a column, once uncovered, is never covered again: posts that return stand before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

Layout = Sequence[Sequence[int]]


class Column(NamedTuple):
    """`open`: its innermost space is uncovered for good."""

    posts: int
    open: bool = False

    def taken(self, posts: int) -> Column:
        left = self.posts - posts
        return Column(left, self.open or not left)

    def returned(self, posts: int) -> Column:
        return Column(self.posts + posts, self.open)


Base = Sequence[Column]


def full(layout: Layout) -> list[Column]:
    return [Column(len(pounds)) for pounds in layout]


def column_value(pounds: Sequence[int], column: Column) -> int:
    if column.open:
        return pounds[-1] + sum(pounds[: len(pounds) - 1 - column.posts])
    return sum(pounds[: len(pounds) - column.posts])


def value(layout: Layout, base: Base) -> int:
    """The share value: all pounds uncovered."""
    return sum(column_value(pounds, column) for pounds, column in zip(layout, base, strict=True))


def posts_left(base: Base) -> int:
    return sum(column.posts for column in base)


def holds(pounds: Sequence[int], open: bool) -> int:
    """How many posts can stand in a column."""
    return len(pounds) - open


def room(layout: Layout, base: Base) -> list[int]:
    """For how many posts there is room in each column."""
    return [holds(pounds, column.open) - column.posts for pounds, column in zip(layout, base, strict=True)]


def take(layout: Layout, base: Base, posts: int) -> list[Column]:
    """So that the value grows most over the whole action; equal: from the leftmost columns."""
    ways = _ways(posts, [column.posts for column in base])
    after = [([column.taken(n) for column, n in zip(base, way, strict=True)], way) for way in ways]
    return max(after, key=lambda each: (value(layout, each[0]), each[1]))[0]


def put_back(layout: Layout, base: Base, posts: int) -> list[Column]:
    """So that the value falls most; equal: to the leftmost columns. What finds no room stays outside."""
    free = room(layout, base)
    ways = _ways(min(posts, sum(free)), free)
    after = [([column.returned(n) for column, n in zip(base, way, strict=True)], way) for way in ways]
    return max(after, key=lambda each: (-value(layout, each[0]), each[1]))[0]


def _ways(posts: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share posts out over columns that have so much room."""
    for way in product(*(range(min(posts, free) + 1) for free in room)):
        if sum(way) == posts:
            yield way
