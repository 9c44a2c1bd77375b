"""The shapes of icons: goods, and what an action card does with them."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.view.colours import (
    CREAM,
    GOLD,
    MARKETING,
    PRIORITY,
    PRODUCTS,
    ROOF,
    SOURCE,
)
from mautoma.games.kit.colours import AUTOMA
from mautoma.games.kit.svg import Rect, box, circle, group, path

_BUN, _LEAF, _FOAM, _GLASS = "#e3a04f", "#7fae4e", "#fff8e6", "#cfe4ee"


def burger() -> str:
    return (
        path("M-10-1.5C-10-12.5 10-12.5 10-1.5Z", fill=_BUN)
        + path("M-11-1.5Q-8 3-5.5-.5Q-2.8 3 0-.5Q2.8 3 5.5-.5Q8 3 11-1.5Z", fill=_LEAF)
        + box(Rect(-10.5, 0.8, 21, 4.4), rx=2.2, fill=PRODUCTS[BURGER])
        + path("M-10 5.2H10Q10 10.5 6 10.5H-6Q-10 10.5-10 5.2Z", fill=_BUN)
    )


def pizza() -> str:
    return (
        path("M-10.5-6.5L0 11L10.5-6.5Z", fill=PRODUCTS[PIZZA])
        + path("M-11.5-6Q-11-9.5-7.5-9.8Q0-11.5 7.5-9.8Q11-9.5 11.5-6Q0-8.5-11.5-6Z", fill=_BUN)
        + group(
            circle(-4, -3.2, 2.1, fill=PRODUCTS[SODA]),
            circle(4, -3.6, 2.1, fill=PRODUCTS[SODA]),
            circle(0, 3, 2.1, fill=PRODUCTS[SODA]),
            stroke_width=0.8,
        )
    )


def beer() -> str:
    return (
        path("M5-2H8Q11-2 11 1V3.5Q11 6.5 8 6.5H5", fill="none", stroke_width=2.2)
        + path("M-8.5-5H5V8.5Q5 10.8 2.5 10.8H-6Q-8.5 10.8-8.5 8.5Z", fill=PRODUCTS[BEER])
        + path("M-9.5-4Q-11-8-7.5-8.8Q-5.5-12-1.5-10.3Q2.5-11.8 4-8.6Q7.2-7.8 6-4Z", fill=_FOAM)
        + path("M-4-.5V6.5M.5-.5V6.5", fill="none")
    )


def lemonade() -> str:
    return (
        path("M1.5-4L5-11.3H8.5", fill="none", stroke_width=2)
        + path("M-8-5H8.5L6 10.8H-5.5Z", fill=PRODUCTS[LEMONADE])
        + circle(-6.5, -5.5, 5, fill="#fff8b0")
        + path("M-6.5-10V-1M-11-5.5H-2M-9.7-8.7L-3.3-2.3M-3.3-8.7L-9.7-2.3", fill="none", stroke_width=0.8)
    )


def soda() -> str:
    return (
        path(
            "M-2.5-11H2.5V-6.5Q6.5-3 6.5.5V9Q6.5 11 4.5 11H-4.5Q-6.5 11-6.5 9V.5Q-6.5-3-2.5-6.5Z",
            fill=PRODUCTS[SODA],
        )
        + box(Rect(-6.5, 1.2, 13, 5.2), fill=_FOAM)
        + path("M-3.5 3.8Q0 1.5 3.5 3.8", fill="none", stroke=PRODUCTS[SODA])
    )


def crown(y: float) -> str:
    return path(
        f"M-6 {y + 5:g}L-7 {y:g}L-3 {y + 2.6:g}L0 {y - 1.4:g}L3 {y + 2.6:g}L7 {y:g}L6 {y + 5:g}Z", fill=GOLD
    )


def most_drink() -> str:
    """A glass that could hold any of them, crowned: the drink it has most of."""
    return path("M-6.5-2.5H6.5L4.8 11H-4.8Z", fill=_GLASS) + path("M-5.6 4H5.6", fill="none") + crown(-9.5)


def most_food() -> str:
    """A covered plate, crowned: the food it has most of."""
    return (
        path("M-9 7Q-9-2.5 0-2.5Q9-2.5 9 7Z", fill=_GLASS)
        + path("M-11 7H11V8.6Q11 10.6 9 10.6H-9Q-11 10.6-11 8.6Z", fill=CREAM)
        + crown(-9.5)
    )


def least() -> str:
    """Bars, the lowest of which is filled."""
    return (
        box(Rect(-10.5, -9, 5.5, 19), rx=1, fill=CREAM)
        + box(Rect(-2.75, 4.5, 5.5, 5.5), rx=1, fill=AUTOMA)
        + box(Rect(5, -4, 5.5, 14), rx=1, fill=CREAM)
        + path("M0-9V.5M-3-2.5L0 .5L3-2.5", fill="none", stroke_width=2)
    )


def track() -> str:
    return "".join(box(Rect(-10.5, y, 9, 7), rx=1, fill=CREAM) for y in (-10.5, -3.5, 3.5))


def payout() -> str:
    """The sales track, and a crate that comes out of it."""
    return (
        track()
        + box(Rect(-10.5, -3.5, 9, 7), rx=1, fill=AUTOMA)
        + path("M-1 0H3", fill="none", stroke_width=2)
        + box(Rect(2.5, -4.5, 9, 9), rx=1, fill=MARKETING)
        + path("M7-4.5V4.5M2.5 0H11.5", fill="none")
    )


def sales() -> str:
    """The sales track, whose marker goes down."""
    return (
        track()
        + box(Rect(-10.5, -10.5, 9, 7), rx=1, fill=AUTOMA)
        + path("M6-9V7.5M1.5 3L6 8L10.5 3", fill="none", stroke_width=2.4)
    )


def milestone() -> str:
    return (
        path("M-6-7H-10Q-10 0-4.5 .5M6-7H10Q10 0 4.5 .5", fill="none")
        + path("M-6.5-10.5H6.5V-4Q6.5 3 0 3Q-6.5 3-6.5-4Z", fill=GOLD)
        + path("M-1.5 3H1.5V7H-1.5Z", fill=GOLD)
        + box(Rect(-6, 7, 12, 3.8), rx=1, fill=ROOF)
    )


def milestone_cash() -> str:
    return (
        group(milestone(), transform="translate(-4 0) scale(0.85)")
        + circle(6, 5.5, 5.2, fill=GOLD)
        + path(
            "M7.8 3.8Q6-.0 4.3 3.8Q4.5 5.5 6 5.5Q7.8 5.7 7.8 7.2Q6 10.4 4.2 7.2",
            fill="none",
            stroke_width=1.2,
        )
    )


def rounds() -> str:
    return circle(0, 0, 10, fill=CREAM) + path("M0-6V0L4 3", fill="none", stroke_width=2)


def priority() -> str:
    return circle(0, 0, 10.5, fill=PRIORITY) + path(
        "M-3-3.5L1-6.5V6.5", fill="none", stroke=CREAM, stroke_width=2.4
    )


def produced() -> str:
    return group(burger(), transform="translate(-4 -3) scale(.72)") + group(
        pizza(), transform="translate(5 4.5) scale(.62)"
    )


def freezer() -> str:
    return (
        box(Rect(-8.5, -11, 17, 22), rx=2.5, fill=_GLASS)
        + path("M-8.5-3H8.5M-4.5-8V-6M-4.5 1V5", fill="none")
        + path("M3 .5V8.5M-.5 2.5L6.5 6.5M6.5 2.5L-.5 6.5", fill="none", stroke_width=1.2)
    )


def demand() -> str:
    return path(
        "M-8-10H8Q11-10 11-7V1Q11 4 8 4H1L-5 10.5V4H-8Q-11 4-11 1V-7Q-11-10-8-10Z", fill=CREAM
    ) + path("M-5-3V-2.8M0-3V-2.8M5-3V-2.8", fill="none", stroke_width=2.6)


def source() -> str:
    return circle(0, 0, 10.5, fill=SOURCE) + path(
        "M0-7Q5.5-.5 5.5 2.5A5.5 5.5 0 0 1-5.5 2.5Q-5.5-.5 0-7Z", fill=_GLASS
    )


def modifier() -> str:
    return box(Rect(-10.5, -7, 21, 14), rx=3, fill="#14202b") + path(
        "M-6.5-0H-1.5M-4-2.5V2.5M2.5 0H7", fill="none", stroke=GOLD, stroke_width=2
    )


def one_of_each() -> str:
    """Five plates, a colour for each product."""
    places = ((-6.5, -5, BURGER), (0, -8, PIZZA), (6.5, -5, BEER), (-4, 4, LEMONADE), (4, 4, SODA))
    return "".join(circle(x, y, 3.6, fill=PRODUCTS[product]) for x, y, product in places)


def city_supply() -> str:
    """The truck that brings what the city has."""
    return (
        box(Rect(-11.5, -7, 14, 12), rx=1, fill=MARKETING)
        + path("M2.5-3H8L11.5 1V5H2.5Z", fill=_GLASS)
        + circle(-6, 6.5, 3, fill=CREAM)
        + circle(6.5, 6.5, 3, fill=CREAM)
    )


def arrow_up() -> str:
    """Green: the price goes up a step."""
    return path("M0-10.5L9.5 0H4V10.5H-4V0H-9.5Z", fill=_LEAF)


def arrow_down() -> str:
    """Red."""
    return path("M0 10.5L9.5 0H4V-10.5H-4V0H-9.5Z", fill=PRODUCTS[SODA])
