"""Trying answers to a question of a game on screen: each is given in worlds whose hidden cards are dealt
again, and a foreman plays on to the end.

What was already answered in the round stays as it is, and what was seen in it comes again, so every world
leads to the same question. Budgets are counted in rounds, never in time: the same position always gets the
same trial.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from mautoma.games.foodchain.automa.deck import LAST_GROUP
from mautoma.games.foodchain.bots.players.foreman import NO_ORDERS, Foreman
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES
from mautoma.games.foodchain.bots.search.changes import CHANGES
from mautoma.games.foodchain.bots.search.worlds import world
from mautoma.games.foodchain.solo import play_round, result
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import MAX_SEED, Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Counts, Pick
from mautoma.kernel.session import Session
from mautoma.kernel.table import PolicyTable


class Ending(NamedTuple):
    """What both sides have at the end."""

    own: int
    theirs: int

    @property
    def margin(self) -> int:
        return self.own - self.theirs


def same(one: Json, other: Json) -> bool:
    """The same answer; none of a card may be said or left out."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {name: n for name, n in one.items() if n} == {name: n for name, n in other.items() if n}
    return one == other


class Trial:
    """The round as far as it was played, to go on from in any world. `left` is the budget."""

    def __init__(self, session: Session, budget: int = 0) -> None:
        self.session = session
        self.left = budget
        self.random = Random(session.number)
        round_ = session.checkpoints[-1] if session.checkpoints else None
        self.given = session.transcript.answers[round_.at if round_ else 0 :]
        self._begin = _from_set_up(session) if round_ is None else _from_round(round_.state, session.state)
        self._seeds: list[int] = []

    def ideas(self, most: int) -> list[Json]:
        """What the foreman would say, and some of what else there is."""
        wish = self._wish()
        others = [answer for answer in self._others() if not same(answer, wish)]
        return [wish, *(self.random.sample(others, most - 1) if len(others) >= most else others)]

    def ending(self, answer: Json, number: int) -> Ending:
        """Of the game in one of the worlds, which are numbered, if this is answered."""
        game = self._play(Follower(self.given, answer), number)
        return Ending(game.human.cash, game.automa.cash)

    def _wish(self) -> Json:
        foreman = Follower(self.given, None)
        self._play(foreman, 0)
        return foreman.wish

    def _others(self) -> list[Json]:
        question, game = self.session.question, self.session.state
        if isinstance(question, Pick):
            return list(question.values())
        found: list[Json] = []
        if isinstance(question, Counts):
            strategy = STRATEGIES[0]
            ordered = [orders for change in CHANGES for orders in change(game, strategy, NO_ORDERS)]
            answers = [Foreman(strategy, orders, game.round).answer(question, game) for orders in ordered]
            for answer in [question.default, *answers]:
                if answer is not None and not any(same(answer, other) for other in found):
                    found.append(answer)
        return found

    def _play(self, foreman: Follower, number: int) -> FoodChain:
        while number >= len(self._seeds):
            self._seeds.append(self.random.randrange(MAX_SEED))
        seed = self._seeds[number]
        table = PolicyTable(Chance(seed), foreman)
        game = self._begin(foreman, Random(seed))
        table.state = game
        while result(game) is None:
            play_round(game, table)
            self.left -= 1
        return game


Begin = Callable[["Follower", Random], FoodChain]


def _from_round(start: FoodChain, now: FoodChain) -> Begin:
    return lambda foreman, random: as_seen(world(start, random), start, now, random)


def _from_set_up(session: Session) -> Begin:
    """The open cards are those of the game; `world` deals the hidden ones again."""
    header = session.transcript.header

    def begin(foreman: Follower, random: Random) -> FoodChain:
        table = PolicyTable(Chance(header.seed), foreman)
        game: FoodChain = session.mode.set_up(Setup(session.edition, header.options), table)
        return world(game, random)

    return begin


def as_seen(game: FoodChain, start: FoodChain, now: FoodChain, random: Random) -> FoodChain:
    """A world at the start of a round, with what came to light in the round since."""
    if now.automa.deck == start.automa.deck:
        return game
    deck, card = game.automa.deck, now.automa.card
    if not deck:  # FCM-E3
        deck += [used for used in game.automa.used if game.edition.card(used).group == LAST_GROUP]
        random.shuffle(deck)
        game.automa.used = [used for used in game.automa.used if used not in deck]
    deck.pop(deck.index(card) if card in deck else 0)
    deck.insert(0, card)
    seen = [tile for tile in start.house_stack if tile not in now.house_stack]
    numbers = {tile.number for tile in seen}
    game.house_stack = [tile for tile in game.house_stack if tile.number not in numbers] + seen
    if now.bank_breaks > start.bank_breaks:
        game.automa.reserve = now.automa.reserve
    return game


class Follower(Foreman):
    """Gives the answers that were given, then the one to try, then its own."""

    def __init__(self, given: list[Json], then: Json) -> None:
        super().__init__(STRATEGIES[0])
        self.given = given
        self.then = then
        self.wish: Json = None
        self._at = 0

    def answer(self, question: Any, state: Any) -> Any:
        own = super().answer(question, state)
        at, self._at = self._at, self._at + 1
        if at < len(self.given):
            return self.given[at]
        if at == len(self.given):
            self.wish = own
            return own if self.then is None else self.then
        return own
