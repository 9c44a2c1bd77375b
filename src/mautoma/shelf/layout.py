"""The tables of the file of saved games, and what makes them of a file of an earlier version.

Editions were folders beside the file once. They are taken over when the file becomes one of today's layout,
and stay where they are.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from mautoma.kernel.message import Msg
from mautoma.kernel.transcript import BadTranscript, read
from mautoma.shelf.file import UnreadableShelf

# Raised whenever a table below changes; a file of a later layout is left alone.
LAYOUT = 6

_SAVES = """
CREATE TABLE IF NOT EXISTS saves (
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
) STRICT
"""
_BESIDE = (
    "CREATE INDEX IF NOT EXISTS finished ON saves (changed) WHERE outcome IS NOT NULL",
    "CREATE INDEX IF NOT EXISTS going_on ON saves (changed) WHERE outcome IS NULL",
    "CREATE TABLE editions (game TEXT, name TEXT, files TEXT NOT NULL, PRIMARY KEY (game, name)) STRICT",
    # What games were begun with.
    "CREATE TABLE begun (game TEXT, hash TEXT, files TEXT NOT NULL, PRIMARY KEY (game, hash)) STRICT",
    # No game that was ever removed had a later revision.
    "CREATE TABLE removed (revision INTEGER NOT NULL) STRICT",
)
# Removed games of the day that counted.
_TRIED = "CREATE TABLE tried (game TEXT, date TEXT, PRIMARY KEY (game, date)) STRICT"
_WITH_EDITIONS = 4
"""From this layout on, editions are rows."""
_WITH_TRIED = 5
"""From this layout on, tries of the game of the day are counted."""
_UPGRADES = {
    1: "ALTER TABLE saves ADD COLUMN result TEXT",
    2: "ALTER TABLE saves ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
}
"""What the table of games of each earlier layout lacked."""
_BEFORE = 1_000_000
"""A game removed before this was noted had an earlier revision."""
_CHANGING = "changing"
"""The note of earlier layouts that an answer was being changed."""
_NEW, _OLD, _BEGUN = ".new-", ".old-", ".begun"
_DAY = 24 * 60 * 60
_HASH = re.compile(r"[0-9a-f]{16}")


def prepare(connection: sqlite3.Connection, path: Path) -> list[Msg]:
    """Makes a shelf of the file, and refuses one of a later version. Says which old editions could not be
    taken over."""
    if _layout(connection, path) == LAYOUT:
        return []
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        layout = _layout(connection, path)  # another program may have been quicker
        return [] if layout == LAYOUT else _upgrade(connection, layout, path.parent / "editions")


def _layout(connection: sqlite3.Connection, path: Path) -> int:
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    if layout > LAYOUT:
        raise UnreadableShelf("other-shelf", path=str(path))
    return int(layout)


def _upgrade(connection: sqlite3.Connection, layout: int, folders: Path) -> list[Msg]:
    unread = [] if layout >= _WITH_EDITIONS else _make_rows(connection, layout, folders)
    if layout < _WITH_TRIED:
        connection.execute(_TRIED)
    if layout:
        _take_over_steps_back(connection)
    connection.execute(f"PRAGMA user_version = {LAYOUT}")
    return unread


def _make_rows(connection: sqlite3.Connection, layout: int, folders: Path) -> list[Msg]:
    connection.execute(_SAVES)
    for earlier in range(layout or LAYOUT, LAYOUT):
        if earlier in _UPGRADES:
            connection.execute(_UPGRADES[earlier])
    for statement in _BESIDE:
        connection.execute(statement)
    connection.execute("INSERT INTO removed VALUES (?)", (_BEFORE if layout else 0,))
    return _take_over(connection, folders)


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


class _Old(NamedTuple):
    """An edition that is a folder."""

    table: str
    game: str
    name: str
    folder: Path


def _take_over(connection: sqlite3.Connection, folders: Path) -> list[Msg]:
    unread: list[Msg] = []
    for old in _old_editions(folders, unread):
        with _named(old.folder, unread):
            files = [file for file in sorted(old.folder.iterdir()) if file.suffix == ".toml"]
            texts = {file.name: file.read_text(encoding="utf-8") for file in files}
            connection.execute(
                f"INSERT OR REPLACE INTO {old.table} VALUES (?, ?, ?)",
                (old.game, old.name, json.dumps(texts)),
            )
    return unread


def _old_editions(folders: Path, unread: list[Msg]) -> Iterator[_Old]:
    """One whose replacement never came has its name again."""
    for game in _inside(folders, unread):
        for folder in _inside(game, unread):
            name = folder.name.removeprefix(_OLD)
            if not name.startswith(".") and (name == folder.name or not (game / name).exists()):
                yield _Old("editions", game.name, name, folder)
        for folder in _inside(game / _BEGUN, unread):
            if _HASH.fullmatch(folder.name):
                yield _Old("begun", game.name, folder.name, folder)


def _inside(place: Path, unread: list[Msg]) -> list[Path]:
    """The folders there."""
    with _named(place, unread), suppress(FileNotFoundError):
        return sorted(path for path in place.iterdir() if path.is_dir())
    return []


@contextmanager
def _named(folder: Path, unread: list[Msg]) -> Iterator[None]:
    """A folder that cannot be read spoils no other."""
    try:
        yield
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        name = str(folder).encode("utf-8", "replace").decode()
        unread.append(Msg("edition-left-behind", {"folder": name, "reason": str(reason)}))


def sweep(home: Path) -> None:
    """Clears away what an earlier version left half done when it was stopped."""
    for left in home.glob(f"{_NEW}*"):
        with suppress(OSError):
            if left.is_dir() and left.stat().st_mtime < time.time() - _DAY:
                shutil.rmtree(left)
