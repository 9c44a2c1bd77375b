"""What is to be said, before any language: a key of the message catalogue and its data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

# What may stand in a transcript, an event or an answer.
Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None


@dataclass(slots=True, frozen=True)
class Msg:
    """A text to be: `key` names it in the catalogue, `data` fills its places.

    A string in `data` that is itself a word of the catalogue is translated by the
    name it stands under: `product="burger"` shows the message `product-burger`. Data may
    also be a message itself.
    """

    key: str
    data: Mapping[str, Json | Msg] = field(default_factory=dict)


def msg(key: str, **data: Json | Msg) -> Msg:
    return Msg(key, data)


LINES = "lines"


def lines(messages: Iterable[Msg]) -> Msg:
    """Several messages as one, each on a line of its own."""
    return Msg(LINES, {str(number): message for number, message in enumerate(messages, 1)})


def plain(value: Json | Msg) -> Any:
    """A datum of a message as JSON: a message becomes its key and its data."""
    if isinstance(value, Msg):
        return {"message": value.key, "data": {name: plain(datum) for name, datum in value.data.items()}}
    return value


class Problem(Exception):
    """Something a person can put right; its message says what, in the catalogue's words."""

    def __init__(self, key: str, **data: Json | Msg) -> None:
        super().__init__(key, data)
        self.message = Msg(key, data)

    def __reduce__(self) -> tuple[Any, ...]:
        """A process may hand it to another."""
        return partial(type(self), self.message.key, **self.message.data), ()

    def __str__(self) -> str:
        details = ", ".join(f"{name}: {value}" for name, value in self.message.data.items())
        return f"{self.message.key} ({details})" if details else self.message.key
