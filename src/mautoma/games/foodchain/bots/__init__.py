"""Bots: players on the same questions as a person. They see only what a person sees."""

from __future__ import annotations

from typing import Any

from mautoma.games.foodchain.bots.players.planner import Planner
from mautoma.games.foodchain.bots.players.simple import PassBot, RandomBot
from mautoma.games.foodchain.bots.search.advice import advise
from mautoma.games.foodchain.bots.search.regrets import examine
from mautoma.games.foodchain.bots.search.strategist import FAST, StrategistBot
from mautoma.kernel.game import Bot, Players


def _environment(*arguments: Any, **named: Any) -> Any:
    from mautoma.games.foodchain.gym.env import FoodChainEnv

    return FoodChainEnv(*arguments, **named)


BOTS: dict[str, Bot] = {
    "pass": lambda seed: PassBot(),
    "random": RandomBot,
    "planner": lambda seed: Planner(),
    "strategist-fast": StrategistBot(FAST),
    "strategist": StrategistBot(),
}
PLAYERS = Players(
    BOTS,
    searching={"strategist-fast": StrategistBot, "strategist": StrategistBot},
    advise=advise,
    examine=examine,
    environments={"mautoma/FoodChain-v0": _environment},
)
