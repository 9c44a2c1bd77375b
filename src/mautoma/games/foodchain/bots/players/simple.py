"""Two bots that do not think: one declines whatever it can, one picks at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.kit.bots import CannotAnswer, any_that_fit
from mautoma.kernel.question import Counts, Pick, Question


def choices_of(question: Question[Any]) -> Sequence[str]:
    if not isinstance(question, Pick):
        raise CannotAnswer(question)
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
            return any_that_fit(question, self._random)
        values = choices_of(question)
        return values[int(self._random.random() * len(values))]
