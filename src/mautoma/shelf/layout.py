"""The tables of the file of saved games, and what makes them of a file of version 0.2.0."""

from __future__ import annotations

import json
import sqlite3
from contextlib import suppress
from pathlib import Path

from mautoma.kernel.transcript import BadTranscript, read
from mautoma.shelf.file import UnreadableShelf

# Raised whenever a table below changes; a file of a later layout is left alone.
LAYOUT = 6
_RELEASED = 5
"""The layout of version 0.2.0, the first that was released."""

_TABLES = (
    """CREATE TABLE IF NOT EXISTS saves (
    id TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    header TEXT NOT NULL,
    transcript TEXT NOT NULL,
    rewind TEXT NOT NULL,
    answers INTEGER NOT NULL,
    summary TEXT NOT NULL,
    outcome TEXT,
    result TEXT,
    hints INTEGER NOT NULL DEFAULT 0
) STRICT""",
    "CREATE INDEX IF NOT EXISTS finished ON saves (changed) WHERE outcome IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS going_on ON saves (changed) WHERE outcome IS NULL",
    "CREATE TABLE editions (game TEXT, name TEXT, files TEXT NOT NULL, PRIMARY KEY (game, name)) STRICT",
    # What games were begun with.
    "CREATE TABLE begun (game TEXT, hash TEXT, files TEXT NOT NULL, PRIMARY KEY (game, hash)) STRICT",
    # No game that was ever removed had a later revision.
    "CREATE TABLE removed (revision INTEGER NOT NULL) STRICT",
    "INSERT INTO removed VALUES (0)",
)
_CHANGING = "changing"
"""The note of version 0.2.0 that an answer was being changed."""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Makes a shelf of the file, and refuses one of a version it doesn't know."""
    if _layout(connection, path) == LAYOUT:
        return
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        layout = _layout(connection, path)  # another program may have been quicker
        for statement in _TABLES if not layout else ():
            connection.execute(statement)
        if layout == _RELEASED:
            _take_over_steps_back(connection)
        connection.execute(f"PRAGMA user_version = {LAYOUT}")


def _layout(connection: sqlite3.Connection, path: Path) -> int:
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    if layout > LAYOUT:
        raise UnreadableShelf("other-shelf", path=str(path))
    if 0 < layout < _RELEASED:
        raise UnreadableShelf("early-shelf", path=str(path))
    return int(layout)


def _take_over_steps_back(connection: sqlite3.Connection) -> None:
    """Answers that were taken back, the next last, become the line they were part of."""
    connection.execute("ALTER TABLE saves RENAME COLUMN undone TO rewind")
    for id_, text, undone in connection.execute("SELECT id, transcript, rewind FROM saves").fetchall():
        rewind: dict[str, object] = {}
        with suppress(BadTranscript, ValueError, TypeError, RecursionError):
            if taken_back := json.loads(undone):
                transcript = read(text)
                changing = any(note.kind == _CHANGING for note in transcript.notes)
                old = [*transcript.answers, *reversed(taken_back)]
                rewind = {"old": old, "confirmed": -1, "waits": [], "changing": changing}
                text = "".join(
                    line for line in text.splitlines(keepends=True) if not line.startswith(f"! {_CHANGING} ")
                )
        connection.execute(
            "UPDATE saves SET transcript = ?, rewind = ? WHERE id = ?", (text, json.dumps(rewind), id_)
        )
