"""Two bots that do not think: one declines whatever it can, one picks at random."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat, starmap
from random import Random
from typing import Any

from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import put, take
from mautoma.kernel.message import Problem
from mautoma.kernel.question import Counts, Pick, Question


class CannotAnswer(Problem):
    """A question that is not a bot's: it sees no real table."""


def choices_of(question: Question[Any]) -> Sequence[str]:
    if not isinstance(question, Pick):
        raise CannotAnswer("bot-cannot-answer", question=question.key)
    return question.values()


class PassBot:
    """Declines where it may, else takes the first option."""

    def answer(self, question: Question[Any], state: Any) -> str | dict[str, int]:
        if isinstance(question, Counts):
            return {}
        values = choices_of(question)
        return DONE if DONE in values else values[0]


class RandomBot:
    """Every legal option is as likely as the others; of many things, any that fit together."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, question: Question[Any], state: Any) -> str | dict[str, int]:
        if isinstance(question, Counts):
            return self._counts(question)
        values = choices_of(question)
        return values[int(self._random.random() * len(values))]

    def _counts(self, question: Counts) -> dict[str, int]:
        copies = [*chain.from_iterable(starmap(repeat, question.available.items()))]
        counts: dict[str, int] = {}
        for name in self._random.sample(copies, self._random.randrange(len(copies) + 1)):
            put(counts, name)
            if question.fault(counts) is not None:
                take(counts, name)
        return counts
