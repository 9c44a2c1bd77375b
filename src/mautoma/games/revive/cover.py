"""The lid of the box: the frozen world under its lights, and the first warm hexes."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from mautoma.games.kit.svg import Rect, box, circle, group, lid, path, polygon

SKY, LIGHTS, SNOW, SHADE, ICE = "#1c2148", ("#3fb59a", "#5b6fd0", "#8a55b8"), "#f2f6fb", "#b9c8e0", "#8fb0d6"
WARM, MOSS, SAND, WATER, CRYSTAL, LINE = "#e88b3e", "#7da453", "#dfbf7a", "#3f8fbf", "#b884d8", "#22315e"
GROUND = (MOSS, SAND, WATER, WARM, ICE, SNOW)


@cache
def cover() -> str:
    return lid(SKY, _stars(), _lights(), _mountains(), _land(), _machine())


def _stars() -> str:
    return group(*(circle((at * 71) % 400, (at * 37) % 96, 1 + at % 2, fill=SNOW) for at in range(24)))


def _lights() -> str:
    return group(
        *(
            path(
                "M0 44 C90 8 150 86 240 40 S360 20 400 56",
                fill="none",
                stroke=colour,
                stroke_width=16 - at * 3,
                opacity=0.55,
                transform=f"translate(0 {at * 20})",
            )
            for at, colour in enumerate(LIGHTS)
        )
    )


def _mountains() -> str:
    peaks = ((60, 92, 110), (170, 70, 130), (300, 84, 120), (390, 104, 90))
    return group(
        *(
            polygon([(x - half, 186), (x, top), (x + half, 186)], fill=SHADE)
            + polygon(
                [
                    (x, top),
                    (x - half * 0.34, top + (186 - top) * 0.34),
                    (x - 6, top + 26),
                    (x + half * 0.3, top + (186 - top) * 0.3),
                ],
                fill=SNOW,
            )
            for x, top, half in peaks
        ),
        box(Rect(0, 172, 400, 78), fill=ICE),
    )


def _land() -> str:
    hexes = []
    for row in range(3):
        for column in range(9):
            x, y = 12 + column * 47 + (row % 2) * 23.5, 176 + row * 34
            warm = abs(column - 4) + row < 4
            fill = GROUND[(column * 2 + row) % 4] if warm else (SNOW, ICE)[(column + row) % 2]
            hexes.append(polygon(_hex(x, y, 24), fill=fill, stroke=LINE, stroke_width=2))
    return group(*hexes)


def _machine() -> str:
    """A tower with a gear that turns again, and the crystals that drive it."""
    teeth = [
        (200 + r * cos(at * pi / 12), 112 + r * sin(at * pi / 12))
        for at in range(24)
        for r in ((30, 30) if at % 2 else (23, 23))
    ]
    return group(
        polygon([(180, 196), (186, 130), (214, 130), (220, 196)], fill=LINE),
        polygon(teeth, fill=WARM, stroke=LINE, stroke_width=2),
        circle(200, 112, 10, fill=SKY),
        polygon([(244, 190), (252, 158), (264, 150), (272, 190)], fill=CRYSTAL, stroke=LINE, stroke_width=2),
        polygon([(262, 192), (274, 168), (284, 192)], fill=SNOW, stroke=LINE, stroke_width=2),
    )


def _hex(x: float, y: float, side: float) -> list[tuple[float, float]]:
    return [(x + side * sin(at * pi / 3), y - side * cos(at * pi / 3)) for at in range(6)]
