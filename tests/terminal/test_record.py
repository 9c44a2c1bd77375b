from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from mautoma.terminal.record import simple


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
