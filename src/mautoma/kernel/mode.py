"""A game mode as straight-line code, and how it is run.

A mode sets the table up, then plays round after round until there is a result. Between
rounds its state is plain data that can be cloned: the start of a round is a checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeGuard, TypeVar, runtime_checkable

from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg, Problem
from mautoma.kernel.protocol import offers
from mautoma.kernel.table import Table

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)

PRINTED = "printed"
"""The value of a setting that says: a person has printed this, and uses it."""
SECRET = {"secret": True}
"""Marks a field of a state that nobody at the table sees: `field(metadata=SECRET)`."""


@dataclass(slots=True, frozen=True)
class Result:
    """How a game ended. `outcome` finds its words (`result-<outcome>`)."""

    outcome: str
    data: Mapping[str, Json] = field(default_factory=dict)
    won: bool | None = None
    """None: nobody won."""
    points: int | None = None
    """The human's own, to be beaten another time or by a friend."""
    against: int | None = None
    """The automa's, where it has any."""


class Edition(Protocol):
    """A set of card, mat and board data."""

    @property
    def name(self) -> str: ...
    @property
    def hash(self) -> str: ...


@runtime_checkable
class Growing(Protocol):
    """An edition that may be begun before all of it is entered."""

    @property
    def missing(self) -> Sequence[Msg]:
        """What is not entered yet."""


def missing(edition: Edition) -> Sequence[Msg]:
    return edition.missing if isinstance(edition, Growing) else ()


class Setting(NamedTuple):
    """Something to choose before a game begins: `name` finds its words (`setting-<name>`)."""

    name: str
    values: tuple[str, ...]
    default: str
    whole: tuple[str, ...] = ()
    """Values that need an edition of which nothing is missing."""
    read: Callable[[str], str] | None = None
    """Where another value may be written, such as the code of a map: gives its usual form, or a Problem."""

    def usual(self, value: str) -> str:
        """A value as a transcript has it; one that is neither listed nor written is left as it is."""
        value = value.strip()
        if value in self.values or self.read is None:
            return value
        return self.read(value) if value else self.default

    def fits(self, value: str) -> bool:
        if value in self.values or self.read is None:
            return value in self.values
        try:
            return self.read(value) == value
        except Problem:
            return False


class Setup(NamedTuple):
    """What a mode begins from."""

    edition: Any
    options: Mapping[str, str]


class Mode(Protocol[S]):
    """One way to play one game.

    `rules` is raised whenever an older transcript would no longer mean the same.
    """

    @property
    def game(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> int: ...
    @property
    def settings(self) -> Sequence[Setting]: ...

    def set_up(self, setup: Setup, table: Table) -> S:
        """Puts the state on the table (`table.state`) before it asks anything about it."""

    def play_round(self, state: S, table: Table) -> None: ...

    def result(self, state: S) -> Result | None:
        """None while the game goes on; asked between rounds."""

    def clone(self, state: S) -> S: ...

    def summary(self, state: S) -> Msg:
        """The game in one line: round and score."""

    def scores(self, state: S) -> Mapping[str, list[int]]:
        """The score of each side after each round; empty where nobody knows it before the end."""


@runtime_checkable
class OnATable(Protocol[S_contra]):
    """A mode whose pieces lie on a person's table: after a step back somebody must move them."""

    @property
    def real(self) -> bool:
        """False: a made-up table, where nobody has to do anything."""

    def differences(self, before: S_contra, now: S_contra) -> list[Event]:
        """What to change on the table to get from one position to another: a title, then each as an
        instruction."""


def is_on_a_table(mode: Mode[Any]) -> TypeGuard[OnATable[Any]]:
    return offers(mode, OnATable)


def is_at_a_real_table(mode: Mode[Any]) -> bool:
    """Only there is an order more than news."""
    return is_on_a_table(mode) and mode.real


def plays_unfinished(mode: Mode[Any], options: Mapping[str, str]) -> bool:
    """Whether an edition of which something is missing will do: what is missing is entered as it comes up."""
    deciding = [setting for setting in mode.settings if setting.whole]
    return bool(deciding) and all(options.get(each.name) not in each.whole for each in deciding)


def play(mode: Mode[S], setup: Setup, table: Table) -> tuple[S, Result]:
    """A whole game in one go: for tables that always answer."""
    state = mode.set_up(setup, table)
    while (result := mode.result(state)) is None:
        mode.play_round(state, table)
    return state, result
