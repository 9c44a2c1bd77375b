"""The colours of Revive alone. None says anything that a letter or a shape does not say too."""

from __future__ import annotations

from mautoma.games.kit.colours import tone

TILE_EDGE = tone("tile-edge", "#3f4347")
VALUE = tone("value", "#fff6cf")
ARROW = tone("arrow", "#7a3db8")
PIECE = tone("piece", "#a8323f")
BOLT = tone("bolt", "#f2b632")

SECTIONS = (
    tone("section-1", "#f6dcc0"),
    tone("section-2", "#dcead0"),
    tone("section-3", "#d3e3f2"),
    tone("section-4", "#e5d8ef"),
)
"""By turns; each has its number too."""

ARTIFACTS = {
    "purple": tone("purple", "#8a55b8"),
    "orange": tone("orange", "#e88b3e"),
    "blue": tone("blue", "#3f8fbf"),
    "white": tone("white", "#ffffff"),
    "turquoise": "#3db8b0",
    "green": "#5f9e4a",
    "yellow": "#ecca3c",
    "red": "#c9403c",
    "pink": "#e58fb4",
    "brown": "#8a6242",
    "grey": "#9aa0a6",
    "black": "#33363a",
}
OTHER_ARTIFACT = tone("other-artifact", "#b9bcbf")
"""Of a colour that only an owner's edition has: its shape tells it apart."""
MACHINES = (tone("machine-1", "#6f9f4a"), tone("machine-2", "#e3bd3f"), tone("machine-3", "#8d949c"))

# Painted: the same by day and by night.
EDGE = "#141a3c"
SKY = ("#1a2150", "#22306a", "#2f4585", "#47629f", "#6c88bb")
"""Over the vignette of a card, from above."""
STAR, PEAK, PEAK_SNOW, SNOW, SNOW_SHADE = "#f2f6fb", "#7f97c2", "#c3d2ea", "#f2f6fb", "#d5e1f1"
AURORA = ("#3fb59a", "#6a7be0")
GOLD, NIGHT_INK, FROST = "#ffd45e", "#16204a", "#dfe9f8"
GROUND = {"explore": "#aeb9cc", "build": "#e9d08f", "populate": "#e7a271"}
"""The hex on which a part of a card happens."""

KINDS = {
    "sand": tone("sand", "#ecd9a6"),
    "terrain": tone("terrain", "#c6d8a8"),
    "terrain_2": tone("terrain-2", "#b3cc8c"),
    "terrain_3": tone("terrain-3", "#9fbf72"),
    "small_crystal": tone("small-crystal", "#dccbe8"),
    "large_crystal": tone("large-crystal", "#c3a6dc"),
    "small_location": tone("small-location", "#f3c6a5"),
    "large_location": tone("large-location", "#e9a87c"),
    "water": tone("water", "#a9cfe6"),
    "lake": tone("lake", "#8fb8dd"),
    "nothing": tone("nothing", "#e4e2da"),
    "centre": tone("centre", "#ffffff"),
    "hidden": tone("hidden", "#b9bcbf"),
    "ask": tone("ask", "#ffffff"),
}
