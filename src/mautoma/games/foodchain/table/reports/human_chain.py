"""The human's chain at a real dinnertime: what it has and asks is asked for, and only when it decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.names import (
    FIRST_ROUND,
    FIRST_TO_LOWER_PRICES,
    FIRST_WAITRESS,
    HUMAN,
    MANAGER_AT_WORK,
)
from mautoma.games.foodchain.rules.chains import BASE_PRICE, covers, human_income
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.facts import DRIVE_INS, PRICE, WAITRESSES, stock_of, told_stock_of
from mautoma.kernel.question import Confirm, Number, Numbers
from mautoma.kernel.table import Table

LOWEST_PRICE = -99
MOST_WAITRESSES = 11
"""So many or more: no card shows as many (FCM-D4)."""
MOST_AT_FIRST = 1
"""In round 2 nobody is at work but whoever the CEO hired in the first."""


class Corrected(Exception):
    """Something was put right by hand at a question of dinnertime: what was decided so far may not hold."""


def most_waitresses(game: TableGame) -> int:
    return MOST_AT_FIRST if game.round == FIRST_ROUND + 1 else MOST_WAITRESSES


def learn_waitresses(game: TableGame, table: Table, waitresses: int) -> None:
    """Who has a waitress at work has FIRST WAITRESS, while it is to be had."""
    game.facts.known[WAITRESSES] = waitresses
    if waitresses:
        claim(game, table, HUMAN, FIRST_WAITRESS)


class ReportedChain:
    """FCM-D1: a fact is asked for once a dinnertime, its last value offered."""

    def __init__(self, game: TableGame, table: Table) -> None:
        self._game = game
        self._table = table
        self._or_more: set[Product] = set()
        """Of these there may be more than was told."""

    def _recall(self, fact: str, ask: Callable[[int | None], int]) -> int:
        before = self._game.corrections
        known = self._game.facts.recall(fact, ask)
        if self._game.corrections != before:
            raise Corrected
        return known

    def joined(self, house: House) -> bool:
        """A road out of a drive-in's other corners counts only if these are drive-ins.

        Where they decide nothing, because the stock falls short, they are not asked about.
        """
        without, with_drive_ins = self._distances(house)
        if (without is None) == (with_drive_ins is None):
            return without is not None
        return not self.has(house.demand) or self._drive_ins()

    def _may_be_joined(self, house: House) -> bool:
        without, with_drive_ins = self._distances(house)
        return without is not None or with_drive_ins is not None

    def distance(self, house: House) -> int | None:
        without, with_drive_ins = self._distances(house)
        if without == with_drive_ins:
            return without
        return with_drive_ins if self._drive_ins() else without

    def _distances(self, house: House) -> tuple[int | None, int | None]:
        """Without and with drive-ins, as far as these are possible."""
        city = self._game.city
        without = city.distance(house.number)
        if not self._drive_ins_possible():
            return without, without
        return without, city.distance(house.number, drive_ins=True)

    def _drive_ins_possible(self) -> bool:
        facts = self._game.facts
        if facts.is_sure(DRIVE_INS):
            return bool(facts.last(DRIVE_INS))
        return self._game.round >= MANAGER_AT_WORK

    def _drive_ins(self) -> bool:
        def ask(last: int | None) -> int:
            question = Confirm(key="drive-ins", default=bool(last), remembered=last is not None)
            told = self._table.ask(question)
            self._game.learn_drive_ins(told)
            return int(told)

        return bool(self._recall(DRIVE_INS, ask))

    def has(self, demand: list[Product]) -> bool:
        def stock(product: Product) -> int:
            return self._recall(stock_of(product), lambda _: self._ask_stock(demand)[product])

        return covers({product: stock(product) for product in demand}, demand)

    def _ask_stock(self, demand: list[Product]) -> dict[str, int]:
        """The first time, of everything that houses want to which a road leads; more than they want
        decides nothing."""
        facts = self._game.facts
        wanted = self._wanted() | Counter(demand)
        unknown = [
            product for product in PRODUCTS if wanted[product] and not facts.is_sure(stock_of(product))
        ]
        most = max(wanted[product] for product in unknown)
        question = Numbers(
            key="stock",
            data={"most": most},
            rules=("FCM-D11",),
            names=[str(product) for product in unknown],
            noun="product",
            most=most,
            default={str(product): min(facts.last(told_stock_of(product)) or 0, most) for product in unknown},
            remembered=any(facts.last(told_stock_of(product)) is not None for product in unknown),
        )
        told = self._table.ask(question)
        for product in unknown:
            facts.learn(stock_of(product), told[product])
            facts.known[told_stock_of(product)] = told[product]
        self._or_more.update(product for product in unknown if told[product] == most)
        return told

    def _wanted(self) -> Counter[Product]:
        """What the houses want to which a road leads."""
        houses = [house for house in self._game.city.houses.values() if house.demand]
        return Counter(product for house in houses if self._may_be_joined(house) for product in house.demand)

    def corrected(self) -> None:
        """Houses may want more now than the stock was asked for."""
        facts, wanted = self._game.facts, self._wanted()
        short = [each for each in self._or_more if wanted[each] > (facts.last(stock_of(each)) or 0)]
        facts.doubt(stock_of(product) for product in short)

    def price(self) -> int:
        def ask(last: int | None) -> int:
            default = BASE_PRICE if last is None else last
            question = Number(key="price", least=LOWEST_PRICE, default=default, remembered=last is not None)
            price = self._table.ask(question)
            if price < BASE_PRICE:  # only a manager at work can do that, unless the milestone is held
                claim(self._game, self._table, HUMAN, FIRST_TO_LOWER_PRICES)
            return price

        return self._recall(PRICE, ask)

    def waitresses(self) -> int:
        """FCM-D4: asked for on a tie only."""

        def ask(last: int | None) -> int:
            question = Number(
                key="waitresses",
                rules=("FCM-D4",),
                most=most_waitresses(self._game),
                default=last or 0,
                remembered=last is not None,
            )
            waitresses = self._table.ask(question)
            learn_waitresses(self._game, self._table, waitresses)
            return waitresses

        return self._recall(WAITRESSES, ask)

    def sell(self, house: House) -> int:
        facts = self._game.facts
        for product in house.demand:
            facts.learn(stock_of(product), (facts.last(stock_of(product)) or 0) - 1)
        return human_income(self._game, house, self.price())
