"""The icons of Mombasa: actions, goods and kinds of card, ways to choose a company, pieces."""

from __future__ import annotations

from mautoma.games.kit.colours import CREAM, INK
from mautoma.games.kit.icons import Icon, Icons
from mautoma.games.kit.svg import Rect, box, circle, group, path, polygon
from mautoma.games.mombasa.view import africa, seal, ways
from mautoma.games.mombasa.view.colours import (
    BANANA,
    BLACK,
    BLUE,
    COFFEE,
    GOLD,
    GREEN,
    KHAKI,
    LEAF,
    LEATHER,
    PURPLE,
    RED,
    SKIN,
    WHITE,
)

Points = list[tuple[float, float]]


# Actions


def _small_card() -> str:
    return box(Rect(-10.5, -10.5, 14, 19), rx=2, fill=WHITE) + path(
        "M-3.5-5.5L-.3-1L-3.5 3.5L-6.7-1Z", fill=PURPLE, stroke_width=1
    )


def _take_card() -> str:
    arrow = "M7.2-3V8.2M3.4 5L7.2 9.2L11 5"
    return (
        _small_card()
        + path(arrow, fill="none", stroke=WHITE, stroke_width=5)
        + path(arrow, fill="none", stroke=BLACK, stroke_width=2.6)
    )


def _buy() -> str:
    return _small_card() + _pound(5.2, 5.2, 6)


def _remove() -> str:
    cross = "M2 2L10 10M10 2L2 10"
    return (
        _small_card()
        + path(cross, fill="none", stroke=WHITE, stroke_width=6)
        + path(cross, fill="none", stroke=RED, stroke_width=3)
    )


def _track() -> str:
    stairs = "M-10.5 10.5V5H-4.8V.6H.8V-3.8H6.4"
    return path(f"{stairs}V10.5Z", fill=GOLD) + path(
        "M-9.5-1.5L3-10.2M-2.2-10.7H3.6L2-5.2", fill="none", stroke_width=2.2
    )


def _explore() -> str:
    return (
        circle(0, 0, 10.5, fill=WHITE)
        + polygon([(0, -8.2), (3.1, 0), (-3.1, 0)], fill=RED, stroke_width=0.8)
        + polygon([(0, 8.2), (3.1, 0), (-3.1, 0)], fill=BLACK, stroke_width=0.8)
        + path("M-10.5 0H-8M8 0H10.5", fill="none")
    )


def _books() -> str:
    return (
        path("M0-6.5C-3.5-9-7.5-9-10.5-8V7.5C-7.5 6.5-3.5 6.5 0 9Z", fill=RED)
        + path("M0-6.5C3.5-9 7.5-9 10.5-8V7.5C7.5 6.5 3.5 6.5 0 9Z", fill=RED)
        + path(
            "M-7.7-3.2Q-5-3.6-2.7-2.4M-7.7.8Q-5 .4-2.7 1.6M7.7-3.2Q5-3.6 2.7-2.4M7.7.8Q5 .4 2.7 1.6",
            fill="none",
            stroke=WHITE,
        )
    )


def _diamonds() -> str:
    return path("M-6.5-8.5H6.5L11-2.5L0 10.5L-11-2.5Z", fill=BLUE) + path(
        "M-11-2.5H11M-6.5-8.5L-4-2.5L0 10.5L4-2.5L6.5-8.5M-4-2.5L0-8.5L4-2.5", fill="none", stroke_width=1
    )


def _majority() -> str:
    """Scales: the heavier side wins."""
    return (
        path("M0-8.5V9.4M-5 10H5M-8-3.5L8-7", fill="none", stroke_width=1.8)
        + path("M-11 4L-8-3.5L-5 4A3 3 0 0 1-11 4Z", fill=PURPLE)
        + path("M5 .5L8-7L11 .5A3 3 0 0 1 5 .5Z", fill=GREEN)
        + circle(0, -9, 1.8, fill=GOLD)
    )


