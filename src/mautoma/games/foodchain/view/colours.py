"""The colours of this game's pictures, besides those of all games."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product
from mautoma.games.kit.colours import CREAM as CREAM
from mautoma.games.kit.colours import tone

LAND = tone("land", "#ece5d0")
ROAD = tone("road", "#a7a49c")
ROAD_LINE = tone("road-line", "#f5f1e6")
TILE_BORDER = tone("tile-border", "#57534a")
SOURCE = tone("source", "#dbe7e4")

HOUSE = tone("house", "#f3d9bd")
HOUSE_EDGE = tone("house-edge", "#8a5a2c")
GARDEN = tone("garden", "#b9d09a")
GARDEN_EDGE = tone("garden-edge", "#55733a")
BUSH = tone("bush", "#8fb069")
HUMAN_PALE = tone("human-pale", "#cfe0e4")
AUTOMA_PALE = tone("automa-pale", "#f2d9d8")
MARKETING = tone("marketing", "#f7e8a4")
MARKETING_EDGE = tone("marketing-edge", "#86701a")
MARKETING_PALE = tone("marketing-pale", "#fffbe6")

PRODUCTS: dict[Product, str] = {
    BURGER: "#b9692f",
    PIZZA: "#f0b93c",
    BEER: "#dc9a1e",
    LEMONADE: "#f3e45e",
    SODA: "#c8403a",
}
