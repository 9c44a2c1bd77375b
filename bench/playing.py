"""Full random games of Food Chain Magnate, and of catanatron for comparison, on one core."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import Any

from bench.measure import Measurement, processor_time
from mautoma import games
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.table import Policy, PolicyTable
from mautoma.shelf.library import BUNDLED

OURS, THEIRS = 100, 12
"""Games in one sample. Those of catanatron are never the same twice: it does not keep to its seed."""


class Counting:
    """Passes a bot's answers on and counts them."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.answers = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        self.answers += 1
        return self.bot.answer(question, state)


class Games:
    """Plays games in samples, and counts the decisions made in them."""

    def __init__(self, name: str, play_one: Callable[[int], int], number: int) -> None:
        self.decisions: list[int] = []
        self.measurement = Measurement(name, processor_time(lambda: self._play(play_one, number)), number)

    def _play(self, play_one: Callable[[int], int], number: int) -> None:
        self.decisions += [play_one(seed) for seed in range(number)]

    def per_second(self) -> float:
        return 1 / self.measurement.median()

    def per_game(self) -> float:
        return fmean(self.decisions)

    def microseconds(self) -> float:
        """A decision takes."""
        return self.measurement.median() / self.per_game() * 1e6


def food_chain() -> Games:
    return Games("Food Chain Magnate, random bot", _play_food_chain, OURS)


def catan() -> Games:
    return Games("catanatron, random players", _play_catan, THEIRS)


def _play_food_chain(seed: int) -> int:
    mode = games.find_mode("foodchain", "solo")
    setup = Setup(
        BUNDLED.find("foodchain", "house"), {setting.name: setting.default for setting in mode.settings}
    )
    bot = Counting(games.find_game("foodchain").players().bots["random"](seed))
    play(mode, setup, PolicyTable(Chance(seed), bot))
    return bot.answers


def _play_catan(seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)
