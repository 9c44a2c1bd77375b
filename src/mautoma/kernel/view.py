"""What a game shows of itself, for a page or a terminal, in whatever language the reader has.

Pictures are SVG drawn by the game; words come through `Say`, which the border provides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from mautoma.kernel.message import Msg
from mautoma.kernel.question import Question

S_contra = TypeVar("S_contra", contravariant=True)

Say: TypeAlias = Callable[[Msg], str]


@dataclass(slots=True, frozen=True)
class Spot:
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
