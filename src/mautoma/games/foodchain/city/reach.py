"""Which houses a campaign reaches, by the kind of its tile."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace
from mautoma.games.foodchain.city.grid import TILE_MASKS, TILE_OF, beside
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind


def _billboard(city: City, place: MarketingPlace | AirplanePlace) -> int:
    return beside(place.mask)


def _mailbox(city: City, place: MarketingPlace | AirplanePlace) -> int:
    return city.roads.block(place.mask)


def _airplane(city: City, place: MarketingPlace | AirplanePlace) -> int:
    return place.mask


def _radio(city: City, place: MarketingPlace | AirplanePlace) -> int:
    return _AROUND[TILE_OF[place.mask.bit_length() - 1]]


def _around(tile: int) -> int:
    row, column = divmod(tile, 3)
    area = 0
    for other in range(9):
        if abs(other // 3 - row) <= 1 and abs(other % 3 - column) <= 1:
            area |= TILE_MASKS[other]
    return area


_AROUND = tuple(_around(tile) for tile in range(9))
"""The squares of each tile and of the tiles around it."""

_AREAS: dict[MarketingKind, Callable[[City, MarketingPlace | AirplanePlace], int]] = {
    MarketingKind.BILLBOARD: _billboard,
    MarketingKind.MAILBOX: _mailbox,
    MarketingKind.AIRPLANE: _airplane,
    MarketingKind.RADIO: _radio,
}


def area_reached(city: City, kind: MarketingKind, place: MarketingPlace | AirplanePlace) -> int:
    """The squares on which a building, house or garden, is reached.

    Billboard: orthogonally beside it. Mailbox: its block, bounded by roads. Airplane: its rows or
    columns. Radio: its tile and the eight around.
    """
    return _AREAS[kind](city, place)


def houses_reached(city: City, kind: MarketingKind, place: MarketingPlace | AirplanePlace) -> list[int]:
    """The numbers of the houses reached, in ascending order."""
    return houses_in(city, area_reached(city, kind, place))


def houses_in(city: City, area: int) -> list[int]:
    return [number for number, house in city.houses.items() if house.mask & area]
