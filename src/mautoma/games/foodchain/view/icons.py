"""The icons of Food Chain Magnate: one for each thing, with its letter for the terminal."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import OuterTile
from mautoma.games.foodchain.view import icon_goods as goods
from mautoma.games.foodchain.view import icon_town as town
from mautoma.games.kit.icons import GRID, Icon, Icons, outlined
from mautoma.games.kit.sheet import Glyph

ICON = int(GRID)

ICONS = Icons(
    "foodchain",
    {
        "burger": Icon("B", goods.burger),
        "pizza": Icon("P", goods.pizza),
        "beer": Icon("E", goods.beer),
        "lemonade": Icon("L", goods.lemonade),
        "soda": Icon("S", goods.soda),
        "most_drink": Icon("d", goods.most_drink),
        "most_food": Icon("f", goods.most_food),
        "least": Icon("v", goods.least),
        "payout": Icon("p", goods.payout),
        "build": Icon("b", lambda: town.build("top_left")),
        "sales": Icon("s", goods.sales),
        "milestone_cash": Icon("$", goods.milestone_cash),
        "waitress": Icon("W", town.waitress),
        "priority": Icon("n", goods.priority),
        "rounds": Icon("×", goods.rounds),
        "milestone": Icon("T", goods.milestone),
        "produced": Icon("k", goods.produced),
        "train": Icon("t", town.training),
        "leaves": Icon("x", town.leaves),
        "billboard": Icon("i", town.billboard),
        "mailbox": Icon("l", town.mailbox),
        "airplane": Icon("a", town.airplane),
        "radio": Icon("r", town.radio),
        "manager": Icon("G", town.manager),
        "hiring": Icon("h", town.hiring),
        "price": Icon("c", town.price),
        "city": Icon("o", town.city),
        "garden": Icon("'", town.garden),
        "marketing": Icon("m", town.marketing),
        "restaurant": Icon("R", town.restaurant),
        "source": Icon("w", goods.source),
        "demand": Icon("q", goods.demand),
        "freezer": Icon("z", goods.freezer),
        "one_of_each": Icon("5", goods.one_of_each),
        "city_supply": Icon("y", goods.city_supply),
        "modifier": Icon("±", goods.modifier),
        "arrow_up": Icon("^", goods.arrow_up),
        "arrow_down": Icon("_", goods.arrow_down),
    },
)

_FAMILIES = {"training": "train", "service": "waitress", "drinks": "soda"}
"""Families of employees whose icon has another name."""


def product_icon(product: Product, x: float, y: float, size: float) -> str:
    """Centred on (x, y)."""
    return ICONS(product, x, y, size)


def product_glyph(product: Product) -> Glyph:
    size = 22
    return Glyph(size, product_icon(product, size / 2, 0, size))


def build_icon(tile: OuterTile, x: float, y: float, size: float) -> str:
    return outlined(town.build(tile), x, y, size)


def family_icon(family: str) -> str:
    """Of a card of the company, among its words."""
    return ICONS.among_words(_FAMILIES.get(family, family))
