"""Routes of carts, trucks and zeppelins, told apart by the drinks sources they collect.

By road: from an entrance along roads, tile borders crossed ≤ range, never stepping straight back;
every source orthogonally next to a travelled road square is collected once. A walk through one tile
is a *passage*; the passages of a printed tile are found once, and a search on the map strings them
together border by border.
By air: tile to tile, never the same twice; everything on the tiles entered, the first included.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from mautoma.games.foodchain.board import Board, turned_tile
from mautoma.games.foodchain.grid import (
    NEXT,
    NEXT_TILE,
    OFF_MAP,
    TILE_MASKS,
    TILE_OF,
    TILE_ORIGINS,
    beside,
    opposite,
    squares_of,
)

ANY_DIRECTION = -1


class Route(NamedTuple):
    sources: frozenset[int]
    """The squares of the drinks sources it collects."""
    path: tuple[int, ...]
    """One way to do it: road squares by road, tiles by air."""


class Passage(NamedTuple):
    """A walk through one tile that leaves it by this direction, or would if a road went on."""

    direction: int
    walk: tuple[int, ...]
    travelled: int


class _Leg(NamedTuple):
    """A passage on this map: what it collects, and where the road goes on (or OFF_MAP)."""

    onward: int
    heading: int
    collected: int
    origin: int
    walk: tuple[int, ...]


class _Trip(NamedTuple):
    """Legs strung together, and where the next one starts."""

    entered: int
    heading: int
    collected: int
    legs: tuple[_Leg, ...]


def _steps(square: int, heading: int, roads: int, bridge: int) -> Iterator[tuple[int, int]]:
    """The steps open to a cart: straight on over a bridge, else anywhere but straight back."""
    for direction in range(4):
        if heading != ANY_DIRECTION:
            if direction == opposite(heading):
                continue
            if bridge >> square & 1 and direction != heading:
                continue
        following = NEXT[direction][square]
        if following == OFF_MAP or TILE_OF[following] != 0 or roads >> following & 1:
            yield direction, following


def _adds(mask: int, known: list[int]) -> bool:
    """Whether the mask is not part of one already known; if so it replaces those that are part of it."""
    if any(mask & ~other == 0 for other in known):
        return False
    known[:] = [other for other in known if other & ~mask]
    known.append(mask)
    return True


@cache
def _passages(letter: str, turns: int, entered: int, heading: int) -> tuple[Passage, ...]:
    """Per way out of a tile laid top left, the passages that travel the most squares.

    Every outer side of a road square on the rim is a way out, and so is a dead end.
    """
    tile = turned_tile(letter, turns)
    best: dict[tuple[int, int], list[int]] = {}
    exits: dict[tuple[int, int], list[Passage]] = {}
    start: tuple[int, ...] = (entered,)
    waiting = deque([(entered, heading, 1 << entered, start)])
    while waiting:
        square, heading, travelled, walk = waiting.popleft()
        steps = list(_steps(square, heading, tile.roads, tile.bridge)) or [(ANY_DIRECTION, OFF_MAP)]
        for direction, following in steps:
            if following == OFF_MAP or TILE_OF[following] != 0:
                exits.setdefault((square, direction), []).append(Passage(direction, walk, travelled))
                continue
            wider = travelled | 1 << following
            if _adds(wider, best.setdefault((following, direction), [])):
                waiting.append((following, direction, wider, (*walk, following)))
    return tuple(passage for found in exits.values() for passage in _widest(found))


def _widest(passages: list[Passage]) -> list[Passage]:
    widest: list[int] = []
    for passage in passages:
        _adds(passage.travelled, widest)
    first = {passage.travelled: passage for passage in reversed(passages)}
    return [first[travelled] for travelled in widest]


@cache
def _flights(start: int, reach: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The squares flown over and the tiles entered, for every flight not part of a longer one."""
    paths: dict[int, tuple[int, ...]] = {}
    widest: list[int] = []
    first: tuple[int, ...] = (start,)
    waiting = [(TILE_MASKS[start], first)]
    while waiting:
        squares, path = waiting.pop()
        if _adds(squares, widest):
            paths[squares] = path
        if len(path) > reach:
            continue
        for direction in range(4):
            tile = NEXT_TILE[direction][path[-1]]
            if tile != OFF_MAP and tile not in path:
                waiting.append((squares | TILE_MASKS[tile], (*path, tile)))
    return tuple((squares, paths[squares]) for squares in widest)


def _in_order(routes: Iterable[Route]) -> tuple[Route, ...]:
    return tuple(sorted(routes, key=lambda route: (-len(route.sources), sorted(route.sources))))


