"""What is wrong with data: a message from the start, with the file, the entry and the field it is about."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mautoma.kernel.message import Json, Msg, msg

SHOWN = 60
"""Characters of a text that somebody else wrote."""


class DataError(Exception):
    """Data that can't be used: everything that is wrong with it."""

    def __init__(self, *faults: Msg) -> None:
        super().__init__(*faults)
        self.faults = faults


@dataclass(slots=True, frozen=True)
class Place:
    """Where in a file: file, entry and field are called as they are in it."""

    file: str
    entry: Json | Msg = ""
    path: str = ""

    def nth(self, section: str, number: int) -> Place:
        """The entry of a list that has no name, counted from 1."""
        return Place(self.file, msg("fault-nth", section=section, number=number))

    def named(self, section: str, name: str | int) -> Place:
        """The entry of a list that goes by its id or its number."""
        return Place(self.file, f"{section} {short(repr(name))}")

    def field(self, name: str) -> Place:
        return replace(self, path=f"{self.path}.{short(name)}".removeprefix("."))

    def item(self, index: int) -> Place:
        return replace(self, path=f"{self.path}[{index}]")

    def fault(self, key: str, **data: Json | Msg) -> Msg:
        """`key` says what is wrong here."""
        where: dict[str, Json | Msg] = {"file": self.file, "entry": self.entry, "path": self.path}
        given = {name: datum for name, datum in where.items() if datum}
        told = {name: short(datum) if isinstance(datum, str) else datum for name, datum in data.items()}
        return Msg("-".join(("fault-at", *given)), {**given, "reason": Msg(key, told)})


def short(text: str) -> str:
    """On one line."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[:SHOWN])
    return shown if len(text) <= SHOWN else f"{shown}…"
