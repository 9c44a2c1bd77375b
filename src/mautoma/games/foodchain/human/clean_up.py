"""Phase 7, clean-up, for the human (FCM-C9: before the automa).

1. Unsold stock is thrown away; with the freezer of FIRST TO THROW AWAY ten items are kept.
2. Throwing away earns that milestone; its freezer counts from the next clean-up.
3. Restaurants that were coming soon open; drive-ins go. The cards are back in hand.
"""

from __future__ import annotations

from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.content.milestones import give, milestone
from mautoma.games.foodchain.content.products import PRODUCTS, worded
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.state import FoodChain, Stock
from mautoma.kernel.message import msg
from mautoma.kernel.question import Counts, Limit
from mautoma.kernel.table import Table

THROW_AWAY = "first_to_throw_away"


def tidy_up(game: FoodChain, table: Table) -> None:
    """FCM-C9"""
    _throw_away(game, table)
    open_for_business(game, table)
    game.human.drive_ins = False
    game.human.unused_hires = 0


def _throw_away(game: FoodChain, table: Table) -> None:
    company = game.human
    if not company.stock:
        return
    freezer = give(company.milestones, "freezer")
    kept = _kept(table, company.stock, freezer)
    thrown = {p: n - kept.get(p, 0) for p, n in company.stock.items() if n > kept.get(p, 0)}
    company.stock = kept
    number = sum(thrown.values())
    if number:
        table.tell("thrown-away", "FCM-C9", products=worded(thrown))
    if number >= milestone(THROW_AWAY).at_least:
        claim(game, table, HUMAN, THROW_AWAY, "FCM-C9")


def _kept(table: Table, stock: Stock, freezer: int) -> Stock:
    """What stays: everything if the freezer holds it, else what the human chooses, all at once."""
    goods = {product: stock[product] for product in PRODUCTS if stock.get(product)}
    if sum(goods.values()) <= freezer:
        return goods
    if not freezer:
        return {}
    question = Counts(
        key="keep",
        data={"room": freezer},
        available={str(product): number for product, number in goods.items()},
        noun="product",
        limits=(Limit(msg("misfit-freezer", room=freezer), most=freezer),),
        default=_first_of_all(goods, freezer),
    )
    answer = table.ask(question)
    return {product: answer[product] for product in goods if answer.get(product)}


def _first_of_all(goods: Stock, freezer: int) -> dict[str, int]:
    """One of each in turn until the freezer is full."""
    kept = dict.fromkeys(goods, 0)
    while sum(kept.values()) < freezer:
        for product, number in goods.items():
            if kept[product] < number and sum(kept.values()) < freezer:
                kept[product] += 1
    return {str(product): number for product, number in kept.items()}


def open_for_business(game: FoodChain, table: Table) -> None:
    city = game.city
    for restaurant in list(city.restaurants.values()):
        if restaurant.coming_soon:
            city.open_restaurant(restaurant.id)
            square = SQUARE_NAMES[restaurant.place.square]
            table.order("restaurant-open-now", square=square, places=[square])
