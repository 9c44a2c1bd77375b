"""Without the map in the program: the few results it cannot know are asked for, when they decide.

The player builds, feeds the houses and runs the marketing tiles; cards, mat, campaigns, milestones
and bank stay the program's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from mautoma.games.foodchain.automa.building import build
from mautoma.games.foodchain.automa.campaigns import start_campaigns
from mautoma.games.foodchain.content.products import DRINKS, Product
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.names import OuterTile
from mautoma.games.foodchain.rules.chains import AutomaChain
from mautoma.games.foodchain.rules.dinner import automa_served, pay_human, tell_mat
from mautoma.games.foodchain.rules.marketing import run_stacks, tell_stacks
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.facts import on_map, sources_of
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Counts, Limit, Number, Numbers, Option, Pick
from mautoma.kernel.table import Table

BUILT = "built"
NOWHERE = "nowhere"
TAKEN = "taken"
NONE = "none"
MOST_SOURCES = 18


class ReportedMap:
    """The map as the player tells of it."""

    def __init__(self, game: TableGame, table: Table) -> None:
        self._game = game
        self._table = table

    def count_sources(self) -> None:
        """FCM-W8: counted once, they never change."""
        for drink in DRINKS:
            self._sources(drink)

    def _sources(self, drink: Product) -> int:
        return self._game.facts.recall(sources_of(drink), lambda _: self._ask_sources()[drink])

    def _ask_sources(self) -> dict[str, int]:
        names = [str(drink) for drink in DRINKS]
        question = Numbers(key="sources", rules=("FCM-W8",), names=names, noun="product", most=MOST_SOURCES)
        told = self._table.ask(question)
        for drink in DRINKS:
            self._game.facts.learn(sources_of(drink), told[drink])
        return told

    def build_house(self, number: int, shown: OuterTile) -> None:
        """FCM-B2 to FCM-B5"""
        rules = ("FCM-B2", "FCM-B3", "FCM-B4", "FCM-B5")
        answer = self._build("house-by-you", number, shown, *rules)
        if answer == NOWHERE:
            self._table.order("nothing-fits", "FCM-B8", house=number)
        if answer != TAKEN:
            self._game.facts.learn(on_map(number), int(answer == BUILT))

    def build_garden(self, number: int, shown: OuterTile) -> None:
        """FCM-B6 to FCM-B8"""
        answer = self._build("garden-by-you", number, shown, "FCM-B6", "FCM-B7")
        if answer == BUILT:
            self._game.gardens = max(0, self._game.gardens - 1)
        if answer != TAKEN:
            self._game.facts.learn(on_map(number), 0)

    def _build(self, key: str, number: int, shown: OuterTile, *rules: str) -> str:
        """The player finds the place, from the tile on the card on, and tells whether there was one."""
        data: dict[str, Json] = {"house": number, "tile": shown}
        self._table.order(key, *rules, trail=None, **data)
        choices = (BUILT, NOWHERE, TAKEN)
        answer = self._table.ask(
            Pick(key=key, data=data, rules=rules, choices=choices, default=BUILT, confirms=True)
        )
        if answer == TAKEN:
            self._draw_again(number, shown)
        return answer

    def _draw_again(self, number: int, shown: OuterTile) -> None:
        """FCM-S4: the human took that tile from the stack before."""
        self._game.learn_house(number)
        build(self._game, self._table, shown, self)

    def houses(self, listed: int, hit: set[int]) -> list[int]:
        """FCM-M4, FCM-M5: asks for the next house on the map, unless it is known."""
        facts = self._game.facts
        possible = [
            number for number in _from(listed) if number not in hit and not self._surely_absent(number)
        ]
        if possible and not facts.is_sure(on_map(possible[0])):
            self._ask_next_house(listed, possible)
        return [number for number in house_numbers() if facts.last(on_map(number))]

    def _surely_absent(self, number: int) -> bool:
        return self._game.facts.is_sure(on_map(number)) and not self._game.facts.last(on_map(number))

    def _ask_next_house(self, listed: int, possible: Sequence[int]) -> None:
        facts = self._game.facts
        choices = []
        for number in possible:
            choices.append(str(number))
            if facts.is_sure(on_map(number)):
                break
        else:
            choices.append(NONE)
        last = next((name for name in choices if name != NONE and facts.last(on_map(int(name)))), None)
        question = Pick(
            key="next-house",
            data={"listed": listed},
            rules=("FCM-M4",),
            choices=choices,
            describe=_house_option,
            default=last,
            remembered=last is not None,
        )
        found = self._table.ask(question)
        for name in choices:
            if name in (found, NONE):
                break
            facts.learn(on_map(int(name)), 0)
        if found != NONE:
            self._game.learn_house(int(found))


def forget_absent_houses(game: TableGame) -> None:
    """The human may have built any house of the stack meanwhile."""
    in_stack = [on_map(tile.number) for tile in game.house_stack]
    game.facts.doubt([fact for fact in in_stack if not game.facts.last(fact)])


def house_numbers() -> list[int]:
    printed = [tile.house for tile in tiles().values() if tile.house is not None]
    return sorted([*printed, *supply().house_numbers])


def _from(listed: int) -> list[int]:
    """FCM-M4: upwards from this number, wrapping to the lowest."""
    numbers = house_numbers()
    return [n for n in numbers if n >= listed] + [n for n in numbers if n < listed]


def _house_option(value: str) -> Option:
    if value == NONE:
        return Option(value, Msg("option-no-house"))
    return Option(value, Msg("option-house-number", {"house": int(value)}))


# ---------------------------------------------------------------- dinnertime


class Sales(NamedTuple):
    """What the automa sold in a dinnertime, as the player tells it."""

    houses: int
    sold: dict[str, int]
    with_garden: int


NOTHING_SOLD = Sales(0, {}, 0)


def dine(game: TableGame, table: Table) -> int:
    """FCM-D1: the player feeds the houses; gives what the human earned with them.

    Everything is told before anything is paid: once more, if the automa's offer is corrected meanwhile.
    """
    game.automa.served = 0
    while True:
        offer = _offer(game)
        sales = _ask_sales(game, table)
        earned = table.ask(Number(key="earned", rules=("FCM-D1",), least=-999, most=9999, default=0))
        if _offer(game) == offer:
            break
    if sales.houses:
        _automa_sells(game, table, sales)
    if earned:
        table.tell("houses-paid-you", "FCM-D1", income=earned)
    pay_human(game, table, earned)
    return earned


def _offer(game: TableGame) -> tuple[int, int, dict[str, int]]:
    """FCM-D2, FCM-D4: the automa's price, its waitresses, and what it has."""
    automa, chain = game.automa, AutomaChain(game)
    held = {str(product): automa.freezers[product] for product in automa.order if automa.freezers[product]}
    return chain.price(), chain.waitresses(), held


