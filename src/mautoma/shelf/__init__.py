"""Saved games, in one SQLite file.

A game is its transcript; a change is on disk before it is shown. Each change names the
revision it was made on, so of two that were made on the same one only the first is taken.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mautoma import games
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Header, read, write
from mautoma.shelf.editions import open_transcript

_SCHEMA = """
CREATE TABLE IF NOT EXISTS saves (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    transcript TEXT NOT NULL,
    undone TEXT NOT NULL,
    summary TEXT NOT NULL,
    outcome TEXT,
    created REAL NOT NULL,
    changed REAL NOT NULL
) STRICT
"""


class UnknownSave(Problem):
    """No game has this id."""


class Stale(Problem):
    """The game has moved on since the change was made."""


@dataclass(slots=True, frozen=True)
class Saved:
    """A saved game as a list shows it."""

    id: str
    header: Header
    summary: Msg
    outcome: str | None
    answers: int
    changed: float


class Shelf:
    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        with self._connection() as connection:
            connection.execute(_SCHEMA)

    def add(self, session: Session) -> str:
        """Puts a game on the shelf; its id cannot be guessed."""
        id_ = secrets.token_urlsafe(16)
        now = time.time()
        with self._connection() as connection:
            connection.execute(
                "INSERT INTO saves VALUES (?, 0, ?, ?, ?, ?, ?, ?)", (id_, *_columns(session), now, now)
            )
        return id_

    def load(self, id_: str) -> tuple[Session, int]:
        """The game and its revision."""
        with self._connection() as connection:
            row = connection.execute(
                "SELECT transcript, undone, revision FROM saves WHERE id = ?", (id_,)
            ).fetchone()
        if row is None:
            raise UnknownSave("unknown-save")
        session = open_transcript(read(row[0]))
        session.undone = json.loads(row[1])
        return session, row[2]

    def revision(self, id_: str) -> int:
        with self._connection() as connection:
            row = connection.execute("SELECT revision FROM saves WHERE id = ?", (id_,)).fetchone()
        if row is None:
            raise UnknownSave("unknown-save")
        return int(row[0])

    def save(self, id_: str, session: Session, revision: int) -> int:
        """Writes a game that was changed on this revision; gives the new one."""
        with self._connection() as connection:
            done = connection.execute(
                "UPDATE saves SET transcript = ?, undone = ?, summary = ?, outcome = ?, changed = ?,"
                " revision = revision + 1 WHERE id = ? AND revision = ?",
                (*_columns(session), time.time(), id_, revision),
            )
        if done.rowcount == 0:
            self.revision(id_)
            raise Stale("stale")
        return revision + 1

    def remove(self, id_: str) -> None:
        with self._connection() as connection:
            if connection.execute("DELETE FROM saves WHERE id = ?", (id_,)).rowcount == 0:
                raise UnknownSave("unknown-save")

    def list(self) -> list[Saved]:
        """All games, the last changed first."""
        with self._connection() as connection:
            rows = connection.execute(
                "SELECT id, transcript, summary, outcome, changed FROM saves ORDER BY changed DESC"
            ).fetchall()
        return [_saved(row) for row in rows]

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.path, timeout=10)
        try:
            with connection:
                yield connection
        finally:
            connection.close()


def _columns(session: Session) -> tuple[str, str, str, str | None]:
    summary = games.view(session.mode.game).summary(session.state)
    return (
        write(session.transcript, session.asked),
        json.dumps(session.undone),
        json.dumps([summary.key, dict(summary.data)]),
        session.result.outcome if session.result else None,
    )


def _saved(row: tuple[Any, ...]) -> Saved:
    id_, text, summary, outcome, changed = row
    transcript = read(text)
    key, data = json.loads(summary)
    return Saved(id_, transcript.header, Msg(key, data), outcome, len(transcript.answers), changed)
