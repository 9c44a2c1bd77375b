"""The city: the board and everything that is built on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.city.grid import SIDE, SQUARE_NAMES, mask_named, mask_of
from mautoma.games.foodchain.city.in_json import CityInJson
from mautoma.games.foodchain.city.roads import Roads
from mautoma.games.foodchain.city.routes import Routes
from mautoma.games.foodchain.content.products import Product

DEMAND_LIMIT = 3
DEMAND_LIMIT_WITH_GARDEN = 5


class HousePlace(NamedTuple):
    """Where a house piece lies: key square and quarter-turns counter-clockwise (FCM-B3)."""

    name: str
    key: int
    turn: int
    squares: tuple[int, ...]
    garden: tuple[int, ...]
    bottom: int
    mask: int


class GardenPlace(NamedTuple):
    name: str
    house: int
    side: int
    squares: tuple[int, ...]
    mask: int


class RestaurantPlace(NamedTuple):
    """Where a restaurant lies: its top-left square and the corner square that is its entrance."""

    name: str
    square: int
    entrance: int
    mask: int


class MarketingPlace(NamedTuple):
    """Where a marketing tile lies on the board."""

    name: str
    squares: tuple[int, ...]
    mask: int


class AirplanePlace(NamedTuple):
    """Where an airplane flies in, beside the map."""

    name: str
    side: int
    berth: int
    """The stretch of the map's edge it takes up, as bits."""
    mask: int
    """The rows or columns it flies over."""


@dataclass(slots=True)
class House:
    """House and garden are one building for every purpose."""

    number: int
    squares: tuple[int, ...]
    garden: tuple[int, ...]
    bottom: int
    printed: bool
    mask: int
    """All squares of the building."""
    demand: list[Product] = field(default_factory=list)

    @property
    def demand_limit(self) -> int:
        return DEMAND_LIMIT_WITH_GARDEN if self.garden else DEMAND_LIMIT

    @property
    def room_for_demand(self) -> int:
        return self.demand_limit - len(self.demand)

    def clone(self) -> House:
        return House(
            self.number,
            self.squares,
            self.garden,
            self.bottom,
            self.printed,
            self.mask,
            self.demand.copy(),
        )


class Restaurant(NamedTuple):
    id: int
    place: RestaurantPlace
    coming_soon: bool = False

    @property
    def corners(self) -> tuple[int, int, int, int]:
        square = self.place.square
        return square, square + 1, square + SIDE, square + SIDE + 1

    def entrances(self, drive_in: bool) -> tuple[int, ...]:
        """A drive-in has an entrance at all four corners."""
        return self.corners if drive_in else (self.place.entrance,)


