"""The colours of Revive alone. None says anything that a letter or a shape does not say too."""

from __future__ import annotations

TILE_EDGE = "#3f4347"
VALUE = "#fff6cf"
ARROW = "#7a3db8"

KINDS = {
    "sand": "#ecd9a6",
    "terrain": "#c6d8a8",
    "terrain_2": "#b3cc8c",
    "terrain_3": "#9fbf72",
    "small_crystal": "#dccbe8",
    "large_crystal": "#c3a6dc",
    "small_location": "#f3c6a5",
    "large_location": "#e9a87c",
    "water": "#a9cfe6",
    "lake": "#8fb8dd",
    "nothing": "#e4e2da",
    "centre": "#ffffff",
    "hidden": "#b9bcbf",
    "ask": "#ffffff",
}
