"""The tie-break picture (REV-K1): rows of hexes in the order of the arrows, thickest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mautoma.games.revive.edition.mat import Arrows
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.state import Revive
from mautoma.kernel.decide import Criterion, least


def rows_in_order(board: Board, arrows: Arrows) -> list[int]:
    """The map's rows as the arrows follow each other."""
    last = board.row_count
    if isinstance(arrows.rows, str):
        rows = list(range(1, last + 1))
        if arrows.rows == "bottom_up":
            rows.reverse()
    else:
        rows = list(arrows.rows)
    return rows if board.mat_top == "top" else [last + 1 - row for row in rows]


def runs_right(board: Board, arrows: Arrows) -> bool:
    """Whether the arrows run from left to right on the map as it lies."""
    return (arrows.direction == "left_to_right") == (board.mat_top == "top")


def nothing() -> None:
    """The arrows are known."""


def first_met(
    game: Revive, learn: Callable[[], object], hexes: Callable[[int], Sequence[int]]
) -> Criterion[int]:
    """Of candidates that cover these hexes, the one met first along the arrows at the marker. `learn` is
    called before they are looked at: nobody need know them where there is no tie."""
    met: list[int] = []

    def look(alive: Sequence[int]) -> None:
        learn()
        arrows = game.edition.mat.arrows_at(game.energy)
        assert arrows is not None
        met[:] = ranks(game.map.board, arrows)

    return least("REV-K1", "arrows", lambda each: min(met[hex] for hex in hexes(each)), look)


def ranks(board: Board, arrows: Arrows) -> list[int]:
    """When each hex is met along the arrows, from 1."""
    order = {row: number for number, row in enumerate(rows_in_order(board, arrows))}
    along = 1 if runs_right(board, arrows) else -1
    met = sorted(range(len(board)), key=lambda hex: (order[board.rows[hex]], along * board.columns[hex]))
    rank = [0] * len(board)
    for number, hex in enumerate(met, 1):
        rank[hex] = number
    return rank
