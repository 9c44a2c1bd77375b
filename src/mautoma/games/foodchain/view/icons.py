"""Small drawings in a 24×24 square around the origin, each with an outline of its own; products for chips."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product
from mautoma.games.foodchain.view.colours import CREAM, PRODUCTS
from mautoma.games.kit.colours import INK
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.sheet import Glyph, word
from mautoma.games.kit.svg import Rect, box, circle, group, line, moved, path

ICON = 24
_THIN = 1.4


def _burger() -> str:
    bun = PRODUCTS[BURGER]
    return group(
        path("M-10-1.5C-10-12 10-12 10-1.5Z", fill="#e3a765"),
        path("M-10 5H10C10 9.5 8 10 6 10H-6C-8 10-10 9.5-10 5Z", fill="#e3a765"),
        box(Rect(-11, -1, 22, 5), rx=2.5, fill=bun),
    )


def _pizza() -> str:
    return group(
        path("M-10-8Q0-13 10-8L0 11Z", fill=PRODUCTS[PIZZA]),
        circle(-3, -4.5, 2.2, fill=PRODUCTS[SODA]),
        circle(3.5, -4, 2.2, fill=PRODUCTS[SODA]),
        circle(0, 2.5, 2, fill=PRODUCTS[SODA]),
    )


def _beer() -> str:
    return group(
        path("M5-3H8.5Q10.5-3 10.5-1V4Q10.5 6 8.5 6H5", fill="none", stroke_width=2.2),
        path("M-8-5H5V8Q5 10.5 2.5 10.5H-5.5Q-8 10.5-8 8Z", fill=PRODUCTS[BEER]),
        path("M-9-4Q-10-8-6.5-8.5Q-5-11.5-1.5-10Q2-11.5 3.5-8.5Q7-8 6-4Z", fill=CREAM),
        line(-3.7, -1, -3.7, 7.5),
        line(0.7, -1, 0.7, 7.5),
    )


def _lemonade() -> str:
    return group(
        line(1, -5, 5, -11.5, stroke_width=2),
        path("M-8-5H8L5.5 10.5H-5.5Z", fill=PRODUCTS[LEMONADE]),
        circle(-7, -5.5, 4.8, fill="#fff8b0"),
        path("M-7-10.3V-0.7M-11.8-5.5H-2.2", fill="none", stroke_width=1),
    )


def _soda() -> str:
    return group(
        path("M-2.5-11H2.5V-6L6 0V9Q6 11 4 11H-4Q-6 11-6 9V0L-2.5-6Z", fill=PRODUCTS[SODA]),
        box(Rect(-6, 2, 12, 4.5), fill=CREAM),
    )


_PRODUCTS: dict[Product, Callable[[], str]] = {
    BURGER: _burger,
    PIZZA: _pizza,
    BEER: _beer,
    LEMONADE: _lemonade,
    SODA: _soda,
}


@remembered
def product_icon(product: Product, x: float, y: float, size: float) -> str:
    """Centred on (x, y)."""
    drawing = group(_PRODUCTS[product](), stroke=INK, stroke_width=_THIN, stroke_linejoin="round")
    return moved(drawing, x, y, size / ICON)


def product_glyph(product: Product) -> Glyph:
    size = 22
    return Glyph(size, product_icon(product, size / 2, 0, size))


def counted(product: Product, number: int) -> tuple[Glyph, Glyph]:
    return word(str(number), bold=True), product_glyph(product)


@remembered
def waitress_icon(x: float, y: float) -> str:
    drawing = group(
        circle(0, -7, 4, fill="#f5d7b8"),
        path("M-3-3H3L8 11H-8Z", fill=CREAM),
        path("M-4-10.5H4L2.5-13H-2.5Z", fill=INK),
        stroke=INK,
        stroke_width=_THIN,
        stroke_linejoin="round",
    )
    return moved(drawing, x, y)


@remembered
def tile_icon(row: int, column: int, x: float, y: float) -> str:
    """The map in small, one of its nine tiles black."""
    cell = ICON / 3
    cells = [
        box(
            Rect(-ICON / 2 + c * cell, -ICON / 2 + r * cell, cell, cell),
            fill=INK if (r, c) == (row, column) else CREAM,
            stroke=INK,
        )
        for r in range(3)
        for c in range(3)
    ]
    return moved(group(*cells), x, y)


def _manager() -> str:
    return group(
        box(Rect(-4, -11, 8, 7), rx=1.5, fill=CREAM),
        path("M0-4V0M-8 4V0H8V4", fill="none"),
        box(Rect(-12, 4, 8, 7), rx=1.5, fill=CREAM),
        box(Rect(4, 4, 8, 7), rx=1.5, fill=CREAM),
    )


def _person(sign: str) -> str:
    return group(
        circle(-4, -5, 4.5, fill=CREAM),
        path("M-11 10Q-11 1-4 1Q3 1 3 10Z", fill=CREAM),
        path(sign, fill="none", stroke_width=2.4),
    )


def _price() -> str:
    return group(
        path("M-11-2L-2-11H10V1L1 10Z", fill=CREAM),
        circle(5.5, -6.5, 1.8, fill=INK),
        path("M-5-1L2 4M-1-5L-3 8", fill="none", stroke_width=1.2),
    )


def _city() -> str:
    return group(
        path("M-10-1L0-10L10-1Z", fill=CREAM),
        box(Rect(-7.5, -1, 15, 11), fill=CREAM),
        box(Rect(-2, 3, 4, 7), fill=INK),
    )


def _megaphone() -> str:
    return group(
        path("M-9-3L6-10V9L-9 3Z", fill=CREAM),
        path("M-6 4L-4 11H0L-2 5.5", fill=CREAM),
        path("M9-5Q12 0 9 5", fill="none", stroke_width=2),
    )


_FAMILIES: dict[str, Callable[[], str]] = {
    "manager": _manager,
    "hiring": lambda: _person("M8-8V2M3-3H13"),
    "training": lambda: _person("M8 4V-8M4-4L8-8L12-4"),
    "price": _price,
    "city": _city,
    "drinks": _soda,
    "marketing": _megaphone,
}


def family_icon(family: str, x: float, y: float) -> str:
    if family == "service":
        return waitress_icon(x, y + 1)
    drawing = group(_FAMILIES[family](), stroke=INK, stroke_width=_THIN, stroke_linejoin="round")
    return moved(drawing, x, y)
