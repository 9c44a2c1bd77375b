"""cards.toml: the Mautoma's six action cards, read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from mautoma.games.kit.data import Data
from mautoma.games.kit.files import parse
from mautoma.kernel.fault import Place
from mautoma.kernel.message import Msg, msg

CARDS_FILE = "cards.toml"

CARD_IDS = ("c1", "c2", "c3", "c4", "c5", "c6")
"""Those of the rulebook."""
OWN_IDS = ("own_1", "own_2", "own_3", "own_4", "own_5", "own_6")
"""For cards that show something else."""
CARDS = len(CARD_IDS)
START_CARDS = 2
MOST_STEPS = MOST_DISTANCE = 20
MOST_PARTS = 6

Part: TypeAlias = Literal["explore", "build", "populate", "populate_else_build"]
Steps = Annotated[int, Meta(ge=1, le=MOST_STEPS)]
Distance = Annotated[int, Meta(ge=1, le=MOST_DISTANCE)]


class Card(Data, frozen=True):
    id: Literal["c1", "c2", "c3", "c4", "c5", "c6", "own_1", "own_2", "own_3", "own_4", "own_5", "own_6"]
    steps: Steps
    parts: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=MOST_PARTS)]
    limit: Distance | Literal["none"] = 3
    start: bool = False


RULEBOOK = {
    "c1": Card("c1", 1, ("build",)),
    "c2": Card("c2", 2, ("populate_else_build",)),
    "c3": Card("c3", 1, ("explore",)),
    "c4": Card("c4", 2, ("explore", "populate")),
    "c5": Card("c5", 3, ("explore", "build")),
    "c6": Card("c6", 4, ("explore", "populate"), "none"),
}
"""What the rulebook says of each card (REV-C1 to REV-C6); which two carry the S is only on the cards."""


class CardsFile(Data, frozen=True):
    card: Annotated[tuple[Card, ...], Meta(max_length=CARDS)] = ()

    def faults(self, at: Place) -> Iterator[Msg]:
        """REV-S6"""
        start = sum(card.start for card in self.card)
        if start > START_CARDS or (start < START_CARDS and not missing_cards(self.card)):
            yield at.field("card").fault("fault-starts", start=start, must=START_CARDS)


def read_cards(text: str) -> tuple[Card, ...]:
    return parse(text, CardsFile, CARDS_FILE).card


def missing_cards(cards: tuple[Card, ...]) -> tuple[Msg, ...]:
    """What must be entered before the program can shuffle (REV-S6)."""
    ids = [card.id for card in cards]
    left = [id for id in CARD_IDS if id not in ids][: CARDS - len(cards)]
    return tuple(Place(CARDS_FILE).named("card", id).fault("fault-missing") for id in left)


def with_start(card: Card, start: bool) -> Card:
    return replace(card, start=start)


def called(card: Card) -> str | Msg:
    """A card is called by what is on it."""
    if card.id in RULEBOOK:
        return card.id
    return msg("own-card", parts=list(card.parts), steps=card.steps)
