"""The way out of a correction: nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

LEAVE = "leave"


def ask_or_leave(table: Table, key: str, choices: list[str], describe: Callable[[str], Option]) -> str | None:
    """One of the choices; None: leave it as it is."""

    def described(value: str) -> Option:
        return Option(value) if value == LEAVE else describe(value)

    answer = table.ask(Pick(key=key, choices=[*choices, LEAVE], describe=described, leave=LEAVE))
    return None if answer == LEAVE else answer


def put_back(game: TableGame, before: TableGame) -> None:
    """Everything as it was."""
    for each in fields(game):
        setattr(game, each.name, getattr(before, each.name))
