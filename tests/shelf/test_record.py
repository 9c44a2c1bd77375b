from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from mautoma.kernel.mode import SECRET
from mautoma.shelf.record import simple


class Colour(IntEnum):
    RED = 3


class Slotted:
    __slots__ = ("_cache", "name")

    def __init__(self) -> None:
        self.name = "slot"
        self._cache = object()


class Spoken:
    def to_json(self) -> dict[str, Any]:
        return {"place": (1, 2)}


@dataclass
class State:
    edition: object
    colour: Colour = Colour.RED
    seen: set[str] = field(default_factory=lambda: {"b", "a"})
    by_number: dict[int, tuple[int, None]] = field(default_factory=lambda: {7: (1, None)})
    slotted: Slotted = field(default_factory=Slotted)
    spoken: Spoken = field(default_factory=Spoken)
    _derived: object = None


def test_a_state_becomes_simple_data_without_what_is_derived_or_of_the_edition() -> None:
    edition = object()
    assert simple(State(edition), edition) == {
        "colour": 3,
        "seen": ["a", "b"],
        "by_number": {"7": [1, None]},
        "slotted": {"name": "slot"},
        "spoken": {"place": [1, 2]},
    }


@dataclass
class Hidden:
    deck: list[str] = field(default_factory=lambda: ["b", "a"], metadata=SECRET)
    reserve: int = field(default=300, metadata=SECRET)
    used: list[str] = field(default_factory=lambda: ["c"])


def test_what_nobody_sees_is_told_only_by_its_number() -> None:
    assert simple([Hidden()], None, secrets=False) == [{"deck": 2, "reserve": None, "used": ["c"]}]
    assert simple([Hidden()], None) == [{"deck": ["b", "a"], "reserve": 300, "used": ["c"]}]
