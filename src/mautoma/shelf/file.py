"""The SQLite file of a shelf, kept open: a save is one write to the disk, and looking costs next to nothing.

Other programs may use the file at the same time. One that was moved away or replaced is opened anew.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from weakref import finalize

from mautoma.kernel.message import Problem

PATIENCE = 10.0
"""Seconds to wait for another program that is writing to the file."""


Identity = tuple[int, int] | None


class UnreadableShelf(Problem):
    """The file is no shelf, or one of another version of the program."""


class UnusableShelf(Problem):
    """The file cannot be used now: another program holds it, the disk is full, or access is denied."""


class ShelfFile:
    """`prepare` makes a shelf of a file that is opened, and refuses what is none."""

    def __init__(self, path: Path, prepare: Callable[[sqlite3.Connection], None]) -> None:
        self.path = path
        self._prepare = prepare
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._identity: Identity = None
        self._log = path.with_name(f"{path.name}-wal")
        """Where SQLite writes first; it belongs to the file that was opened."""
        self._log_identity: Identity = None
        self._closing: finalize[[], ShelfFile] | None = None

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """For one thread at a time. What is written inside is on disk afterwards, or was never written."""
        with self._lock:
            try:
                connection = self._open()
                with connection:
                    yield connection
            except sqlite3.OperationalError as error:
                self.close()
                raise UnusableShelf("unusable-shelf", path=str(self.path), reason=str(error)) from None
            except sqlite3.DatabaseError:
                self.close()
                raise UnreadableShelf("unreadable-shelf", path=str(self.path)) from None

    def close(self) -> None:
        """The next use opens it again."""
        with self._lock:
            if self._closing is not None:
                with suppress(sqlite3.Error):
                    self._closing()
            self._connection = self._closing = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is not None:
            if identity(self.path) == self._identity:
                return self._connection
            self._leave()
        connection = sqlite3.connect(self.path, timeout=PATIENCE, check_same_thread=False)
        self._closing = finalize(self, connection.close)
        connection.execute("PRAGMA synchronous = FULL")
        with connection:
            self._prepare(connection)
        self._connection = connection
        self._identity, self._log_identity = identity(self.path), identity(self._log)
        return connection

    def _leave(self) -> None:
        """The file is another one now: what was last written to the old one must not be read into it."""
        self.close()
        if self._log_identity is not None and identity(self._log) == self._log_identity:
            self._log.unlink(missing_ok=True)


def identity(path: Path) -> Identity:
    try:
        found = os.stat(path)  # noqa: PTH116 (this is asked before every look at the file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
