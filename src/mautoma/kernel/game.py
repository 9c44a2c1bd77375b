"""What a game package offers, said in one place: its `__init__` makes one `Game` and calls it GAME.

A `Game` is a name, a cover and the ways to play. The rest is three typed objects, each imported when somebody
needs it: to list the games loads none of them, and a bot in the lab loads nothing that draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from mautoma.kernel.advice import Advice, Examination
    from mautoma.kernel.editor import DataFile, Editor
    from mautoma.kernel.event import Event
    from mautoma.kernel.finding import Finding
    from mautoma.kernel.gallery import Gallery
    from mautoma.kernel.message import Json, Msg
    from mautoma.kernel.mode import Edition, Mode
    from mautoma.kernel.review import Part
    from mautoma.kernel.session import Session
    from mautoma.kernel.table import Policy
    from mautoma.kernel.view import Picture, Say, Section, View

Bot: TypeAlias = "Callable[[int], Policy]"
"""Makes a player from a seed."""


class Editions(Protocol):
    """The card, mat and board data a game can be played with."""

    def house(self) -> Edition:
        """The edition that comes with the program."""

    def read(self, name: str, files: Mapping[str, str]) -> Edition:
        """A person's own edition out of the texts of its files; DataError with every fault."""

    def template(self) -> Mapping[str, str]:
        """The files of an edition to fill in: name and commented text."""


@dataclass(slots=True, frozen=True)
class Box:
    """What is in the box: cards, mats and boards."""

    editions: Editions
    data: Mapping[str, DataFile] = field(default_factory=dict)
    """The files of an edition, by name, in the order in which an owner enters them."""
    invented: Callable[[Any], bool] | None = None
    """Whether the board of an edition is our own invention, not the one in the box."""
    findings: Callable[[Any], Sequence[Finding]] | None = None
    """What a state has found out about the box that its edition did not say."""


def no_sign(key: str, data: Mapping[str, Json | Msg]) -> str:
    return ""


@dataclass(slots=True, frozen=True)
class Maps:
    """A map of one's own choice before a game, as a code: the value of the setting `map`."""

    places: int
    """How many pieces a map has."""
    deal: Callable[[int], str]
    """The map that a seed deals."""
    picture: Callable[[str, int, Say], Picture]
    """The map, one of its places chosen: each place is a spot, then each piece that is not on the map."""
    turned: Callable[[str, int], str]
    """With the piece at one place turned a quarter."""
    swapped: Callable[[str, int, str], str]
    """With another piece at one place."""


class Icons(Protocol):
    """Small drawings that others use by their names: `<use href="icons/<game>#<name>"/>`."""

    def file(self) -> str:
        """How all of them look: SVG in which each has its name as `id`."""

    def drawn_in(self, svg: str) -> str:
        """A drawing that has its icons in itself, to stand alone."""


@dataclass(slots=True, frozen=True)
class Show:
    """How a game is shown."""

    view: View[Any]
    sides: Mapping[str, str] = field(default_factory=dict)
    """Whose an event is that does not say so, by its kind."""
    sign: Callable[[str, Mapping[str, Json | Msg]], str] = no_sign
    """A small drawing of what a text is about, by its key and what it is filled with; or nothing."""
    icons: Icons | None = None
    """What its drawings use."""
    review: Callable[[Session, Say], list[Part]] | None = None
    """Looks back at a game."""
    tracker: Callable[[Session, Say], list[Section]] | None = None
    """Says what a person could know of the hidden cards by counting, and no more."""
    gallery: Callable[[Any, Say], Gallery] | None = None
    """Shows everything an edition is made of."""
    lessons: Callable[[Say], Mapping[str, Picture]] | None = None
    """Draws pictures for the lessons, by the lesson's name."""
    editors: Mapping[str, Editor] = field(default_factory=dict)
    """Ways to draw data of an edition by tapping."""
    maps: Maps | None = None
    """Maps to choose from, for a mode with a setting `map` that can be written."""

    def side_of(self, event: Event) -> str:
        side = event.data.get("side")
        return side if isinstance(side, str) else self.sides.get(event.kind, "")


@dataclass(slots=True, frozen=True)
class Players:
    """Programs that play the human, and what they think of a person's play."""

    bots: Mapping[str, Bot] = field(default_factory=dict)
    """By name, the strongest last. A game without any gets bots that choose at random or pass."""
    searching: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)
    """Those that are the stronger the more they may search, made from a budget: how much they may play out
    for each decision, never a time."""
    advise: Callable[[Session], Advice] | None = None
    """Says what a good player would answer."""
    examine: Callable[[Session], Examination] | None = None
    """Finds the answers of a finished game that cost most."""
    environments: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """By their Gymnasium ids: each is made of an edition, and of arguments of its own."""


@dataclass(slots=True, frozen=True, kw_only=True)
class Game:
    """A game, as a list of games needs it, and where the rest is."""

    name: str
    modes: Mapping[str, Callable[[], Mode[Any]]]
    """The ways to play, by name; the first is the usual one."""
    box: Callable[[], Box]
    show: Callable[[], Show]
    players: Callable[[], Players] = Players
    cover: Path | None = None
    """A picture for the lid of the box: SVG without words."""
    sample: Path | None = None
    """The transcript of a game worth watching."""
    bundled: Mapping[str, Path] = field(default_factory=dict)
    """Further editions that come with the program: their folders, by name."""
    strength: Path | None = None
    """How often the bots win at each level, as measured; the file may be missing."""
    advised: frozenset[str] = frozenset()
    """The modes in which its players advise and examine."""
    bgg: int | None = None
    """Its number at BoardGameGeek."""
    gallery: bool = False
    """Whether its cards can be looked at."""