class Routes:
    """The routes of one map. Roads never change, so what was found once holds all game."""

    __slots__ = ("_board", "_by_air", "_by_road", "_legs")

    def __init__(self, board: Board) -> None:
        self._board = board
        self._legs: dict[tuple[int, int], list[_Leg]] = {}
        self._by_road: dict[tuple[tuple[int, ...], int], tuple[Route, ...]] = {}
        self._by_air: dict[tuple[tuple[int, ...], int], tuple[Route, ...]] = {}

    def by_road(self, entrances: Iterable[int], reach: int) -> tuple[Route, ...]:
        """The collections that no other route of this range contains, largest first."""
        key = (tuple(entrances), reach)
        if key not in self._by_road:
            self._by_road[key] = self._drive(*key)
        return self._by_road[key]

    def by_air(self, tiles: Iterable[int], reach: int) -> tuple[Route, ...]:
        """As `by_road`, from these tiles, with tile steps ≤ range."""
        key = (tuple(sorted(set(tiles))), reach)
        if key not in self._by_air:
            self._by_air[key] = self._fly(*key)
        return self._by_air[key]

    def _fly(self, tiles: tuple[int, ...], reach: int) -> tuple[Route, ...]:
        widest: list[int] = []
        paths: dict[int, tuple[int, ...]] = {}
        for start in tiles:
            for squares, path in _flights(start, reach):
                collected = squares & self._board.source_squares
                if collected and _adds(collected, widest):
                    paths[collected] = path
        return _in_order(Route(frozenset(squares_of(found)), paths[found]) for found in widest)

    def _drive(self, entrances: tuple[int, ...], reach: int) -> tuple[Route, ...]:
        widest: list[int] = []
        trips: dict[int, tuple[_Leg, ...]] = {}
        known: dict[tuple[int, int], list[int]] = {}
        starts = self._starts(entrances)
        arrived: list[_Trip] = []
        for spent in range(reach + 1):
            setting_out = arrived + (starts[spent] if spent < len(starts) else [])
            arrived = []
            for trip in setting_out:
                for leg in self._legs_from(trip.entered, trip.heading):
                    collected = trip.collected | leg.collected
                    if collected and _adds(collected, widest):
                        trips[collected] = (*trip.legs, leg)
                    ahead = known.setdefault((leg.onward, leg.heading), [])
                    if leg.onward != OFF_MAP and _adds(collected, ahead):
                        arrived.append(_Trip(leg.onward, leg.heading, collected, (*trip.legs, leg)))
        return _in_order(Route(frozenset(squares_of(found)), _path(trips[found])) for found in widest)

    def _starts(self, entrances: tuple[int, ...]) -> tuple[list[_Trip], list[_Trip]]:
        """The road squares beside the entrances: at no cost, and across a border."""
        starts: tuple[list[_Trip], list[_Trip]] = ([], [])
        for entrance in entrances:
            for direction in range(4):
                square = NEXT[direction][entrance]
                if square != OFF_MAP and self._board.roads >> square & 1:
                    crossed = TILE_OF[square] != TILE_OF[entrance]
                    starts[crossed].append(_Trip(square, ANY_DIRECTION, 0, ()))
        return starts

    def _legs_from(self, square: int, heading: int) -> list[_Leg]:
        legs = self._legs.get((square, heading))
        if legs is None:
            legs = self._legs[square, heading] = self._find_legs(square, heading)
        return legs

    def _find_legs(self, square: int, heading: int) -> list[_Leg]:
        tile = TILE_OF[square]
        origin = TILE_ORIGINS[tile]
        roads, sources = self._board.roads, self._board.source_squares
        known: dict[tuple[int, int], list[int]] = {}
        legs = []
        for direction, walk, travelled in _passages(*self._board.laid[tile], square - origin, heading):
            onward = OFF_MAP if direction == ANY_DIRECTION else NEXT[direction][walk[-1] + origin]
            if onward != OFF_MAP and not roads >> onward & 1:
                onward = OFF_MAP
            way_out = (onward, direction) if onward != OFF_MAP else (OFF_MAP, ANY_DIRECTION)
            collected = sources & beside(travelled << origin)
            if _adds(collected, known.setdefault(way_out, [])):
                legs.append(_Leg(*way_out, collected, origin, walk))
        return legs


def _path(legs: tuple[_Leg, ...]) -> tuple[int, ...]:
    return tuple(leg.origin + square for leg in legs for square in leg.walk)
