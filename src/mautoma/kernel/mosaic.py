"""A board in coloured characters, for a terminal: rows of cells, in the colours of the pictures.

What it shows is also in the lines of its section, for everybody who sees no colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeGuard, TypeVar, runtime_checkable

from mautoma.kernel.protocol import offers
from mautoma.kernel.question import Question
from mautoma.kernel.view import Listing, Say, View

S_contra = TypeVar("S_contra", contravariant=True)


class Cell(NamedTuple):
    """Some characters side by side; `ground` and `ink` are colours as pictures have them."""

    text: str
    ground: str = ""
    ink: str = ""
    bold: bool = False


class Sample(NamedTuple):
    """A line of the key: what a cell means."""

    cell: Cell
    words: str


@dataclass(slots=True, frozen=True)
class Mosaic:
    """It stands for the first `instead` lines of its section; `beside` is a table that belongs to it. `asks`:
    it shows where the open question can be answered."""

    rows: tuple[tuple[Cell, ...], ...]
    key: tuple[Sample, ...] = ()
    beside: Listing | None = None
    instead: int = 0
    asks: bool = False


@runtime_checkable
class Inlaid(Protocol[S_contra]):
    """A view that lays its boards in coloured characters."""

    def mosaics(self, state: S_contra, question: Question[Any] | None, say: Say) -> Mapping[str, Mosaic]:
        """By the name of the section that each belongs to."""


def is_inlaid(view: View[Any]) -> TypeGuard[Inlaid[Any]]:
    return offers(view, Inlaid)
