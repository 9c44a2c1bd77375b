"""Saved games, in one SQLite file.

A game is its transcript; a change is on disk before it is shown. Each change names the revision
it was made on, so that of two made on the same revision only the first is accepted.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from mautoma.kernel.counting import miscount
from mautoma.kernel.message import Msg, Problem, plain
from mautoma.kernel.mode import Result
from mautoma.kernel.remember import remembered
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import BadTranscript, Header, OtherRules, header_of, read, write
from mautoma.shelf.editions import Editions, from_row
from mautoma.shelf.hints import hints_taken
from mautoma.shelf.sessions import open_transcript

if TYPE_CHECKING:
    import sqlite3

_LISTED = "id, header, summary, outcome, answers, changed, result, hints"
_WHICH = {None: "", True: "WHERE outcome IS NOT NULL", False: "WHERE outcome IS NULL"}


class UnknownSave(Problem):
    """No game has this id."""


class Miscounted(Problem):
    """The change leads to a position that cannot be: a mistake of the program."""


class Stale(Problem):
    """The game has moved on since the change was made."""


LAST_DAY = 250_000_000_000.0
"""Seconds since 1970: no calendar of a program goes further."""
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
    """The games, and the `editions` they are played with."""

    def __init__(self, path: Path) -> None:
        from mautoma.shelf.file import ShelfFile  # whoever only plays bundled editions needs no SQLite

        self.path = path
        self._file = ShelfFile(path, self._prepare)
        self.editions = Editions(self._file)
        with self._file.connection():
            pass  # what is no shelf is refused at once

    def close(self) -> None:
        self._file.close()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All that is changed inside, or nothing."""
        with self._file.writing():
            yield

    def without_waiting(self) -> AbstractContextManager[bool]:
        """Whether nobody here uses the file: what is looked up inside is there at once, or UnusableShelf."""
        return self._file.without_waiting()

    def add(self, session: Session) -> str:
        """Puts a game on the shelf; its id cannot be guessed."""
        id_ = new_id()
        now = time.time()
        header = session.transcript.header
        columns = (id_, now, now, json.dumps(asdict(header)), *_columns(session))
        with self._file.writing() as connection:
            self.editions.keep_for_game(connection, header)
            connection.execute("INSERT INTO saves VALUES (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", columns)
        return id_

    def put(
        self,
        id_: str,
        session: Session,
        changed: float,
        cards: Mapping[str, str] | None = None,
        instead_of: int | None = None,
    ) -> None:
        """Puts a game on the shelf under the id it has elsewhere. `instead_of` is the revision of the older
        state that is here, if there is one; `cards` are what it was begun with, if they are not here. Its own
        revision is one that it never had here."""
        header = session.transcript.header
        columns = (id_, changed, changed, json.dumps(asdict(header)), *_columns(session))
        with self._file.writing() as connection:
            here = connection.execute("SELECT revision FROM saves WHERE id = ?", (id_,)).fetchone()
            if here != (None if instead_of is None else (instead_of,)):
                raise Stale("stale")
            if cards is not None:
                self.editions.keep_cards(connection, header, cards)
            self.editions.keep_for_game(connection, header)
            connection.execute(
                "INSERT OR REPLACE INTO saves SELECT ?, 1 + max(revision), ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM"
                " (SELECT revision FROM removed UNION SELECT revision FROM saves WHERE id = ?)",
                (*columns, id_),
            )

    def keep(self, id_: str, text: str, changed: float, cards: Mapping[str, str] | None = None) -> None:
        """Puts a game under other rules on the shelf, to look at, in place of one of this id. `cards` are
        what it was begun with, if they are not here."""
        transcript = read(text)
        columns = (id_, changed, changed, json.dumps(asdict(transcript.header)), text, "{}")
        summary = json.dumps(plain(Msg("other-rules", {"version": transcript.header.version})))
        with self._file.writing() as connection:
            if cards is not None:
                self.editions.keep_cards(connection, transcript.header, cards)
            connection.execute(
                "INSERT OR REPLACE INTO saves SELECT ?, 1 + max(revision), ?, ?, ?, ?, ?, ?, ?, NULL, NULL, 0"
                " FROM (SELECT revision FROM removed UNION SELECT revision FROM saves WHERE id = ?)",
                (*columns, len(transcript.answers), summary, id_),
            )

    def load(self, id_: str) -> tuple[Session, int]:
        """The game and its revision."""
        text, rewind, revision = self._row("transcript, rewind, revision", id_, str, object, int)
        session = open_transcript(read(text), self.editions)
        try:
            session.take_up(from_row(rewind))
        except (
            ValueError,
            TypeError,
            RecursionError,
        ):  # without what was taken back, the game is still whole
            session.damaged = True
        return session, revision

    def revision(self, id_: str) -> int:
        revision: int
        (revision,) = self._row("revision", id_, int)
        return revision

    def changed(self, id_: str) -> float:
        """When, in seconds."""
        changed: float
        (changed,) = self._row("changed", id_, float)
        return changed

    def transcript(self, id_: str) -> str:
        """The game's text, even if this version of the program cannot continue it."""
        text: str
        (text,) = self._row("transcript", id_, str)
        return text

    def save(self, id_: str, session: Session, revision: int) -> int:
        """Writes a game that was changed on this revision; returns the new revision."""
        if lost := miscount(session):
            raise Miscounted("miscounted", pieces=lost)
        changes = (
            "changed = ?, transcript = ?, rewind = ?, answers = ?, summary = ?, outcome = ?, result = ?,"
            " hints = ?"
        )
        return self._change(id_, revision, changes, time.time(), *_columns(session))

    def annotate(self, id_: str, session: Session, revision: int) -> int:
        """Writes the notes of a game. It is not played on, so the day of its last change stays as it was."""
        return self._change(id_, revision, "transcript = ?", _readable(session))

    def _change(self, id_: str, revision: int, changes: str, *values: object) -> int:
        with self._file.writing() as connection:
            done = connection.execute(
                f"UPDATE saves SET revision = revision + 1, {changes} WHERE id = ? AND revision = ?",
                (*values, id_, revision),
            )
        if done.rowcount == 0:
            self.revision(id_)
            raise Stale("stale")
        return revision + 1

    def remove(self, id_: str) -> None:
        with self._file.writing() as connection:
            connection.execute(
                "UPDATE removed SET revision = max(revision, (SELECT revision FROM saves WHERE id = ?))"
                " WHERE EXISTS (SELECT * FROM saves WHERE id = ?)",
                (id_, id_),
            )
            if connection.execute("DELETE FROM saves WHERE id = ?", (id_,)).rowcount == 0:
                raise UnknownSave("unknown-save")

    def saved(self, finished: bool | None = None, limit: int | None = None, offset: int = 0) -> list[Saved]:
        """The games, the last changed first: all, or only those that are over, or that go on.

        Of these at most `limit`, after the first `offset`.
        """
        with self._file.connection() as connection:
            rows = connection.execute(
                f"SELECT {_LISTED} FROM saves {_WHICH[finished]} ORDER BY changed DESC LIMIT ? OFFSET ?",
                (-1 if limit is None else limit, offset),
            ).fetchall()
        return [_saved(*row) for row in rows]

    def saved_as(self, id_: str) -> Saved:
        """A game as a list shows it, also one that cannot be played on."""
        return _saved(*self._row(_LISTED, id_, *[object] * len(_LISTED.split(", "))))

    def count(self, finished: bool | None = None) -> int:
        with self._file.connection() as connection:
            (number,) = connection.execute(f"SELECT count(*) FROM saves {_WHICH[finished]}").fetchone()
        return int(number)

    def _prepare(self, connection: sqlite3.Connection) -> None:
        from mautoma.shelf.layout import prepare

        prepare(connection, self.path)

    def _row(self, columns: str, id_: str, *kinds: type) -> tuple[Any, ...]:
        with self._file.connection() as connection:
            row: tuple[Any, ...] | None = connection.execute(
                f"SELECT {columns} FROM saves WHERE id = ?", (id_,)
            ).fetchone()
        if row is None:
            raise UnknownSave("unknown-save")
        if not all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)):
            raise BadTranscript("unreadable-save")
        return row


