"""A slice of what `make fuzz` does without end."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from mautoma.kernel.message import Json
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from mautoma.shelf.sessions import begin_game, open_transcript
from tests.fuzz import Fault, fuzz
from tests.hostile import attack
from tests.player import AnyAnswer
from tests.swarm import ACTS, ASIDES, KINDS, MODES, Reached, Swarm, write_down

EVERYTHING = "another"
"""A seed by which every act is done and every aside is said."""
ANSWERED = (Confirm, Counts, Fill, Number, Numbers, Pick, PickSome)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_random_play_of_some_kinds_breaks_nothing(tmp_path: Path, game: str, mode: str) -> None:
    played = fuzz(tmp_path, game, mode, EVERYTHING, steps=20)
    assert played.revision > 3
    assert (set(played.swarm.acts), set(played.swarm.asides)) == (set(ACTS), set(ASIDES))


@pytest.mark.slow
def test_no_request_however_hostile_is_answered_with_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses: Counter[int] = Counter()
    for seed in range(3):
        home = tmp_path / str(seed)
        monkeypatch.setenv("MAUTOMA_HOME", str(home))
        statuses += asyncio.run(attack(home, seed, requests=500))
    assert {200, 303, 404, 405, 422} <= set(statuses)


def test_rounds_differ_in_what_they_do_and_repeat_by_their_seed() -> None:
    rounds = [Swarm.of(seed) for seed in range(40)]
    assert [Swarm.of(seed) for seed in range(40)] == rounds
    assert {mode for each in rounds for mode in each.modes} == set(MODES)
    assert {act for each in rounds for act in each.acts} == set(ACTS)
    assert len({tuple(each.acts) for each in rounds}) > 10


def test_every_kind_of_question_and_every_aside_can_be_switched() -> None:
    assert {question.kind for question in ANSWERED} == set(KINDS)
    begun = [begin_game(game, mode, "house", 1, {}) for game, mode in MODES]
    for session in begun:
        while session.question is not None and not session.asides:
            AnyAnswer(1).step(session)
    assert {aside for session in begun for aside in session.asides} == set(ASIDES)


def test_rules_that_were_never_reached_are_named() -> None:
    reached = Reached()
    reached.add(begin_game("foodchain", "solo", "house", 1, {}))
    never = reached.never()
    assert "FCM-S12" not in never and "FCM-E4" in never
    assert not [rule for rule in never if not rule.startswith("FCM-")]


def test_a_game_that_was_written_down_can_be_opened(tmp_path: Path) -> None:
    session = begin_game("mombasa", "stand-in", "house", 1, {})
    AnyAnswer(1).step(session)
    file = write_down(write(session.transcript), ("mombasa", "stand-in", 7), tmp_path / "found")
    assert file.name == "mombasa-stand-in-7.transcript"
    assert open_transcript(read(file.read_text(encoding="utf-8"))).number == 1


def test_a_fault_is_found_and_told_with_its_transcript(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Session.answer

    def forgetful(session: Session, given: Json) -> None:
        answer(session, given)
        if session.number > 3:
            session.transcript.answers[:1] = []

    monkeypatch.setattr(Session, "answer", forgetful)
    with pytest.raises(Fault, match="mautoma transcript 1"):
        fuzz(tmp_path, "mombasa", "stand-in", 1, steps=40)