def _star(size: float) -> Points:
    """Of five points, the first on top."""
    unit = [(0, -1), (0.224, -0.309), (0.951, -0.309), (0.363, 0.118), (0.588, 0.809), (0, 0.382)]
    left = [(-x, y) for x, y in reversed(unit[1:5])]
    return [(x * size, y * size) for x, y in (*unit, *left)]


def _bonus() -> str:
    return box(Rect(-10.5, -10.5, 21, 21), rx=3.5, fill=GREEN) + polygon(
        _star(8.2), fill=GOLD, stroke_width=1
    )


def _first_player() -> str:
    return circle(0, 0, 10.5, fill=GOLD) + path(
        "M-3-3.2L.8-6V6.2M-3 6.4H4", fill="none", stroke=BLACK, stroke_width=2.4
    )


# Goods, and the kinds of card


def _banana() -> str:
    return path(
        "M-7.5-10.2L-4.4-9.8C-4.4-2 1 4.2 10.6 4.6L10.2 7.4C-1.5 12.5-10.5 3.5-7.5-10.2Z", fill=BANANA
    ) + path("M-5.6-6.5C-5.6 1 0 7 8 6.6", fill="none", stroke_width=1)


def _coffee() -> str:
    return group(
        path("M0-10.8C7.4-10.8 7.4 10.8 0 10.8C-7.4 10.8-7.4-10.8 0-10.8Z", fill=COFFEE)
        + path("M.4-10C-3.4-4.5 4.2 1.5-.4 10", fill="none", stroke=WHITE),
        transform="rotate(38)",
    )


def _cotton() -> str:
    bolls = (
        circle(-4.6, -1.2, 5, fill=WHITE) + circle(4.6, -1.2, 5, fill=WHITE) + circle(0, -5.6, 5, fill=WHITE)
    )
    return (
        path("M0 4V11", fill="none", stroke_width=2.2)
        + bolls
        + path("M0 5.4Q-8 9.6-8.6 2Q-2.4.6 0 5.4Q2.4.6 8.6 2Q8 9.6 0 5.4Z", fill=LEAF)
    )


def _expansion() -> str:
    """An explorer's helmet."""
    return (
        path("M-8.2 3C-8.2-10.6 8.2-10.6 8.2 3Z", fill=KHAKI)
        + path("M-11.2 6.6Q-10.6 2.6-6.8 2.6H6.8Q10.6 2.6 11.2 6.6Q0 3.6-11.2 6.6Z", fill=KHAKI)
        + path("M-8-.6H8", fill="none", stroke=LEATHER, stroke_width=2.4)
        + circle(0, -8.3, 1.4, fill=LEATHER)
    )


def _bookkeeper() -> str:
    return (
        path("M-10 11Q-10 2.6 0 2.6Q10 2.6 10 11Z", fill=LEATHER)
        + path("M-2.6 3L0 7.4L2.6 3Z", fill=WHITE, stroke_width=1)
        + circle(0, -4.4, 6.2, fill=SKIN)
        + path("M-7.6-6.2Q0-13.5 7.6-6.2Q0-8.2-7.6-6.2Z", fill=LEAF)
        + circle(-2.5, -3.2, 1.9, fill=WHITE, stroke_width=1)
        + circle(2.5, -3.2, 1.9, fill=WHITE, stroke_width=1)
    )


def _share() -> str:
    return (
        box(Rect(-10.5, -8.5, 21, 15), rx=1.5, fill=WHITE)
        + path("M-7-4.5H7M-7-1H2", fill="none")
        + path("M3.4 4L2.6 11L5.4 9L8.2 11L7.4 4Z", fill=RED, stroke_width=1)
        + circle(5.4, 2.6, 3.6, fill=GOLD)
    )


# Pieces


def _white_post() -> str:
    return ways.post(WHITE)


def _black_post() -> str:
    return ways.post(BLACK) + path("M-3 10V4H3V10", fill=WHITE, stroke_width=1)


def _remove_post() -> str:
    return ways.post(WHITE) + path("M-4 1L4 8M4 1L-4 8", fill="none", stroke=RED, stroke_width=2.4)


