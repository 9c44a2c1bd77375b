"""Why a report of the table seems impossible: each gives the reason, or None."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import Ground
from mautoma.games.foodchain.city.city import (
    AirplanePlace,
    City,
    GardenPlace,
    HousePlace,
    MarketingPlace,
    RestaurantPlace,
)
from mautoma.games.foodchain.city.grid import SQUARE_NAMES, squares_of
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.message import Msg, msg


def restaurant_doubt(game: TableGame, place: RestaurantPlace, moving: int | None = None) -> Msg | None:
    """FCM-S13: two by two free squares, the entrance next to a road; three of them (FCM-S6)."""
    city = game.city
    own = city.restaurants[moving].place.mask if moving is not None else 0
    if moving is None and len(city.restaurants) >= supply().restaurants:
        return msg("doubt-restaurants", number=len(city.restaurants))
    taken = _taken(city, place.mask & ~own)
    if taken is None and not city.roads.beside_roads >> place.entrance & 1:
        return msg("doubt-door", square=SQUARE_NAMES[place.entrance])
    return taken


def tile_doubt(game: TableGame, place: MarketingPlace | AirplanePlace) -> Msg | None:
    """Free squares next to a road; an airplane beside the edge, not over another."""
    if isinstance(place, MarketingPlace):
        return _taken(game.city, place.mask) or _far_from_roads(game.city, place.mask)
    for other in game.city.marketing.values():
        if isinstance(other, AirplanePlace) and other.berth & place.berth:
            return msg("doubt-airplane")
    return None


def house_doubt(game: TableGame, number: int, place: HousePlace) -> Msg | None:
    """FCM-S4, FCM-B4"""
    if all(tile.number != number for tile in game.house_stack):
        return msg("doubt-house-spent", house=number)
    return _taken(game.city, place.mask) or _far_from_roads(game.city, place.mask)


def garden_doubt(game: TableGame, place: GardenPlace) -> Msg | None:
    """FCM-B8: eight gardens for both."""
    return msg("doubt-no-garden") if not game.gardens else _taken(game.city, place.mask)


def _far_from_roads(city: City, mask: int) -> Msg | None:
    return None if mask & city.roads.beside_roads else msg("doubt-no-road")


def _taken(city: City, mask: int) -> Msg | None:
    """The first square that is not free, and what is on it."""
    for square in squares_of(mask & ~city.free):
        ground = city.board.ground(square)
        thing = "piece" if ground is Ground.EMPTY else str(ground)
        return msg("doubt-taken", square=SQUARE_NAMES[square], thing=thing)
    return None
