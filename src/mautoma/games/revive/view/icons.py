"""One icon for each thing of Revive: on the cards, the mat, beside orders and in the legend."""

from __future__ import annotations

from mautoma.games.kit.colours import CREAM, INK
from mautoma.games.kit.icons import Icon, Icons
from mautoma.games.kit.svg import Rect, box, circle, path
from mautoma.games.revive.view.colours import BOLT, BOOK, BRASS, GEM, ICE, KINDS, PIECE, RELIC, SHADOW

_HEX = "M0-11L9.5-5.5V5.5L0 11L-9.5 5.5V-5.5Z"


def _hex(fill: str) -> str:
    return path(_HEX, fill=fill)


def _explore() -> str:
    """A tile that is turned over."""
    return (
        _hex(KINDS["hidden"])
        + path("M0-11L9.5-5.5V5.5L0 11Z", fill=ICE)
        + path("M-5.5 2.5Q-5.5-4 1.5-4H4M1.5-7L4.5-4L1.5-1", fill="none", stroke_width=2)
    )


def small_building() -> str:
    return (
        path("M-7 10V-1L0-7.5L7-1V10Z", fill=PIECE)
        + path("M-9 .5L0-8L9 .5", fill="none", stroke_width=2)
        + box(Rect(-2, 4, 4, 6), fill=BOLT)
    )


def large_building() -> str:
    return (
        box(Rect(-10, 0, 20, 10.5), fill=PIECE)
        + path("M-4 .5V-6.5L0-11L4-6.5V.5Z", fill=PIECE)
        + path("M-10 0V-3.5H-7V-1H-5M10 0V-3.5H7V-1H5", fill="none")
        + box(Rect(-2, 4.5, 4, 6), fill=BOLT)
        + path("M-6.5 3.5V6M6.5 3.5V6M0-5.5V-3", fill="none", stroke=BOLT, stroke_width=2)
    )


def population() -> str:
    return path(
        "M-8 10.5Q-8 2-3.2.2A5.2 5.2 0 1 1 3.2.2Q8 2 8 10.5Z",
        fill=PIECE,
    )


def _populate() -> str:
    return _hex(KINDS["large_location"]) + path(
        "M-5 6.5Q-5 1.5-2 .2A3.6 3.6 0 1 1 2 .2Q5 1.5 5 6.5Z", fill=PIECE
    )


def bolt() -> str:
    return path("M2-11L-7 2H-1L-2.5 11L7-2.5H.8Z", fill=BOLT)


def _distance() -> str:
    """From one hex to another, in dots."""
    return (
        path("M-8 3.5L-4.5 5.5V9.5L-8 11.5L-11.5 9.5V5.5Z", fill=PIECE)
        + path("M8-11.5L11.5-9.5V-5.5L8-3.5L4.5-5.5V-9.5Z", fill=CREAM)
        + path("M-3.2 3.2L3.6-3.6", fill="none", stroke_width=2.6, stroke_dasharray="0.1 4.6")
    )


def _arrows() -> str:
    return (
        path("M-10-7H6", fill="none", stroke_width=4.5)
        + path("M-10 1H6", fill="none", stroke_width=3)
        + path("M-10 8H6", fill="none", stroke_width=1.5)
        + path("M5-11L11-7L5-3ZM5-2.5L10.5 1L5 4.5ZM5 5L10 8L5 11Z", fill=INK)
    )


def _artifact() -> str:
    """A jar from before the ice."""
    return (
        path("M-5-5Q-11-5-9 2M5-5Q11-5 9 2", fill="none")
        + path("M-4.5-11H4.5L3-7Q10-3 8 3.5Q6.5 9 3.5 11H-3.5Q-6.5 9-8 3.5Q-10-3-3-7Z", fill=RELIC)
        + path("M-8 0L-4 3L0 0L4 3L8 0", fill="none")
    )


def _card(fill: str) -> str:
    return box(Rect(-8, -11, 16, 22), rx=2.5, fill=fill)


def _citizen() -> str:
    return (
        _card(CREAM)
        + circle(0, -4, 3.4, fill=BRASS)
        + path("M-5.5 7.5Q-5.5 .8 0 .8Q5.5 .8 5.5 7.5Z", fill=BRASS)
    )


def _exploration() -> str:
    return _card(ICE) + circle(0, 0, 6, fill=CREAM) + path("M2.8-2.8L-1-.9L-2.8 2.8L1 .9Z", fill=PIECE)


