"""What the supply holds at the start, and the levels of difficulty."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal

from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.kit.files import read_table

Group = Literal["round_1_2", "phase_1", "phase_2", "phase_3"]
GROUPS: tuple[Group, ...] = ("round_1_2", "phase_1", "phase_2", "phase_3")

Count = Annotated[int, Meta(ge=1)]


class ReserveCard(Struct, frozen=True, forbid_unknown_fields=True):
    cash: Count
    ceo_slots: Count


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each group the deck is dealt (FCM-S12)."""

    round_1_2: Count
    phase_1: Count
    phase_2: Count
    phase_3: Count

    def deals(self, group: Group) -> int:
        count: int = getattr(self, group)
        return count


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    bank: Count
    restaurants: Count
    gardens: Count
    house_numbers: tuple[Count, ...]
    reserve_cards: tuple[ReserveCard, ...]
    levels: dict[str, Level]


@cache
def supply() -> Supply:
    return read_table(DATA / "supply.toml", Supply)


@cache
def levels() -> Mapping[str, Level]:
    return MappingProxyType(supply().levels)


@cache
def ceo_slots() -> Mapping[int, int]:
    """The CEO slots of each reserve card, by its cash."""
    return MappingProxyType({card.cash: card.ceo_slots for card in supply().reserve_cards})
