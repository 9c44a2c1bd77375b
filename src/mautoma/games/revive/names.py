"""What a hex of the map can be, and the other ids of the game."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "sand",
    "terrain",
    "terrain_2",
    "terrain_3",
    "small_crystal",
    "large_crystal",
    "small_location",
    "large_location",
    "water",
    "lake",
    "nothing",
    "centre",
]

HIDDEN = "hidden"
"""The kind of a hex that lies face down."""

PALETTE: tuple[Kind, ...] = tuple(kind for kind in get_args(Kind) if kind != "centre")
"""What a hex of a tile can turn out to be."""

BUILDABLE = "sand"
LOCATIONS = ("small_location", "large_location")
WATER = "water"
LAKE = "lake"

BONUSES = {"terrain": 1, "terrain_2": 2, "terrain_3": 3, "small_crystal": 1, "large_crystal": 1}
"""Each bonus counts 1 whatever it gives (REV-B2), a large crystal too (REV-B5)."""

SYMBOLS = {
    "sand": "s",
    "terrain": "+",
    "terrain_2": "+2",
    "terrain_3": "+3",
    "small_crystal": "c",
    "large_crystal": "C",
    "small_location": "l",
    "large_location": "L",
    "water": "~",
    "lake": "=",
    "nothing": ".",
    "centre": "*",
    HIDDEN: "?",
}
"""How a kind is told apart without colour, in pictures and in text."""

SMALL = "small"
LARGE = "large"
HUMAN = "human"
NO_BUILDING = ""

SMALL_BUILDINGS = 5
LARGE_BUILDINGS = 3
POPULATIONS = 7
"""The Mautoma's pieces (REV-S5)."""

HUMAN_TURNS = 18
RESTORES = 3
"""The clock (REV-T3)."""

OTHER = "other"
HEX49 = "0x49"
CORDYCEPHIANS = "cordycephians"

UNKNOWN = "unknown"
"""The colour of an artifact that nobody has seen yet."""
ARTIFACT_COLOURS = (
    "purple",
    "blue",
    "turquoise",
    "green",
    "yellow",
    "orange",
    "red",
    "pink",
    "brown",
    "white",
    "grey",
    "black",
)
"""To tell the colour of an artifact by: the rulebook names purple, and the others are in the box."""
