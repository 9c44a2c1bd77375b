"""The city's rules once more, square by square and slowly, to compare the fast code with.

Cells are (row, column). Nothing here uses the masks, segments or tables of the program.
"""

from __future__ import annotations

import heapq

from hypothesis import strategies as st

from mautoma.games.foodchain.city.board import Board, deal
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.kernel.chance import Chance

Cell = tuple[int, int]
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))

boards = st.integers(0, 2**53 - 1).map(lambda seed: deal(Chance(seed)))


def cell(square: int) -> Cell:
    return divmod(square, 15)


def square(at: Cell) -> int:
    return at[0] * 15 + at[1]


def tile_of(at: Cell) -> Cell:
    return at[0] // 5, at[1] // 5


def around(at: Cell) -> list[Cell]:
    return [(at[0] + down, at[1] + right) for down, right in STEPS]


class NaiveMap:
    def __init__(self, board: Board) -> None:
        self.kinds: dict[Cell, str] = {}
        self.bridges: set[Cell] = set()
        for position, (letter, turns) in enumerate(board.laid):
            tile = tiles()[letter]
            top, left = position // 3 * 5, position % 3 * 5
            for row in range(5):
                for column in range(5):
                    r, c = row, column
                    for _ in range(turns):
                        r, c = c, 4 - r
                    self.kinds[top + r, left + c] = tile.rows[row][column]
            if tile.bridge:
                self.bridges.add((top + 2, left + 2))
        self.roads = {at for at, kind in self.kinds.items() if kind == "#"}
        self.sources = {at for at, kind in self.kinds.items() if kind in "BLS"}

    def moves(self, at: Cell, heading: int | None) -> list[tuple[Cell, int]]:
        """Road squares one step on; `heading` is how a bridge was entered."""
        moves = []
        for direction, (down, right) in enumerate(STEPS):
            following = (at[0] + down, at[1] + right)
            if following not in self.roads:
                continue
            if at in self.bridges and heading is not None and direction % 2 != heading % 2:
                continue
            moves.append((following, direction))
        return moves

    def starts(self, entrances: list[Cell]) -> list[tuple[int, Cell]]:
        return [
            (int(tile_of(road) != tile_of(entrance)), road)
            for entrance in entrances
            for road in around(entrance)
            if road in self.roads
        ]

    def road_distances(self, starts: list[tuple[int, Cell]]) -> dict[Cell, int]:
        """Dijkstra over (road square, heading)."""
        best: dict[tuple[Cell, int], int] = {}
        heap = [(cost, at, 0) for cost, at in starts]
        while heap:
            cost, at, heading = heapq.heappop(heap)
            if best.get((at, heading), 999) <= cost:
                continue
            best[at, heading] = cost
            for following, direction in self.moves(at, heading):
                step = int(tile_of(following) != tile_of(at))
                heapq.heappush(heap, (cost + step, following, direction))
        distances: dict[Cell, int] = {}
        for (at, _), cost in best.items():
            distances[at] = min(cost, distances.get(at, 999))
        return distances

    def distance(self, starts: list[tuple[int, Cell]], building: list[Cell]) -> int | None:
        roads = self.road_distances(starts)
        ends = [
            roads[road] + int(tile_of(road) != tile_of(part))
            for part in building
            for road in around(part)
            if road in roads
        ]
        return min(ends, default=None)

    def collections(self, entrances: list[Cell], reach: int) -> set[frozenset[int]]:
        """The source sets of all walks that collect something, by visiting every state."""
        seen = set()
        waiting: list[tuple[Cell, int | None, int, frozenset[int]]] = [
            (road, None, cost, self.sources_beside(road))
            for cost, road in self.starts(entrances)
            if cost <= reach
        ]
        while waiting:
            state = waiting.pop()
            if state in seen:
                continue
            seen.add(state)
            at, heading, spent, collected = state
            for following, direction in self.moves(at, heading):
                if heading is not None and direction == (heading + 2) % 4:
                    continue
                cost = spent + int(tile_of(following) != tile_of(at))
                if cost <= reach:
                    more = collected | self.sources_beside(following)
                    waiting.append((following, direction, cost, more))
        return {collected for _, _, _, collected in seen if collected}

    def sources_beside(self, road: Cell) -> frozenset[int]:
        return frozenset(square(at) for at in around(road) if at in self.sources)
