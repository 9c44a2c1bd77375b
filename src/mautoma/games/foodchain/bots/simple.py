"""Two bots that do not think: one declines whatever it can, one picks at random."""

from __future__ import annotations

from random import Random
from typing import Any

from mautoma.games.foodchain.options import DONE
from mautoma.kernel.question import Pick, Question


class PassBot:
    """Declines where it may, else takes the first option."""

    def answer(self, question: Question[Any], state: Any) -> str:
        assert isinstance(question, Pick)
        values = question.values()
        return DONE if DONE in values else values[0]


class RandomBot:
    """Every legal option is as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, question: Question[Any], state: Any) -> str:
        assert isinstance(question, Pick)
        values = question.values()
        return values[int(self._random.random() * len(values))]
