"""The shapes of icons: people, buildings, campaigns."""

from __future__ import annotations

from mautoma.games.foodchain.names import OuterTile
from mautoma.games.foodchain.view.colours import (
    AWNING,
    BUSH,
    CREAM,
    GARDEN,
    MARKETING,
    ROOF,
    SKIN,
    WAITRESS,
)
from mautoma.games.kit.colours import AUTOMA, HUMAN
from mautoma.games.kit.svg import Rect, box, circle, group, path

_FOAM = "#fff8e6"


def waitress() -> str:
    return (
        path("M-9.5 11Q-9.5-.5 0-.5Q9.5-.5 9.5 11Z", fill=WAITRESS)
        + path("M-4 1.5H4L5.5 11H-5.5Z", fill=_FOAM)
        + circle(0, -5.2, 4.6, fill=SKIN)
        + path("M-4.8-5.5Q-5-10.5 0-10.5Q5-10.5 4.8-5.5Q2-8-4.8-5.5Z", fill="#5b2d2d")
        + path("M-3.6-9.8L-2.6-12H2.6L3.6-9.8Z", fill=_FOAM)
    )


def manager() -> str:
    return (
        path("M0-4V0M-8 4V0H8V4", fill="none")
        + box(Rect(-4, -11, 8, 7), rx=1.5, fill=CREAM)
        + box(Rect(-12, 4, 8, 7), rx=1.5, fill=CREAM)
        + box(Rect(4, 4, 8, 7), rx=1.5, fill=CREAM)
    )


def person(sign: str, fill: str = CREAM) -> str:
    return (
        circle(-4, -5, 4.5, fill=SKIN)
        + path("M-11.5 10.5Q-11.5 1-4 1Q3.5 1 3.5 10.5Z", fill=fill)
        + path(sign, fill="none", stroke_width=2.4)
    )


def hiring() -> str:
    return person("M8-8V2M3-3H13")


def training() -> str:
    return person("M8 4V-8M4-4L8-8L12-4")


def leaves() -> str:
    """Somebody who goes out of the door."""
    return person("M5-2.5H12M9-6L12-2.5L9 1", AUTOMA)


def price() -> str:
    return (
        path("M-11-2L-2-11H10V1L1 10Z", fill=MARKETING)
        + circle(5.5, -6.5, 1.8, fill=CREAM)
        + path("M-5-1L2 4M-1-5L-3 8", fill="none")
    )


def city() -> str:
    return (
        path("M-11-.5L0-10.5L11-.5Z", fill=ROOF)
        + box(Rect(-8, -0.5, 16, 11), fill=CREAM)
        + box(Rect(-2, 3.5, 4, 7), fill=HUMAN)
    )


def garden() -> str:
    return (
        box(Rect(-11, -8, 22, 16), rx=2, fill=GARDEN)
        + circle(-5.5, -1, 3.8, fill=BUSH)
        + circle(5.5, -1, 3.8, fill=BUSH)
        + path("M-11 5H11M-8 3V8M-3 3V8M3 3V8M8 3V8", fill="none")
    )


def restaurant() -> str:
    return (
        box(Rect(-9, -3, 18, 13.5), fill=CREAM)
        + path(
            "M-11-9H11V-4.5A2.7 2.7 0 0 1 5.5-4.5A2.7 2.7 0 0 1 0-4.5"
            "A2.7 2.7 0 0 1-5.5-4.5A2.7 2.7 0 0 1-11-4.5Z",
            fill=AWNING,
        )
        + box(Rect(-3, 2, 6, 8.5), fill=HUMAN)
    )


def marketing() -> str:
    return (
        path("M-9-3L6-10V9L-9 3Z", fill=MARKETING)
        + path("M-6 4L-4 11H0L-2 5.5", fill=MARKETING)
        + path("M9-5Q12 0 9 5", fill="none", stroke_width=2)
    )


def billboard() -> str:
    return (
        path("M-6 3V11M6 3V11", fill="none", stroke_width=2.2)
        + box(Rect(-11, -10, 22, 13), rx=1.5, fill=MARKETING)
        + path("M-7-5.5H7M-7-1.5H3", fill="none")
    )


def mailbox() -> str:
    return box(Rect(-11, -8, 22, 16), rx=1.5, fill=CREAM) + path("M-11-8L0 2L11-8", fill="none")


def airplane() -> str:
    return path(
        "M11 0Q11-2.5 8-2.5H3L-3-11H-6L-3-2.5H-7L-9.5-6H-11.5L-10.5 0"
        "L-11.5 6H-9.5L-7 2.5H-3L-6 11H-3L3 2.5H8Q11 2.5 11 0Z",
        fill=CREAM,
    )


def radio() -> str:
    return (
        path("M-6-7L6-11", fill="none")
        + box(Rect(-11, -7, 22, 17), rx=2.5, fill=MARKETING)
        + circle(-4.5, 1.5, 4.2, fill=CREAM)
        + path("M3-2H8M3 2H8M3 6H8", fill="none")
    )


TILES: dict[OuterTile, tuple[int, int]] = {
    "top_left": (0, 0),
    "left": (1, 0),
    "bottom_left": (2, 0),
    "bottom": (2, 1),
    "bottom_right": (2, 2),
    "right": (1, 2),
    "top_right": (0, 2),
    "top": (0, 1),
}
"""Row and column of the map tile."""


def build(tile: OuterTile) -> str:
    """The map in small, with a house on one of its nine tiles."""
    row, column = TILES[tile]
    x, y, cell = -10.5 + 7 * column, -10.5 + 7 * row, 7.0
    lines = path("M-10.5-3.5H10.5M-10.5 3.5H10.5M-3.5-10.5V10.5M3.5-10.5V10.5", fill="none", stroke_width=0.8)
    house = path(
        f"M{x - 0.8:g} {y + 3.5:g}L{x + 3.5:g} {y - 0.8:g}L{x + 7.8:g} {y + 3.5:g}V{y + cell:g}H{x - 0.8:g}Z"
    )
    return box(Rect(-10.5, -10.5, 21, 21), rx=1, fill=GARDEN) + lines + group(house, fill=ROOF)
