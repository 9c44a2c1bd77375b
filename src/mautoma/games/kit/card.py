"""A card to print: whatever is drawn on it is made to fit its face."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.colours import INK, PAPER
from mautoma.games.kit.svg import Rect, box, broken, circle, document, el, moved_drawing, text, text_width
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH
from mautoma.kernel.view import Picture

WIDTH = 400.0
HEIGHT = WIDTH * CARD_HEIGHT / CARD_WIDTH
EDGE = 14.0


def face(drawn: Picture) -> Picture:
    """A drawing on the face of a card, as large as it fits."""
    scale = min((WIDTH - 2 * EDGE) / drawn.width, (HEIGHT - 2 * EDGE) / drawn.height)
    inside = moved_drawing(
        el("svg", drawn.svg, width=drawn.width, height=drawn.height),
        (WIDTH - drawn.width * scale) / 2,
        EDGE,
        scale,
    )
    svg = document(WIDTH, HEIGHT, drawn.alt, _frame(PAPER), inside, paper=PAPER)
    return Picture(drawn.name, svg, WIDTH, HEIGHT, drawn.alt)


def back(name: str, colour: str, words: str, mark: str) -> Picture:
    """The same for all cards of a kind: nobody can tell one from the other."""
    lines = [
        el(
            "path",
            d=f"M{-HEIGHT + step:.0f} {HEIGHT:.0f} L{step:.0f} 0",
            stroke=PAPER,
            stroke_width=3,
            opacity=0.25,
        )
        for step in range(0, int(WIDTH + HEIGHT), 26)
    ]
    middle = [
        box(Rect(50, HEIGHT / 2 - 90, WIDTH - 100, 180), fill=PAPER, stroke=INK, stroke_width=3, rx=18),
        text(WIDTH / 2, HEIGHT / 2 - 26, mark, 64, bold=True, fill=colour),
        text(WIDTH / 2, HEIGHT / 2 + 50, words, 28, bold=True),
    ]
    svg = document(WIDTH, HEIGHT, words, _frame(colour), *lines, *middle, paper=PAPER)
    return Picture(name, svg, WIDTH, HEIGHT, words)


def _frame(fill: str) -> str:
    return box(Rect(3, 3, WIDTH - 6, HEIGHT - 6), fill=fill, stroke=INK, stroke_width=3, rx=20)


def actions_face(
    name: str, title: str, corner: str, actions: Sequence[str], foot: Sequence[str], colour: str, alt: str
) -> Picture:
    """The face of a card that is a short list: its title on a band, a large field for each entry."""
    drawn = [
        box(Rect(3, 3, WIDTH - 6, 78), fill=colour, rx=20),
        text(EDGE + 12, 42, title, _size(title, WIDTH - 100, 30), bold=True, fill=PAPER, text_anchor="start"),
        text(WIDTH - EDGE - 12, 42, corner, 34, bold=True, fill=PAPER, text_anchor="end"),
    ]
    tall, y = 92.0, 100.0
    for number, action in enumerate(actions, 1):
        rect = Rect(EDGE, y, WIDTH - 2 * EDGE, tall - 14)
        drawn.append(box(rect, fill="#fffdf5", stroke=INK, stroke_width=2, rx=12))
        drawn.append(circle(rect.x + 36, rect.centre[1], 21, fill=colour))
        drawn.append(text(rect.x + 36, rect.centre[1], str(number), 24, bold=True, fill=PAPER))
        drawn += _lines(action, rect.x + 70, rect.centre[1], rect.width - 80, 23)
        y += tall
    for line in foot:
        rows = broken(line, WIDTH - 2 * EDGE - 8, 20)
        drawn += [
            text(EDGE + 4, y + 14 + at * 24, row, 20, text_anchor="start") for at, row in enumerate(rows)
        ]
        y += 24 * len(rows) + 6
    svg = document(WIDTH, HEIGHT, alt, _frame(PAPER), *drawn, paper=PAPER)
    return Picture(name, svg, WIDTH, HEIGHT, alt)


def _lines(words: str, x: float, y: float, width: float, size: float) -> list[str]:
    rows = broken(words, width, size)
    top = y - (len(rows) - 1) * size * 0.6
    return [text(x, top + at * size * 1.2, row, size, text_anchor="start") for at, row in enumerate(rows)]


def _size(words: str, width: float, most: float) -> float:
    return min(most, width / text_width(words, 1, bold=True))
