"""A slice of the fuzzing that `make fuzz` does without end."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.kernel.session import Session
from tests.fuzz import MODES, Fault, fuzz


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_random_play_of_every_kind_breaks_nothing(tmp_path: Path, game: str, mode: str) -> None:
    assert fuzz(tmp_path, game, mode, seed="slice", steps=40) > 10


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
