"""Where everything is, for other programs: squares by their names."""

from __future__ import annotations

from typing import TypedDict

from mautoma.games.foodchain.content.products import Product


class HouseInJson(TypedDict):
    number: int
    squares: list[str]
    garden: list[str]
    demand: list[Product]


class RestaurantInJson(TypedDict):
    """`place`: its top-left square, then its entrance."""

    id: int
    place: str
    coming_soon: bool


class CityInJson(TypedDict):
    """`tiles`: letter and quarter-turns clockwise, row by row. `bridges`: where two roads cross without
    meeting. `marketing`: by number, where a tile is: its top-left square and size, or an airplane's edge and
    first line."""

    tiles: list[str]
    roads: tuple[str, ...]
    bridges: tuple[str, ...]
    sources: dict[str, Product]
    houses: list[HouseInJson]
    restaurants: list[RestaurantInJson]
    marketing: dict[int, str]
