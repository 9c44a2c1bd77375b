"""What the human can serve tonight: the stock, and what the staff at work can still bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mautoma.games.foodchain.content.products import DRINKS, PRODUCTS, Product
from mautoma.games.foodchain.human.production import can_bring, routes_left
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Question

AFTER_PRODUCTION = frozenset(
    (
        "build",
        "house-number",
        "house-square",
        "house-lies",
        "garden-house",
        "garden-side",
        "restaurant-manager",
        "restaurant-move",
        "new-restaurant",
        "move-restaurant",
        "restaurant-lies",
        "end-day",
    )
)
PRODUCING = frozenset(("produce", "route"))


class Brings(NamedTuple):
    """So many more, each of one of these products."""

    products: frozenset[Product]
    number: int


class Larder(NamedTuple):
    """`stock` is in the order of PRODUCTS; of the staff those with the least choice come first."""

    stock: tuple[int, ...]
    staff: tuple[Brings, ...] = ()

    def after(self, demand: Sequence[Product]) -> Larder | None:
        """What is left when a house has eaten; None if something is missing."""
        stock, staff = [*self.stock], [*self.staff]
        for product in demand:
            at = PRODUCTS.index(product)
            if stock[at]:
                stock[at] -= 1
                continue
            able = [i for i, brings in enumerate(staff) if brings.number and product in brings.products]
            if not able:
                return None
            staff[able[0]] = staff[able[0]]._replace(number=staff[able[0]].number - 1)
        return Larder(tuple(stock), tuple(staff))

    def stocks(self, demand: Sequence[Product]) -> bool:
        """Nobody needs to bring anything."""
        return Larder(self.stock).after(demand) is not None


def larder_of(stock: Mapping[Product, int]) -> Larder:
    return Larder(tuple([stock.get(product, 0) for product in PRODUCTS]))


def staff_of(game: FoodChain, question: Question[Any] | None) -> tuple[Brings, ...]:
    """What those can bring who have not been asked yet. Drivers share what any of them reaches."""
    numbers: dict[frozenset[Product], int] = {}
    reached: frozenset[Product] = frozenset()
    driven = 0
    for name, number in _waiting(game, question).items():
        products, most = can_bring(game, name)
        if products <= set(DRINKS) and products != set(DRINKS):
            reached, driven = reached | products, driven + most * number
        elif products:
            numbers[products] = numbers.get(products, 0) + most * number
    if driven:
        numbers[reached] = numbers.get(reached, 0) + driven
    return tuple([Brings(products, numbers[products]) for products in sorted(numbers, key=len)])


def _waiting(game: FoodChain, question: Question[Any] | None) -> Mapping[str, int]:
    if question is None or question.key in AFTER_PRODUCTION:
        return {}
    if question.key == "route":
        return routes_left(game, str(question.data["employee"]), int(str(question.data["left"])))
    return game.human.at_work
