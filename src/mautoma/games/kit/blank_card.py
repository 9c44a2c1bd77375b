"""A printed card that nobody has entered yet: lines where something stands, and a pencil."""

from __future__ import annotations

from mautoma.games.kit.canvas import FRAME, HEIGHT, INSIDE, RADIUS, SAFE, WIDTH, card
from mautoma.games.kit.colours import CREAM, FAINT, HUMAN, PAPER, RULE
from mautoma.games.kit.svg import box, el, line, path
from mautoma.kernel.view import Picture


def blank_card() -> Picture:
    x, y, width, _ = INSIDE.inset(SAFE)
    rows = [(y + 330 + step * 90, x + width - (120 if step % 2 else 0)) for step in range(5)]
    lines = [line(x, row, end, row, stroke=RULE, stroke_width=26) for row, end in rows]
    frame = box(
        INSIDE, rx=RADIUS - FRAME, fill="none", stroke=FAINT, stroke_width=8, stroke_dasharray="34 22"
    )
    window = box(INSIDE.inset(SAFE)._replace(height=230), rx=16, fill=PAPER, stroke=RULE, stroke_width=6)
    return card("printed", "", FAINT, CREAM, frame, window, *lines, _pencil())


def _pencil() -> str:
    wood = path("M0 0l60 150 60-150z", fill="#e8c48a", stroke=FAINT, stroke_width=6)
    tip = path("M42 106l18 44 18-44z", fill=FAINT)
    shaft = path("M0 0v-330h120v330z", fill=HUMAN, stroke=FAINT, stroke_width=6)
    return el("g", shaft, wood, tip, transform=f"translate({WIDTH - 260:g} {HEIGHT - 330:g}) rotate(24)")
