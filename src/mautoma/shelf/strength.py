"""How strong each level is, in measured figures: a command writes the file, never a hand."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from mautoma import games
from mautoma.shelf.editions import HOUSE, find_edition

CLOSE = 0.031
"""How far a fraction that a person can picture may be from the measured share."""
PARTS = (2, 3, 4, 5, 6, 8, 10, 20)


SIMPLEST, STRONGEST = 0, -1
"""Of the bots, which stand in the file in this order."""


class Share(NamedTuple):
    """So many of so many; and how many games were really played."""

    wins: int
    of: int
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
    if document is None or document["edition"] != find_edition(game, edition).hash:
        return {}
    levels = list(document["bots"].values())[bot]
    return {level: simple(one["wins"], one["games"]) for level, one in levels.items() if one["games"]}


def simple(wins: int, of: int) -> Share:
    """The same share in small numbers, as close as a person cares: 739 of 1000 is 3 of 4."""
    share = wins / of
    for parts in PARTS:
        near = round(share * parts)
        if 0 < near < parts and abs(near / parts - share) <= CLOSE:
            return Share(near, parts, of)
    return Share(round(share * 100), 100, of)
