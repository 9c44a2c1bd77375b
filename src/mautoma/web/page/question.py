"""The open question: its words, and a field for each way to answer it. `asking` fills them in."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from markupsafe import Markup

from mautoma.kernel.view import Card, Ink
from mautoma.web.icons import NOTHING
from mautoma.web.page.why import Rule


class Offered(NamedTuple):
    """An option as a page lists it, the key that takes it, and the card or the icon that shows it."""

    value: str
    label: str
    covers: tuple[str, ...]
    preview: str
    offered: bool
    key: str
    face: Card | None = None
    icon: Markup = NOTHING


@dataclass(slots=True, frozen=True)
class PickFields:
    """`here` at an opened spot, `open` always in sight, `folded` also on the board. `main` ends a turn at a
    real table, and is in none of them."""

    here: tuple[Offered, ...]
    open: tuple[Offered, ...]
    folded: tuple[Offered, ...]
    at_once: bool
    main: Offered | None


@dataclass(slots=True, frozen=True)
class PickSomeFields:
    options: tuple[Offered, ...]
    least: int
    most: int


@dataclass(slots=True, frozen=True)
class TieFields:
    """Tapping one is the whole answer. `none` may be answered, too; `offered` are equals, as last told."""

    one: PickFields
    none: bool
    offered: tuple[Offered, ...]


@dataclass(slots=True, frozen=True)
class NumberFields:
    least: int
    most: int
    offered: int | None


class Amount(NamedTuple):
    """Something of which a number is wanted, at most so many."""

    value: str
    label: str
    offered: int | None
    most: int = 0
    face: Card | None = None
    icon: Markup = NOTHING


@dataclass(slots=True, frozen=True)
class NumbersFields:
    """`tapped`: each number has a spot on a picture, too."""

    amounts: tuple[Amount, ...]
    least: int
    most: int
    tapped: bool


class Bound(NamedTuple):
    """What counts may come to together: how much one of each counts, and why one more is too much."""

    most: int
    weights: tuple[int, ...]
    why: str


@dataclass(slots=True, frozen=True)
class CountsFields:
    """`offer` says what taking the offered counts means, where any are; `limits` are for a script to keep."""

    amounts: tuple[Amount, ...]
    offer: str
    limits: tuple[Bound, ...]


class Blank(NamedTuple):
    """A place to be filled, and with what it is filled until somebody says otherwise."""

    value: str
    label: str
    chosen: str


class Filler(NamedTuple):
    value: str
    label: str
    ink: Ink | None


class Filled(NamedTuple):
    """An answer that is offered: a value for each place, and how that looks."""

    values: tuple[str, ...]
    svg: Markup
    words: str


@dataclass(slots=True, frozen=True)
class FillFields:
    places: tuple[Blank, ...]
    palette: tuple[Filler, ...]
    offers: tuple[Filled, ...]


@dataclass(slots=True, frozen=True)
class ConfirmFields:
    offered: bool | None


Fields: TypeAlias = (
    PickFields
    | PickSomeFields
    | TieFields
    | NumberFields
    | NumbersFields
    | CountsFields
    | FillFields
    | ConfirmFields
)


@dataclass(slots=True, frozen=True)
class Asked:
    """`help` says why it is asked, `notes` are lines to read with it. `remembered`: what is offered is what
    was last known. `ties`: of several options only equals are answered together."""

    kind: str
    key: str
    text: str
    help: str
    notes: tuple[str, ...]
    rules: tuple[Rule, ...]
    remembered: bool
    ties: bool
    fields: Fields
    own: bool
    confirms: bool
    trays: tuple[Hashable, ...] = ()
    """Things to tap: see page.trays."""
    untold: frozenset[str] = frozenset()
    """What is on them, and not listed besides."""

    @property
    def refusals(self) -> bool:
        """Whether all but its main option say why something cannot be done."""
        fields = self.fields
        return self.confirms and isinstance(fields, PickFields) and bool(fields.open or fields.folded)
