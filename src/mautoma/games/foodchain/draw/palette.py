"""The colours of all pictures. None of them says anything that a shape or a letter does not say too."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product

PAPER = "#faf6ec"
INK = "#2b2a27"
FAINT = "#6f6a5e"
RULE = "#d9d0ba"

LAND = "#ece5d0"
ROAD = "#a7a49c"
ROAD_LINE = "#f5f1e6"
TILE_BORDER = "#57534a"
SOURCE = "#dbe7e4"

HOUSE = "#f3d9bd"
HOUSE_EDGE = "#8a5a2c"
GARDEN = "#b9d09a"
GARDEN_EDGE = "#55733a"
HUMAN = "#1f4e5f"
HUMAN_PALE = "#cfe0e4"
AUTOMA = "#8c2f39"
AUTOMA_PALE = "#f2d9d8"
MARKETING = "#f7e8a4"
MARKETING_EDGE = "#86701a"

OPTION = "#0b57a4"
HIGHLIGHT = "#c2005d"

PRODUCTS: dict[Product, str] = {
    BURGER: "#b9692f",
    PIZZA: "#f0b93c",
    BEER: "#dc9a1e",
    LEMONADE: "#f3e45e",
    SODA: "#c8403a",
}
