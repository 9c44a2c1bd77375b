"""Bots: players on the same questions as a person. They see only what a person sees."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.bots.planner import Planner
from mautoma.games.foodchain.bots.simple import PassBot, RandomBot
from mautoma.kernel.table import Policy


def bots() -> dict[str, Callable[[int], Policy]]:
    """By name, each made from a seed."""
    return {"pass": lambda seed: PassBot(), "random": RandomBot, "planner": lambda seed: Planner()}
