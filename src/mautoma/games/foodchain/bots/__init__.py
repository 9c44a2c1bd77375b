"""Bots: players on the same questions as a person. They see only what a person sees."""

from __future__ import annotations

from mautoma.games.foodchain.bots.planner import Planner
from mautoma.games.foodchain.bots.simple import PassBot, RandomBot
from mautoma.games.foodchain.bots.strategist import FAST, StrategistBot
from mautoma.kernel.game import Bot


def bots() -> dict[str, Bot]:
    """By name, each made from a seed; the strongest last."""
    return {
        "pass": lambda seed: PassBot(),
        "random": RandomBot,
        "planner": lambda seed: Planner(),
        "strategist-fast": StrategistBot(FAST),
        "strategist": StrategistBot(),
    }
