"""The scores of both sides over the rounds, drawn as lines that can be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mautoma.games.kit.svg import circle, el, line, text

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 420, 240, 48, 28, 12
DASHES = ("", "8 5", "2 5", "12 4 2 4")
STEPS = (1, 2, 5)
SIZE, APART = 13, 15
LETTER = 0.6 * SIZE
"""Room for one, on average."""


def chart(scores: Mapping[str, Sequence[int]], alt: str) -> str:
    """`scores` by the name of the side as it is to be shown; classes do the colours."""
    rounds = max((len(scored) for scored in scores.values()), default=0)
    everything = [0, *(score for scored in scores.values() for score in scored)]
    grid = ticks(min(everything), max(everything))
    low, high = grid[0], grid[-1]
    right = WIDTH - 14 - LETTER * max(map(len, scores), default=0)

    def x(number: int) -> float:
        return LEFT + (right - LEFT) * (number / max(1, rounds - 1))

    def y(score: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low)

    drawn = [line(LEFT, y(tick), right, y(tick), class_="grid") for tick in grid]
    drawn += [text(LEFT - 8, y(tick), str(tick), SIZE, text_anchor="end") for tick in grid]
    drawn += [text(x(number), HEIGHT - 12, str(number + 1), SIZE) for number in range(rounds)]
    ends: list[float] = []
    for at, (side, scored) in enumerate(scores.items()):
        if not scored:
            continue
        points = [(x(number), y(score)) for number, score in enumerate(scored)]
        corners = " ".join(f"{px:.5g},{py:.5g}" for px, py in points)
        dash = DASHES[at % len(DASHES)]
        drawn.append(el("polyline", class_=f"side-{at}", points=corners, stroke_dasharray=dash))
        drawn += [circle(px, py, 3.5, class_=f"side-{at}") for px, py in points]
        across, end = points[-1]
        while any(abs(end - other) < APART for other in ends):
            end += APART
        ends.append(end)
        drawn.append(text(across + 10, end, side, SIZE, text_anchor="start", class_=f"side-{at}"))
    size = f"0 0 {WIDTH} {HEIGHT}"
    return el("svg", *drawn, class_="chart", viewBox=size, role="img", aria_label=alt, text_anchor="middle")


def ticks(low: int, high: int) -> list[int]:
    """Round numbers that enclose the scores, about five of them."""
    span = max(1, high - low)
    scale = 1
    while True:
        for step in STEPS:
            if span <= step * scale * 5:
                first = low // (step * scale)
                last = -(-high // (step * scale))
                return [number * step * scale for number in range(first, max(last, first + 1) + 1)]
        scale *= 10


def turning_point(scores: Mapping[str, Sequence[int]]) -> tuple[int, str, int] | None:
    """The round that moved the lead most towards the winner: its number, who gained, and by how much."""
    if len(scores) != 2:
        return None
    (one, ones), (two, twos) = scores.items()
    leads = [0, *(a - b for a, b in zip(ones, twos, strict=False))]
    swings = [after - before for before, after in pairwise(leads)]
    if not any(swings):
        return None
    most = max(swings, key=lambda swing: swing * leads[-1] if leads[-1] else abs(swing))
    return swings.index(most) + 1, one if most > 0 else two, abs(most)
