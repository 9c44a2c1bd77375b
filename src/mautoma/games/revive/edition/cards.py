"""cards.toml: the Mautoma's six action cards, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

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
    card: tuple[Card, ...] = ()


def read_cards(text: str) -> tuple[Card, ...]:
    cards = parse(text, CardsFile, CARDS_FILE).card
    if faults := [f"{CARDS_FILE}: {fault}" for fault in _faults(cards)]:
        raise DataError(*faults)
    return cards


def _faults(cards: tuple[Card, ...]) -> Iterator[str]:
    ids: list[str] = [card.id for card in cards]
    for id in CARD_IDS:
        if ids.count(id) > 1:
            yield f"card '{id}': id: used twice"
    start = sum(card.start for card in cards)
    if start > START_CARDS or (start < START_CARDS and not missing_cards(cards)):
        yield f"card: start: {start} start cards, must be {START_CARDS} (REV-S6)"


def missing_cards(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """What must be entered before the program can shuffle (REV-S6)."""
    ids = [card.id for card in cards]
    return tuple(f"{CARDS_FILE}: card '{id}': missing" for id in CARD_IDS if id not in ids)


def with_start(card: Card, start: bool) -> Card:
    return replace(card, start=start)