class City:
    """`free` is the one record of which squares can be built on; `_take` and `_give_back` keep it.

    A piece whose place was insisted on lies where it lies, whatever is there already.
    """

    __slots__ = ("board", "free", "houses", "marketing", "restaurants", "roads", "routes")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.roads = Roads(board)
        self.routes = Routes(board)
        self.free = board.empty
        self.houses = {
            number: House(number, squares, (), bottom, True, mask_of(squares))
            for number, squares, bottom in board.houses
        }
        """By number, in ascending order."""
        self.restaurants: dict[int, Restaurant] = {}
        self.marketing: dict[int, MarketingPlace | AirplanePlace] = {}
        """Where the marketing tiles lie, by tile number."""

    def clone(self) -> City:
        copy: City = object.__new__(City)
        copy.board = self.board
        copy.roads = self.roads
        copy.routes = self.routes
        copy.free = self.free
        copy.houses = {number: house.clone() for number, house in self.houses.items()}
        copy.restaurants = self.restaurants.copy()
        copy.marketing = self.marketing.copy()
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and all(
            getattr(self, name) == getattr(other, name)
            for name in ("board", "free", "houses", "restaurants", "marketing")
        )

    __hash__ = None  # type: ignore[assignment]

    def to_json(self) -> CityInJson:
        """What lies where, by the names of the squares."""
        return {
            "tiles": [f"{letter}{turns}" for letter, turns in self.board.laid],
            "roads": mask_named(self.board.roads),
            "bridges": mask_named(self.board.bridges),
            "sources": {SQUARE_NAMES[square]: drink for square, drink in self.board.sources.items()},
            "houses": [
                {
                    "number": house.number,
                    "squares": [SQUARE_NAMES[square] for square in house.squares],
                    "garden": [SQUARE_NAMES[square] for square in house.garden],
                    "demand": house.demand,
                }
                for house in self.houses.values()
            ],
            "restaurants": [
                {"id": restaurant.id, "place": restaurant.place.name, "coming_soon": restaurant.coming_soon}
                for restaurant in self.restaurants.values()
            ],
            "marketing": {number: place.name for number, place in self.marketing.items()},
        }

    def _take(self, mask: int, insisted: bool = False) -> None:
        if mask & ~self.free and not insisted:
            raise ValueError("something already lies there")
        self.free &= ~mask

    def _give_back(self, mask: int) -> None:
        """A piece is gone; what else lies on its squares still covers them."""
        for pieces in (self.houses, self.marketing):
            for piece in pieces.values():
                if not isinstance(piece, AirplanePlace):
                    mask &= ~piece.mask
        for restaurant in self.restaurants.values():
            mask &= ~restaurant.place.mask
        self.free |= mask & self.board.empty

    def add_house(self, number: int, place: HousePlace, insisted: bool = False) -> House:
        if number in self.houses:
            raise ValueError(f"house {number} is already in the city")
        self._take(place.mask, insisted)
        house = House(number, place.squares, place.garden, place.bottom, False, place.mask)
        self.houses = dict(sorted([*self.houses.items(), (number, house)]))
        return house

    def remove_house(self, number: int) -> None:
        """With its garden; a printed house stays."""
        if self.houses[number].printed:
            raise ValueError(f"house {number} is printed on the map")
        house = self.houses[number]
        self.houses = {other: kept for other, kept in self.houses.items() if other != number}
        self._give_back(house.mask)

    def add_garden(self, place: GardenPlace, insisted: bool = False) -> None:
        house = self.houses[place.house]
        if house.garden:
            raise ValueError(f"house {house.number} already has a garden")
        self._take(place.mask, insisted)
        house.garden = place.squares
        house.mask |= place.mask

    def remove_garden(self, number: int) -> None:
        house = self.houses[number]
        garden = mask_of(house.garden)
        house.garden = ()
        house.mask = mask_of(house.squares)
        self._give_back(garden)

    def add_restaurant(
        self, place: RestaurantPlace, coming_soon: bool = False, insisted: bool = False
    ) -> Restaurant:
        self._take(place.mask, insisted)
        lowest = next(n for n in range(1, len(self.restaurants) + 2) if n not in self.restaurants)
        restaurant = self.restaurants[lowest] = Restaurant(lowest, place, coming_soon)
        return restaurant

    def move_restaurant(self, restaurant: int, place: RestaurantPlace, insisted: bool = False) -> None:
        old = self.restaurants[restaurant]
        if place.mask & ~(self.free | old.place.mask) and not insisted:
            raise ValueError("something already lies there")
        self.restaurants[restaurant] = old._replace(place=place)
        self._give_back(old.place.mask)
        self._take(place.mask, insisted=True)

    def open_restaurant(self, restaurant: int) -> None:
        self.restaurants[restaurant] = self.restaurants[restaurant]._replace(coming_soon=False)

    def remove_restaurant(self, restaurant: int) -> None:
        self._give_back(self.restaurants.pop(restaurant).place.mask)

    def place_marketing(
        self, number: int, place: MarketingPlace | AirplanePlace, insisted: bool = False
    ) -> None:
        if number in self.marketing:
            raise ValueError(f"marketing tile {number} is already in the city")
        if isinstance(place, MarketingPlace):
            self._take(place.mask, insisted)
        self.marketing[number] = place

    def lift_marketing(self, number: int) -> None:
        place = self.marketing.pop(number)
        if isinstance(place, MarketingPlace):
            self._give_back(place.mask)

    def entrances(self, drive_ins: bool = False) -> tuple[int, ...]:
        """The entrances of all open restaurants; one that is coming soon serves nobody."""
        return tuple(
            [
                entrance
                for restaurant in self.restaurants.values()
                if not restaurant.coming_soon
                for entrance in restaurant.entrances(drive_ins)
            ]
        )

    def distance(self, house: int, drive_ins: bool = False) -> int | None:
        """From the nearest open restaurant of the human; None if no road joins them."""
        entrances = self.entrances(drive_ins)
        return self.roads.distance(entrances, self.houses[house].mask) if entrances else None

    def outside_distance(self, house: int) -> int | None:
        """FCM-D3: from the automa's nearest outside restaurant."""
        return self.roads.outside_distance(self.houses[house].mask)
