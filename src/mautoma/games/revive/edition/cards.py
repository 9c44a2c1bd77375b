"""cards.toml: the Mautoma's six action cards, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from mautoma.games.kit.editions import Data
from mautoma.games.kit.files import DataError, parse

CARDS_FILE = "cards.toml"

CARD_IDS = ("c1", "c2", "c3", "c4", "c5", "c6")
START_CARDS = 2

Part: TypeAlias = Literal["explore", "build", "populate", "populate_else_build"]
Positive = Annotated[int, Meta(ge=1)]


class Card(Data, frozen=True):
    id: Literal["c1", "c2", "c3", "c4", "c5", "c6"]
    steps: Positive
    parts: Annotated[tuple[Part, ...], Meta(min_length=1)]
    limit: Positive | Literal["none"] = 3
    start: bool = False


class CardsFile(Data, frozen=True):
    card: tuple[Card, ...]


def read_cards(text: str) -> tuple[Card, ...]:
    cards = parse(text, CardsFile, CARDS_FILE).card
    if faults := [f"{CARDS_FILE}: {fault}" for fault in _faults(cards)]:
        raise DataError(*faults)
    return cards


def _faults(cards: tuple[Card, ...]) -> Iterator[str]:
    ids: list[str] = [card.id for card in cards]
    for id in CARD_IDS:
        if id not in ids:
            yield f"card '{id}': missing"
        elif ids.count(id) > 1:
            yield f"card '{id}': id: used twice"
    start = sum(card.start for card in cards)
    if start != START_CARDS:
        yield f"card: start: {start} start cards, must be {START_CARDS} (REV-S6)"
