"""How a person draws data of an edition by tapping: a drawing is a list of edits, undo drops the last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mautoma.kernel.message import Msg

if TYPE_CHECKING:
    from mautoma.kernel.view import Picture, Say


class Tool(NamedTuple):
    """A brush to tap with, or a change to make at once; `value` is what the page sends back."""

    value: str
    label: Msg


class Brushes(NamedTuple):
    """Brushes of one kind; `name` finds their title (`editor-<name>`)."""

    name: str
    tools: tuple[Tool, ...]


@dataclass(slots=True, frozen=True)
class DataFile:
    """A file of an edition. `shape` is the type of its whole content, field by field.

    `known` are the values of texts that name something of the game, by the name of their field.
    """

    house: Path
    shape: type
    known: Mapping[str, Callable[[], tuple[str, ...]]] = field(default_factory=dict)
    blank: str | None = None
    """The file before anything in it is entered, where a game can enter it as it comes up."""


class Editor(Protocol):
    """Edits that cannot be made are a DataError that says why."""

    def begin(self) -> list[str]:
        """The edits of a fresh drawing."""

    def go_on(self, files: Mapping[str, str]) -> list[str]:
        """The edits that draw what an edition says, to go on from there."""

    def brushes(self, edits: Sequence[str]) -> list[Brushes]: ...

    def changes(self, edits: Sequence[str]) -> list[Tool]:
        """What concerns the drawing as a whole: each value is an edit."""

    def tap(self, edits: Sequence[str], brush: str, place: str) -> str:
        """The edit that a tap with this brush makes."""

    def picture(self, edits: Sequence[str], say: Say) -> Picture:
        """The drawing; its spots are the places that can be tapped."""

    def fault(self, edits: Sequence[str]) -> Msg | None:
        """What is still wrong."""

    def files(self, edits: Sequence[str]) -> dict[str, str]:
        """The files of an edition that are drawn here."""
