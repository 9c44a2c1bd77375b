"""Tips for beginners, beside the questions of the first rounds."""

from __future__ import annotations

from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice

ROUNDS = 3
"""Rounds with tips."""


def tip_for(session: Session, voice: Voice) -> str:
    """What to know about the open question; empty later on, and where there is nothing to say."""
    number = sum(mark.level == "round" for mark in session.marks)
    if session.question is None or number > ROUNDS:
        return ""
    key = f"tip-{session.mode.name}-{session.question.key}"
    return voice.find(f"{key}-{number}") or voice.find(key)