def _ask_sales(game: TableGame, table: Table) -> Sales:
    """FCM-D2 to FCM-D7, FCM-D11"""
    price, waitresses, held = _offer(game)
    if not held:
        table.order("automa-sells-nothing", "FCM-D11")
        return NOTHING_SOLD
    offered: dict[str, Json] = {"price": price, "waitresses": waitresses, "products": held}
    table.order("automa-offers", "FCM-D2", "FCM-D4", "FCM-D11", trail=None, **offered)
    table.order("automa-restaurants", "FCM-O1", "FCM-D3", "FCM-D5")
    most = min(len(house_numbers()), sum(held.values()))
    houses = table.ask(Number(key="houses-served", rules=("FCM-D11",), most=most, default=0))
    if not houses:
        return NOTHING_SOLD
    sold = _ask_sold(table, houses, held)
    items = sum(sold.values())
    with_garden = table.ask(Number(key="items-with-garden", rules=("FCM-D6",), most=items, default=0))
    return Sales(houses, sold, with_garden)


def _ask_sold(table: Table, houses: int, held: dict[str, int]) -> dict[str, int]:
    """No more than it holds, and at least one item a house."""
    at_least = Limit(msg("misfit-fewer-items", houses=houses), least=houses)
    question = Counts(
        key="items-sold", rules=("FCM-D11",), available=held, noun="product", limits=(at_least,)
    )
    return table.ask(question)


def _automa_sells(game: TableGame, table: Table, sales: Sales) -> None:
    """FCM-D6"""
    freezers = game.automa.freezers
    before = game.automa.clone()
    for product, number in sales.sold.items():
        freezers[Product(product)] -= number
    income = AutomaChain(game).price() * (sum(sales.sold.values()) + sales.with_garden)
    table.order("automa-sold", "FCM-D6", houses=sales.houses, products=sales.sold, income=income)
    automa_served(game, table, sales.houses, income)
    tell_mat(game, table, before)


# ---------------------------------------------------------------- marketing


def advertise(game: TableGame, table: Table) -> None:
    """FCM-M1, FCM-M7: the player runs the tiles, before and after the automa's stacks."""

    start_campaigns(game, table, ReportedMap(game, table))
    if not game.automa.stacks:
        table.order("run-all-tiles")
        return
    priority = game.card.runs_at
    table.order("run-tiles-below", "FCM-M7", priority=priority)
    run_stacks(game, table, partial(tell_stacks, table, "put-demand"))
    table.order("run-tiles-from", "FCM-M7", priority=priority)
