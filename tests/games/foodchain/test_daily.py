from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.session import Session
from mautoma.messages import words
from mautoma.shelf import Shelf
from mautoma.shelf.daily import begin_daily, counted_on, line_to_share, seed_of, today, tries

DAY = date(2026, 11, 18)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


def test_the_date_alone_is_the_seed_and_midnight_is_that_of_greenwich() -> None:
    assert seed_of(DAY) == 20261118
    assert today(1_795_046_399) == DAY and today(1_795_046_400) == date(2026, 11, 19)


def test_only_the_first_try_of_a_date_counts(shelf: Shelf) -> None:
    first = shelf.add(begin_daily(shelf, "foodchain", DAY))
    again = begin_daily(shelf, "foodchain", DAY)
    shelf.add(again)
    counted, begun = tries(shelf, "foodchain", DAY)
    assert counted is not None and counted.id == first and begun
    assert [note.data["counted"] for note in again.transcript.notes] == [False]
    assert tries(shelf, "foodchain", date(2026, 11, 19)).counted is None


def test_a_try_that_was_removed_has_counted(shelf: Shelf) -> None:
    first = shelf.add(begin_daily(shelf, "foodchain", DAY))
    practice = shelf.add(begin_daily(shelf, "foodchain", DAY))
    for id_ in (practice, first):
        shelf.remove(id_)
    assert tries(shelf, "foodchain", DAY) == (None, True)
    assert counted_on(begin_daily(shelf, "foodchain", DAY).transcript.notes) is None
    assert not tries(shelf, "foodchain", date(2026, 11, 19)).begun


def test_the_result_is_a_line_to_share(shelf: Shelf) -> None:
    said = []
    for _ in range(2):
        session = begin_daily(shelf, "foodchain", DAY)
        assert line_to_share(session) is None
        shelf.add(session)
        _play(session)
        assert session.result is not None
        line = line_to_share(session)
        assert line is not None
        said.append(words("en", "foodchain").say(line))
    result = session.result
    assert result is not None
    data = result.data
    figures = f"${data['human']} to ${data['automa']} in {data['rounds']} rounds"
    assert said[0] == f"Food Chain Magnate 2026-11-18: {result.outcome}, {figures}"
    assert said[1] == f"{said[0]} (practice)"


def _play(session: Session) -> None:
    bot = games.find_game("foodchain").players().bots["planner"](1)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))


def test_a_game_at_the_table_has_no_game_of_the_day(shelf: Shelf) -> None:
    with pytest.raises(Problem):
        begin_daily(shelf, "mombasa", DAY)
