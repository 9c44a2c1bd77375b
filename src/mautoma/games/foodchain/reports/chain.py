"""The human's chain at a real dinnertime: what it has and asks is asked for, and only when it decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.facts import (
    DRIVE_INS,
    PRICE,
    WAITRESSES,
    TableGame,
    learn_drive_ins,
    stock_of,
)
from mautoma.games.foodchain.rules.chains import BASE_PRICE, covers, human_income
from mautoma.kernel.question import Confirm, Number, Numbers, Question
from mautoma.kernel.table import Table

A = TypeVar("A")

LOWEST_PRICE = -99
MOST_WAITRESSES = 99


class Corrected(Exception):
    """Something was put right by hand at a question of dinnertime: what was decided so far may not hold."""


class TableChain:
    """FCM-D1: a fact is asked for once a dinnertime, its last value offered."""

    def __init__(self, game: TableGame, table: Table) -> None:
        self._game = game
        self._table = table

    def _ask(self, question: Question[A], learn: Callable[[A], None]) -> None:
        before = self._game.corrections
        learn(self._table.ask(question))
        if self._game.corrections != before:
            raise Corrected

    def joined(self, house: House) -> bool:
        """A road out of a drive-in's other corners counts only if these are drive-ins."""
        without, with_drive_ins = self._distances(house)
        if (without is None) == (with_drive_ins is None):
            return without is not None
        return self._drive_ins()

    def distance(self, house: House) -> int | None:
        without, with_drive_ins = self._distances(house)
        if without == with_drive_ins:
            return without
        return with_drive_ins if self._drive_ins() else without

    def _distances(self, house: House) -> tuple[int | None, int | None]:
        city = self._game.city
        return city.distance(house.number), city.distance(house.number, drive_ins=True)

    def _drive_ins(self) -> bool:
        facts = self._game.facts
        if not facts.is_sure(DRIVE_INS):
            last = facts.last(DRIVE_INS)
            question = Confirm(key="drive-ins", default=bool(last), remembered=last is not None)
            self._ask(question, lambda told: learn_drive_ins(self._game, told))
        return self._game.human.drive_ins

    def has(self, demand: list[Product]) -> bool:
        self._learn_stock(demand)
        facts = self._game.facts
        return covers({product: facts.last(stock_of(product)) or 0 for product in demand}, demand)

    def _learn_stock(self, demand: list[Product]) -> None:
        """The first time, of everything that houses want to which a road leads."""
        facts = self._game.facts
        if all(facts.is_sure(stock_of(product)) for product in demand):
            return
        wanted = {*demand}
        for house in self._game.city.houses.values():
            if house.demand and self.joined(house):
                wanted.update(house.demand)
        unknown = [
            product for product in PRODUCTS if product in wanted and not facts.is_sure(stock_of(product))
        ]
        question = Numbers(
            key="stock",
            rules=("FCM-D11",),
            names=[str(product) for product in unknown],
            noun="product",
            default={str(product): facts.last(stock_of(product)) or 0 for product in unknown},
            remembered=any(facts.last(stock_of(product)) is not None for product in unknown),
        )

        def learn(told: dict[str, int]) -> None:
            for product in unknown:
                facts.learn(stock_of(product), told[product])

        self._ask(question, learn)

    def price(self) -> int:
        facts = self._game.facts
        if not facts.is_sure(PRICE):
            last = facts.last(PRICE)
            default = BASE_PRICE if last is None else last
            question = Number(key="price", least=LOWEST_PRICE, default=default, remembered=last is not None)
            self._ask(question, lambda told: facts.learn(PRICE, told))
        price = facts.last(PRICE)
        assert price is not None
        return price

    def waitresses(self) -> int:
        """FCM-D4: asked for on a tie only."""
        facts = self._game.facts
        if not facts.is_sure(WAITRESSES):
            last = facts.last(WAITRESSES)
            question = Number(
                key="waitresses",
                rules=("FCM-D4",),
                most=MOST_WAITRESSES,
                default=last or 0,
                remembered=last is not None,
            )
            self._ask(question, lambda told: facts.learn(WAITRESSES, told))
        return facts.last(WAITRESSES) or 0

    def sell(self, house: House) -> int:
        facts = self._game.facts
        for product in house.demand:
            facts.learn(stock_of(product), (facts.last(stock_of(product)) or 0) - 1)
        return human_income(self._game, house, self.price())
