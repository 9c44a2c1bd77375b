"""What every card shows: a night in the snow, the dial of its energy steps, how far it reaches."""

from __future__ import annotations

from math import cos, pi, sin

from mautoma.games.kit.canvas import FRAME, INSIDE, RADIUS, WIDTH
from mautoma.games.kit.label import BODY, GRAND, TITLE, label
from mautoma.games.kit.svg import Rect, box, circle, group, path, polygon
from mautoma.games.revive.view.colours import (
    AURORA,
    EDGE,
    FROST,
    GOLD,
    NIGHT_INK,
    PEAK,
    PEAK_SNOW,
    PIECE,
    SKY,
    SNOW,
    SNOW_SHADE,
    STAR,
)
from mautoma.kernel.remember import remembered

HEAD, HORIZON = 240.0, 560.0
"""Where the dark sky ends, on which words are; where the ground begins."""
Point = tuple[float, float]


@remembered
def night() -> str:
    """Sky, lights, peaks and snow, within the frame."""
    x, y, width, height = INSIDE
    deep = (HORIZON - HEAD) / (len(SKY) - 1)
    sky = [box(Rect(x, HEAD + at * deep, width, 2 * deep), fill=fill) for at, fill in enumerate(SKY[1:])]
    stars = "".join(f"M{40 + at * 137 % (WIDTH - 80):g} {HEAD + at * 71 % 180:g}h0" for at in range(20))
    light = path(stars, fill="none", stroke=STAR, stroke_width=6, stroke_linecap="round", opacity=0.7)
    return group(*sky, light, _aurora(), _peaks(), _snow(y + height))


def _aurora() -> str:
    return "".join(
        path(
            f"M{FRAME:g} {300 + 46 * at:g}C150 {190 + 46 * at:g} 260 {400 + 46 * at:g} 400 {280 + 46 * at:g}"
            f"S560 {240 + 46 * at:g} {WIDTH - FRAME:g} {310 + 46 * at:g}",
            fill="none",
            stroke=colour,
            stroke_width=34,
            opacity=0.28,
        )
        for at, colour in enumerate(AURORA)
    )


def _peaks() -> str:
    drawn = []
    for left, top, right in ((15, 420, 250), (130, 330, 470), (370, 400, 615)):
        x = (left + right) / 2
        drawn.append(polygon([(left, HORIZON + 30), (x, top), (right, HORIZON + 30)], fill=PEAK))
        down, wide = (HORIZON + 30 - top) * 0.34, (right - left) * 0.17
        cap = [(x, top), (x - wide, top + down), (x - wide * 0.3, top + down * 0.72), (x + wide, top + down)]
        drawn.append(polygon(cap, fill=PEAK_SNOW))
    return "".join(drawn)


def _snow(bottom: float) -> str:
    left, right, r = FRAME, WIDTH - FRAME, RADIUS - FRAME
    ground = f"V{bottom - r:g}a{r:g} {r:g} 0 0 1-{r:g} {r:g}H{left + r:g}a{r:g} {r:g} 0 0 1-{r:g}-{r:g}Z"
    return path(f"M{left:g} 570Q210 500 330 545T{right:g} 520" + ground, fill=SNOW_SHADE) + path(
        f"M{left:g} 640Q190 570 360 620T{right:g} 600" + ground, fill=SNOW
    )


def dial(x: float, y: float, r: float, steps: int, words: str) -> str:
    """As far as the energy marker goes, as on a track of twelve."""
    turn = min(steps * pi / 6, 1.85 * pi)
    end = (x + r * sin(turn), y - r * cos(turn))
    along = (cos(turn), sin(turn))
    head = [
        (end[0] + 26 * along[0], end[1] + 26 * along[1]),
        (end[0] + 18 * along[1], end[1] - 18 * along[0]),
        (end[0] - 18 * along[1], end[1] + 18 * along[0]),
    ]
    large = int(turn > pi)
    ticks = "".join(
        circle(x + r * sin(at * pi / 6), y - r * cos(at * pi / 6), 4, fill=FROST, opacity=0.8)
        for at in range(12)
    )
    inner = r - 22
    return "".join(
        [
            circle(x, y, r + 16, fill=EDGE, stroke=GOLD, stroke_width=5),
            ticks,
            path(
                f"M{x:g} {y - r:g}A{r:g} {r:g} 0 {large} 1 {end[0]:.5g} {end[1]:.5g}",
                fill="none",
                stroke=GOLD,
                stroke_width=14,
            ),
            polygon(head, fill=GOLD),
            circle(x, y, inner, fill=NIGHT_INK),
            label(
                Rect(x - inner * 0.9, y - inner * 0.8, inner * 1.8, inner * 1.6),
                words,
                GRAND,
                display=True,
                fill=GOLD,
            ),
        ]
    )


def reach(rect: Rect, limit: int | None, words: str) -> str:
    """From a piece of the Mautoma's, as many dots as there may be spaces; without a limit they go on."""
    y = rect.y + rect.height / 2
    dots = min(limit or 6, 6)
    gap = min(34.0, 150 / dots)
    end = rect.x + 26 + gap * (dots + 0.2)
    drawn = [polygon(hexagon((rect.x + 16, y), 17), fill=PIECE, stroke=FROST, stroke_width=3)]
    drawn += [
        circle(rect.x + 26 + gap * (at + 0.7), y, 5, fill=GOLD, opacity=1 if limit else 1 - 0.12 * at)
        for at in range(dots)
    ]
    if limit:
        drawn.append(polygon(hexagon((end + 14, y), 17), fill="none", stroke=GOLD, stroke_width=4))
    beside = end + (42 if limit else 18)
    room = Rect(beside, rect.y, rect.x + rect.width - beside, rect.height)
    return "".join(drawn) + label(room, words, BODY, bold=True, anchor="start", fill=FROST)


def badge(x: float, y: float, words: str) -> str:
    """The S of a card to start with."""
    star = [(x + r * sin(at * pi / 8), y - r * cos(at * pi / 8)) for at, r in enumerate([46.0, 36.0] * 8)]
    return polygon(star, fill=GOLD) + label(
        Rect(x - 30, y - 30, 60, 60), words, TITLE, display=True, fill=NIGHT_INK
    )


def hexagon(at: Point, side: float) -> list[Point]:
    return [(at[0] + side * sin(n * pi / 3), at[1] - side * cos(n * pi / 3)) for n in range(6)]
