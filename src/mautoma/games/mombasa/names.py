"""The words of Mombasa, as ids: companies, goods, actions, spaces of the board."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Company: TypeAlias = str
CompanyName = Literal["mombasa", "cape_town", "saint_louis", "cairo"]
COMPANIES: tuple[Company, ...] = get_args(CompanyName)

Track = Literal["A", "B", "C", "D"]
TRACKS: tuple[str, ...] = get_args(Track)

Good = Literal["banana", "coffee", "cotton", "expansion"]
GOODS: tuple[str, ...] = get_args(Good)

LETTERS = ("A", "B", "C")

SlotAction = Literal["take_card", "track", "explore", "books", "diamonds"]
SLOT_ACTIONS: tuple[str, ...] = get_args(SlotAction)
MarkerAction = Literal["majority", "bonus", "remove", "buy", "first_player"]
Action = Literal[SlotAction, MarkerAction]

TrackCriterion = Literal["richest", "lead", "deficit", "human_fewest"]
ExploreCriterion = Literal["richest", "lead", "human_fewest", "automa_most"]
CompanyCriterion = Literal["richest", "lead", "deficit", "human_fewest", "automa_most"]
CardCriterion = Literal["goods", "diamond", "bookkeeper", "expansion", "richest_share"]

Priority = Literal["card", "track", "explore", "books", "diamonds"]
"""What a half of a priority side says how to do."""
BoardTrack = Literal["diamonds", "books"]
"""The tracks of the player board."""

ACTIONS: tuple[str, ...] = get_args(Action)
PRIORITIES: tuple[str, ...] = get_args(Priority)
TRACK_CRITERIA: tuple[str, ...] = get_args(TrackCriterion)
EXPLORE_CRITERIA: tuple[str, ...] = get_args(ExploreCriterion)
CARD_CRITERIA: tuple[str, ...] = get_args(CardCriterion)
DISPLAY_GOODS = ("banana", "coffee", "cotton")
"""The goods of the cards in the display."""

NONE = "none"
"""No such card, book or share."""

HUMAN = "human"
AUTOMA = "automa"

LONGEST_TRACK = 40
"""Spaces of a company track, whatever its face: no marker stands beyond."""

MOST_SHARES = 99
"""Of a company; the edition says from which on they are questioned."""

ROUNDS = 7
SLOTS = 3
MARKERS = 3
CARDS = 8

LEVELS = {"very_easy": 6, "easy": 5, "normal": 4, "hard": 3, "very_hard": 2}
"""The round in which the deck turns (MOM-P3)."""

# The display in set-up order: columns from right to left, each from top to bottom (MOM-T1).
COLUMNS = ("right", "middle", "left")
DISPLAY = tuple(f"{column}_{row}" for column in COLUMNS for row in (1, 2, 3, 4))


def steps_of(company: str) -> str:
    """Steps that a space of the board gives on the track of this company, not on one of choice."""
    return f"steps_{company}"


def majority_space(good: str) -> str:
    return f"majority_{good}"


def tile_space(tile: str) -> str:
    return f"tile_{tile}"
