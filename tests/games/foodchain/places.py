"""Places on the map by name, as the pieces call them, and all legal places of a piece."""

from __future__ import annotations

from mautoma.games.foodchain.city.city import AirplanePlace, City, HousePlace, MarketingPlace, RestaurantPlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NUMBERS, squares_of
from mautoma.games.foodchain.city.places import (
    airplane_place,
    house_keys,
    house_place,
    marketing_keys,
    marketing_place,
    restaurant_place,
)


def house_places(city: City) -> list[HousePlace]:
    """FCM-B4: every legal place of a house piece, by turn and key square."""
    return [house_place(key, turn) for turn, keys in enumerate(house_keys(city)) for key in squares_of(keys)]


def marketing_places(city: City, wide: int, high: int, beside: int | None = None) -> list[MarketingPlace]:
    """Every legal place of a marketing tile on the board, by way to lie and square."""
    return [
        marketing_place(square, across, down)
        for across, down, keys in marketing_keys(city, wide, high, beside)
        for square in squares_of(keys)
    ]


def house_place_named(name: str) -> HousePlace:
    key, _, turn = name.partition("/")
    return house_place(SQUARE_NUMBERS[key], int(turn))


def restaurant_place_named(name: str) -> RestaurantPlace:
    square, _, entrance = name.partition("/")
    return restaurant_place(SQUARE_NUMBERS[square], SQUARE_NUMBERS[entrance])


def marketing_place_named(name: str) -> MarketingPlace:
    square, _, size = name.partition("/")
    wide, _, high = size.partition("x")
    return marketing_place(SQUARE_NUMBERS[square], int(wide), int(high))


def airplane_place_named(name: str, wide: int) -> AirplanePlace:
    side, _, first = name.partition(" ")
    return airplane_place(DIRECTION_NAMES.index(side), int(first) - 1, wide)
