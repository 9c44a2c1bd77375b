"""The human's opening (FCM-S13).

1. Choose one of the three reserve cards (FCM-S6); its number stays secret until the bank breaks.
2. Place the first restaurant: two by two empty squares, the entrance corner next to a road.
"""

from __future__ import annotations

from mautoma.games.foodchain.city.places import restaurant_keys
from mautoma.games.foodchain.content.supply import ceo_slots
from mautoma.games.foodchain.human.restaurants import place_restaurant, tell_restaurant
from mautoma.games.foodchain.rules.options import reserve_option
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table


def choose_reserve(game: FoodChain, table: Table) -> None:
    """FCM-S6, FCM-S13"""
    cards = [str(cash) for cash in ceo_slots()]
    question = Pick(
        key="reserve", rules=("FCM-S6", "FCM-S13", "FCM-E1"), choices=cards, describe=reserve_option
    )
    game.human.reserve = int(table.ask(question))
    table.tell("reserve-chosen", "FCM-S13", cash=game.human.reserve)


def first_restaurant(game: FoodChain, table: Table) -> None:
    """FCM-S13"""
    place = place_restaurant(game.city, table, restaurant_keys(game.city), "first-restaurant", ("FCM-S13",))
    game.city.add_restaurant(place)
    tell_restaurant(table, "restaurant-opened", place, "FCM-S13")
