"""Where the hexes are in the drawing: points up, row below row."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

from mautoma.games.revive.map.board import Board
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Spot

Point = tuple[float, float]

SIDE = 24.0
WIDTH = SIDE * sqrt(3)
ROW = SIDE * 1.5
MARGIN = 34.0

# The corners of a hex, from the top clockwise, in units of half its width and its side.
_CORNERS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))

# The two corners of each edge, by where the neighbour stands: halves to the right, rows down.
EDGES = {
    (1, -1): (0, 1),
    (2, 0): (1, 2),
    (1, 1): (2, 3),
    (-1, 1): (3, 4),
    (-2, 0): (4, 5),
    (-1, -1): (5, 0),
}


class Layout:
    """`centres` by hex; `width` and `height` of the map alone, margins included."""

    __slots__ = ("_rows", "board", "by_name", "centres", "height", "width")

    def __init__(self, board: Board) -> None:
        left = min(board.halves)
        across = max(board.halves) - left
        self.board = board
        self.centres: list[Point] = [
            (MARGIN + WIDTH / 2 + (half - left) * WIDTH / 2, MARGIN + SIDE + (row - 1) * ROW)
            for half, row in zip(board.halves, board.rows, strict=True)
        ]
        self._rows: dict[int, list[Point]] = {}
        for row, at in zip(board.rows, self.centres, strict=True):
            self._rows.setdefault(row, []).append(at)
        self.by_name = dict(zip(board.names, self.centres, strict=True))
        self.width = 2 * MARGIN + WIDTH + across * WIDTH / 2
        self.height = 2 * MARGIN + 2 * SIDE + (board.row_count - 1) * ROW

    def row(self, row: int) -> list[Point]:
        return self._rows.get(row, [])

    def border(self, hexes: Collection[int], shrink: float = 0) -> str:
        """Around these hexes, as a path: an edge wherever one of them has a neighbour that is none."""
        board = self.board
        at = {(board.halves[hex], board.rows[hex]) for hex in hexes}
        edges = []
        for hex in hexes:
            points = corners(self.centres[hex], shrink)
            for (right, down), (one, other) in EDGES.items():
                if (board.halves[hex] + right, board.rows[hex] + down) not in at:
                    (x, y), (to_x, to_y) = points[one], points[other]
                    edges.append(f"M{x:.5g} {y:.5g}L{to_x:.5g} {to_y:.5g}")
        return "".join(edges)

    def spot(self, value: str, name: str) -> Spot:
        """As high as a row, so that spots do not overlap."""
        x, y = self.by_name[name]
        return Spot(value, x - WIDTH / 2, y - ROW / 2, WIDTH, ROW)


@remembered
def layout_of(board: Board) -> Layout:
    """A board lies the same all game."""
    return Layout(board)


def corners(at: Point, shrink: float = 0) -> list[Point]:
    side = SIDE - shrink
    return [(at[0] + x * side * WIDTH / SIDE / 2, at[1] + y * side) for x, y in _CORNERS]
