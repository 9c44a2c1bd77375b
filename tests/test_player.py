"""The player of the tests answers every kind of question with something it allows."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.kernel.message import msg
from mautoma.kernel.question import Confirm, Counts, Fill, Limit, Number, Numbers, Pick, PickSome, Question
from tests.player import AnyAnswer

QUESTIONS: list[Question[Any]] = [
    Pick(key="one", choices=["a", "b", "c"]),
    PickSome(key="some", choices=["a", "b", "c"], least=1, most=2),
    Number(key="number", least=-3, most=40),
    Numbers(key="numbers", names=["a", "b"], most=9),
    Counts(key="counts", available={"a": 4, "b": 4}, limits=[Limit(msg("too-many"), most=3)]),
    Fill(key="fill", places=["x", "y"], palette=["a", "b", "c"]),
    Confirm(key="confirm"),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind)
def test_it_gives_different_answers_that_are_all_allowed(question: Question[Any]) -> None:
    given = [AnyAnswer(seed).answer(question) for seed in range(50)]
    assert all(question.check(answer) == answer for answer in given)
    assert len({str(answer) for answer in given}) > 1


def test_every_kind_of_question_is_among_them() -> None:
    kinds = {
        kind
        for sub in Question.__subclasses__()
        for kind in [sub.kind, *(c.kind for c in sub.__subclasses__())]
    }
    assert {question.kind for question in QUESTIONS} == kinds - {""}


def test_the_same_seed_gives_the_same_answers() -> None:
    first, second = AnyAnswer(4), AnyAnswer(4)
    assert [first.answer(q) for q in QUESTIONS] == [second.answer(q) for q in QUESTIONS]
