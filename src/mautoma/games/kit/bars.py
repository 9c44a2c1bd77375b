"""Two sides compared round by round: a pair of bars each, told apart by colour, pattern and letter."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.colours import AUTOMA, FAINT, HUMAN, INK, PAPER, RULE
from mautoma.games.kit.svg import Rect, box, document, el, group, line, text
from mautoma.kernel.view import Picture

HEIGHT, TOP, BASE, LEFT, PAIR = 220, 40, 180, 12, 44
BAR = 17
PATTERN = "bars-of-the-automa"


def bars(name: str, alt: str, sides: tuple[str, str], rounds: Sequence[tuple[int, int]]) -> Picture:
    """The human first. Bars below zero hang."""
    highest = max([1, *(max(pair) for pair in rounds)])
    lowest = min([0, *(min(pair) for pair in rounds)])
    scale = (BASE - TOP) / (highest - lowest)
    zero = BASE + lowest * scale
    width = max(300, 2 * LEFT + PAIR * len(rounds))
    drawn = [_pattern(), *_legend(sides), line(LEFT, zero, width - LEFT, zero, stroke=RULE, stroke_width=1.5)]
    for number, pair in enumerate(rounds):
        x = LEFT + number * PAIR + 3
        for at, value in enumerate(pair):
            drawn.append(_bar(x + at * (BAR + 2), zero, value, scale, at))
        drawn.append(text(x + BAR + 1, HEIGHT - 14, str(number + 1), 12, fill=FAINT))
    return Picture(name, document(width, HEIGHT, alt, *drawn), width, HEIGHT, alt)


def _bar(x: float, zero: float, value: int, scale: float, at: int) -> str:
    tall = abs(value) * scale
    top = zero - tall if value > 0 else zero
    shape = box(Rect(x, top, BAR, tall), fill=HUMAN if at == 0 else f"url(#{PATTERN})", stroke=INK)
    return group(shape, text(x + BAR / 2, top - 7, str(value), 10) if value else "")


def _pattern() -> str:
    ground = box(Rect(0, 0, 6, 6), fill=AUTOMA)
    stripe = line(0, 0, 0, 6, stroke=PAPER, stroke_width=2)
    return el(
        "defs",
        el(
            "pattern",
            ground,
            stripe,
            id=PATTERN,
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ),
    )


def _legend(sides: tuple[str, str]) -> list[str]:
    drawn, x = [], float(LEFT)
    for at, side in enumerate(sides):
        fill = HUMAN if at == 0 else f"url(#{PATTERN})"
        drawn.append(box(Rect(x, 10, 14, 14), fill=fill, stroke=INK))
        drawn.append(text(x + 20, 17, side, 13, text_anchor="start"))
        x += 40 + 8 * len(side)
    return drawn
