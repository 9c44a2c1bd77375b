from __future__ import annotations

from random import Random

import pytest

from mautoma.games.foodchain.bots import advice
from mautoma.games.foodchain.bots.advice import Trial, advise
from mautoma.games.foodchain.bots.foreman import Foreman
from mautoma.games.foodchain.bots.strategies import STRATEGIES
from mautoma.games.foodchain.bots.worlds import world
from mautoma.games.foodchain.state import Game
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.shelf.sessions import begin_game

SMALL = 40


def session_after(answers: int, seed: int = 5) -> Session:
    session = begin_game("foodchain", "solo", "house", seed, {"level": "easy"})
    bot = Foreman(STRATEGIES[0])
    for _ in range(answers):
        session.answer(bot.answer(session.question, session.state))  # type: ignore[arg-type]
    return session


@pytest.mark.parametrize("answers", [0, 1, 3, 9, 20, 40])
def test_the_advice_is_an_answer_the_question_allows(answers: int) -> None:
    session = session_after(answers)
    assert session.question is not None
    found = advise(session, SMALL)
    session.question.check(found.answer)
    assert found.tries >= advice.FEW_WORLDS
    assert found.behind >= 0
    if isinstance(session.question, Pick):
        assert (found.other is None) == (len(session.question.values()) == 1)


def test_the_same_position_always_gets_the_same_advice() -> None:
    assert advise(session_after(12), SMALL) == advise(session_after(12), SMALL)


def test_asking_changes_nothing() -> None:
    session = session_after(12)
    before = (list(session.transcript.answers), session.state.human.cash, session.state.automa.deck.copy())
    advise(session, SMALL)
    assert (session.transcript.answers, session.state.human.cash, session.state.automa.deck) == before


def test_what_was_answered_in_the_round_stays_answered() -> None:
    session = session_after(12)
    while session.question is not None and session.question.key != "end-day":
        session.answer(Foreman(STRATEGIES[0]).answer(session.question, session.state))
    given = Trial(session, SMALL).given
    assert given
    assert session.transcript.answers[-len(given) :] == given


@pytest.mark.parametrize("answers", [0, 12])
def test_the_advice_does_not_depend_on_what_is_hidden(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_after(answers)
    expected = advise(session, SMALL)

    def otherwise(game: Game, random: Random) -> Game:
        other = game.clone()
        other.automa.deck = ["face down"] * len(other.automa.deck)
        other.automa.reserve = -1
        other.house_stack.reverse()
        return world(other, random)

    monkeypatch.setattr(advice, "world", otherwise)
    assert advise(session, SMALL) == expected
