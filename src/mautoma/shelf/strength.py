"""How strong each level is, in measured figures: a command writes the file, never a hand."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from mautoma import games
from mautoma.shelf.library import BUNDLED, HOUSE

STEP = 5
"""Shares are told in steps of so many of a hundred."""
NEARLY_HALF = 0.031
"""What is this close to half is told as half."""

SIMPLEST, STRONGEST = 0, -1
"""Of the bots, which stand in the file in this order."""


class Share(NamedTuple):
    """How many of a hundred games were won; and how many games were really played."""

    percent: int
    games: int


@cache
def measured(game: str, edition: str = HOUSE, bot: int = STRONGEST) -> dict[str, Share]:
    """By level: how often a bot won against an edition of the program's own, of those that were measured."""
    found = games.find_game(game)
    if found.strength is None or not found.strength.exists():
        return {}
    document = json.loads(found.strength.read_text(encoding="utf-8"))
    if edition != HOUSE:
        document = document.get("others", {}).get(edition)
    if document is None or document["edition"] != BUNDLED.find(game, edition).hash:
        return {}
    levels = list(document["bots"].values())[bot]
    return {level: rounded(one["wins"], one["games"]) for level, one in levels.items() if one["games"]}


def rounded(wins: int, games: int) -> Share:
    """As close as a person cares: 739 of 1000 is 75 of 100. Never none or all unless it was."""
    share = wins / games
    percent = 50 if abs(share - 0.5) <= NEARLY_HALF else STEP * round(share * 100 / STEP)
    if percent in (0, 100) and 0 < wins < games:
        percent = min(max(round(share * 100), 1), 99)
    return Share(percent, games)
