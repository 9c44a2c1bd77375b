"""The milestones in words: which can still be had, which are the human's, and what each brings."""

from __future__ import annotations

from collections.abc import Collection

from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording


def milestone_lines(game: Game, words: Wording) -> list[str]:
    return [
        words("view-milestones-left"),
        *milestones_of(game.milestones - game.human.milestones, words),
        words("view-milestones-yours"),
        *milestones_of(game.human.milestones, words),
    ]


def milestones_of(held: Collection[str], words: Wording) -> list[str]:
    """In the order of the rulebook, each with its effect."""
    ids = [id for id in milestone_ids() if id in held]
    return [words("view-milestone-brings", milestone=id, brings=id) for id in ids] or [words("list-none")]
