"""The words of Food Chain Magnate, as ids: sides, places of the map tiles, cards that rules name."""

from __future__ import annotations

from typing import Literal, get_args

HUMAN = "human"
AUTOMA = "automa"
SIDES = (HUMAN, AUTOMA)

OuterTile = Literal["top_left", "left", "bottom_left", "bottom", "bottom_right", "right", "top_right", "top"]
OUTER_TILES: tuple[OuterTile, ...] = get_args(OuterTile)
"""Counter-clockwise around the map (FCM-B5)."""

TILE_PLACES = (
    *("top_left", "top", "top_right"),
    *("left", "centre", "right"),
    *("bottom_left", "bottom", "bottom_right"),
)
"""The nine places of the map in reading order (FCM-B9)."""

CEO = "ceo"
CFO = "cfo"
WAITRESS = "waitress"

FIRST_ROUND = 1
"""In which nobody is at work but the CEO: one employee is hired, and nothing else can happen."""
MANAGER_AT_WORK = 4
"""The first round in which a local manager can be at work: a trainee hired in round 2 is trained once a round
at first, the manager twice."""
CFO_AT_WORK = 6
"""The same for a CFO, who was trained four times: a coach who makes it faster costs the rounds it saves."""

FIRST_BILLBOARD = "first_billboard"
FIRST_TO_TRAIN = "first_to_train"
FIRST_TO_PAY_20 = "first_to_pay_20"
FIRST_TO_HAVE_20 = "first_to_have_20"
FIRST_TO_HAVE_100 = "first_to_have_100"
FIRST_TO_LOWER_PRICES = "first_to_lower_prices"
FIRST_WAITRESS = "first_waitress"
