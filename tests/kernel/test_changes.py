"""An answer is changed long after it was given: the later ones are kept where they still fit."""

from __future__ import annotations

import pytest

from mautoma.kernel.changes import later_answers, play_on, reopen
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session
from mautoma.kernel.table import READY
from mautoma.kernel.transcript import read, write
from tests.kernel.test_turns import TOO_MANY, carpenter

TWO_DAYS = (READY, "done", 3, "done", "done", 4, "done", "done", 5)


def test_a_changed_answer_leads_to_the_game_that_was_played_right_from_the_start() -> None:
    session = carpenter(*TWO_DAYS)
    reopen(session, 2)
    assert session.question is not None and session.question.key == "nails" and session.number == 2
    session.answer(7)
    right = carpenter(READY, "done", 7, *TWO_DAYS[3:])
    assert session.transcript.answers == right.transcript.answers
    assert session.state == right.state and later_answers(session) is None and not session.undone


def test_a_change_can_be_left_without_changing_anything() -> None:
    session = carpenter(*TWO_DAYS)
    reopen(session, 2)
    session.jump(session.number + len(session.undone))
    assert session.transcript.answers == list(TWO_DAYS)
    assert later_answers(session) is None and not session.transcript.notes


def test_what_no_longer_fits_is_asked_and_the_rest_goes_on_after_it() -> None:
    session = carpenter(*TWO_DAYS)
    reopen(session, 2)
    session.answer(TOO_MANY)
    assert session.question is not None and session.question.key == "chair" and session.number == 3
    assert later_answers(session) is not None
    session.answer("cannot")
    assert session.transcript.answers == [READY, "done", TOO_MANY, "cannot", *TWO_DAYS[4:]]
    assert later_answers(session) is None


def test_a_change_goes_on_after_it_was_saved() -> None:
    session = carpenter(*TWO_DAYS)
    reopen(session, 2)
    again = Session(session.mode, session.edition, read(write(session.transcript)), list(session.undone))
    again.answer(7)
    assert again.transcript.answers == [READY, "done", 7, *TWO_DAYS[3:]]


def test_there_is_nothing_to_change_where_nothing_was_answered() -> None:
    session = carpenter(READY, "done")
    for number in (-1, 2, 99):
        with pytest.raises(Unfit):
            reopen(session, number)
    assert session.number == 2


def test_the_rest_can_be_left_out() -> None:
    session = carpenter(*TWO_DAYS)
    reopen(session, 2)
    session.answer(TOO_MANY)
    play_on(session)
    assert session.transcript.answers == [READY, "done", TOO_MANY]
    assert later_answers(session) is None and not session.undone
