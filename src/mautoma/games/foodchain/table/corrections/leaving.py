"""The way out of a correction: nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

LEAVE = "leave"


def ask_or_leave(table: Table, key: str, choices: list[str], describe: Callable[[str], Option]) -> str | None:
    """One of the choices; None: leave it as it is."""

    def described(value: str) -> Option:
        return Option(value) if value == LEAVE else describe(value)

    answer = table.ask(Pick(key=key, choices=[*choices, LEAVE], describe=described, leave=LEAVE))
    return None if answer == LEAVE else answer


def put_back(now: Any, before: Any) -> None:
    """Everything as it was. Both sides stay the objects they are: the rules are in the middle of a turn."""
    for each in fields(now):
        was = getattr(before, each.name)
        if is_dataclass(was):
            put_back(getattr(now, each.name), was)
        else:
            setattr(now, each.name, was)