def _module() -> str:
    """A piece with plugs, to be added to a board."""
    return (
        box(Rect(-9, -6, 18, 13), rx=2, fill=BRASS)
        + path("M-5-6V-10.5M0-6V-10.5M5-6V-10.5", fill="none", stroke_width=2.4)
        + circle(0, 0.5, 3, fill=CREAM)
    )


def _machine() -> str:
    right = "M-2-11H2L3-8L5.8-6.8L8.6-8.3L11-4.6L8.8-2.3V2.3L11 4.6L8.6 8.3L5.8 6.8L3 8L2 11"
    left = "H-2L-3 8L-5.8 6.8L-8.6 8.3L-11 4.6L-8.8 2.3V-2.3L-11-4.6L-8.6-8.3L-5.8-6.8L-3-8Z"
    return path(right + left, fill=SHADOW) + circle(0, 0, 3.6, fill=CREAM)


def _book() -> str:
    pages = path("M0-6Q-5-9.5-10.5-7.5V7.5Q-5 5.5 0 9Q5 5.5 10.5 7.5V-7.5Q5-9.5 0-6Z", fill=BOOK)
    return pages + path("M0-6V9", fill="none")


def _crystal() -> str:
    return path("M0-11L7-3L4.5 10H-4.5L-7-3Z", fill=GEM) + path(
        "M0-11L-1.5-2L-4.5 10M0-11L2 0L4.5 10", fill="none"
    )


def _restore() -> str:
    return path("M8.5-4A9.2 9.2 0 1 0 9.2 2.5", fill="none", stroke_width=2.8) + path(
        "M3.5-4.5H10V-11Z", fill=INK
    )


def _box() -> str:
    """Back in the box."""
    return (
        path("M-9-3H9V10H-9Z", fill=BRASS)
        + path("M-9-3L-11-8M9-3L11-8", fill="none")
        + path("M0-11V2.5M-3.5-1L0 2.8L3.5-1", fill="none", stroke_width=2)
    )


def _tribe() -> str:
    return box(Rect(-11, -8, 22, 16), rx=2, fill=CREAM) + "".join(
        circle(x, y, 2.2, fill=PIECE) for x in (-6, 0, 6) for y in (-3, 3)
    )


def _board() -> str:
    return (
        path("M-5-11L0-8V-3L-5 0L-10-3V-8Z", fill=KINDS["sand"])
        + path("M5-11L10-8V-3L5 0L0-3V-8Z", fill=KINDS["water"])
        + path("M0 0L5 3V8L0 11L-5 8V3Z", fill=KINDS["terrain_2"])
    )


ICONS = Icons(
    "revive",
    {
        "explore": Icon("E", _explore),
        "small_building": Icon("b", small_building),
        "large_building": Icon("B", large_building),
        "populate": Icon("P", _populate),
        "population": Icon("p", population),
        "energy": Icon("e", bolt),
        "distance": Icon("d", _distance),
        "arrows": Icon("a", _arrows),
        "artifact": Icon("A", _artifact),
        "citizen": Icon("c", _citizen),
        "module": Icon("m", _module),
        "machine": Icon("g", _machine),
        "exploration": Icon("x", _exploration),
        "restore": Icon("R", _restore),
        "book": Icon("k", _book),
        "crystal": Icon("y", _crystal),
        "tribe_board": Icon("t", _tribe),
        "board": Icon("o", _board),
        "box": Icon("-", _box),
    },
)

ORDERS = {
    "set-up-table": "board",
    "set-up-expansion": "exploration",
    "artifact-variant": "artifact",
    "set-up-artifacts": "artifact",
    "set-up-minor-artifact": "box",
    "set-up-tracks": "board",
    "set-up-cards": "citizen",
    "set-up-crystal": "crystal",
    "set-up-pieces": "small_building",
    "set-up-rest": "box",
    "set-up-leech": "tribe_board",
    "set-up-tribe-board": "tribe_board",
    "set-up-mat": "automa",
    "set-up-energy": "energy",
    "set-up-energy-at": "energy",
    "shuffle-printed": "card",
    "remove-printed": "box",
    "progress-printed": "card",
    "reshuffle-printed": "card",
    "turn-printed": "card",
    "card": "energy",
    "card-moved": "energy",
    "populate": "populate",
    "from-tribe-board": "tribe_board",
    "explore": "explore",
    "book-for-you": "book",
    "pay-a-book": "book",
    "token-books": "book",
    "token-gears": "machine",
    "remove-artifact": "artifact",
    "discard-citizens": "citizen",
    "discard-modules": "module",
    "discard-machines": "machine",
    "discard-exploration": "exploration",
    "refill": "restore",
}
