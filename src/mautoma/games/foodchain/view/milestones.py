"""The milestones: which can still be had, which are the human's, and what each brings."""

from __future__ import annotations

from collections.abc import Collection

from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.sheet import Sheet
from mautoma.kernel.view import Picture


def milestones_picture(game: FoodChain, words: Wording) -> Picture:
    sheet, mine = Sheet(), game.human.milestones
    left = game.milestones - mine
    for title, held in (("view-milestones-left", left), ("view-milestones-yours", mine)):
        sheet.heading(words(title))
        for line in _listed(held, words):
            sheet.lines(line)
    alt = words("view-alt-milestones", left=len(left), yours=len(mine))
    return sheet.picture("milestones", alt, "reference")


def milestone_lines(game: FoodChain, words: Wording) -> list[str]:
    return [
        words("view-milestones-left"),
        *_listed(game.milestones - game.human.milestones, words),
        words("view-milestones-yours"),
        *_listed(game.human.milestones, words),
    ]


def _listed(held: Collection[str], words: Wording) -> list[str]:
    """In the order of the rulebook, each with its effect."""
    ids = [id for id in milestone_ids() if id in held]
    return [words("view-milestone-brings", milestone=id, brings=id) for id in ids] or [words("list-none")]
