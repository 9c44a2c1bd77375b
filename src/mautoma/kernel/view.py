"""What a game shows of itself, for a page or a terminal, in whatever language the reader has.

Pictures are SVG drawn by the game; words come through `Say`, which the border provides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar, runtime_checkable

from mautoma.kernel.message import Msg
from mautoma.kernel.protocol import offers
from mautoma.kernel.question import Fill, Question

S_contra = TypeVar("S_contra", contravariant=True)

Say: TypeAlias = Callable[[Msg], str]
Part: TypeAlias = Literal["", "board", "company", "rival", "reference"]
"""Where on the screen something belongs: what both play on, the own side, the opponent's, the rest.

Where nothing is said, the first picture is the board and the others are the opponent's.
"""


class Spot(NamedTuple):
    """Where on a picture an option of the open question can be tapped, in the picture's units.

    `preview` is what the option would cover (x, y, width, height), where that is more than the spot.
    """

    value: str
    x: float
    y: float
    width: float
    height: float
    preview: tuple[float, float, float, float] | None = None


@dataclass(slots=True, frozen=True)
class Picture:
    """`name` finds its title (`picture-<name>`); `alt` says in words what the picture shows."""

    name: str
    svg: str
    width: float
    height: float
    alt: str
    spots: tuple[Spot, ...] = ()
    part: Part = ""
    themed: bool = False
    """Its colours are named, so that it can follow a dark page."""


@dataclass(slots=True, frozen=True)
class Card:
    """A card to read, or several of a kind. Tapping it answers `value`.

    `family` colours it, `icon` is a small SVG. `adds` is what one of them adds to each total of its
    tableau.
    """

    value: str
    title: str
    text: str = ""
    family: str = ""
    icon: str = ""
    count: int = 1
    badges: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    adds: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Pile:
    """Cards that lie together; `taken`: here lie those that an answer in counts takes.

    `lead` is a card above the others that never moves.
    """

    name: str
    title: str
    cards: tuple[Card, ...] = ()
    note: str = ""
    taken: bool = False
    lead: Card | None = None


@dataclass(slots=True, frozen=True)
class Total:
    """What the cards taken add up to: `base` and what each of them adds; some must not fall below zero.

    `written` is how to write it, with # for the number."""

    name: str
    label: str
    base: int
    written: str = "#"
    never_negative: bool = False


@dataclass(slots=True, frozen=True)
class Tableau:
    """Cards in piles; `name` finds its title (`picture-<name>`).

    A question in counts with the key `arranged_by` is answered by moving its cards. `picked_from` names the
    piles where the open question is answered by tapping a card: one of each kind, in the first that has it.
    """

    name: str
    piles: tuple[Pile, ...]
    totals: tuple[Total, ...] = ()
    part: Part = "company"
    arranged_by: str = ""
    picked_from: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Figure:
    """A number to keep in sight. `side` tells whose it is, if it is anybody's."""

    label: str
    value: str
    side: str = ""
    note: str = ""


@dataclass(slots=True, frozen=True)
class Status:
    """What a player looks at all the time; `phases` are the phases of a round by name."""

    figures: tuple[Figure, ...]
    phases: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Sign:
    """A small drawing that stands for words."""

    svg: str
    words: str


@dataclass(slots=True, frozen=True)
class Ink:
    """How a place looks that is filled with a value. Of its shapes those with `data-place` take the colour,
    those with `data-sign` the sign."""

    colour: str
    sign: str


@dataclass(slots=True, frozen=True)
class Row:
    """A row of a listing; `side` tells whose row it is, `note` why."""

    cells: tuple[str | Sign, ...]
    side: str = ""
    note: str = ""


@dataclass(slots=True, frozen=True)
class Listing:
    """What is about to happen in a phase, as a table. `name` finds its title (`listing-<name>`)."""

    name: str
    phase: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Section:
    """A part of the position as lines of text; `name` finds its title (`picture-<name>`).

    A `reference` is to look things up in: a terminal shows it only when it is asked for.
    """

    name: str
    lines: tuple[str, ...]
    reference: bool = False


class View(Protocol[S_contra]):
    def pictures(
        self, state: S_contra, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        """The position in pictures, the board first. `highlight` names places to point out."""

    def sections(self, state: S_contra, say: Say) -> list[Section]:
        """The position in text that reads well aloud."""

    def scores(self, state: S_contra) -> dict[str, list[int]]:
        """The score of each side after each round, for the chart at the end."""


@runtime_checkable
class Overview(Protocol[S_contra]):
    """A view that fills a whole screen: figures, cards, and what is about to happen."""

    def status(self, state: S_contra, say: Say) -> Status: ...

    def tableaus(self, state: S_contra, question: Question[Any] | None, say: Say) -> list[Tableau]:
        """The sides in cards."""

    def forecast(self, state: S_contra, question: Question[Any] | None, say: Say) -> Listing | None:
        """What the next evening would bring, from what a player can see."""

    def illustrations(self, phase: str) -> Sequence[str]:
        """The pictures that belong beside what is told of a phase."""


@runtime_checkable
class Pointing(Protocol[S_contra]):
    """A view that draws what it points out apart from its pictures, so that a page can point out something
    else without drawing them again."""

    def marks(self, state: S_contra, places: Sequence[str]) -> Mapping[str, str]:
        """By picture, what its drawing then has in its group with `data-marks`."""


@runtime_checkable
class Filling(Protocol[S_contra]):
    """A view on whose pictures places fill as they are told."""

    def inks(self) -> Mapping[str, Ink]:
        """By value."""

    def offers(self, state: S_contra, question: Fill, say: Say) -> list[Sign]:
        """Each answer that the question offers, drawn small."""


def is_overview(view: View[Any]) -> TypeGuard[Overview[Any]]:
    return offers(view, Overview)


def is_pointing(view: View[Any]) -> TypeGuard[Pointing[Any]]:
    return offers(view, Pointing)


def is_filling(view: View[Any]) -> TypeGuard[Filling[Any]]:
    return offers(view, Filling)
