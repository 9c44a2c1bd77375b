"""The game of the day: the same map and cards for everybody on a date, and a line to share how it ended.

Its seed is the date itself, so that nobody has to be asked for it: 20261118 on 18 November 2026, by the
calendar of Greenwich.
"""

from __future__ import annotations

from datetime import UTC, date, datetime

from mautoma import games
from mautoma.kernel.message import Json, Msg, Problem
from mautoma.kernel.session import Session
from mautoma.shelf.hints import hints_taken
from mautoma.shelf.library import HOUSE, Library
from mautoma.shelf.sessions import begin_game

MODE = "solo"
NOTE = "daily"


def today(seconds: float) -> date:
    """The date everywhere at once."""
    return datetime.fromtimestamp(seconds, UTC).date()


def seed_of(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def is_daily(game: str, mode: str) -> bool:
    return mode == MODE and MODE in games.find_game(game).modes


def begin_daily(game: str, day: date, library: Library) -> Session:
    """Always the house edition on the usual level."""
    if not is_daily(game, MODE):
        raise Problem("no-daily", game=game)
    session = begin_game(game, MODE, HOUSE, seed_of(day), {}, library)
    session.note(NOTE, date=day.isoformat())
    return session


def line_to_share(session: Session) -> Msg | None:
    """How a game of the day ended, in a line of text."""
    note = next((note for note in session.transcript.notes if note.kind == NOTE), None)
    if note is None or session.result is None:
        return None
    said: dict[str, Json] = {"date": str(note.data.get("date", "")), "hints": hints_taken(session).asked}
    return Msg("daily-line", {**session.result.data, "outcome": session.result.outcome, **said})
