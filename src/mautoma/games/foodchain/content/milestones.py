"""The 18 milestones of the base game: what each is worth."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from types import MappingProxyType
from typing import Annotated

from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import Product
from mautoma.games.kit.files import read_entries

Count = Annotated[int, Meta(ge=0)]


class Milestone(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at_least: Annotated[int, Meta(ge=1)] = 1
    """The hires, the cash, the salaries paid, the items thrown away: what the condition counts."""
    free_marketeers: bool = False
    eternal_campaigns: bool = False
    salary_discount: Count = 0
    free_employees: dict[str, int] = {}
    bonus: Count = 0
    """Dollars per item of `bonus_on` sold."""
    bonus_on: tuple[Product, ...] = ()
    extra_drinks: Count = 0
    extra_range: Count = 0
    tips: Count = 0
    price: int = 0
    sees_reserve_cards: bool = False
    ceo_is_cfo: bool = False
    shared_training: bool = False
    freezer: Count = 0
    radio_tokens: Count = 0


@cache
def milestones() -> Mapping[str, Milestone]:
    """All of them by id."""
    entries = read_entries(DATA / "milestones.toml", "milestone", Milestone)
    return MappingProxyType({milestone.id: milestone for milestone in entries})


def milestone(id: str) -> Milestone:
    return milestones()[id]


@cache
def _givers(power: str) -> tuple[tuple[str, int], ...]:
    given = {card.id: getattr(card, power) for card in milestones().values()}
    return tuple((id, amount) for id, amount in given.items() if amount)


def give(held: AbstractSet[str], power: str) -> int:
    """How much of a power the milestones held give together; of one that is had or not, whether they do."""
    given = 0
    for id, amount in _givers(power):
        if id in held:
            given += amount
    return given


def bonus_by_product(held: AbstractSet[str]) -> dict[Product, int]:
    """Dollars that the milestones held give for each item sold."""
    bonuses: dict[Product, int] = {}
    for id, amount in _givers("bonus"):
        if id in held:
            for product in milestones()[id].bonus_on:
                bonuses[product] = bonuses.get(product, 0) + amount
    return bonuses


@cache
def milestone_ids() -> tuple[str, ...]:
    return tuple(milestones())
