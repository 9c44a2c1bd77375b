"""Bots for the stand-in table: they report turns, or leave them to the stand-in."""

from __future__ import annotations

from mautoma.games.kit.bots import PassBot, RandomBot, UsualBot
from mautoma.games.revive.human import DONE
from mautoma.kernel.game import Bot


def bots() -> dict[str, Bot]:
    """By name, each made from a seed. The usual one lets the stand-in play every turn."""
    return {
        "pass": lambda seed: PassBot({"your-turn": DONE}),
        "random": RandomBot,
        "usual": lambda seed: UsualBot(),
    }
