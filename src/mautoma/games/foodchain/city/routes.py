"""Routes of carts, trucks and zeppelins, told apart by the drinks sources they collect.

By road: from an entrance along roads, tile borders crossed ≤ range, never stepping straight back;
every source orthogonally next to a travelled road square is collected once.
By air: tile to tile, never the same twice; everything on the tiles entered, the first included.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.city.grid import (
    NEXT,
    NEXT_TILE,
    OFF_MAP,
    TILE_MASKS,
    TILE_OF,
    beside,
    opposite,
    squares_of,
)

_SETTING_OUT = -1
"""The heading of a cart that has not moved yet: every way is open to it."""


class Route(NamedTuple):
    sources: frozenset[int]
    """The squares of the drinks sources it collects."""
    path: tuple[int, ...]
    """One way to do it: road squares by road, tiles by air."""


_Step: TypeAlias = tuple[int, int, bool, int]
"""Square, heading, whether it crosses a tile border, the sources beside the square."""

_Trail: TypeAlias = "tuple[int, int, int, _Trail | None]"
"""Square, heading, sources collected so far, and the trail that led here."""


def _path(trail: _Trail | None) -> tuple[int, ...]:
    path = []
    while trail:
        path.append(trail[0])
        trail = trail[3]
    return tuple(reversed(path))


@cache
def _flights(start: int, reach: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The squares flown over and the tiles entered, for every flight over other squares."""
    paths: dict[int, tuple[int, ...]] = {}
    first: tuple[int, ...] = (start,)
    waiting = [(TILE_MASKS[start], first)]
    while waiting:
        squares, path = waiting.pop()
        paths.setdefault(squares, path)
        if len(path) > reach:
            continue
        for direction in range(4):
            tile = NEXT_TILE[direction][path[-1]]
            if tile != OFF_MAP and tile not in path:
                waiting.append((squares | TILE_MASKS[tile], (*path, tile)))
    return tuple(paths.items())


def _routes(found: dict[int, tuple[int, ...]]) -> tuple[Route, ...]:
    """The largest collections first; a route that collects nothing is none."""
    routes = [Route(frozenset(squares_of(collected)), path) for collected, path in found.items() if collected]
    return tuple(sorted(routes, key=lambda route: (-len(route.sources), sorted(route.sources))))


class Routes:
    """The routes of one map. Roads never change, so what was found once holds all game."""

    __slots__ = ("_beside_sources", "_board", "_by_air", "_by_road", "_steps")

    def __init__(self, board: Board) -> None:
        self._board = board
        self._beside_sources = beside(board.source_squares)
        self._steps: dict[tuple[int, int], list[_Step]] = {}
        self._by_road: dict[tuple[tuple[int, ...], int], tuple[Route, ...]] = {}
        self._by_air: dict[tuple[tuple[int, ...], int], tuple[Route, ...]] = {}

    def by_road(self, entrances: Iterable[int], reach: int) -> tuple[Route, ...]:
        """What a route of this range can collect, the short ones too; the largest first."""
        key = (tuple(entrances), reach)
        if key not in self._by_road:
            self._by_road[key] = _routes(self._drive(*key))
        return self._by_road[key]

    def by_air(self, tiles: Iterable[int], reach: int) -> tuple[Route, ...]:
        """As `by_road`, from these tiles, with tile steps ≤ range."""
        key = (tuple(sorted(set(tiles))), reach)
        if key not in self._by_air:
            self._by_air[key] = _routes(self._fly(*key))
        return self._by_air[key]

    def _fly(self, tiles: tuple[int, ...], reach: int) -> dict[int, tuple[int, ...]]:
        sources = self._board.source_squares
        return {squares & sources: path for start in tiles for squares, path in _flights(start, reach)}

    def _drive(self, entrances: tuple[int, ...], reach: int) -> dict[int, tuple[int, ...]]:
        """What can be collected, each with a path to it.

        Border by border; a trail is dropped where another arrived in the same way with the same
        sources for no more borders.
        """
        found: dict[int, _Trail] = {}
        known: set[tuple[int, int, int]] = set()
        waiting, beyond = self._starts(entrances)
        for _ in range(reach + 1):
            while waiting:
                trail = waiting.pop()
                square, heading, collected, _before = trail
                if trail[:3] in known:
                    continue
                known.add(trail[:3])
                found.setdefault(collected, trail)
                for following, way, crosses, sources in self._steps_from(square, heading):
                    further = (following, way, collected | sources, trail)
                    (beyond if crosses else waiting).append(further)
            waiting, beyond = beyond, []
        return {collected: _path(trail) for collected, trail in found.items()}

    def _starts(self, entrances: tuple[int, ...]) -> tuple[list[_Trail], list[_Trail]]:
        """The road squares beside the entrances: on the same tile, and across a border."""
        starts: tuple[list[_Trail], list[_Trail]] = ([], [])
        for entrance in entrances:
            for direction in range(4):
                square = NEXT[direction][entrance]
                if square != OFF_MAP and self._board.roads >> square & 1:
                    crossed = TILE_OF[square] != TILE_OF[entrance]
                    starts[crossed].append((square, _SETTING_OUT, self._sources_beside(square), None))
        return starts

    def _sources_beside(self, square: int) -> int:
        if not self._beside_sources >> square & 1:
            return 0
        return beside(1 << square) & self._board.source_squares

    def _steps_from(self, square: int, heading: int) -> list[_Step]:
        steps = self._steps.get((square, heading))
        if steps is None:
            steps = self._steps[square, heading] = self._find_steps(square, heading)
        return steps

    def _find_steps(self, square: int, heading: int) -> list[_Step]:
        """Straight on over a bridge, else anywhere but straight back."""
        board = self._board
        if heading == _SETTING_OUT:
            ways = [0, 1, 2, 3]
        elif board.bridges >> square & 1:
            ways = [heading]
        else:
            ways = [way for way in range(4) if way != opposite(heading)]
        steps = []
        for way in ways:
            following = NEXT[way][square]
            if following != OFF_MAP and board.roads >> following & 1:
                crosses = TILE_OF[following] != TILE_OF[square]
                steps.append((following, way, crosses, self._sources_beside(following)))
        return steps
