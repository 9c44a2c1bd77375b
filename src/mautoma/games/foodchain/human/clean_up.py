"""Phase 7, clean-up, for the human (FCM-C9: before the automa).

1. Unsold stock is thrown away; with the freezer of FIRST TO THROW AWAY ten items are kept.
2. Throwing away earns that milestone; its freezer counts from the next clean-up.
3. Restaurants that were coming soon open; drive-ins go. The cards are back in hand.
"""

from __future__ import annotations

from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.content.milestones import milestone, milestones
from mautoma.games.foodchain.content.products import PRODUCTS, worded
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.state import Game, Stock
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

THROW_AWAY = "first_to_throw_away"


def tidy_up(game: Game, table: Table) -> None:
    """FCM-C9"""
    _throw_away(game, table)
    open_for_business(game, table)
    game.human.drive_ins = False
    game.human.unused_hires = 0


def _throw_away(game: Game, table: Table) -> None:
    company = game.human
    freezer = sum([milestones()[name].freezer for name in company.milestones])
    kept = _kept(table, company.stock, freezer)
    thrown = {p: n - kept.get(p, 0) for p, n in company.stock.items() if n > kept.get(p, 0)}
    company.stock = kept
    number = sum(thrown.values())
    if number:
        table.tell("thrown-away", "FCM-C9", products=worded(thrown))
    if number >= milestone(THROW_AWAY).at_least:
        claim(game, table, HUMAN, THROW_AWAY, "FCM-C9")


def _kept(table: Table, stock: Stock, freezer: int) -> Stock:
    """What stays; with more than the freezer holds, it is filled product by product."""
    if not freezer:
        return {}
    left = sum(stock.values())
    kept: Stock = {}
    for product in PRODUCTS:
        number = stock.get(product, 0)
        if not number:
            continue
        left -= number
        least, most = max(0, freezer - left), min(number, freezer)
        data: dict[str, Json] = {"product": product, "number": number, "room": freezer}
        choices = [str(n) for n in range(most, min(least, most) - 1, -1)]
        keep = int(table.choose(Pick(key="freeze", data=data, choices=choices)))
        if keep:
            kept[product] = keep
        freezer -= keep
    return kept


def open_for_business(game: Game, table: Table) -> None:
    city = game.city
    for restaurant in list(city.restaurants.values()):
        if restaurant.coming_soon:
            city.open_restaurant(restaurant.id)
            square = SQUARE_NAMES[restaurant.place.square]
            table.tell("restaurant-open-now", square=square, places=[square])
