"""The icons of Food Chain Magnate."""

from __future__ import annotations

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import Product
from mautoma.games.kit.icons import GRID, Icons
from mautoma.games.kit.sheet import Glyph

ICON = int(GRID)
ICONS = Icons("foodchain", DATA)


def product_glyph(product: Product) -> Glyph:
    size = 22
    return Glyph(size, ICONS(product, size / 2, 0, size))
