"""Saved games, in one SQLite file.

A game is its transcript; a change is on disk before it is shown. Each change names the revision
it was made on, so that of two made on the same revision only the first is accepted.
"""

from __future__ import annotations

import builtins
import json
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from mautoma.kernel.message import Msg, Problem, plain
from mautoma.kernel.mode import Result
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import BadTranscript, Header, read, write
from mautoma.shelf.editions import home, keep_for_game
from mautoma.shelf.file import ShelfFile, UnreadableShelf, UnusableShelf
from mautoma.shelf.hints import hints_taken
from mautoma.shelf.sessions import open_transcript

# Raised whenever the table below changes; a file of a later layout is left alone.
LAYOUT = 3

_SCHEMA = """
CREATE TABLE IF NOT EXISTS saves (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    header TEXT NOT NULL,
    transcript TEXT NOT NULL,
    undone TEXT NOT NULL,
    answers INTEGER NOT NULL,
    summary TEXT NOT NULL,
    outcome TEXT,
    result TEXT,
    hints INTEGER NOT NULL DEFAULT 0
) STRICT
"""
_INDEXES = (
    "CREATE INDEX IF NOT EXISTS finished ON saves (changed) WHERE outcome IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS going_on ON saves (changed) WHERE outcome IS NULL",
)
_WHICH = {None: "", True: "WHERE outcome IS NOT NULL", False: "WHERE outcome IS NULL"}
_UPGRADES = {
    1: "ALTER TABLE saves ADD COLUMN result TEXT",
    2: "ALTER TABLE saves ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
}
"""What makes of a file of each earlier layout one of the next."""


class UnknownSave(Problem):
    """No game has this id."""


class Stale(Problem):
    """The game has moved on since the change was made."""


REMEMBERED = 8192
"""Rows kept as they were last read: those of finished games never change, and all of them are added up."""
UNREADABLE = Header(game="", mode="", rules=0, edition="", edition_hash="", seed=0, version="")
"""Of a game whose row is damaged."""


@dataclass(slots=True, frozen=True)
class Saved:
    """A saved game as a list shows it."""

    id: str
    header: Header
    summary: Msg
    outcome: str | None
    answers: int
    changed: float
    result: Result | None = None
    """Of a finished game, unless an earlier version of the program finished it."""
    hints: int = 0
    """How many were asked for."""


