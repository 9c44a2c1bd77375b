"""The lid of the box: a burger over the city at dusk, and a road that leads out of it."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from mautoma.games.kit.svg import Rect, box, circle, el, group, lid, line, path, polygon

NIGHT, DUSK, RAY = "#17323b", "#1f4e5f", "#2a6375"
BUN, SEED, LEAF, MEAT, CHEESE = "#d98f45", "#f6dca8", "#7fae57", "#6b3522", "#f0b93c"
ROAD, STRIPE, NEON, TOWER = "#3b3a3a", "#f3e45e", "#e2574c", "#0f242b"


@cache
def cover() -> str:
    return lid(NIGHT, _rays(), _towers(), _road(), _burger(), _sign())


def _rays() -> str:
    rays = []
    for number in range(14):
        angle = pi + number * pi / 13
        left, right = angle - 0.05, angle + 0.05
        rays.append(
            polygon(
                [(200, 150)] + [(200 + 300 * cos(side), 150 + 300 * sin(side)) for side in (left, right)],
                fill=RAY,
            )
        )
    return group(circle(200, 150, 118, fill=DUSK), *rays)


def _towers() -> str:
    """The rival has a restaurant at every road out of town."""
    heights = (34, 58, 44, 76, 30, 0, 0, 0, 0, 36, 70, 48, 62, 40)
    houses = []
    for number, height in enumerate(heights):
        x = number * 29 - 3
        if not height:
            continue
        houses.append(box(Rect(x, 172 - height, 26, height + 30), fill=TOWER))
        for row in range(height // 16):
            for column in range(2):
                lit = (number + row * 2 + column) % 3 == 0
                colour = STRIPE if lit else DUSK
                houses.append(box(Rect(x + 5 + column * 10, 178 - height + row * 15, 6, 8), fill=colour))
    return group(*houses)


def _road() -> str:
    return group(
        box(Rect(0, 186, 400, 64), fill="#24424a"),
        polygon([(150, 250), (250, 250), (216, 186), (184, 186)], fill=ROAD),
        *(
            line(200, y, 200, y + 4 + number * 3, stroke=STRIPE, stroke_width=2 + number)
            for number, y in enumerate((191, 203, 221, 240))
        ),
    )


def _burger() -> str:
    seeds = [(160, 92), (186, 78), (214, 80), (240, 94), (200, 96)]
    return group(
        path("M128 122 C128 60 272 60 272 122 Z", fill=BUN),
        *(
            el("ellipse", cx=x, cy=y, rx=5, ry=3, fill=SEED, transform=f"rotate({(x - 200) / 3:.0f} {x} {y})")
            for x, y in seeds
        ),
        path("M122 128 q13 -12 26 0 t26 0 t26 0 t26 0 t26 0 t26 0 l0 6 l-156 0 Z", fill=LEAF),
        polygon([(130, 136), (270, 136), (248, 150), (226, 138), (200, 154), (170, 138)], fill=CHEESE),
        box(Rect(130, 140, 140, 18), fill=MEAT, rx=9),
        path("M130 162 L270 162 C272 186 128 186 130 162 Z", fill=BUN),
    )


def _sign() -> str:
    """A neon arrow that points at whoever is cheapest."""
    return group(
        path("M318 36 h44 v22 h-44 Z M318 58 l-26 16 l26 -4 Z", fill="none", stroke=NEON, stroke_width=4),
        *(circle(326 + step * 9, 47, 2.6, fill=STRIPE) for step in range(4)),
        line(352, 58, 352, 120, stroke=NEON, stroke_width=4),
    )
