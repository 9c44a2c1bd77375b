"""The employees of the base game: how many there are, what they become and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal

from msgspec import Meta, Struct

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import CEO
from mautoma.games.kit.files import read_entries

SALARY = 5

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class Kitchen(Struct, frozen=True, forbid_unknown_fields=True):
    """Makes `amount` of one of these foods."""

    foods: Annotated[tuple[Product, ...], Meta(min_length=1)]
    amount: Positive


class Drinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Fetches drinks: "any" gets `amount` of a type of choice, the others `amount` per source."""

    method: Literal["any", "road", "air"]
    amount: Positive
    range: Positive | None = None


class Marketing(Struct, frozen=True, forbid_unknown_fields=True):
    kinds: Annotated[tuple[MarketingKind, ...], Meta(min_length=1)]
    duration: Positive
    """The longest campaign; a shorter one may be chosen."""
    range: Positive | None = None
    """None: any range."""


class Restaurants(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a restaurant, and turns all of them into drive-ins."""

    opens: Literal["at_once", "clean_up"]
    moves: bool = False
    """May move an old one instead."""
    range: Positive | None = None
    """None: anywhere."""


class Employee(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: Count
    entry: bool = False
    salaried: bool = False
    one_x: bool = False
    slots: Count = 0
    trains_into: tuple[str, ...] = ()
    hires: Count = 0
    discount_per_unused_hire: Count = 0
    trains: Count = 0
    tips: Count = 0
    """Waitress money; whoever earns it also breaks ties at dinnertime."""
    price: int = 0
    cash_bonus_percent: Count = 0
    builds: bool = False
    """Places a house or a garden."""
    kitchen: Kitchen | None = None
    drinks: Drinks | None = None
    marketing: Marketing | None = None
    restaurants: Restaurants | None = None

    @property
    def is_manager(self) -> bool:
        """Holds others and reports to the CEO only."""
        return self.slots > 0 and self.id != CEO

    @property
    def output(self) -> int:
        """How much food or drink one makes or gets at once."""
        return self.kitchen.amount if self.kitchen else self.drinks.amount if self.drinks else 0


@cache
def employees() -> Mapping[str, Employee]:
    """All of them by id, the CEO first."""
    cards = read_entries(DATA / "employees.toml", "employee", Employee)
    return MappingProxyType({card.id: card for card in cards})


def employee(id: str) -> Employee:
    return employees()[id]


@cache
def able_to(power: str) -> frozenset[str]:
    """Those who have a power: a field of their card that is not empty."""
    return frozenset(card.id for card in employees().values() if getattr(card, power))


def anyone(cards: Mapping[str, int], power: str) -> bool:
    """Whether one of these cards has the power."""
    return not able_to(power).isdisjoint(cards)


@cache
def _amounts(power: str) -> tuple[tuple[str, int], ...]:
    return tuple((id, getattr(employees()[id], power)) for id in able_to(power))


def total(cards: Mapping[str, int], power: str) -> int:
    """How much of a power all these cards have together."""
    had = 0
    for id, amount in _amounts(power):
        if id in cards:
            had += amount * cards[id]
    return had


@cache
def starting_supply() -> Mapping[str, int]:
    """The cards on the table at the start: one copy of each 1x card (FCM-S3), no CEO."""
    hired = (employee for employee in employees().values() if employee.copies)
    return MappingProxyType({card.id: 1 if card.one_x else card.copies for card in hired})


@cache
def entry_level() -> tuple[str, ...]:
    """Those who can be hired."""
    return tuple(card.id for card in employees().values() if card.entry)


@cache
def one_x() -> tuple[str, ...]:
    return tuple(card.id for card in employees().values() if card.one_x)


@cache
def marketeers() -> tuple[str, ...]:
    return tuple(card.id for card in employees().values() if card.marketing)
