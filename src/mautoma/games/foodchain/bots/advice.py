"""What the strategist would answer to the open question of a game on screen.

Each answer worth a try is given in worlds whose hidden cards are dealt again; a foreman plays them to the
end. What was already answered in this round stays as it is. The budget is counted in rounds, so that the
same position always gets the same advice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Any

from mautoma.games.foodchain.bots.changes import structures
from mautoma.games.foodchain.bots.foreman import NO_ORDERS, Foreman
from mautoma.games.foodchain.bots.strategies import STRATEGIES
from mautoma.games.foodchain.bots.strategist import before_the_round
from mautoma.games.foodchain.bots.worlds import world
from mautoma.games.foodchain.solo import play_round, result
from mautoma.games.foodchain.state import Game
from mautoma.kernel.advice import Advice
from mautoma.kernel.chance import MAX_SEED, Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Counts, Pick, Question
from mautoma.kernel.session import Session
from mautoma.kernel.table import PolicyTable
from mautoma.kernel.transcript import Transcript

BUDGET = 300
"""In rounds played out."""
FEW_WORLDS, WORLDS = 3, 12
MOST_IDEAS = 6


def advise(session: Session, budget: int = BUDGET) -> Advice:
    """For a session that asks something."""
    assert session.question is not None
    trial = Trial(session, budget)
    ideas = _ideas(session.question, session.state, trial.wish(), trial.random)
    margins = [[trial.margin(idea, at) for at in range(FEW_WORLDS)] for idea in ideas]
    order = sorted(range(len(ideas)), key=lambda at: -fmean(margins[at]))[:2]
    for number in range(FEW_WORLDS, WORLDS):
        if trial.left <= 0:
            break
        for at in order:
            margins[at].append(trial.margin(ideas[at], number))
    order.sort(key=lambda at: -fmean(margins[at]))
    best, tries = order[0], len(margins[order[0]])
    margin = fmean(margins[best])
    if len(order) == 1:
        return Advice(ideas[best], round(margin), tries)
    other = order[1]
    return Advice(ideas[best], round(margin), tries, ideas[other], round(margin - fmean(margins[other])))


class Trial:
    """The round as far as it was played, to go on from in any world."""

    def __init__(self, session: Session, budget: int) -> None:
        self.left = budget
        self.random = Random(session.number)
        rounds = [mark.at for mark in session.marks if mark.level == "round"]
        begun = rounds[-1] if rounds else 0
        self.given = session.transcript.answers[begun:]
        self._begin = _from_round(session, begun) if rounds else _from_set_up(session)
        self._worlds: list[int] = []

    def wish(self) -> Json:
        """What the foreman would say by itself."""
        foreman = Follower(self.given, None)
        self._play(foreman, 0)
        return foreman.wish

    def margin(self, answer: Json, number: int) -> int:
        game = self._play(Follower(self.given, answer), number)
        return game.human.cash - game.automa.cash

    def _play(self, foreman: Follower, number: int) -> Game:
        while number >= len(self._worlds):
            self._worlds.append(self.random.randrange(MAX_SEED))
        seed = self._worlds[number]
        table = PolicyTable(Chance(seed), foreman)
        game = world(self._begin(foreman), Random(seed))
        table.state = game
        while result(game) is None:
            play_round(game, table)
            self.left -= 1
        return game


Begin = Callable[["Follower"], Game]


def _from_round(session: Session, begun: int) -> Begin:
    before = Transcript(session.transcript.header, session.transcript.answers[:begun])
    start = before_the_round(Session(session.mode, session.edition, before).state)
    return lambda foreman: start


def _from_set_up(session: Session) -> Begin:
    """The open cards are those of the game; `world` deals the hidden ones again."""
    header = session.transcript.header

    def begin(foreman: Follower) -> Game:
        table = PolicyTable(Chance(header.seed), foreman)
        game: Game = session.mode.set_up(Setup(session.edition, header.options), table)
        return game

    return begin


class Follower(Foreman):
    """Gives the answers that were given, then the one to try, then its own."""

    def __init__(self, given: list[Json], then: Json) -> None:
        super().__init__(STRATEGIES[0])
        self.given = given
        self.then = then
        self.wish: Json = None
        self._at = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        own = super().answer(question, state)
        at, self._at = self._at, self._at + 1
        if at < len(self.given):
            return self.given[at]
        if at == len(self.given):
            self.wish = own
            return own if self.then is None else self.then
        return own


def _ideas(question: Question[Any], game: Game, wish: Json, random: Random) -> list[Json]:
    """What the foreman would say, and some of what else there is."""
    others: list[Json] = []
    if isinstance(question, Pick):
        others = [value for value in question.values() if value != wish]
    elif isinstance(question, Counts):
        others = [question.default] if question.default not in (None, wish) else []
        if question.key == "structure":
            others += [dict(orders.at_work or {}) for orders in structures(game, STRATEGIES[0], NO_ORDERS)]
    if len(others) > MOST_IDEAS - 1:
        others = random.sample(others, MOST_IDEAS - 1)
    return [wish, *others]
