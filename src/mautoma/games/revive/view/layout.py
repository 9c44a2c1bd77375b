"""Where the hexes lie on the drawing: they stand on their points, a row beneath the other."""

from __future__ import annotations

from math import sqrt

from mautoma.games.revive.map.board import Board
from mautoma.games.revive.view.svg import Point

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


def centre(board: Board, hex: int) -> Point:
    left = min(board.halves)
    x = MARGIN + WIDTH / 2 + (board.halves[hex] - left) * WIDTH / 2
    return x, MARGIN + SIDE + (board.rows[hex] - 1) * ROW


def corners(at: Point, shrink: float = 0) -> list[Point]:
    side = SIDE - shrink
    return [(at[0] + x * side * WIDTH / SIDE / 2, at[1] + y * side) for x, y in _CORNERS]


def size(board: Board) -> Point:
    """Of the map alone, margins included."""
    across = max(board.halves) - min(board.halves)
    return 2 * MARGIN + WIDTH + across * WIDTH / 2, 2 * MARGIN + 2 * SIDE + (board.row_count - 1) * ROW
