"""What dinnertime needs to know of a chain: can it serve, at what price, with how many waitresses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.employees import total
from mautoma.games.foodchain.content.milestones import bonus_by_product, give
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import WAITRESS
from mautoma.games.foodchain.state import FoodChain, Stock

BASE_PRICE = 10


class Chain(Protocol):
    """A chain at dinnertime. At a real table some of this is asked, and only when it decides."""

    def joined(self, house: House) -> bool:
        """A road joins the house to one of its restaurants."""

    def distance(self, house: House) -> int | None:
        """Tile borders to its nearest restaurant; None: no road joins them."""

    def has(self, demand: list[Product]) -> bool:
        """Its stock covers the whole demand."""

    def price(self) -> int: ...

    def waitresses(self) -> int: ...

    def sell(self, house: House) -> int:
        """The house's demand leaves the stock; what the house pays."""


def covers(stock: Stock, demand: list[Product]) -> bool:
    short = [product for product in demand if stock.get(product, 0) < demand.count(product)]
    return not short


class AutomaChain:
    """FCM-D2 to FCM-D6, FCM-D11"""

    def __init__(self, game: FoodChain) -> None:
        self._game = game
        self._price = game.card.price + game.price_modifier

    def joined(self, house: House) -> bool:
        return self.distance(house) is not None

    def distance(self, house: House) -> int | None:
        """FCM-D3"""
        return self._game.city.roads.outside_distance(house.mask)

    def has(self, demand: list[Product]) -> bool:
        return covers(self._game.automa.freezers, demand)

    def price(self) -> int:
        """FCM-D2: the card's price plus the modifier."""
        return self._price

    def waitresses(self) -> int:
        """FCM-D4"""
        return self._game.card.waitresses

    def sell(self, house: House) -> int:
        """FCM-D6: price times items, doubled with a garden; no other bonus."""
        for product in house.demand:
            self._game.automa.freezers[product] -= 1
        return self._price * items_paid(house)


class HumanChain:
    """The human's company as the program knows it: its staff, stock and milestones."""

    def __init__(self, game: FoodChain) -> None:
        self._game = game
        self._price = unit_price(game)
        self._entrances = game.city.entrances(game.human.drive_ins)

    def joined(self, house: House) -> bool:
        return self.distance(house) is not None

    def distance(self, house: House) -> int | None:
        return self._game.city.roads.distance(self._entrances, house.mask) if self._entrances else None

    def has(self, demand: list[Product]) -> bool:
        return covers(self._game.human.stock, demand)

    def price(self) -> int:
        return self._price

    def waitresses(self) -> int:
        return self._game.human.at_work.get(WAITRESS, 0)

    def sell(self, house: House) -> int:
        for product in house.demand:
            self._game.human.stock[product] -= 1
        return human_income(self._game, house, self._price)


def unit_price(game: FoodChain) -> int:
    """$10, changed by who is at work and by milestones; no floor."""
    return BASE_PRICE + total(game.human.at_work, "price") + give(game.human.milestones, "price")


def human_income(game: FoodChain, house: House, price: int) -> int:
    """Per item the unit price, doubled with a garden, plus $5 where a marketed-milestone applies."""
    return price * items_paid(house) + bonus_on(house.demand, bonus_by_product(game.human.milestones))


def items_paid(house: House) -> int:
    """FCM-D6: with a garden every item is paid for twice."""
    return len(house.demand) * (2 if house.garden else 1)


def bonus_on(demand: list[Product], bonuses: Mapping[Product, int]) -> int:
    return sum([bonuses.get(product, 0) for product in demand]) if bonuses else 0
