"""A disk that fails when it is told to: SQLite's own way to it, with one step of ours in between."""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p, cast
from typing import Any

import pytest

from mautoma.shelf import file

IO_ERROR, FULL = 10 | 3 << 8, 13
"""What SQLite calls a write that failed, and one for which there was no room."""
_METHODS = 20
"""Entries of SQLite's table of what can be done with a file: its version, then a function each."""
_WRITE, _TRUNCATE, _SYNC = 3, 4, 5

_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))


class _System(ctypes.Structure):
    """As far as we need to know it."""

    _fields_ = (
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
    )


class Disk:
    """Counts what is written. `fails` says of each number whether it fails, and how."""

    def __init__(self) -> None:
        self.written = 0
        self.fails: Callable[[int], int] = lambda number: 0
        self._tables: dict[int, Any] = {}
        self._alive: list[Any] = []

    def _asked(self, does: Callable[..., int], *given: Any) -> int:
        self.written += 1
        return self.fails(self.written) or does(*given)

    def methods(self, original: int) -> int:
        """The table of a file, with ours for all that writes."""
        if original not in self._tables:
            table = (c_void_p * _METHODS).from_buffer_copy((c_void_p * _METHODS).from_address(original))
            for at, kind in ((_WRITE, _Write), (_TRUNCATE, _Truncate), (_SYNC, _Sync)):
                ours = kind(self._between(_at_once if at == _SYNC else kind(table[at] or 0)))
                self._alive.append(ours)
                table[at] = cast(ours, c_void_p).value
            self._tables[original] = table
        return ctypes.addressof(self._tables[original])

    def _between(self, does: Callable[..., int]) -> Callable[..., int]:
        return lambda *given: self._asked(does, *given)


def _at_once(file: int, flags: int) -> int:
    """Nobody pulls the plug here, so nobody need wait for the disk."""
    return 0


@contextmanager
def failing_disk() -> Iterator[Disk]:
    """Of every file that SQLite opens meanwhile."""
    library = ctypes.CDLL(_sqlite3.__file__)
    if not hasattr(library, "sqlite3_vfs_find"):
        pytest.skip("SQLite is out of reach here")
    library.sqlite3_vfs_find.restype = POINTER(_System)
    system = library.sqlite3_vfs_find(None).contents
    original, disk = _Open(system.open), Disk()

    def opened(which: int, name: int, handle: int, flags: int, out: Any) -> int:
        result = original(which, name, handle, flags, out)
        methods = c_void_p.from_address(handle)
        if result == 0 and methods.value:
            methods.value = disk.methods(methods.value)
        return int(result)

    ours, before, waits = _Open(opened), system.open, file.SYNCHRONOUS
    system.open, file.SYNCHRONOUS = cast(ours, c_void_p).value, "FULL"
    try:
        yield disk
    finally:
        system.open, file.SYNCHRONOUS = before, waits
