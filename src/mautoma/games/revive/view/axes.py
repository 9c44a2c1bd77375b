"""Letters for the columns and numbers for the rows: they name a hex.

A page keeps them in sight however far the map is pushed (`data-axis`), so they have a ground of their own.
"""

from __future__ import annotations

from mautoma.games.kit.colours import FAINT, PAPER
from mautoma.games.kit.svg import Rect, box, group, text
from mautoma.games.revive.map.board import Board, column_name
from mautoma.games.revive.view.layout import MARGIN, Layout
from mautoma.kernel.remember import remembered

BAND = MARGIN - 6
SIZE = 13


@remembered
def draw_axes(layout: Layout) -> tuple[str, str]:
    board = layout.board
    letters: dict[int, float] = {}
    for column, (x, _) in zip(board.columns, layout.centres, strict=True):
        letters.setdefault(column, x)  # where it begins: every other row is shifted by half a hex
    rows = {row: hexes[0][1] for row in range(1, board.row_count + 1) if (hexes := layout.row(row))}
    return (
        group(
            box(Rect(0, MARGIN, BAND, layout.height - 2 * MARGIN), fill=PAPER, opacity=0.85),
            *(text(BAND / 2, y, str(row), SIZE, fill=FAINT, bold=True) for row, y in rows.items()),
            data_axis="rows",
        ),
        group(
            box(Rect(0, 0, layout.width, BAND), fill=PAPER, opacity=0.85),
            *(
                text(x, BAND / 2, column_name(column), SIZE, fill=FAINT, bold=True)
                for column, x in letters.items()
            ),
            data_axis="columns",
        ),
    )


@remembered
def column_letters(board: Board, wide: int) -> str:
    """In text, with hexes so wide: each letter where its column begins, as on the drawing."""
    starts: dict[int, int] = {}
    first = min(board.halves)
    for column, half in zip(board.columns, board.halves, strict=True):
        starts[column] = min(starts.get(column, half), half)
    line = ""
    for column, half in sorted(starts.items()):
        line = line.ljust((half - first) * wide // 2) + column_name(column)
    return line
