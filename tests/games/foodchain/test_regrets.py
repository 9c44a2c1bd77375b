from __future__ import annotations

from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.kernel.advice import Regret
from mautoma.kernel.message import Json, Problem
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from mautoma.shelf import Shelf
from mautoma.shelf.regrets import can_be_examined, examine, note_regrets, noted_regrets
from mautoma.shelf.sessions import begin_game, branch, open_sample, open_transcript


@cache
def played() -> str:
    session = begin_game("foodchain", "solo", "house", 15, {"level": "easy"})
    bot = BOTS["random"](15)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return write(session.transcript)


@pytest.fixture
def session() -> Session:
    return open_transcript(read(played()))


def regret(session: Session) -> Regret:
    """Of the first answer."""
    given = session.transcript.answers[0]
    return Regret(0, 0, given, "100" if given != "100" else "300", 12, 24, 30, -5)


def test_regrets_are_noted_in_the_transcript_and_found_again(session: Session) -> None:
    assert noted_regrets(session) is None
    note_regrets(session, [regret(session)])
    [judged] = noted_regrets(open_transcript(read(write(session.transcript)))) or []
    assert judged.regret == regret(session)
    assert judged.question.key == "reserve"
    assert judged.regret.cost == 35


def test_a_game_without_regrets_is_not_examined_again(session: Session) -> None:
    note_regrets(session, [])
    assert noted_regrets(session) == []


def test_a_game_that_went_on_otherwise_is_to_be_examined_again(session: Session) -> None:
    note_regrets(session, [regret(session)])
    session.undo()
    assert noted_regrets(session) is None
    session.redo()
    assert noted_regrets(session) is not None


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": 9999},
        {"number": -1},
        {"better": "a helicopter"},
        {"own": "much"},
        {"cost": 3},
        {"round": True},
    ],
)
def test_a_note_that_makes_no_sense_is_as_good_as_none(session: Session, wrong: dict[str, Json]) -> None:
    note_regrets(session, [regret(session)])
    found = {**asdict(regret(session)), **wrong}
    session.note("regrets", of=session.transcript.notes[-1].data["of"], found=[found])
    assert noted_regrets(session) is None


@pytest.mark.parametrize("found", [None, 7, [7], [[]], [{}] * 1000])
def test_nor_does_any_other(session: Session, found: Json) -> None:
    note_regrets(session, [])
    session.note("regrets", of=session.transcript.notes[-1].data["of"], found=found)
    assert noted_regrets(session) is None


def test_only_a_finished_game_with_somebody_to_judge_it_is_examined(session: Session) -> None:
    assert can_be_examined(session)
    session.undo()
    for other in (session, open_sample("revive")):
        assert not can_be_examined(other)
        with pytest.raises(Problem, match="no-regrets"):
            examine(other)


def test_a_note_does_not_move_a_game_in_the_list(tmp_path: Path, session: Session) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    first = shelf.add(session)
    shelf.add(session)
    before = shelf.saved()
    note_regrets(session, [])
    assert shelf.annotate(first, session, 0) == 1
    assert shelf.saved() == before
    assert noted_regrets(shelf.load(first)[0]) == []
    with pytest.raises(Problem, match="stale"):
        shelf.annotate(first, session, 0)


def test_a_game_can_be_branched(session: Session) -> None:
    whole = session.number
    branched = branch(session, 3)
    assert branched.transcript.answers == session.transcript.answers[:3]
    assert session.number == whole
    [note] = branched.transcript.notes
    assert (note.kind, note.data) == ("rewound", {"from": whole})


def test_where_nothing_came_to_light_later_a_branch_is_no_step_back() -> None:
    session = begin_game("foodchain", "solo", "house", 5, {"level": "easy"})
    session.answer("200")
    assert branch(session, 0).transcript.notes == []
