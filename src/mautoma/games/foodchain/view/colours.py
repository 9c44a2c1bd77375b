"""The colours of this game's pictures, besides those of all games."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product

CREAM = "#fffdf5"

LAND = "#ece5d0"
ROAD = "#a7a49c"
ROAD_LINE = "#f5f1e6"
TILE_BORDER = "#57534a"
SOURCE = "#dbe7e4"

HOUSE = "#f3d9bd"
HOUSE_EDGE = "#8a5a2c"
GARDEN = "#b9d09a"
GARDEN_EDGE = "#55733a"
BUSH = "#8fb069"
HUMAN_PALE = "#cfe0e4"
AUTOMA_PALE = "#f2d9d8"
MARKETING = "#f7e8a4"
MARKETING_EDGE = "#86701a"
MARKETING_PALE = "#fffbe6"

PRODUCTS: dict[Product, str] = {
    BURGER: "#b9692f",
    PIZZA: "#f0b93c",
    BEER: "#dc9a1e",
    LEMONADE: "#f3e45e",
    SODA: "#c8403a",
}
