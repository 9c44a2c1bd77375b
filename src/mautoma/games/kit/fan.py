"""A few cards held as one holds a hand: to tell decks apart at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.canvas import FRAME, HEIGHT, INSIDE, RADIUS, SAFE, WIDTH, card
from mautoma.games.kit.colours import CREAM, FAINT, HUMAN, PAPER, RULE
from mautoma.games.kit.svg import box, document, el, line, path
from mautoma.kernel.view import Picture

HELD = 3
ROOM, TALL = 1340.0, 1060.0
ANGLE = 11


def fan(cards: Sequence[Picture]) -> str:
    """Those in front come last."""
    held = cards[:HELD]
    around = f"{ROOM / 2:g} {TALL + HEIGHT:g}"
    left, top = (ROOM - WIDTH) / 2, TALL - HEIGHT - 60
    drawn = []
    for at, each in enumerate(held):
        turn = (at - (len(held) - 1) / 2) * ANGLE
        shown = el("svg", each.svg, x=left, y=top, width=each.width, height=each.height)
        drawn.append(el("g", shown, transform=f"rotate({turn:g} {around})"))
    return document(ROOM, TALL, "", *drawn, paper="none")


def sheet_cards() -> list[Picture]:
    """Printed cards that nobody has entered yet: lines where something stands, and a pencil on the first."""
    return [_printed(pencil=at == HELD - 1) for at in range(HELD)]


def _printed(pencil: bool) -> Picture:
    x, y, width, _ = INSIDE.inset(SAFE)
    lines = [
        line(
            x,
            y + 330 + step * 90,
            x + width - (120 if step % 2 else 0),
            y + 330 + step * 90,
            stroke=RULE,
            stroke_width=26,
        )
        for step in range(5)
    ]
    frame = box(
        INSIDE, rx=RADIUS - FRAME, fill="none", stroke=FAINT, stroke_width=8, stroke_dasharray="34 22"
    )
    window = box(INSIDE.inset(SAFE)._replace(height=230), rx=16, fill=PAPER, stroke=RULE, stroke_width=6)
    return card("printed", "", FAINT, CREAM, frame, window, *lines, *([_pencil()] if pencil else []))


def _pencil() -> str:
    wood = path("M0 0l60 150 60-150z", fill="#e8c48a", stroke=FAINT, stroke_width=6)
    tip = path("M42 106l18 44 18-44z", fill=FAINT)
    shaft = path("M0 0v-330h120v330z", fill=HUMAN, stroke=FAINT, stroke_width=6)
    return el("g", shaft, wood, tip, transform=f"translate({WIDTH - 260:g} {HEIGHT - 330:g}) rotate(24)")
