"""The continent, and where areas are on it: from the north, in a row from the west (MOM-N3)."""

from __future__ import annotations

import re
from functools import cache

from mautoma.games.mombasa.view.icons import ICONS

Point = tuple[float, float]

# Degrees of longitude and latitude.
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


@cache
def coast() -> tuple[Point, ...]:
    """Of the continent as it is drawn, clockwise from Tangier."""
    points = re.findall(r"([\d.]+),([\d.]+)", ICONS.drawing("africa").partition("/>")[0])
    return tuple((float(x), float(y)) for x, y in points)


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
    points = coast()
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside
