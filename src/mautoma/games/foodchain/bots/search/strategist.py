"""A player that searches: it plays out plans for the round in worlds as they might be, and takes the best.

1. It thinks before it chooses a reserve card (`opening`) and at the first question of a round; the others it
   answers as planned.
2. It never sees more than a person: what is hidden is dealt again for every world.
3. A plan is a strategy for the rest of the game and orders for this round. Ideas are other strategies, small
   changes of the strategy (`variations`) and of the orders (`changes`). They race: each is played out in the
   same few worlds as the plan they change, the best in more and more; one that is clearly better becomes the
   plan, to be changed again.
4. The budget is counted in games played out, never in time, so that a seed gives the same game anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from mautoma.games.foodchain.bots.players.foreman import NO_ORDERS, Foreman, Orders
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES, Strategy
from mautoma.games.foodchain.bots.search.changes import CHANGES
from mautoma.games.foodchain.bots.search.opening import best_opening
from mautoma.games.foodchain.bots.search.playout import play_out, worth
from mautoma.games.foodchain.bots.search.race import clearly_better
from mautoma.games.foodchain.bots.search.variations import variations
from mautoma.games.foodchain.bots.search.worlds import world
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.question import Counts, Pick, Question

VARIATIONS = 2
"""How many of the strategy are tried for one of the other kinds."""
STAGES = (3, 6, 12, 24)
"""In how many worlds an idea is tried, as long as it looks good."""
ENOUGH_WORLDS = 6
BUDGET, FAST = 150, 30
"""In games played out for each round."""
OPENING = 3
"""Rounds' budgets that the opening is worth."""


@dataclass(slots=True, frozen=True)
class StrategistBot:
    """Makes strategists."""

    budget: int = BUDGET

    def __call__(self, seed: int) -> Strategist:
        return Strategist(seed, self.budget)


@dataclass(slots=True, frozen=True)
class Idea:
    """A plan to try."""

    strategy: Strategy
    orders: Orders = NO_ORDERS


class Strategist:
    def __init__(self, seed: int, budget: int) -> None:
        self._random = Random(seed)
        self._budget = budget
        self._strategy = STRATEGIES[0]
        self._foreman = Foreman(self._strategy)
        self._round = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        if question.key == "reserve":
            self._open(state)
        elif isinstance(question, Pick | Counts) and state.round != self._round:
            self._think(state)
        return self._foreman.answer(question, state)

    def _open(self, game: FoodChain) -> None:
        best = best_opening(game, self._random, OPENING * self._budget)
        self._strategy = best.strategy
        self._foreman = Foreman(best.strategy)
        self._foreman.first = best.place

    def _think(self, game: FoodChain) -> None:
        self._round = game.round
        best = Search(game, self._random, self._budget).best(self._strategy)
        self._strategy = best.strategy
        self._foreman = Foreman(best.strategy, best.orders, game.round)


class Search:
    """The search for a plan, at the first question of a round."""

    def __init__(self, game: FoodChain, random: Random, budget: int) -> None:
        self.start = before_the_round(game)
        self.round = game.round
        self.random = random
        self.left = budget
        self.worlds: list[tuple[FoodChain, int]] = []
        self.base = Idea(STRATEGIES[0])
        self.known: list[float] = []
        """What the base is worth in each world."""

    def best(self, strategy: Strategy) -> Idea:
        self.base = Idea(strategy)
        while self.left >= STAGES[0]:
            before = self.base
            self.race(self.ideas())
            if self.base is before:
                break
        return self.base

    def ideas(self) -> list[Idea]:
        """As many as can be raced, of all kinds; more of the kinds that more often turn out well."""
        strategy, orders = self.base.strategy, self.base.orders
        others = [replace(self.base, strategy=other) for other in STRATEGIES if other is not strategy]
        varied = [replace(self.base, strategy=other) for other in variations(self.start, strategy)]
        kinds = [(1, others), (VARIATIONS, varied)]
        for change, at_a_time in CHANGES.items():
            changed = change(self.start, strategy, orders)
            kinds.append((at_a_time, [replace(self.base, orders=one) for one in changed]))
        for _, kind in kinds:
            self.random.shuffle(kind)
        room = max(1, self.left // (2 * STAGES[0]))
        found: list[Idea] = []
        while len(found) < room and any(kind for _, kind in kinds):
            for at_a_time, kind in kinds:
                found += kind[:at_a_time]
                del kind[:at_a_time]
        return found[:room]

    def race(self, ideas: Sequence[Idea]) -> None:
        """All in a few worlds, the best of them in more and more."""
        running = [(idea, list[float]()) for idea in ideas]
        for worlds in STAGES:
            self._know_base(worlds)
            for idea, better in running:
                for at in range(len(better), worlds):
                    if self.left <= 0:
                        return
                    better.append(self.value(idea, at) - self.known[at])
            running = sorted((one for one in running if sum(one[1]) > 0), key=lambda one: -sum(one[1]))
            if not running:
                return
            if worlds >= ENOUGH_WORLDS and clearly_better(running[0][1]):
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
        self.left -= 1
        return worth(play_out(start, seed, Foreman(idea.strategy, idea.orders, self.round)))


def before_the_round(game: FoodChain) -> FoodChain:
    """The first question of a round comes before anything was done in it that matters."""
    copy = game.clone()
    copy.round -= 1
    return copy
