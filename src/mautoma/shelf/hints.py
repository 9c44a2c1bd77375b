"""Hints: what a bot would answer. Each is noted in the transcript; a game can do without them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from mautoma import games
from mautoma.kernel.advice import Advice
from mautoma.kernel.message import Json, Problem
from mautoma.kernel.question import Question, Unfit
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript

HINT, NO_HINTS, HINTS = "hint", "no-hints", "hints"


class NoHint(Problem):
    """There is none to be had here."""


def has_hints(session: Session) -> bool:
    """The game has a player to ask, and hints are not switched off."""
    return can_advise(session) and not _switched_off(session)


def _switched_off(session: Session) -> bool:
    switched = [note.kind for note in session.transcript.notes if note.kind in (NO_HINTS, HINTS)]
    return switched[-1:] == [NO_HINTS]


def can_advise(session: Session) -> bool:
    return session.mode.name in games.find_game(session.mode.game).advised


def find_hint(session: Session) -> Advice:
    """Works one out for the open question: up to a second or two. Changes nothing."""
    if session.question is None:
        raise NoHint("unfit-over")
    if not has_hints(session):
        raise NoHint("hints-off" if can_advise(session) else "no-hints")
    advise = games.find_game(session.mode.game).players().advise
    assert advise is not None
    return advise(session)


def copy_of(session: Session) -> Session:
    """The same position, to think about while the game is used by others."""
    answers = list(session.transcript.answers)
    notes = list(session.transcript.notes)
    return Session(session.mode, session.edition, Transcript(session.transcript.header, answers, notes))


def note_hint(session: Session, hint: Advice) -> None:
    assert session.question is not None
    session.note(HINT, number=session.number, question=session.question.key, **asdict(hint))


def switch_off(session: Session) -> None:
    """Noted, so that a game without hints is known to be one."""
    if has_hints(session):
        session.note(NO_HINTS)


def switch_on(session: Session) -> None:
    if can_advise(session) and not has_hints(session):
        session.note(HINTS)


def follow(session: Session) -> None:
    """Answers as the hint for the open question says."""
    hint = hint_here(session)
    if hint is None:
        raise Unfit("unfit-no-hint")
    session.answer(hint.answer)


def hint_here(session: Session) -> Advice | None:
    """The hint that was given for the open question."""
    question = session.question
    if question is None:
        return None
    for hint in reversed(_noted(session)):
        if hint.get("number") == session.number and hint.get("question") == question.key:
            return _read(hint, question)
    return None


def _read(hint: Mapping[str, Any], question: Question[Any]) -> Advice | None:
    """A transcript from elsewhere may say anything there."""
    try:
        for name in ("answer", "other"):
            if name == "answer" or hint[name] is not None:
                question.check(hint[name])
        numbers = [hint[name] for name in ("margin", "tries", "own", "theirs")]
    except (Unfit, KeyError):
        return None
    if not all(type(number) is int for number in numbers):
        return None
    margin, tries, own, theirs = numbers
    return Advice(hint["answer"], margin, tries, hint["other"], own, theirs)


@dataclass(slots=True, frozen=True)
class Taken:
    """The hints of a game: how many were asked for, and how often the person then did as advised."""

    asked: int
    followed: int


def hints_taken(session: Session) -> Taken:
    noted = _noted(session)
    return Taken(len(noted), sum(_followed(hint, session.transcript.answers) for hint in noted))


def _followed(hint: Mapping[str, Json], answers: list[Json]) -> bool:
    number = hint.get("number")
    if type(number) is not int or not 0 <= number < len(answers):
        return False
    return answers[number] == hint.get("answer")


def _noted(session: Session) -> list[Mapping[str, Json]]:
    return [note.data for note in session.transcript.notes if note.kind == HINT]
