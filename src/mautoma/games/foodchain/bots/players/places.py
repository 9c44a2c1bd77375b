"""Where the bots would build: the best places first, and none that comes to the same as another."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from heapq import nlargest
from typing import TypeVar

from mautoma.games.foodchain.bots.players.market import FAR, distance
from mautoma.games.foodchain.city.city import HousePlace, RestaurantPlace
from mautoma.games.foodchain.city.grid import squares_of
from mautoma.games.foodchain.city.places import house_keys, house_place, restaurant_places
from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.state import FoodChain

P = TypeVar("P")

TOO_FAR = 5
"""Borders: whoever lives farther away than this is as good as out of reach."""


def best(places: Iterable[P], worth: Callable[[P], tuple[float, Hashable]], number: int) -> list[P]:
    """`worth` also tells what a place comes to: of those that come to the same, the first stays."""
    found: dict[Hashable, tuple[float, P]] = {}
    for place in places:
        value, same = worth(place)
        if same not in found or value > found[same][0]:
            found[same] = (value, place)
    return [place for _, place in nlargest(number, found.values(), key=lambda pair: pair[0])]


def openings(game: FoodChain, number: int) -> list[RestaurantPlace]:
    """For the first restaurant: near as many houses as possible."""
    seen: dict[int, tuple[float, Hashable]] = {}

    def worth(place: RestaurantPlace) -> tuple[float, Hashable]:
        if place.entrance not in seen:
            away = distances(game, place)
            seen[place.entrance] = sum([1 / (1 + one) for one in away if one < FAR]), away
        return seen[place.entrance]

    return best(restaurant_places(game.city), worth, number)


def distances(game: FoodChain, place: RestaurantPlace) -> tuple[int, ...]:
    """From a restaurant there to each house."""
    roads = game.city.roads
    found = [roads.distance((place.entrance,), house.mask) for house in game.city.houses.values()]
    return tuple([FAR if away is None else away for away in found])


def new_restaurants(game: FoodChain, manager: str, number: int) -> list[RestaurantPlace]:
    """For one more: where it brings the most houses nearer."""
    power = employee(manager).restaurants
    entrances = game.city.entrances(game.human.drive_ins)
    if power is None or not entrances or len(game.city.restaurants) >= supply().restaurants:
        return []
    beside = None if power.range is None else game.city.roads.beside_range(entrances, power.range)
    houses = game.city.houses.values()
    now = [min(distance(game, house), TOO_FAR) for house in houses]
    items = [2 if house.garden else 1 for house in houses]

    def worth(place: RestaurantPlace) -> tuple[float, Hashable]:
        nearer = tuple([max(0, old - new) for old, new in zip(now, distances(game, place), strict=True)])
        return sum([one * weight for one, weight in zip(nearer, items, strict=True)]), nearer

    return [place for place in best(restaurant_places(game.city, beside), worth, number) if worth(place)[0]]


def new_houses(game: FoodChain, number: int) -> list[HousePlace]:
    """Near the human's restaurants and far from the edge of the map, where the automa delivers from."""
    entrances = game.city.entrances(game.human.drive_ins)
    if not entrances:
        return []
    roads = game.city.roads

    def worth(place: HousePlace) -> tuple[float, Hashable]:
        away, outside = roads.distance(entrances, place.mask), roads.outside_distance(place.mask)
        if away is None:
            return -FAR, None
        return (FAR if outside is None else outside) - 2 * away, (away, outside)

    places = [
        house_place(key, turn) for turn, keys in enumerate(house_keys(game.city)) for key in squares_of(keys)
    ]
    return [place for place in best(places, worth, number) if worth(place)[1] is not None]
