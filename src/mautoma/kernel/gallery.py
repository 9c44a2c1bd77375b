"""What an edition is made of, to look at and to print: its cards with both sides, its mats and boards."""

from __future__ import annotations

from dataclasses import dataclass

from mautoma.kernel.view import Picture

CARD_WIDTH, CARD_HEIGHT = 63, 88
"""Millimetres of every card."""


@dataclass(slots=True, frozen=True)
class CardFaces:
    """`group` is what cards of one kind have in common, in words."""

    name: str
    group: str
    front: Picture
    back: Picture


@dataclass(slots=True, frozen=True)
class Gallery:
    cards: tuple[CardFaces, ...]
    sheets: tuple[Picture, ...]
    """Mats, boards and a reference; `name` finds the title (`picture-<name>`)."""