class Shelf:
    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableShelf("unusable-shelf", path=str(path), reason=str(error.strerror)) from None
        self._file = ShelfFile(path, self._prepare)
        with self._connection():
            pass

    def close(self) -> None:
        self._file.close()

    def add(self, session: Session) -> str:
        """Puts a game on the shelf; its id cannot be guessed."""
        _keep_edition(session)
        id_ = _new_id()
        now = time.time()
        header = json.dumps(asdict(session.transcript.header))
        with self._saving() as connection:
            connection.execute(
                "INSERT INTO saves VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id_, now, now, header, *_columns(session)),
            )
        return id_

    def put(self, id_: str, session: Session, changed: float) -> None:
        """Puts a game on the shelf under an id it already has elsewhere, or has here in an older state."""
        _keep_edition(session)
        header = json.dumps(asdict(session.transcript.header))
        with self._connection() as connection:
            connection.execute(
                "INSERT INTO saves VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET revision = revision + 1, changed = excluded.changed,"
                " header = excluded.header, transcript = excluded.transcript, undone = excluded.undone,"
                " answers = excluded.answers, summary = excluded.summary, outcome = excluded.outcome,"
                " result = excluded.result, hints = excluded.hints",
                (id_, changed, changed, header, *_columns(session)),
            )

    def load(self, id_: str) -> tuple[Session, int]:
        """The game and its revision."""
        text, undone, revision = self._row("transcript, undone, revision", id_)
        session = open_transcript(read(text))
        with suppress(ValueError, TypeError):  # without what was undone, the game is still whole
            session.undone = builtins.list(json.loads(undone))
        return session, revision

    def revision(self, id_: str) -> int:
        return int(self._row("revision", id_)[0])

    def transcript(self, id_: str) -> str:
        """The game's text, even if this version of the program cannot continue it."""
        return str(self._row("transcript", id_)[0])

    def save(self, id_: str, session: Session, revision: int) -> int:
        """Writes a game that was changed on this revision; returns the new revision."""
        with self._saving() as connection:
            done = connection.execute(
                "UPDATE saves SET revision = revision + 1, changed = ?,"
                " transcript = ?, undone = ?, answers = ?, summary = ?, outcome = ?, result = ?, hints = ?"
                " WHERE id = ? AND revision = ?",
                (time.time(), *_columns(session), id_, revision),
            )
        if done.rowcount == 0:
            self.revision(id_)
            raise Stale("stale")
        return revision + 1

    def annotate(self, id_: str, session: Session, revision: int) -> int:
        """Writes the notes of a game. It is not played on, so the day of its last change stays as it was."""
        with self._saving() as connection:
            done = connection.execute(
                "UPDATE saves SET revision = revision + 1, transcript = ? WHERE id = ? AND revision = ?",
                (_readable(session), id_, revision),
            )
        if done.rowcount == 0:
            self.revision(id_)
            raise Stale("stale")
        return revision + 1

    def remove(self, id_: str) -> None:
        with self._connection() as connection:
            if connection.execute("DELETE FROM saves WHERE id = ?", (id_,)).rowcount == 0:
                raise UnknownSave("unknown-save")

    def list(
        self, finished: bool | None = None, limit: int | None = None, offset: int = 0
    ) -> builtins.list[Saved]:
        """The games, the last changed first: all, or only those that are over, or that go on.

        Of these at most `limit`, after the first `offset`.
        """
        with self._connection() as connection:
            rows = connection.execute(
                "SELECT id, header, summary, outcome, answers, changed, result, hints"
                f" FROM saves {_WHICH[finished]} ORDER BY changed DESC LIMIT ? OFFSET ?",
                (-1 if limit is None else limit, offset),
            ).fetchall()
        return [_saved(*row) for row in rows]

    def count(self, finished: bool | None = None) -> int:
        with self._connection() as connection:
            (number,) = connection.execute(f"SELECT count(*) FROM saves {_WHICH[finished]}").fetchone()
        return int(number)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        (layout,) = connection.execute("PRAGMA user_version").fetchone()
        if layout == LAYOUT:
            return
        if layout > LAYOUT:
            raise UnreadableShelf("other-shelf", path=str(self.path))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(_SCHEMA)
        for earlier in range(layout or LAYOUT, LAYOUT):
            connection.execute(_UPGRADES[earlier])
        for index in _INDEXES:
            connection.execute(index)
        connection.execute(f"PRAGMA user_version = {LAYOUT}")

    def _row(self, columns: str, id_: str) -> tuple[Any, ...]:
        with self._connection() as connection:
            row: tuple[Any, ...] | None = connection.execute(
                f"SELECT {columns} FROM saves WHERE id = ?", (id_,)
            ).fetchone()
        if row is None:
            raise UnknownSave("unknown-save")
        return row

    @contextmanager
    def _saving(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._connection() as connection:
                yield connection
        except UnusableShelf as error:
            raise UnusableShelf("not-saved", **error.message.data) from None

    def _connection(self) -> AbstractContextManager[sqlite3.Connection]:
        return self._file.connection()


def open_shelf() -> Shelf:
    """The shelf of this user."""
    return Shelf(home() / "games.sqlite")


def import_game(shelf: Shelf, written: bytes) -> str:
    """Puts the game in a transcript file on the shelf; returns its id."""
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTranscript("transcript-not-text") from None
    return shelf.add(open_transcript(read(text)))


def _new_id() -> str:
    """One that no command line takes for an option."""
    id_ = secrets.token_urlsafe(16)
    return _new_id() if id_.startswith("-") else id_


@lru_cache(REMEMBERED)
def _saved(
    id_: str,
    header: str,
    summary: str,
    outcome: str | None,
    answers: int,
    changed: float,
    result: str | None,
    hints: int,
) -> Saved:
    """One that is damaged is shown as such, and the others as ever."""
    try:
        return Saved(
            id_,
            Header(**json.loads(header)),
            _message(json.loads(summary)),
            outcome,
            answers,
            changed,
            Result(**json.loads(result)) if result else None,
            hints,
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return Saved(id_, UNREADABLE, Msg("unreadable-save"), None, answers, changed)


def _keep_edition(session: Session) -> None:
    header = session.transcript.header
    keep_for_game(header.game, header.edition, header.edition_hash)


def _columns(session: Session) -> tuple[str, str, int, str, str | None, str | None, int]:
    return (
        _readable(session),
        json.dumps(session.undone),
        session.number,
        json.dumps(plain(session.mode.summary(session.state))),
        session.result.outcome if session.result else None,
        json.dumps(asdict(session.result)) if session.result else None,
        hints_taken(session).asked,
    )


def _readable(session: Session) -> str:
    """The game's text, which must read back to the same game."""
    transcript = session.transcript
    text = write(transcript, session.asked)
    if not text.isascii() and text.encode("utf-8", "replace").decode() != text:
        raise BadTranscript("transcript-not-text")
    back = read(text)
    if (back.header, back.answers, back.notes) != (
        transcript.header,
        transcript.answers,
        transcript.notes,
    ):
        raise BadTranscript("transcript-not-same")
    return text


def _message(written: Any) -> Msg:
    data = {
        name: _message(datum) if isinstance(datum, dict) and "message" in datum else datum
        for name, datum in written["data"].items()
    }
    return Msg(written["message"], data)
