from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from mautoma.kernel.advice import Advice
from mautoma.kernel.message import Json, Problem
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from mautoma.shelf.hints import (
    Taken,
    copy_of,
    find_hint,
    has_hints,
    hint_here,
    hints_taken,
    note_hint,
    switch_off,
)
from mautoma.shelf.sessions import begin_game, open_transcript

HINT = Advice("200", 5, 3, "100", 4, 2)


@pytest.fixture
def session() -> Session:
    return begin_game("foodchain", "solo", "house", 5, {"level": "easy"})


def test_a_hint_is_noted_in_the_transcript_and_found_again(session: Session) -> None:
    note_hint(session, HINT)
    again = open_transcript(read(write(session.transcript)))
    assert hint_here(again) == HINT


def test_a_hint_is_for_its_question_alone(session: Session) -> None:
    note_hint(session, HINT)
    session.answer("300")
    assert hint_here(session) is None
    session.undo()
    assert hint_here(session) == HINT


def test_a_hint_that_the_question_does_not_allow_is_not_shown(session: Session) -> None:
    note_hint(session, replace(HINT, answer="a helicopter"))
    assert hint_here(session) is None


@pytest.mark.parametrize("wrong", [{"margin": "much"}, {"other": 7}, {"tries": None}, {"own": True}])
def test_a_hint_that_makes_no_sense_is_not_shown(session: Session, wrong: dict[str, Json]) -> None:
    session.note("hint", **{"number": 0, "question": "reserve", **asdict(HINT), **wrong})
    assert hint_here(session) is None


def test_hints_are_counted_and_so_is_what_came_of_them(session: Session) -> None:
    note_hint(session, HINT)
    session.answer("200")
    assert isinstance(session.question, Pick)
    one, other = session.question.values()[:2]
    note_hint(session, Advice(one, 0, 3))
    session.answer(other)
    session.note("hint", number="nine")
    assert hints_taken(session) == Taken(asked=3, followed=1)


def test_hints_are_switched_off_for_good(session: Session) -> None:
    assert has_hints(session)
    switch_off(session)
    assert not has_hints(session)
    with pytest.raises(Problem, match="hints-off"):
        find_hint(session)
    assert not has_hints(copy_of(session))


def test_where_nobody_can_be_asked_there_are_none() -> None:
    session = begin_game("revive", "stand-in", "house", 5, {})
    assert not has_hints(session)
    with pytest.raises(Problem, match="no-hints"):
        find_hint(session)
