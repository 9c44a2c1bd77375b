"""Steps back, and an answer changed long after it was given: the later ones are kept where they still fit."""

from __future__ import annotations

import pytest

from mautoma.kernel.message import Json
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session
from mautoma.kernel.table import READY
from mautoma.kernel.transcript import read, write
from tests.kernel.test_turns import TOO_MANY, carpenter

TWO_DAYS = (READY, "done", 3, "done", "done", 4, "done", "done", 5)
CORRECT: Json = {"aside": "correct"}


def reopened(session: Session) -> Session:
    """As it comes from the shelf."""
    again = Session(session.mode, session.edition, read(write(session.transcript)))
    again.take_up(session.rewind())
    assert not again.damaged
    assert (again.waits, again.changing) == (session.waits, session.changing)
    return again


def changing(number: int, *answers: Json) -> Session:
    session = carpenter(*TWO_DAYS)
    session.change(number)
    for answer in answers:
        session.answer(answer)
    return session


def nothing_waits(session: Session) -> bool:
    return not (session.changing or session.waits or session.old or session.rewind())


def test_a_changed_answer_leads_to_the_game_that_was_played_right_from_the_start() -> None:
    session = changing(2)
    assert session.question is not None and session.question.key == "nails" and session.number == 2
    session.answer(7)
    right = carpenter(READY, "done", 7, *TWO_DAYS[3:])
    assert session.transcript.answers == right.transcript.answers
    assert session.state == right.state and nothing_waits(session)


@pytest.mark.parametrize("answers", [(), (TOO_MANY,), (CORRECT,)])
def test_a_change_can_be_left_without_changing_anything(answers: tuple[Json, ...]) -> None:
    session = changing(2, *answers)
    session.leave_change()
    assert session.transcript.answers == list(TWO_DAYS)
    assert session.state == carpenter(*TWO_DAYS).state and nothing_waits(session)


def test_what_was_confirmed_is_still_confirmed_when_a_change_is_left() -> None:
    session = carpenter(*TWO_DAYS[:7])
    session.confirm()
    session.change(2)
    session.leave_change()
    assert session.confirmed == 7


def test_what_no_longer_fits_is_asked_and_the_rest_goes_on_after_it() -> None:
    session = changing(2, TOO_MANY)
    assert session.question is not None and session.question.key == "chair" and session.number == 3
    assert session.changing and len(session.waits) == 6
    session.answer("cannot")
    assert session.transcript.answers == [READY, "done", TOO_MANY, "cannot", *TWO_DAYS[4:]]
    assert nothing_waits(session)


@pytest.mark.parametrize("answers", [(), (TOO_MANY,)])
def test_a_change_goes_on_after_it_was_saved(answers: tuple[Json, ...]) -> None:
    session = reopened(changing(2, *answers))
    session.answer("cannot" if answers else 7)
    assert session.transcript.answers == [READY, "done", *(answers or (7,))] + (
        ["cannot", *TWO_DAYS[4:]] if answers else [*TWO_DAYS[3:]]
    )


def test_there_is_nothing_to_change_where_nothing_was_answered() -> None:
    session = carpenter(READY, "done")
    for number in (-1, 2, 99):
        with pytest.raises(Unfit):
            session.change(number)
    assert session.number == 2


def test_the_rest_can_be_left_out() -> None:
    session = changing(2, TOO_MANY)
    session.play_on()
    assert session.transcript.answers == [READY, "done", TOO_MANY]
    assert nothing_waits(session)
    with pytest.raises(Unfit, match="unfit-no-change"):
        session.play_on()
    with pytest.raises(Unfit, match="unfit-no-change"):
        session.leave_change()


def test_redo_gives_the_old_answer_as_long_as_none_is_new() -> None:
    session = changing(2)
    session.redo()
    assert session.transcript.answers == list(TWO_DAYS[:3]) and session.changing
    session.jump(len(TWO_DAYS))
    assert session.transcript.answers == list(TWO_DAYS) and nothing_waits(session)


def test_redo_never_gives_an_answer_that_does_not_fit() -> None:
    """What waits was given to “chair”, which only takes “cannot” now."""
    session = changing(2, TOO_MANY)
    before = session.saved()
    assert session.redoable == 0
    with pytest.raises(Unfit, match="unfit-no-redo"):
        session.redo()
    session.jump(99)
    assert session.saved() == before
    reopened(session)


def test_redo_off_the_old_line_gives_what_fits() -> None:
    session = changing(2, CORRECT)
    assert session.redoable == 0, "a score is asked for, and the number of nails waits"
    session.answer(50)
    assert session.transcript.answers == [READY, "done", CORRECT, 50, *TWO_DAYS[2:]]


def test_undoing_the_new_answer_is_changing_again() -> None:
    session = changing(2, TOO_MANY)
    session.undo()
    assert session.changing and session.number == 2
    assert [given.answer for given in session.waits] == list(TWO_DAYS[2:])


@pytest.mark.parametrize("answers", [(), (TOO_MANY,), (TOO_MANY, CORRECT)])
def test_undoing_past_a_change_is_leaving_it(answers: tuple[Json, ...]) -> None:
    session = reopened(changing(2, *answers))
    session.jump(1)
    assert not session.changing and [given.answer for given in session.waits] == list(TWO_DAYS[1:])
    session.jump(99)
    assert session.transcript.answers == list(TWO_DAYS) and nothing_waits(session)


def test_an_aside_while_an_answer_is_changed_leaves_the_answer_to_be_given() -> None:
    session = changing(3, CORRECT, 50)
    assert session.transcript.answers == [*TWO_DAYS[:3], CORRECT, 50, *TWO_DAYS[3:]]


def test_changing_after_undo_keeps_what_was_taken_back() -> None:
    session = carpenter(*TWO_DAYS)
    session.jump(5)
    session.change(2)
    session.answer(7)
    assert session.transcript.answers == [READY, "done", 7, *TWO_DAYS[3:]]


@pytest.mark.parametrize(
    "rewind",
    [
        3,
        [],
        ["done"],
        {"old": [READY, "nonsense"], "confirmed": -1, "waits": [], "changing": False},
        {"old": [READY], "confirmed": -1, "waits": [3], "changing": True},
        {"old": [READY], "confirmed": -1, "waits": []},
    ],
)
def test_what_is_damaged_is_dropped_and_the_game_is_whole(rewind: object) -> None:
    session = carpenter(READY, "done")
    session.take_up(rewind)
    assert session.damaged == bool(rewind)
    assert nothing_waits(session) and session.transcript.answers == [READY, "done"]


def test_what_was_confirmed_before_the_first_answer_is_so_when_a_change_is_left() -> None:
    session = carpenter()
    session.confirm()
    session.answer(READY)
    session.change(0)
    assert session.confirmed == -1
    session.leave_change()
    assert session.confirmed == 0
