"""A slice of what `make fuzz` does without end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mautoma.kernel.session import Session
from tests.fuzz import MODES, Fault, fuzz
from tests.hostile import attack


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_random_play_of_every_kind_breaks_nothing(tmp_path: Path, game: str, mode: str) -> None:
    assert fuzz(tmp_path, game, mode, seed="slice", steps=40) > 10


@pytest.mark.slow
def test_no_request_however_hostile_is_answered_with_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    statuses = asyncio.run(attack(tmp_path, seed=1, requests=1500))
    assert {200, 303, 404, 405, 422} <= set(statuses)


def test_a_fault_is_found_and_told_with_its_transcript(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    redo = Session.redo

    def forgetful(session: Session) -> bool:
        session.transcript.answers[:1] = []
        return redo(session)

    monkeypatch.setattr(Session, "redo", forgetful)
    with pytest.raises(Fault, match="mautoma transcript 1"):
        for seed in range(20):
            fuzz(tmp_path, "mombasa", "stand-in", seed, steps=40)
