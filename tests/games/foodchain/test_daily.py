from __future__ import annotations

from datetime import date

import pytest

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.session import Session
from mautoma.messages import words
from mautoma.shelf.daily import begin_daily, line_to_share, seed_of, today
from mautoma.shelf.library import Library

DAY = date(2026, 11, 18)


def test_the_date_alone_is_the_seed_and_midnight_is_that_of_greenwich() -> None:
    assert seed_of(DAY) == 20261118
    assert today(1_795_046_399) == DAY and today(1_795_046_400) == date(2026, 11, 19)


def test_the_result_is_a_line_to_share() -> None:
    session = begin_daily("foodchain", DAY, Library())
    assert line_to_share(session) is None
    _play(session)
    line, result = line_to_share(session), session.result
    assert line is not None and result is not None
    data = result.data
    figures = f"${data['human']} to ${data['automa']} in {data['rounds']} rounds"
    assert words("en", "foodchain").say(line) == f"Food Chain Magnate 2026-11-18: {result.outcome}, {figures}"


def _play(session: Session) -> None:
    bot = games.find_game("foodchain").players().bots["planner"](1)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))


def test_a_game_at_the_table_has_no_game_of_the_day() -> None:
    with pytest.raises(Problem):
        begin_daily("mombasa", DAY, Library())
