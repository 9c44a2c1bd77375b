"""Roads and distances: tile borders crossed along roads, the steps at both ends included.

Within a tile, squares joined by road are at distance 0 of each other. So a tile's roads are a few
*segments*, a step between segments of neighbouring tiles costs 1, and every distance is a
breadth-first search over some twenty segments. A bridge square belongs to two segments that do not
meet on it. Nothing but road lies beside a bridge, so no building is ever reached from one.

Nothing here depends on what is built later: the copies of a game share one `Roads`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mautoma.games.foodchain.city.board import Board, Segment, turned_tile
from mautoma.games.foodchain.city.grid import (
    ALL,
    EAST,
    NEXT_TILE,
    NORTH,
    OFF_MAP,
    SIDE,
    SOUTH,
    TILE,
    TILE_ORIGINS,
    WEST,
    beside,
    beside_across,
    beside_within,
    mask_of,
    opposite,
    squares_of,
)

Levels = tuple[int, ...]
"""Levels[n]: the segments at distance n or less, as bits; the last entry holds all that are joined."""

_MIDDLE = TILE // 2
_MIDDLE_OF_SIDE = {
    NORTH: _MIDDLE,
    EAST: _MIDDLE * SIDE + TILE - 1,
    SOUTH: (TILE - 1) * SIDE + _MIDDLE,
    WEST: _MIDDLE * SIDE,
}


class OutsideRestaurant(NamedTuple):
    """FCM-O1: a restaurant of the automa, just outside the map."""

    side: int
    tile: int
    square: int
    """The road square by which its customers leave the map."""


_OUTER_SIDES = tuple(
    OutsideRestaurant(side, tile, TILE_ORIGINS[tile] + _MIDDLE_OF_SIDE[side])
    for side, tiles in ((NORTH, (0, 1, 2)), (EAST, (2, 5, 8)), (SOUTH, (8, 7, 6)), (WEST, (6, 3, 0)))
    for tile in tiles
)


def outside_restaurants(board: Board) -> tuple[OutsideRestaurant, ...]:
    """FCM-O1: one per outer tile side that a road leaves; clockwise from the top left (FCM-X2)."""
    return tuple([r for r in _OUTER_SIDES if board.roads >> r.square & 1])


class Roads:
    __slots__ = (
        "_blocks",
        "_distances",
        "_doors",
        "_levels",
        "_links",
        "_outside_distances",
        "_outside_levels",
        "_segments",
        "beside_roads",
        "board",
        "outside",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.beside_roads = beside(board.roads)
        self.outside = outside_restaurants(board)
        self._segments: list[int] = []
        self._links = self._join_tiles()
        self._levels: dict[tuple[int, ...], Levels] = {}
        self._doors: dict[int, tuple[int, int]] = {}
        self._distances: dict[tuple[int, ...], dict[int, int | None]] = {}
        self._outside_distances: dict[int, int | None] = {}
        self._blocks: dict[int, int] = {}
        self._outside_levels = self._spread(0, self._segments_at(mask_of(r.square for r in self.outside)))

    def _join_tiles(self) -> list[int]:
        on_tile: list[list[tuple[int, Segment]]] = []
        for (letter, turns), origin in zip(self.board.laid, TILE_ORIGINS, strict=False):
            numbered = []
            for segment in turned_tile(letter, turns).segments:
                numbered.append((len(self._segments), segment))
                self._segments.append(segment.squares << origin)
            on_tile.append(numbered)
        links = [0] * len(self._segments)
        for tile, numbered in enumerate(on_tile):
            for side in (EAST, SOUTH):
                neighbour = NEXT_TILE[side][tile]
                if neighbour == OFF_MAP or neighbour >= len(on_tile):
                    continue
                for here, segment in numbered:
                    for there, other in on_tile[neighbour]:
                        if segment.edges[side] & other.edges[opposite(side)]:
                            links[here] |= 1 << there
                            links[there] |= 1 << here
        return links

    def _segments_at(self, squares: int) -> int:
        if not squares:
            return 0
        found = 0
        bit = 1
        for segment in self._segments:
            if segment & squares:
                found |= bit
            bit <<= 1
        return found

    def _spread(self, at_once: int, after_a_border: int) -> Levels:
        """Levels from segments reached at distance 0 and others reached at distance 1."""
        levels = [at_once]
        reached, newest = at_once, at_once
        arriving = after_a_border
        while newest or arriving:
            for segment in squares_of(newest):
                arriving |= self._links[segment]
            newest = arriving & ~reached
            arriving = 0
            if newest:
                reached |= newest
                levels.append(reached)
        return tuple(levels)

    def _doors_of(self, squares: int) -> tuple[int, int]:
        """The segments beside a building, entrance or tile: without a border between, with one."""
        doors = self._doors.get(squares)
        if doors is None:
            roads = self.board.roads
            within = self._segments_at(beside_within(squares) & roads)
            across = self._segments_at(beside_across(squares) & roads)
            doors = self._doors[squares] = (within, across)
        return doors

    def _levels_from(self, entrances: tuple[int, ...]) -> Levels:
        levels = self._levels.get(entrances)
        if levels is None:
            within = across = 0
            for entrance in entrances:
                doors = self._doors_of(1 << entrance)
                within |= doors[0]
                across |= doors[1]
            levels = self._levels[entrances] = self._spread(within, across)
        return levels

    def _distance(self, levels: Levels, building: int) -> int | None:
        within, across = self._doors_of(building)
        for distance, reached in enumerate(levels):
            if reached & within or (distance and levels[distance - 1] & across):
                return distance
        return len(levels) if levels[-1] & across else None

    def distance(self, entrances: Iterable[int], building: int) -> int | None:
        """From the nearest of the entrances to a building (house and garden, as a mask)."""
        entrances = tuple(entrances)
        known = self._distances.get(entrances)
        if known is None:
            known = self._distances[entrances] = {}
        if building not in known:
            known[building] = self._distance(self._levels_from(entrances), building)
        return known[building]

    def outside_distance(self, building: int) -> int | None:
        """FCM-D3: from the nearest outside restaurant; entering the map crosses a border."""
        if building not in self._outside_distances:
            self._outside_distances[building] = self._distance(self._outside_levels, building)
        return self._outside_distances[building]

    def within_range(self, entrances: Iterable[int], reach: int) -> int:
        """The road squares that a range reaches from the entrances."""
        levels = self._levels_from(tuple(entrances))
        squares = 0
        for segment in squares_of(levels[min(reach, len(levels) - 1)]):
            squares |= self._segments[segment]
        return squares

    def joined(self, squares: int) -> int:
        """All road squares by which an entrance or a building is reached."""
        joined = 0
        for segment in squares_of(self._spread(*self._doors_of(squares))[-1]):
            joined |= self._segments[segment]
        return joined

    def beside_range(self, entrances: Iterable[int], reach: int) -> int:
        """The squares beside a road that a range reaches, the step off the road counted too."""
        entrances = tuple(entrances)
        squares = beside_within(self.within_range(entrances, reach))
        if reach > 0:
            squares |= beside_across(self.within_range(entrances, reach - 1))
        return squares

    def block(self, squares: int) -> int:
        """All squares joined to these without crossing a road; a bridge is a road, corners are shut."""
        block = self._blocks.get(squares)
        if block is None:
            land = ALL & ~self.board.roads
            block, wider = 0, squares & land
            while wider != block:
                block = wider
                wider = (block | beside(block)) & land
            self._blocks[squares] = block
        return block
