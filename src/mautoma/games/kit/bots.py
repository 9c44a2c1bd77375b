"""Bots that know nothing of a game: they take what is offered, decline, or choose at random.

A game that offers no bots of its own has `FREE` ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, repeat, starmap
from random import Random
from typing import Any

from mautoma.kernel.game import Bot
from mautoma.kernel.message import Problem
from mautoma.kernel.question import Confirm, Counts, Pick, PickSome, Question


class CannotAnswer(Problem):
    """A question about a real table, which a bot does not see."""

    def __init__(self, question: Question[Any]) -> None:
        super().__init__("bot-cannot-answer", question=question.key)


class UsualBot:
    """Takes what is offered, else the first option."""

    def answer(self, question: Question[Any], state: Any) -> Any:
        if question.default is not None:
            return question.default
        if isinstance(question, Pick):
            return question.values()[0]
        if isinstance(question, Confirm):
            return True
        if isinstance(question, PickSome):
            return list(question.values()[: question.least])
        if isinstance(question, Counts):
            return {}
        raise CannotAnswer(question)


class PassBot(UsualBot):
    """Does as little as it may: `says` is how it declines, by the key of the question."""

    def __init__(self, says: Mapping[str, str]) -> None:
        self.says = says

    def answer(self, question: Question[Any], state: Any) -> Any:
        return self.says.get(question.key) or super().answer(question, state)


class RandomBot:
    """Every option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, question: Question[Any], state: Any) -> Any:
        if isinstance(question, Pick):
            return self._random.choice(question.values())
        if isinstance(question, Confirm):
            return self._random.random() < 0.5
        if isinstance(question, PickSome):
            return self._some(question)
        if isinstance(question, Counts):
            return any_that_fit(question, self._random)
        raise CannotAnswer(question)

    def _some(self, question: PickSome) -> list[str]:
        values = question.values()
        most = len(values) if question.most is None else min(question.most, len(values))
        return self._random.sample(values, self._random.randint(question.least, most))


def any_that_fit(question: Counts, random: Random) -> dict[str, int]:
    """One piece after the other, in any order, as far as they fit together."""
    pieces = [*chain.from_iterable(starmap(repeat, question.available.items()))]
    counts: dict[str, int] = {}
    for name in random.sample(pieces, random.randrange(len(pieces) + 1)):
        more = counts | {name: counts.get(name, 0) + 1}
        if question.fault(more) is None:
            counts = more
    return counts


FREE: Mapping[str, Bot] = {"pass": lambda seed: UsualBot(), "random": RandomBot}
