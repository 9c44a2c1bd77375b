"""Asides that must wait: those that would pull away what a report rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mautoma.kernel.table import Table

A = TypeVar("A")


def without_aside(table: Table, name: str, part: Callable[[], A]) -> A:
    """A part of the game during which this aside is not taken."""
    asides = table.asides
    table.asides = {other: aside for other, aside in asides.items() if other != name}
    outcome = part()
    table.asides = asides
    return outcome