def _book() -> str:
    return path("M-8-8.5Q-8-10.8-5.6-10.8H8V10.8H-5.6Q-8 10.8-8 8.5Z", fill=RED) + path(
        "M-8 8.5Q-8 6-5.6 6H8M-2-6.5H4.5", fill="none", stroke=WHITE
    )


def _jar() -> str:
    return (
        path("M9-10.4Q2.5-7.6 .8 1", fill="none", stroke_width=2.2)
        + path(
            "M-5.5-1.5H5.5V1Q9.5 2.4 9.5 6V8.6Q9.5 10.8 7.2 10.8H-7.2Q-9.5 10.8-9.5 8.6V6Q-9.5 2.4-5.5 1Z",
            fill=BLUE,
        )
        + path("M-9 6.4H9V8.4Q9 10.4 7 10.4H-7Q-9 10.4-9 8.4Z", fill=BLACK, stroke="none")
    )


def _pound(x: float, y: float, r: float) -> str:
    k = r / 10.5
    sign = path(
        "M4.4-4.2Q3.6-7 .6-7Q-2.6-7-2.6-3.4Q-2.6-1-2.2 1Q-1.8 4.6-4.4 6.4H5M-4.4 .4H2.6",
        fill="none",
        stroke=BLACK,
        stroke_width=2,
    )
    return circle(x, y, r, fill=GOLD) + group(sign, transform=f"translate({x:g} {y:g}) scale({k:.3g})")


def _marker() -> str:
    return (
        path("M-7-6V6.5C-7 11.8 7 11.8 7 6.5V-6Z", fill=PURPLE)
        + path("M-7-6C-7-11.2 7-11.2 7-6C7-.8-7-.8-7-6Z", fill=PURPLE)
        + path("M-4.4 1V6", fill="none", stroke=CREAM)
    )


def _yours() -> str:
    return circle(0, 0, 9.5, fill=GREEN)


def _its() -> str:
    return box(Rect(-8.5, -8.5, 17, 17), fill=PURPLE)


def _no_good() -> str:
    return path("M-7-7L7 7M7-7L-7 7", fill="none", stroke=INK, stroke_width=3)


def _highest() -> str:
    return path("M0 9.5V-8M-6.5-2L0-9L6.5-2", fill="none", stroke_width=3)


def _round() -> str:
    return path("M8.8-3.6A9.4 9.4 0 1 0 9.4 1.5", fill="none", stroke_width=2.4) + path(
        "M10.6-9.6L9.6-2.4L3.6-5.4Z", fill=INK
    )


ICONS = Icons(
    "mombasa",
    {
        "take_card": Icon("T", _take_card),
        "track": Icon("S", _track),
        "explore": Icon("E", _explore),
        "books": Icon("B", _books),
        "diamonds": Icon("D", _diamonds),
        "majority": Icon("W", _majority),
        "bonus": Icon("*", _bonus),
        "remove": Icon("X", _remove),
        "buy": Icon("£", _buy),
        "first_player": Icon("1", _first_player),
        "banana": Icon("b", _banana),
        "coffee": Icon("c", _coffee),
        "cotton": Icon("w", _cotton),
        "expansion": Icon("e", _expansion),
        "bookkeeper": Icon("k", _bookkeeper),
        "share": Icon("%", _share),
        "highest": Icon("^", _highest),
        "no_good": Icon("-", _no_good),
        "richest": Icon("R", ways.richest),
        "lead": Icon(">", ways.lead),
        "deficit": Icon("<", ways.deficit),
        "human_fewest": Icon("v", ways.human_fewest),
        "automa_most": Icon("+", ways.automa_most),
        "human_lead": Icon("!", ways.human_lead),
        "white_post": Icon("o", _white_post),
        "black_post": Icon("#", _black_post),
        "remove_post": Icon("0", _remove_post),
        "book": Icon("=", _book),
        "jar": Icon("J", _jar),
        "coin": Icon("$", lambda: _pound(0, 0, 10.5)),
        "marker": Icon("|", _marker),
        "yours": Icon("y", _yours),
        "its": Icon("a", _its),
        "round": Icon("@", _round),
    },
    {"africa": africa.outline, "seal": seal.wax},
)
