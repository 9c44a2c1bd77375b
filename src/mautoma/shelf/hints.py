"""Hints: what a bot would answer. Each is noted in the transcript; they can be switched off for a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.question import Unfit
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript

HINT, NO_HINTS = "hint", "no-hints"


class NoHint(Problem):
    """There is none to be had here."""


def has_hints(session: Session) -> bool:
    """The game has a player to ask, and hints are not switched off."""
    return _advises(session) and not any(note.kind == NO_HINTS for note in session.transcript.notes)


def _advises(session: Session) -> bool:
    return session.mode.name in games.find_game(session.mode.game).advised


def find_hint(session: Session) -> dict[str, Any]:
    """Works one out for the open question: up to a second or two. Changes nothing."""
    if session.question is None:
        raise NoHint("unfit-over")
    if not has_hints(session):
        raise NoHint("hints-off" if _advises(session) else "no-hints")
    advise = games.find_game(session.mode.game).advise
    assert advise is not None
    return {"number": session.number, "question": session.question.key, **asdict(advise(session))}


def copy_of(session: Session) -> Session:
    """The same position, to think about while the game is used by others."""
    answers = list(session.transcript.answers)
    notes = list(session.transcript.notes)
    return Session(session.mode, session.edition, Transcript(session.transcript.header, answers, notes))


def note_hint(session: Session, hint: Mapping[str, Any]) -> None:
    session.note(HINT, **hint)


def switch_off(session: Session) -> None:
    """For good: so that a game without hints is known to be one."""
    if has_hints(session):
        session.note(NO_HINTS)


def hint_here(session: Session) -> Mapping[str, Any] | None:
    """The hint that was given for the open question."""
    question = session.question
    for note in reversed(session.transcript.notes):
        hint = note.data
        if note.kind != HINT or question is None:
            continue
        if hint.get("number") == session.number and hint.get("question") == question.key:
            try:
                question.check(hint.get("answer"))
            except Unfit:
                return None
            return hint
    return None
