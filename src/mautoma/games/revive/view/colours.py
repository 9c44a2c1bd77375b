"""The colours of Revive alone. None says anything that a letter or a shape does not say too."""

from __future__ import annotations

from mautoma.games.kit.colours import tone

TILE_EDGE = tone("tile-edge", "#3f4347")
VALUE = tone("value", "#fff6cf")
ARROW = tone("arrow", "#7a3db8")

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