def home() -> Path:
    """Where saved games and added editions live; MAUTOMA_HOME moves it."""
    moved = os.environ.get("MAUTOMA_HOME")
    return Path(moved) if moved else user_data_path("mautoma", appauthor=False)


def open_shelf() -> Shelf:
    """The shelf of this user."""
    return Shelf(home() / "games.sqlite")


def import_game(shelf: Shelf, written: bytes, to_look_at: bool = False) -> str:
    """Puts the game in a transcript file on the shelf; returns its id. One under other rules is kept only
    `to_look_at`, if at all."""
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError:
        raise BadTranscript("transcript-not-text") from None
    try:
        return shelf.add(open_transcript(read(text), shelf.editions))
    except OtherRules:
        if not to_look_at:
            raise
        shelf.keep(id_ := new_id(), text, time.time())
        return id_


def new_id() -> str:
    """One that no command line takes for an option."""
    id_ = secrets.token_urlsafe(16)
    return new_id() if id_.startswith("-") else id_


@remembered
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
    when = changed if is_a_day(changed) else 0.0
    try:
        if not (type(id_) is str and type(answers) is type(hints) is int and isinstance(outcome, str | None)):
            raise TypeError
        return Saved(
            id_,
            header_of(from_row(header)),
            _message(from_row(summary)),
            outcome,
            answers,
            when,
            Result(**from_row(result)) if result else None,
            hints,
        )
    except (ValueError, TypeError, KeyError, AttributeError, BadTranscript):
        return Saved(str(id_), UNREADABLE, Msg("unreadable-save"), None, 0, when)


def is_a_day(seconds: object) -> bool:
    """One that every calendar knows."""
    return type(seconds) is float and 0 <= seconds < LAST_DAY


def _columns(session: Session) -> tuple[str, str, int, str, str | None, str | None, int]:
    return (
        _readable(session),
        json.dumps(session.rewind()),
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
