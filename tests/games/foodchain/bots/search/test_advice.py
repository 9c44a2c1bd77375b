from __future__ import annotations

from random import Random

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.bots.players.foreman import Foreman
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES
from mautoma.games.foodchain.bots.search import advice, trial
from mautoma.games.foodchain.bots.search.advice import advise
from mautoma.games.foodchain.bots.search.trial import Trial, as_seen
from mautoma.games.foodchain.bots.search.worlds import world
from mautoma.games.foodchain.state import FoodChain
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

    def otherwise(game: FoodChain, random: Random) -> FoodChain:
        other = game.clone()
        other.automa.deck = ["face down"] * len(other.automa.deck)
        other.automa.reserve = -1
        other.house_stack.reverse()
        return world(other, random)

    monkeypatch.setattr(trial, "world", otherwise)
    assert advise(session, SMALL) == expected


def evening(seed: int) -> Session:
    """The first question that is asked after the automa has drawn its card."""
    session = session_after(0, seed)
    bot = BOTS["random"](seed)
    while session.question is not None:
        if session.checkpoints and session.state.automa.deck != session.checkpoints[-1].state.automa.deck:
            return session
        session.answer(bot.answer(session.question, session.state))
    raise AssertionError


@pytest.mark.parametrize("seed", [2, 13, 15, 16])
def test_what_was_seen_in_the_round_comes_again(seed: int) -> None:
    session = evening(seed)
    now, start = session.state, session.checkpoints[-1].state
    for number in range(5):
        random = Random(number)
        found = as_seen(world(start, random), start, now, random)
        assert found.automa.deck[0] == now.automa.card
        assert sorted(found.automa.deck) == sorted(set(found.automa.deck))
        assert len(found.automa.deck) == len(start.automa.deck)
        drawn = [tile for tile in start.house_stack if tile not in now.house_stack]
        assert found.house_stack[len(found.house_stack) - len(drawn) :] == drawn
        assert len(found.house_stack) == len(start.house_stack)


def test_in_the_morning_nothing_was_seen_yet() -> None:
    session = session_after(12)
    start = session.checkpoints[-1].state
    assert len({world(start, Random(number)).automa.deck[0] for number in range(30)}) > 1
    same = world(start, Random(1))
    assert as_seen(world(start, Random(1)), start, session.state, Random(1)) == same


def test_in_the_evening_every_world_leads_to_the_same_question() -> None:
    session = evening(15)
    for answer, key in [(None, "payday"), ("fire", "fire")]:
        if answer:
            session.answer(answer)
        assert session.question is not None
        assert session.question.key == key
        session.question.check(advise(session, SMALL).answer)
