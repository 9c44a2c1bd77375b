"""Positions out of a recorded game, to show what a picture looks like in play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mautoma.kernel.mode import Edition, Mode
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read


def position(mode: Mode[Any], edition: Edition, sample: Path, answers: int) -> Any:
    """The state after so many answers."""
    whole = read(sample.read_text(encoding="utf-8"))
    return Session(mode, edition, Transcript(whole.header, whole.answers[:answers])).state
