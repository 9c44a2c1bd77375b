"""Ways out of what is half said at a real table."""

from __future__ import annotations

import pytest

from mautoma.kernel.question import Pick, Unfit
from mautoma.kernel.ways_out import go_back, leave, ways_out
from tests.samples import sample_until


def test_the_question_before_opens_again_where_the_two_belong_together() -> None:
    session = sample_until("foodchain", "campaign-square")
    first = session.number
    assert isinstance(session.question, Pick)
    session.answer(session.question.values()[0])
    assert ways_out(session) == ["back"]
    go_back(session)
    assert (session.number, session.put_back) == (first, None)
    assert session.question.key == "campaign-square"
    session.redo()
    assert session.number == first + 1


def test_what_was_confirmed_before_stays_confirmed() -> None:
    session = sample_until("foodchain", "report-tile")
    session.jump(session.number - 1)
    session.confirm()
    confirmed = session.confirmed
    session.redo()
    go_back(session)
    assert session.confirmed == confirmed == session.number


@pytest.mark.parametrize("key", ["changes", "at-work", "salaries"])
def test_what_came_of_an_answer_is_not_slipped_out_of(key: str) -> None:
    """Something was told since, or another phase has begun: that is for undo."""
    session = sample_until("foodchain", key)
    assert ways_out(session) == []
    with pytest.raises(Unfit):
        go_back(session)
    with pytest.raises(Unfit):
        leave(session)


def test_nobody_goes_back_to_a_turn_that_is_over() -> None:
    session = sample_until("foodchain", "report-first-restaurant")
    assert session.answered is not None and session.answered.key == "ready"
    assert ways_out(session) == []
