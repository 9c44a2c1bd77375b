"""The displays of the box in small: what goes is crossed out."""

from __future__ import annotations

from mautoma.games.kit.colours import AUTOMA, CREAM, INK
from mautoma.games.kit.label import SMALL, label
from mautoma.games.kit.svg import Rect, path
from mautoma.games.revive.view.colours import MACHINES

MOST_CELLS = 8
"""As squares; more are written as numbers."""
SMALL_CELL = 30.0


def draw_cells(size: int, gone: tuple[int, ...], rect: Rect, widest: float = SMALL_CELL) -> str:
    if size > MOST_CELLS:
        return label(rect, " ".join(map(str, gone)), SMALL, bold=True)
    wide = rect.width / size
    side = min(wide - 3, widest)
    high = side * 1.2 if widest > SMALL_CELL else 36
    middles = [rect.x + wide * (number - 0.5) for number in range(1, size + 1)]
    cells = [Rect(x - side / 2, rect.y + (rect.height - high) / 2, side, high) for x in middles]
    out = [cell for number, cell in enumerate(cells, 1) if number in gone]
    crosses = path("".join(map(_cross, out)), fill="none", stroke=CREAM, stroke_width=4)
    return _boxes([cell for cell in cells if cell not in out], CREAM) + _boxes(out, AUTOMA) + crosses


def _cross(cell: Rect) -> str:
    x, y, wide, high = cell.inset(5)
    return f"M{x:g} {y:g}l{wide:g} {high:g}m0-{high:g}l-{wide:g} {high:g}"


def _boxes(cells: list[Rect], fill: str) -> str:
    """In one shape, as they look alike."""
    d = "".join(f"M{x:g} {y:g}h{wide:g}v{high:g}h-{wide:g}z" for x, y, wide, high in cells)
    return path(d, fill=fill, stroke=INK, stroke_width=2.5, stroke_linejoin="round") if cells else ""


def draw_machines(number: int, columns: list[int], rect: Rect) -> str:
    """Green, yellow and grey, from above."""
    wide, high = rect.width / number, rect.height / len(MACHINES)
    gap = min(1.5, wide / 8)
    rows = [
        [Rect(rect.x + wide * at, rect.y + high * row, wide, high).inset(gap) for at in range(number)]
        for row in range(len(MACHINES))
    ]
    left = [cell for row in rows for at, cell in enumerate(row, 1) if at not in columns]
    filled = [
        _boxes([row[column - 1] for column in columns], colour)
        for row, colour in zip(rows, MACHINES, strict=True)
    ]
    return _boxes(left, CREAM) + "".join(filled)
