"""A look back at a game: its parts in words, figures and pictures, for a page to show."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.kernel.event import Event
from mautoma.kernel.session import Session
from mautoma.kernel.view import Picture


@dataclass(slots=True, frozen=True)
class Figures:
    """A table in words: the first column says what a row is about."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(slots=True, frozen=True)
class Part:
    """`name` finds its title (`review-<name>`)."""

    name: str
    lines: tuple[str, ...] = ()
    picture: Picture | None = None
    figures: Figures | None = None


def rounds(session: Session) -> list[list[Event]]:
    """What happened in each round, from the first on."""
    starts = [mark.events for mark in session.marks if mark.level == "round"]
    ends = [*starts[1:], len(session.events)]
    return [session.events[start:end] for start, end in zip(starts, ends, strict=True)]
