"""What was made of the same values is not made again: drawings, texts and parts of pages.

A page shows most of what the page before it showed. All memories share one bound in bytes. What is used again
stays young. When the young fill half of the room they grow old together; what was old by then is forgotten.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import wraps
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

ENTRY = 200
"""Bytes that remembering takes beside what is remembered."""
_PLAIN, _MANY = (str, int, float), (tuple, list, frozenset)


class Room:
    def __init__(self, size: int) -> None:
        self.size = size
        self.young = 0
        """How much of it was kept since the memories last grew older."""
        self._memories: list[Callable[[], None]] = []
        self._lock = Lock()

    def share(self, grow_older: Callable[[], None]) -> None:
        """For one more memory."""
        self._memories.append(grow_older)

    def take(self, size: int) -> None:
        """Room for something that a memory is about to keep."""
        with self._lock:
            self.young += ENTRY + size
            if self.young > self.size / 2:
                for grow_older in self._memories:
                    grow_older()
                self.young = ENTRY + size


ROOM = Room(16_000_000)


class Memory(Generic[T]):
    """What was made and how much it weighs, by what it is known by."""

    def __init__(self) -> None:
        self._young: dict[Hashable, tuple[T, int]] = {}
        self._old: dict[Hashable, tuple[T, int]] = {}
        ROOM.share(self._grow_older)

    def __len__(self) -> int:
        return len(self._young.keys() | self._old.keys())

    def get(self, key: Hashable) -> T | None:
        found = self.find(key)
        return found[0] if found else None

    def find(self, key: Hashable) -> tuple[T, int] | None:
        found = self._young.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self._keep(key, *found)
        return found

    def keep(self, key: Hashable, made: T) -> T:
        self._keep(key, made, weight_of_key(key) + weight(made))
        return made

    def _keep(self, key: Hashable, made: T, size: int) -> None:
        ROOM.take(size)
        self._young[key] = made, size

    def _grow_older(self) -> None:
        self._young, self._old = {}, self._young


def remembered(make: Callable[P, T]) -> Callable[P, T]:
    """For functions of plain values, all of them hashable, that make the same of equal ones."""
    memory: Memory[T] = Memory()

    @wraps(make)
    def recall(*given: P.args, **named: P.kwargs) -> T:
        key = (given, *named.items()) if named else given
        found = memory.find(key)
        return found[0] if found else memory.keep(key, make(*given, **named))

    return recall


@dataclass(slots=True, frozen=True)
class Written(Generic[T]):
    """Data that nobody changes and that cannot be hashed: known by how it is written."""

    data: T = field(compare=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", repr(self.data))


def weight(value: Any) -> int:
    """Roughly how many bytes something takes; what is part of it twice counts twice."""
    size = sys.getsizeof(value)
    if isinstance(value, _PLAIN):
        return size
    if isinstance(value, _MANY):
        return sum(map(weight, value), size)
    if isinstance(value, dict):
        return sum(map(weight, value.values()), sum(map(weight, value), size))
    kind = type(value)
    for fields in ("__dataclass_fields__", "__struct_fields__", "__slots__"):
        if names := getattr(kind, fields, ()):
            return sum([weight(getattr(value, name)) for name in names], size)
    return size


def weight_of_key(key: Hashable) -> int:
    """What is equal to nothing but itself is held by whoever made it, and counted there."""
    if isinstance(key, tuple):
        parts = [sys.getsizeof(part) if type(part) in _PLAIN else weight_of_key(part) for part in key]
        return sum(parts, sys.getsizeof(key))
    return 0 if type(key).__hash__ is object.__hash__ else weight(key)
