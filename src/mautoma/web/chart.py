"""The scores of both sides over the rounds, drawn as lines that can be told apart without colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 420, 240, 48, 28, 12, 100
DASHES = ("", "8 5", "2 5", "12 4 2 4")
STEPS = (1, 2, 5)


def chart(scores: Mapping[str, Sequence[int]], alt: str) -> str:
    """`scores` by the name of the side as it is to be shown; classes do the colours."""
    rounds = max((len(line) for line in scores.values()), default=0)
    everything = [0, *(score for line in scores.values() for score in line)]
    grid = ticks(min(everything), max(everything))
    low, high = grid[0], grid[-1]

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number / max(1, rounds - 1))

    def y(score: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - score) / (high - low)

    parts = [f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(alt)}">']
    for tick in grid:
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>'
        )
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick}</text>')
    for number in range(rounds):
        parts.append(f'<text x="{x(number):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{number + 1}</text>')
    ends: list[float] = []
    for at, (side, line) in enumerate(scores.items()):
        if not line:
            continue
        points = " ".join(f"{x(number):.1f},{y(score):.1f}" for number, score in enumerate(line))
        dash = DASHES[at % len(DASHES)]
        parts.append(f'<polyline class="side-{at}" points="{points}" stroke-dasharray="{dash}"/>')
        parts += [
            f'<circle class="side-{at}" cx="{x(number):.1f}" cy="{y(score):.1f}" r="3.5"/>'
            for number, score in enumerate(line)
        ]
        end = y(line[-1]) + 4
        while any(abs(end - other) < 15 for other in ends):
            end += 15
        ends.append(end)
        parts.append(
            f'<text class="side-{at}" x="{x(len(line) - 1) + 10:.1f}" y="{end:.1f}">{escape(side)}</text>'
        )
    return "".join([*parts, "</svg>"])


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
    """The round that moved the lead most: its number, who gained, and by how much."""
    if len(scores) != 2:
        return None
    (one, ones), (two, twos) = scores.items()
    leads = [0, *(a - b for a, b in zip(ones, twos, strict=False))]
    swings = [after - before for before, after in pairwise(leads)]
    if not any(swings):
        return None
    most = max(swings, key=abs)
    return swings.index(most) + 1, one if most > 0 else two, abs(most)
