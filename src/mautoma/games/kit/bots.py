"""Bots for a stand-in table, where the table answers for itself and a person says little."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from mautoma.kernel.message import Problem
from mautoma.kernel.question import Confirm, Pick, Question


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
        raise CannotAnswer(question)
