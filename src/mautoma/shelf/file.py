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
from time import monotonic, sleep
from weakref import finalize

from mautoma.kernel.message import Problem

PATIENCE = 10.0
"""Seconds to wait for another program that is writing to the file."""
PAUSE = 0.02
"""Seconds until it is asked again whether it has finished."""

SYNCHRONOUS = "FULL"
"""An answer is on the disk before anybody is told that it was saved (SQLite's setting of this name)."""

Identity = tuple[int, int] | None
_UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


class UnreadableShelf(Problem):
    """The file is no shelf, or one of another version of the program."""


class UnusableShelf(Problem):
    """The file cannot be used now: another program holds it, the disk is full, or access is denied."""


class ShelfFile:
    """`prepare` makes a shelf of a file that is opened, and refuses what is none."""

    def __init__(self, path: Path, prepare: Callable[[sqlite3.Connection], None]) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableShelf("unusable-shelf", path=str(path), reason=str(error.strerror)) from None
        self.path = path
        self._prepare = prepare
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._identity: Identity = None
        self._log = path.with_name(f"{path.name}-wal")
        """Where SQLite writes first; it belongs to the file that was opened."""
        self._log_identity: Identity = None
        self._closing: finalize[[], ShelfFile] | None = None
        self._read_only = False
        self._waits, self._patience = True, PATIENCE

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """What is written inside is on disk afterwards, or was never written. Inside of another, it's part of
        that. Others may read while this waits for another program."""
        end = monotonic() + PATIENCE
        try:
            while True:
                with self.connection() as connection:
                    if connection.in_transaction:
                        yield connection
                        return
                    if self._begin(connection, last=monotonic() >= end):
                        with connection:
                            yield connection
                        return
                sleep(PAUSE)
        except UnusableShelf as error:
            raise UnusableShelf("not-saved", **error.message.data) from None

    def _begin(self, connection: sqlite3.Connection, last: bool) -> bool:
        """Whether no other program is writing; the `last` time it's an error."""
        self._wait(0)
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if last or getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        finally:
            self._wait(PATIENCE)
        return True

    @contextmanager
    def without_waiting(self) -> Iterator[bool]:
        """Whether no other thread uses the file: then none can meanwhile, and what another program holds is
        UnusableShelf at once."""
        if not self._lock.acquire(blocking=False):
            yield False
            return
        self._waits = False
        try:
            yield True
        finally:
            self._waits = True
            self._lock.release()

    def _wait(self, seconds: float) -> None:
        """For another program, from now on."""
        if seconds != self._patience and self._connection is not None:
            self._connection.execute(f"PRAGMA busy_timeout = {int(seconds * 1000)}")
        self._patience = seconds

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """To look something up, also while writing. For one thread at a time."""
        with self._lock:
            if self._connection is not None and self._connection.in_transaction:
                yield self._connection
                return
            try:
                self._wait(PATIENCE if self._waits else 0)
                yield self._open()
                if self._read_only:
                    self.close()
            except sqlite3.OperationalError as error:
                self.close()
                raise UnusableShelf("unusable-shelf", path=str(self.path), reason=str(error)) from None
            except (sqlite3.DatabaseError, UnicodeDecodeError):  # SQLite may quote what is damaged
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
        self._read_only = False
        try:
            connection = self._connect(str(self.path))
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _UNWRITABLE or not self.path.exists():
                raise
            connection = self._connect_to_read()
        self._connection = connection
        self._identity, self._log_identity = identity(self.path), identity(self._log)
        return connection

    def _connect(self, address: str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            address,
            timeout=self._patience,
            check_same_thread=False,
            uri=address.startswith("file:"),
            isolation_level=None,
        )
        self._closing = finalize(self, connection.close)
        connection.text_factory = _text
        connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        self._prepare(connection)
        return connection

    def _connect_to_read(self) -> sqlite3.Connection:
        """A full disk or a read-only folder: what is saved can still be read, for this one look."""
        self.close()
        self._read_only = True
        address = f"{self.path.absolute().as_uri()}?mode=ro"
        try:
            return self._connect(address)
        except sqlite3.OperationalError:
            self.close()
            if identity(self._log) is not None and self._log.stat().st_size:
                raise  # the latest answers are in there, and SQLite cannot get at them
            return self._connect(f"{address}&immutable=1")

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


def _text(written: bytes) -> str:
    """A text that is damaged spoils no other."""
    return written.decode("utf-8", "replace")
