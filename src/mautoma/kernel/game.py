"""What a game package offers, said in one place: its `__init__` makes one `Game` and calls it GAME.

Everything but the name and the sample is given as a function, so that listing the games loads none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

if TYPE_CHECKING:
    from mautoma.kernel.advice import Advice, Examination
    from mautoma.kernel.editor import DataFile, Editor
    from mautoma.kernel.finding import Finding
    from mautoma.kernel.gallery import Gallery
    from mautoma.kernel.mode import Edition, Mode
    from mautoma.kernel.review import Part
    from mautoma.kernel.session import Session
    from mautoma.kernel.table import Policy
    from mautoma.kernel.view import Picture, Say, Section, View

Bot: TypeAlias = "Callable[[int], Policy]"
"""Makes a player from a seed."""
Advisor: TypeAlias = "Callable[[Session], Advice]"
Examiner: TypeAlias = "Callable[[Session], Examination]"
Counter: TypeAlias = "Callable[[Session, Say], list[Section]]"
Curator: TypeAlias = "Callable[[Any, Say], Gallery]"
Illustrator: TypeAlias = "Callable[[Say], Mapping[str, Picture]]"
Reviewer: TypeAlias = "Callable[[Session, Say], list[Part]]"


@runtime_checkable
class Searching(Protocol):
    """A bot that is the stronger the more it may search."""

    def __call__(self, seed: int) -> Policy: ...

    def with_budget(self, budget: int) -> Bot:
        """The same bot with another budget: how much it may play out for each decision, never a time."""


class Modes(Mapping[str, "Mode[Any]"]):
    """Ways to play by name, each loaded when it is looked up: to list the names loads none."""

    def __init__(self, load: Mapping[str, Callable[[], Mode[Any]]]) -> None:
        self._load = load

    def __getitem__(self, name: str) -> Mode[Any]:
        return self._load[name]()

    def __contains__(self, name: object) -> bool:
        return name in self._load

    def __iter__(self) -> Iterator[str]:
        return iter(self._load)

    def __len__(self) -> int:
        return len(self._load)


class Editions(Protocol):
    """The card, mat and board data a game can be played with."""

    def house(self) -> Edition:
        """The edition that comes with the program."""

    def load(self, folder: Path) -> Edition:
        """A person's own edition; ValueError if it cannot be played, one line for each fault."""

    def template(self) -> Mapping[str, str]:
        """The files of an edition to fill in: name and commented text."""


@dataclass(slots=True, frozen=True, kw_only=True)
class Game:
    """Everything a game offers."""

    name: str
    modes: Callable[[], Mapping[str, Mode[Any]]]
    """The ways to play, by name; the first is the usual one."""
    editions: Callable[[], Editions]
    bundled: Mapping[str, Path] = field(default_factory=dict)
    """Further editions that come with the program: their folders, by name."""
    view: Callable[[], View[Any]]
    bots: Callable[[], Mapping[str, Bot]] = dict
    editors: Callable[[], Mapping[str, Editor]] = dict
    """Ways to draw data of an edition by tapping."""
    data: Callable[[], Mapping[str, DataFile]] = dict
    """The files of an edition, by name, in the order in which an owner enters them."""
    invented: Callable[[Any], bool] | None = None
    """Whether the board of an edition is our own invention, not the one in the box."""
    findings: Callable[[Any], Sequence[Finding]] | None = None
    """What a state has found out about the box that its edition did not say."""
    sample: Path | None = None
    """The transcript of a game worth watching."""
    cover: Callable[[], str] = str
    """A picture for the lid of the box: SVG without words."""
    review: Reviewer | None = None
    """Looks back at a game."""
    gallery: Curator | None = None
    """Shows everything an edition is made of."""
    lessons: Illustrator | None = None
    """Draws pictures for the lessons, by the lesson's name."""
    tracker: Counter | None = None
    """Says what a person could know of the hidden cards by counting, and no more."""
    advise: Advisor | None = None
    """Says what a good player would answer."""
    examine: Examiner | None = None
    """Finds the answers of a finished game that cost most."""
    advised: frozenset[str] = frozenset()
    """The modes in which it can do either."""
    sides: Callable[[], Mapping[str, str]] = dict
    """Whose an event is that does not say so, by its kind."""
    strength: Path | None = None
    """How often the bots win at each level, as measured; the file may be missing."""
