from __future__ import annotations

import pytest

from mautoma.games.foodchain.human.day import day_so_far, end_day
from mautoma.games.foodchain.human.work import work
from mautoma.kernel.session import Session
from mautoma.messages import words
from mautoma.shelf.sessions import begin_game
from tests.games.foodchain.positions import Position, position
from tests.player import AnyAnswer


def said(start: Position) -> list[str]:
    return [words("en", "foodchain").say(line) for line in day_so_far(start.game)]


def test_the_day_says_what_was_done() -> None:
    start = position().restaurant("f4/g4").at_work(kitchen_trainee=1, trainer=1).beach(errand_boy=1)
    start.play(
        work,
        ("hire", {"waitress": 1}),
        ("train", "errand_boy"),
        ("produce", {"kitchen_trainee-pizza": 1}),
    )
    assert said(start) == ["Hired: 1 waitress.", "Trained: 1 cart operator.", "Brought: 1 pizza."]


def test_the_day_says_what_is_still_possible() -> None:
    start = position().restaurant("f4/g4").beach(errand_boy=1)
    start.at_work(
        recruiting_girl=1, trainer=1, marketing_trainee=1, kitchen_trainee=2, new_business_developer=1
    )
    start.play(
        work,
        ("hire", {"waitress": 1}),
        ("train", "done"),
        ("campaign", "done"),
        ("produce", {"kitchen_trainee-burger": 1}),
        ("build", "done"),
    )
    assert said(start) == [
        "Hired: 1 waitress.",
        "Brought: 1 burger.",
        "Still possible: one hire.",
        "Still possible: one training.",
        "Still idle: 1 marketing trainee, 1 kitchen trainee and 1 new business developer.",
    ]


def test_yesterday_is_forgotten() -> None:
    start = position().restaurant("f4/g4")
    start.play(work, ("hire", {"waitress": 1}))
    start.play(work, ("hire", {}))
    assert said(start) == ["Still possible: one hire."]


def test_a_day_without_work_says_so() -> None:
    table = position().play(end_day, ("end-day", "end"))
    assert [note.key for note in table.questions[0].notes] == ["day-empty"]


@pytest.mark.rule("FCM-W1")
def test_nothing_of_the_automa_is_seen_before_the_day_is_ended() -> None:
    session = _at_the_end_of_the_first_day()
    assert session.state.automa.card == ""
    assert not session.revealed
    session.answer("end")
    assert session.state.automa.card != ""
    assert session.revealed


def test_going_back_before_the_end_of_the_day_leaves_no_mark() -> None:
    session = _at_the_end_of_the_first_day()
    session.undo()
    AnyAnswer(4).step(session)
    assert session.transcript.notes == []


def _at_the_end_of_the_first_day() -> Session:
    session = begin_game("foodchain", "solo", "house", 5, {})
    player = AnyAnswer(3)
    while session.question is not None and session.question.key != "end-day":
        player.step(session)
    return session
