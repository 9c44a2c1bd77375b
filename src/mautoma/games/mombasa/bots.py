"""Bots for the demonstration: which moves the made-up human makes, and when to stop for the round."""

from __future__ import annotations

from mautoma.games.kit.bots import PassBot, RandomBot, UsualBot
from mautoma.kernel.game import Bot


def bots() -> dict[str, Bot]:
    """By name, each made from a seed. The usual one acts as long as the automa does."""
    return {
        "pass": lambda seed: PassBot({"your-move": "finished"}),
        "random": RandomBot,
        "usual": lambda seed: UsualBot(),
    }
