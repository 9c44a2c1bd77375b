from __future__ import annotations

from functools import cache

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.bots.players.foreman import Foreman
from mautoma.games.foodchain.bots.players.strategies import STRATEGIES
from mautoma.games.foodchain.bots.search import regrets
from mautoma.kernel.advice import Progress, Regret
from mautoma.kernel.session import Session
from mautoma.shelf.regrets import finish
from mautoma.shelf.sessions import at, begin_game


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same search with less of everything."""
    for name, number in {"FEW_WORLDS": 1, "WORLDS": 8, "MOST_IDEAS": 3, "DOUBTS": 4}.items():
        monkeypatch.setattr(regrets, name, number)


def finished(seed: int) -> Session:
    """A game that was played at random."""
    session = begin_game("foodchain", "solo", "house", seed, {"level": "easy"})
    bot = BOTS["random"](seed)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


@cache
def examined(seed: int) -> tuple[Session, list[Regret], list[Progress]]:
    session = finished(seed)
    examination, seen = regrets.examine(session), []
    while True:
        try:
            seen.append(next(examination))
        except StopIteration as stop:
            return session, stop.value, seen


def test_the_regrets_are_answers_of_the_game_with_one_that_was_open_too() -> None:
    session, found, _ = examined(15)
    assert 0 < len(found) <= regrets.REGRETS
    assert [regret.cost for regret in found] == sorted((regret.cost for regret in found), reverse=True)
    for regret in found:
        then = at(session, regret.number)
        assert then.question is not None
        assert then.state.round == regret.round
        assert regret.answer == session.transcript.answers[regret.number]
        assert then.question.check(regret.better) != regret.answer
        assert regret.cost > 0


def test_it_is_told_how_far_the_search_is() -> None:
    session, _, seen = examined(15)
    assert [progress.done for progress in seen] == list(range(1, len(seen) + 1))
    assert len(seen) <= seen[0].total == session.number + regrets.DOUBTS


def test_a_day_on_the_beach_is_regretted() -> None:
    """Nobody at work: nothing is cooked, and nothing can be sold."""
    session = begin_game("foodchain", "solo", "house", 7, {"level": "easy"})
    bot = Foreman(STRATEGIES[0])
    idle = None
    while session.question is not None:
        if session.question.key == "structure" and session.state.round == 7:
            idle = session.number
            session.answer({})
        else:
            session.answer(bot.answer(session.question, session.state))
    assert finish(regrets.examine(session))[0].number == idle


def test_the_game_itself_stays_as_it_was() -> None:
    session = finished(15)
    before = (list(session.transcript.answers), session.state.human.cash, session.result)
    next(regrets.examine(session))
    assert (session.transcript.answers, session.state.human.cash, session.result) == before


def test_the_same_game_is_always_judged_alike() -> None:
    assert finish(regrets.examine(finished(15))) == examined(15)[1]
