"""A player that searches: it plays out plans for the round in worlds as they might be, and takes the best.

1. At the first question of a round it thinks; the others of the round it answers as planned.
2. It never sees more than a person: what is hidden is dealt again for every world.
3. A plan is a strategy for the rest of the game and orders for this round. Starting from what the strategy
   would do, it tries one change after the other (`changes`), each in the same worlds to the end of the game;
   the best go on to more worlds, and one that is clearly better becomes the plan.
4. The budget is counted in rounds played out, never in time, so that a seed gives the same game anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt, tanh
from random import Random
from statistics import fmean, stdev
from typing import Any

from mautoma.games.foodchain.bots.changes import CHANGES
from mautoma.games.foodchain.bots.foreman import NO_ORDERS, Foreman, Orders
from mautoma.games.foodchain.bots.staffing import Plan
from mautoma.games.foodchain.bots.strategies import STRATEGIES
from mautoma.games.foodchain.bots.worlds import world
from mautoma.games.foodchain.solo import play_round, result
from mautoma.games.foodchain.state import Game
from mautoma.kernel.chance import MAX_SEED, Chance
from mautoma.kernel.question import Counts, Pick, Question
from mautoma.kernel.table import PolicyTable

STAGES = (3, 6, 12, 24)
"""In how many worlds an idea is tried, as long as it looks good."""
ENOUGH_WORLDS = 6
CERTAINTY = 1.6
"""How many standard errors better an idea must be."""
SWING = 150
"""Dollars: a margin of so much is nearly a win, and more is worth little more."""
BUDGET, FAST = 1000, 250
"""In rounds played out for each round of the game."""


@dataclass(slots=True, frozen=True)
class StrategistBot:
    """Makes strategists."""

    budget: int = BUDGET

    def __call__(self, seed: int) -> Strategist:
        return Strategist(seed, self.budget)

    def with_budget(self, budget: int) -> StrategistBot:
        return StrategistBot(budget)


@dataclass(slots=True, frozen=True)
class Idea:
    """A plan to try."""

    strategy: Plan
    orders: Orders = NO_ORDERS


class Strategist:
    def __init__(self, seed: int, budget: int) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._strategy = STRATEGIES[0]
        self._foreman = Foreman(self._strategy)
        self._round = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        if isinstance(question, Pick | Counts) and state.round != self._round:
            self._think(state)
        return self._foreman.answer(question, state)

    def _think(self, game: Game) -> None:
        self._round = game.round
        best = Search(game, self._random, self._budget).best(self._strategy)
        self._strategy = best.strategy
        self._foreman = Foreman(best.strategy, best.orders, game.round)


class Search:
    """The search for a plan, at the first question of a round."""

    def __init__(self, game: Game, random: Random, budget: int) -> None:
        self.start = before_the_round(game)
        self.round = game.round
        self.random = random
        self.left = budget
        self.worlds: list[tuple[Game, int]] = []
        self.base = Idea(STRATEGIES[0])
        self.known: list[float] = []
        """What the base is worth in each world."""

    def best(self, strategy: Plan) -> Idea:
        self.base = Idea(strategy)
        steps = len(CHANGES) + 1
        self.race([Idea(other) for other in STRATEGIES if other is not strategy], self.left // steps)
        for at, change in enumerate(CHANGES):
            changed = change(self.start, self.base.strategy, self.base.orders)
            ideas = [replace(self.base, orders=orders) for orders in changed]
            self.race(ideas, self.left // (steps - 1 - at))
        return self.base

    def race(self, ideas: Sequence[Idea], budget: int) -> None:
        """As many ideas as the budget allows in a few worlds, the best of them in more and more."""
        stop = self.left - budget
        cost = self.left
        self._know_base(1)
        cost = max(1, cost - self.left)
        ideas = self.random.sample(ideas, min(len(ideas), max(0, budget // (STAGES[0] * cost) - 1)))
        running = [(idea, list[float]()) for idea in ideas]
        for worlds in STAGES:
            if not running or self.left <= stop:
                return
            self._know_base(worlds)
            for idea, better in running:
                for at in range(len(better), worlds):
                    better.append(self.value(idea, at) - self.known[at])
            running = sorted((one for one in running if sum(one[1]) > 0), key=lambda one: -sum(one[1]))
            if running and worlds >= ENOUGH_WORLDS and clearly_better(running[0][1]):
                self.base, better = running[0]
                self.known = [known + more for known, more in zip(self.known, better, strict=False)]
                return
            running = running[: -(-len(running) // 3)]

    def _know_base(self, worlds: int) -> None:
        for at in range(len(self.known), worlds):
            self.known.append(self.value(self.base, at))

    def value(self, idea: Idea, number: int) -> float:
        while number >= len(self.worlds):
            self.worlds.append((world(self.start, self.random), self.random.randrange(MAX_SEED)))
        start, seed = self.worlds[number]
        game = start.clone()
        table = PolicyTable(Chance(seed), Foreman(idea.strategy, idea.orders, self.round))
        table.state = game
        while result(game) is None:
            play_round(game, table)
            self.left -= 1
        return worth(game)


def before_the_round(game: Game) -> Game:
    """The first question of a round comes before anything was done in it that matters."""
    copy = game.clone()
    copy.round -= 1
    return copy


def clearly_better(differences: Sequence[float]) -> bool:
    """More than luck in the choice of worlds would explain."""
    return fmean(differences) > CERTAINTY * stdev(differences) / sqrt(len(differences))


def worth(game: Game) -> float:
    """How good the end of a game is for the human, from -1 to 1."""
    return -1.0 if game.bankrupt else tanh((game.human.cash - game.automa.cash) / SWING)
