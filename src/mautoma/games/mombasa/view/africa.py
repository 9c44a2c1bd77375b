"""The continent in outline, and where areas are on it: from the north, in a row from the west (MOM-N3)."""

from __future__ import annotations

from functools import cache

from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import polygon
from mautoma.games.mombasa.view.colours import SAND

Point = tuple[float, float]

# Degrees of longitude and latitude, clockwise from Tangier.
_COAST: tuple[Point, ...] = (
    *((-6, 36), (3, 37), (11, 37), (11, 34), (16, 32), (20, 31), (21, 33), (25, 32), (30, 31), (33, 30)),
    *((35, 24), (37, 20), (40, 15), (43, 11.5), (51, 12), (50, 8), (46, 3), (42, -2), (39.5, -5)),
    *((40.5, -11), (40.5, -15), (36, -19), (35.5, -24), (32.5, -26), (32, -29), (28, -33), (20, -35)),
    *((18, -33), (17, -29), (14.5, -23), (12, -17), (13.5, -11), (12, -6), (9, -1), (9.5, 4), (5.5, 4.5)),
    *((2, 6.3), (-2, 5), (-7.5, 4.4), (-11, 7), (-13.5, 9.5), (-17, 13), (-16.5, 17), (-17, 21)),
    *((-14, 26), (-10, 29), (-9.5, 32), (-6, 35)),
)
_ISLAND: tuple[Point, ...] = ((49, -12), (50.5, -16), (47, -25), (44.5, -25), (43.5, -21), (45, -16))
BASES: dict[str, Point] = {
    "saint_louis": (-16, 16),
    "cairo": (31, 30),
    "mombasa": (39.5, -4),
    "cape_town": (19, -34),
}
SCALE = 7.1
NORTH, WEST = 37, -18
TOP, LEFT = 194.0, 44.0


def at(degrees: Point) -> Point:
    """In the units of the picture."""
    longitude, latitude = degrees
    return round(LEFT + (longitude - WEST) * SCALE), round(TOP + (NORTH - latitude) * SCALE)


def outline() -> str:
    return "".join(
        polygon(
            [at(point) for point in coast], fill=SAND, stroke=INK, stroke_width=3, stroke_linejoin="round"
        )
        for coast in (_COAST, _ISLAND)
    )


@cache
def areas(number: int) -> tuple[tuple[Point, ...], float]:
    """Where as many areas are, from the north, and how far apart."""
    apart = 110.0
    while len(found := _lattice(apart)) < number:
        apart -= 1
    return tuple(found[at * len(found) // number] for at in range(number)), apart


def _lattice(apart: float) -> list[Point]:
    """Points within the coast, in rows that are shifted against each other."""
    found, y, shifted = [], TOP + apart * 0.4, False
    while y < TOP + 72 * SCALE:
        x = LEFT + (apart if shifted else apart / 2)
        while x < LEFT + 69 * SCALE:
            if all(_inland(x + dx * apart * 0.3, y + dy * apart * 0.3) for dx, dy in _AROUND):
                found.append((x, y))
            x += apart
        y += apart * 0.9
        shifted = not shifted
    return found


_AROUND = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


def _inland(x: float, y: float) -> bool:
    """An odd number of coasts to the east."""
    inside = False
    points = [at(point) for point in _COAST]
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside
