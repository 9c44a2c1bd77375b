"""The answers of a finished game that cost most: found once, then noted in the transcript."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any, NamedTuple
from zlib import crc32

from mautoma import games
from mautoma.kernel.advice import Examination, Regret
from mautoma.kernel.message import Json, Problem
from mautoma.kernel.question import Question, Unfit
from mautoma.kernel.session import Session
from mautoma.shelf.hints import can_advise
from mautoma.shelf.sessions import at

REGRETS = "regrets"
MOST = 20
"""No game has more of them."""


class Judged(NamedTuple):
    """An answer that cost, and what it was given to."""

    question: Question[Any]
    regret: Regret


def can_be_examined(session: Session) -> bool:
    """The game is over, and it has a player to judge it."""
    return session.result is not None and can_advise(session)


def examine(session: Session) -> Examination:
    if not can_be_examined(session):
        raise Problem("no-regrets")
    examine = games.find_game(session.mode.game).players().examine
    assert examine is not None
    return examine(session)


def finish(examination: Examination) -> list[Regret]:
    """All at once."""
    while True:
        try:
            next(examination)
        except StopIteration as stop:
            found: list[Regret] = stop.value
            return found


def note_regrets(session: Session, found: list[Regret]) -> None:
    session.note(REGRETS, of=fingerprint(session), found=[asdict(regret) for regret in found])


def noted_regrets(session: Session) -> list[Judged] | None:
    """None: not looked for yet, or the game went on otherwise since."""
    for note in reversed(session.transcript.notes):
        if note.kind == REGRETS and note.data.get("of") == fingerprint(session):
            return _read(note.data.get("found"), session)
    return None


def fingerprint(session: Session) -> int:
    """Of what was answered."""
    return crc32(json.dumps(session.transcript.answers).encode())


def _read(found: Json, session: Session) -> list[Judged] | None:
    """A transcript from elsewhere may say anything there."""
    if not isinstance(found, list) or len(found) > MOST:
        return None
    try:
        return [_judged(each, session) for each in found]
    except (TypeError, ValueError, Unfit):
        return None


def _judged(written: Any, session: Session) -> Judged:
    regret = Regret(**written)
    numbers = [getattr(regret, field.name) for field in fields(regret) if field.type == "int"]
    if not all(type(number) is int for number in numbers) or not 0 <= regret.number < session.number:
        raise ValueError
    question = at(session, regret.number).question
    assert question is not None
    question.check(regret.answer)
    question.check(regret.better)
    return Judged(question, regret)
