"""The automa's five freezers: 0 to 10 of each product; what exceeds 10 is lost (FCM-O2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.foodchain.content.products import Product, worded
from mautoma.games.foodchain.rules.mat import move_markers
from mautoma.games.foodchain.state import MautomaInc
from mautoma.kernel.decide import Criterion, Decision, decide, least, most, unexplained
from mautoma.kernel.table import Table

CAPACITY = 10


def store(automa: MautomaInc, table: Table, products: Mapping[Product, int], *rules: str) -> None:
    """FCM-O2"""
    freezers, gained = automa.freezers, automa.gained
    lost: dict[str, int] = {}
    for product, number in products.items():
        gained[product] = gained.get(product, 0) + number
        held = freezers[product] + number
        if held > CAPACITY:
            lost[product] = held - CAPACITY
            held = CAPACITY
        freezers[product] = held
    if table.listening:
        move_markers(automa, table, "stored", *rules, products=worded(products))
        if lost:
            table.tell("lost", "FCM-O2", products=lost)


def most_held(automa: MautomaInc, table: Table, products: Sequence[Product], why: str) -> Decision[Product]:
    """The one of these products it has most of; a tie goes to the one nearer the top (FCM-S10)."""
    if not table.listening:
        from_the_top = [product for product in automa.order if product in products]
        return unexplained(max(from_the_top, key=automa.freezers.__getitem__))
    return decide(
        products,
        most(why, "most-in-freezer", automa.freezers.__getitem__),
        nearest_the_top(automa),
        why=why,
        show=str,
        noun="product",
    )


def nearest_the_top(automa: MautomaInc) -> Criterion[Product]:
    """FCM-S10: every tie between products goes to the one nearer the top of the mat (FCM-X1)."""
    return least("FCM-S10", "nearest-the-top", lambda product: automa.order.index(product) + 1)


def least_held(automa: MautomaInc) -> list[Product]:
    """FCM-W6: the product it has least of; if several tie, each of them."""
    fewest = min(automa.freezers.values())
    return [product for product in automa.order if automa.freezers[product] == fewest]
