"""What an edition is made of, to look at and to print: its cards with both sides, its mats and boards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from mautoma.kernel.view import Picture

CARD_WIDTH, CARD_HEIGHT = 63, 88
"""Millimetres of every card."""


@dataclass(slots=True, frozen=True)
class CardFaces:
    """`group` is what cards of one kind have in common, in words; `edge` the colour that both faces have
    along the cut."""

    name: str
    group: str
    front: Picture
    back: Picture
    edge: str = field(default="#ffffff", kw_only=True)


class LegendEntry(NamedTuple):
    """An icon, what it is called, and the letter that stands for it in a terminal."""

    svg: str
    words: str
    letter: str


@dataclass(slots=True, frozen=True)
class Gallery:
    cards: tuple[CardFaces, ...]
    sheets: tuple[Picture, ...]
    """Mats, boards and a reference; `name` finds the title (`picture-<name>`)."""
    legend: tuple[LegendEntry, ...] = ()
