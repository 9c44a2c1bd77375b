"""Bots that need to know nothing of a game: whatever they answer is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma import games
from mautoma.games.kit.bots import FREE, CannotAnswer
from mautoma.kernel.game import Players
from mautoma.kernel.question import Confirm, Counts, Number, Pick, PickSome, Question
from tests.web import orchard

QUESTIONS: list[Question[Any]] = [
    Pick(key="one", choices=("a", "b", "c")),
    PickSome(key="some", choices=("a", "b", "c"), least=1, most=2),
    Confirm(key="sure"),
    Counts(key="many", available={"a": 3, "b": 2}),
]


@pytest.mark.parametrize("bot", FREE)
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.key)
def test_an_answer_of_a_free_bot_is_allowed(bot: str, question: Question[Any]) -> None:
    answers = [question.check(FREE[bot](seed).answer(question, None)) for seed in range(30)]
    assert (len({str(answer) for answer in answers}) == 1) == (bot == "pass")


@pytest.mark.parametrize("bot", FREE)
def test_a_free_bot_counts_nothing_on_a_table(bot: str) -> None:
    with pytest.raises(CannotAnswer):
        FREE[bot](1).answer(Number(key="coins"), None)


def test_a_game_without_bots_of_its_own_has_the_free_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(games.find_bots("mombasa")) == ["pass", "random", "usual"]
    orchard.install(monkeypatch.setattr, players=Players)
    assert games.find_bots("orchard") == FREE
