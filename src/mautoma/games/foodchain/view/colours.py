"""The colours of this game's pictures, besides those of all games."""

from __future__ import annotations

from mautoma.games.kit.colours import CREAM as CREAM
from mautoma.games.kit.colours import tone

LAND = tone("land", "#dfe3bf")
ROAD = tone("road", "#8f8d88")
ROAD_EDGE = tone("road-edge", "#f0ead8")
ROAD_LINE = tone("road-line", "#f5f1e6")
TILE_BORDER = tone("tile-border", "#57534a")
SOURCE = tone("source", "#a9d6e5")
BRIDGE = tone("bridge", "#bfa67f")

HOUSE = tone("house", "#f3d9bd")
HOUSE_EDGE = tone("house-edge", "#8a5a2c")
ROOF = tone("roof", "#c26d4a")
ROOF_SHADE = tone("roof-shade", "#a2553a")
GARDEN = tone("garden", "#b9d09a")
GARDEN_EDGE = tone("garden-edge", "#55733a")
BUSH = tone("bush", "#8fb069")
HUMAN_PALE = tone("human-pale", "#cfe0e4")
AUTOMA_PALE = tone("automa-pale", "#f2d9d8")
MARKETING = tone("marketing", "#f7e8a4")
MARKETING_EDGE = tone("marketing-edge", "#86701a")
MARKETING_PALE = tone("marketing-pale", "#fffbe6")
WALL = tone("wall", "#dbe5e8")
ICE = tone("ice", "#d5e8ef")
ICE_EDGE = tone("ice-edge", "#5d8798")

# Painted: the same by day and by night.
EDGE = "#16181f"
NIGHT = ("#12233c", "#1a3354", "#27496b", "#54587a", "#96605f", "#d2784b")
"""The sky over a diner, from above."""
TOWER, LIT, PAVEMENT = "#0e1a2c", "#f6d36b", "#4a4f5a"
AWNING, AWNING_SHADE = "#9c2f3b", "#7c222d"
WINDOW, COUNTER, COUNTER_EDGE = "#2b4450", "#c08f55", "#8d6434"
NEON, SIGN = "#ffd94a", "#12202c"
WOOD, BARE, WHITE = "#4a3420", "#7a5c3e", "#fffaf0"
PLAQUE, PRIORITY, GOLD = "#a8572f", "#1f5c8f", "#e8c24a"
