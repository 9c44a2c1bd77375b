"""What a game shows of itself, for a page or a terminal, in whatever language the reader has.

Pictures are SVG drawn by the game; words come through `Say`, which the border provides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar, runtime_checkable

from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg
from mautoma.kernel.protocol import offers
from mautoma.kernel.question import Fill, Question

S_contra = TypeVar("S_contra", contravariant=True)

Say: TypeAlias = Callable[[Msg], str]
Part: TypeAlias = Literal["", "board", "own", "opponent", "reference"]
"""Where on the screen something belongs: what both play on, the own side, the opponent's, the rest.

Where nothing is said, the first picture is the board and the others are the opponent's.
"""


Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height, in the picture's units."""


class Spot(NamedTuple):
    """Where on a picture an option of the open question can be tapped, in the picture's units.

    `preview` is what the option would cover (x, y, width, height), where that is more than the spot.
    """

    value: str
    x: float
    y: float
    width: float
    height: float
    preview: Box | None = None


class Way(NamedTuple):
    """One way to put a piece on a picture, whole: `answers` are given one after the other.

    `box` is what it covers, `aim` the point that tells it from others nearby, `mark` a part of it to tell
    apart (an entrance, a garden). `lights` are places it is about, each with a word or two; `road` are those
    that lead to it. `idle`: allowed, and of no use.
    """

    answers: tuple[str, ...]
    label: str
    box: Box
    aim: tuple[float, float]
    mark: Box | None = None
    lights: tuple[tuple[Box, str], ...] = ()
    road: tuple[Box, ...] = ()
    idle: bool = False


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
    outlined: bool = False
    """It outlines what can be tapped by itself: a page paints nothing over it."""
    ways: tuple[Way, ...] = ()
    """A page may let a piece be moved over the picture instead of asking for one square after the other."""


@dataclass(slots=True, frozen=True)
class Card:
    """A card to read, or several of a kind. Tapping it answers `value`.

    `family` colours it, `icon` is a small SVG. `adds` is what one of them adds to each total of its
    tableau, `room` how many others have their places beneath it.
    """

    value: str
    title: str
    text: str = ""
    family: str = ""
    icon: str = ""
    count: int = 1
    badges: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    """The badges in words, for a terminal."""
    adds: tuple[tuple[str, int], ...] = ()
    room: int = 0
    brief: str = ""
    """Its text in a word or two, beside the icon, where there's no room for more."""


@dataclass(slots=True, frozen=True)
class Full:
    """Why a card finds no place in a pile: one that has no room for others, and one that has."""

    beneath: str
    heads: str


@dataclass(slots=True, frozen=True)
class Pile:
    """Cards that lie together; `taken`: here lie those that an answer in counts takes.

    `lead` is a card above the others that never moves. Where it has room, the pile is a pyramid: each card
    has a place beneath it, or beneath one that is beneath it; those that have room themselves have theirs
    beneath the lead. `full` says why one finds none.
    """

    name: str
    title: str
    cards: tuple[Card, ...] = ()
    note: str = ""
    taken: bool = False
    lead: Card | None = None
    full: Full | None = None


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
    part: Part = "own"
    arranged_by: str = ""
    picked_from: tuple[str, ...] = ()

    @property
    def sums(self) -> tuple[int, ...]:
        """The number of each total."""
        taken = [card for pile in self.piles if pile.taken for card in pile.cards]
        return tuple(
            total.base + sum(card.count * dict(card.adds).get(total.name, 0) for card in taken)
            for total in self.totals
        )


@dataclass(slots=True, frozen=True)
class Figure:
    """A number to keep in sight. `side` tells whose it is, if it is anybody's."""

    label: str
    value: str
    side: str = ""
    note: str = ""
    icon: str = ""
    """A small drawing of what it counts."""


@dataclass(slots=True, frozen=True)
class Badge:
    """Something small to keep in sight, with what there is to read of it.

    `state` is how it looks: "own", "opponent", "both", "open", "gone", or "stock" and "empty" for an amount.
    `mark` says the same without a colour: a sign, or a number.
    """

    title: str
    icon: str
    state: str
    mark: str
    lines: tuple[str, ...] = ()


@dataclass(slots=True, frozen=True)
class Strip:
    """A row of badges."""

    name: str
    title: str
    badges: tuple[Badge, ...]


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
class Item:
    """Something to tap: a sign or a card. `answers` are given one after the other; in counts one more is
    taken of the only one. Where it says `why_not` it can't be tapped. `leads` are what comes after it."""

    answers: tuple[str, ...]
    sign: Sign | None = None
    card: Card | None = None
    why_not: str = ""
    leads: tuple[Item, ...] = ()


@dataclass(slots=True, frozen=True)
class Tray:
    """What is chosen in one place, below a card or a title; of counts together at most so many. Where it says
    `why_not`, nothing can be chosen."""

    title: str = ""
    card: Card | None = None
    items: tuple[Item, ...] = ()
    most: int | None = None
    why_not: str = ""


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
    """What is about to happen or happened, as a table. `name` finds its title (`listing-<name>`), `tells` are
    the kinds of events that need not be told besides."""

    name: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()


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


@runtime_checkable
class Overview(Protocol[S_contra]):
    """A view that fills a whole screen: figures, cards, and what is about to happen."""

    def status(self, state: S_contra, say: Say) -> Status: ...

    def strips(self, state: S_contra, say: Say) -> list[Strip]:
        """What stays in sight beside the board, small."""

    def tableaus(self, state: S_contra, question: Question[Any] | None, say: Say) -> list[Tableau]:
        """The sides in cards."""

    def forecast(self, state: S_contra, question: Question[Any], say: Say) -> Listing | None:
        """What is about to happen, from what a player can see."""

    def retell(self, phase: str, before: S_contra, after: S_contra, say: Say) -> Listing | None:
        """What happened in a phase, where a table tells it better than line by line."""

    def illustrations(self, event: str) -> Sequence[str]:
        """The pictures that belong beside what is told of a kind of event."""

    def scene(self, event: str) -> str:
        """For a kind of event that is a scene of its own: what finds its title (`scene-<name>`)."""


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


@runtime_checkable
class Serving(Protocol[S_contra]):
    """A view that shows what can be chosen as things to tap, and what can't with the reason."""

    def trays(self, state: S_contra, question: Question[Any], say: Say) -> Sequence[Tray]:
        """None where a list of options says it as well."""


class Turned(NamedTuple):
    """The automa's card that its orders come from; `reason` says why it does what it does of it. What
    was decided `since` that event of those told is about what it does now."""

    name: str
    picture: Picture
    reason: str = ""
    since: int = 0


@runtime_checkable
class Watching(Protocol[S_contra]):
    """A view of an opponent at a real table: what it plays, and what there is to know of it meanwhile."""

    def at_a_glance(self, state: S_contra, say: Say) -> Sequence[Figure]:
        """What the human needs to know of it on the own turn."""

    def turned_card(self, state: S_contra, told: Sequence[Event], say: Say) -> Turned | None:
        """Of the events of its turn so far, the card in play; none where it plays by no card."""


def is_watching(view: View[Any]) -> TypeGuard[Watching[Any]]:
    return offers(view, Watching)


def is_overview(view: View[Any]) -> TypeGuard[Overview[Any]]:
    return offers(view, Overview)


def is_pointing(view: View[Any]) -> TypeGuard[Pointing[Any]]:
    return offers(view, Pointing)


def is_filling(view: View[Any]) -> TypeGuard[Filling[Any]]:
    return offers(view, Filling)


def is_serving(view: View[Any]) -> TypeGuard[Serving[Any]]:
    return offers(view, Serving)
