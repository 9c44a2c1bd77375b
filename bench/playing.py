"""Full random games of Food Chain Magnate, and of catanatron for comparison, on one core."""

from __future__ import annotations

from typing import Any

from bench.measure import Measurement, timed
from mautoma import games
from mautoma.kernel.chance import Chance
from mautoma.kernel.question import Question
from mautoma.kernel.script import Setup, play
from mautoma.kernel.table import Policy, PolicyTable

OURS, THEIRS = 60, 4
"""Games in one sample."""


class Counting:
    """Passes a bot's answers on and counts them."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.answers = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        self.answers += 1
        return self.bot.answer(question, state)


def random_games() -> Measurement:
    return Measurement("random games", timed(lambda: [_play(seed) for seed in range(OURS)]), OURS)


def decisions() -> float:
    """How many decisions a bot makes in one of the games measured."""
    return sum(_play(seed) for seed in range(OURS)) / OURS


def _play(seed: int) -> int:
    mode = games.mode("foodchain", "solo")
    setup = Setup(mode.house(), {setting.name: setting.default for setting in mode.settings})
    bot = Counting(games.bots("foodchain")["random"](seed))
    play(mode, setup, PolicyTable(Chance(seed), bot))
    return bot.answers


def catanatron_games() -> Measurement:
    return Measurement("catanatron", timed(lambda: [_play_catan(seed) for seed in range(THEIRS)]), THEIRS)


def catanatron_decisions() -> float:
    return sum(_play_catan(seed) for seed in range(THEIRS)) / THEIRS


def _play_catan(seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)
