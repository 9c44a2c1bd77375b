"""The game of the day: the same map and cards for everybody on a date, and one try that counts.

Its seed is the date itself, so that nobody has to be asked for it: 20261118 on 18 November 2026, by the
calendar of Greenwich. Whether a try counts is noted in it when it is begun; the shelf is asked which
others there are, and remembers the date when the one that counts is removed.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from mautoma import games
from mautoma.kernel.message import Json, Msg, Problem
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import BadTranscript, Note, read
from mautoma.shelf.hints import hints_taken
from mautoma.shelf.library import HOUSE
from mautoma.shelf.sessions import begin_game

if TYPE_CHECKING:
    from mautoma.shelf import Saved, Shelf

MODE = "solo"
NOTE = "daily"


class Tries(NamedTuple):
    """Of a date: the try that counts, and whether one was ever begun: it may have been removed."""

    counted: Saved | None
    begun: bool


def today(seconds: float) -> date:
    """The date everywhere at once."""
    return datetime.fromtimestamp(seconds, UTC).date()


def seed_of(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def is_daily(game: str, mode: str) -> bool:
    return mode == MODE and MODE in games.find_game(game).modes


def begin_daily(shelf: Shelf, game: str, day: date) -> Session:
    """Always the house edition on the usual level; only the first try of a date counts."""
    if not is_daily(game, MODE):
        raise Problem("no-daily", game=game)
    session = begin_game(game, MODE, HOUSE, seed_of(day), {}, shelf.editions)
    session.note(NOTE, date=day.isoformat(), counted=not tries(shelf, game, day).begun)
    return session


def tries(shelf: Shelf, game: str, day: date) -> Tries:
    counted = None
    for saved in shelf.saved():
        header = saved.header
        if (header.game, header.mode, header.seed) != (game, MODE, seed_of(day)):
            continue
        note = _noted(shelf, saved)
        if note is not None and note.data.get("counted") is True:
            counted = saved
    return Tries(counted, counted is not None or shelf.was_tried(game, day.isoformat()))


def counted_on(notes: list[Note]) -> str | None:
    """The date on which this is the try that counts."""
    note = _note(notes)
    if note is None or note.data.get("counted") is not True:
        return None
    date = note.data.get("date")
    return date if isinstance(date, str) else None


def _noted(shelf: Shelf, saved: Saved) -> Note | None:
    try:
        return _note(read(shelf.transcript(saved.id)).notes)
    except BadTranscript:
        return None


def _note(notes: list[Note]) -> Note | None:
    return next((note for note in notes if note.kind == NOTE), None)


def line_to_share(session: Session) -> Msg | None:
    """How a game of the day ended, in a line of text."""
    note, result = _note(session.transcript.notes), session.result
    if note is None or result is None:
        return None
    data: dict[str, Json] = {
        **result.data,
        "outcome": result.outcome,
        "date": str(note.data.get("date", "")),
        "hints": hints_taken(session).asked,
        "counted": "yes" if note.data.get("counted") is True else "no",
    }
    return Msg("daily-line", data)
