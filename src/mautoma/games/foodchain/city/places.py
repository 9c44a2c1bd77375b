"""Legal places for houses, gardens, restaurants and marketing tiles.

Every listing works on the whole map at once with bit masks; the places themselves are made once
per process and handed out again.
"""

from __future__ import annotations

from functools import cache

from mautoma.games.foodchain.city.city import (
    AirplanePlace,
    City,
    GardenPlace,
    House,
    HousePlace,
    MarketingPlace,
    RestaurantPlace,
)
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    EAST,
    NEXT,
    NORTH,
    OFF_MAP,
    SIDE,
    SOUTH,
    SQUARE_NAMES,
    WEST,
    columns_mask,
    keys_touching,
    keys_within,
    mask_of,
    rectangle,
    rows_mask,
    squares_of,
)

# FCM-B2, FCM-B3: the piece stands vertically on its key square, the garden below the house.
_HOUSE_CELLS = ((0, 0), (0, 1), (1, 0), (1, 1))
_GARDEN_CELLS = ((2, 0), (2, 1))
_UPRIGHT, _LYING = rectangle(2, 3), rectangle(3, 2)
_TO_KEY = (0, SIDE, 2 * SIDE + 1, 2)
"""Per turn, from the top left of what the piece covers to its key square."""

_RESTAURANT = rectangle(2, 2)
_CORNERS = (0, 1, SIDE, SIDE + 1)


def _turned(cells: tuple[tuple[int, int], ...], turn: int) -> tuple[tuple[int, int], ...]:
    """Cells turned counter-clockwise about the key square."""
    for _ in range(turn):
        cells = tuple((-right, down) for down, right in cells)
    return cells


def _covered(key: int, cells: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(sorted(key + down * SIDE + right for down, right in cells))


def _by_key(upright: int, lying: int) -> tuple[int, ...]:
    """Per turn, the key squares of pieces with these top-left squares."""
    corners = (upright, lying, upright, lying)
    return tuple([squares << step for squares, step in zip(corners, _TO_KEY, strict=True)])


@cache
def house_place(key: int, turn: int) -> HousePlace:
    """FCM-B3: the house piece on this key square after so many turns counter-clockwise."""
    if turn not in range(4) or not _by_key(_UPRIGHT.keys, _LYING.keys)[turn] >> key & 1:
        raise ValueError(f"a house piece at {SQUARE_NAMES[key]} turned {turn} times leaves the map")
    squares = _covered(key, _turned(_HOUSE_CELLS, turn))
    garden = _covered(key, _turned(_GARDEN_CELLS, turn))
    name = f"{SQUARE_NAMES[key]}/{turn}"
    return HousePlace(name, key, turn, squares, garden, (SOUTH - turn) % 4, mask_of(squares + garden))


def house_keys(city: City) -> tuple[int, ...]:
    """FCM-B4: per turn, the key squares on which a house piece may lie, as a mask."""
    free, near_road = city.free, city.roads.beside_roads
    return _by_key(*[keys_within(way, free) & keys_touching(way, near_road) for way in (_UPRIGHT, _LYING)])


def house_places(city: City) -> list[HousePlace]:
    """FCM-B4: all of them."""
    return _at_keys(house_keys(city))


@cache
def all_house_places() -> list[HousePlace]:
    """Every place on the map, whatever is there."""
    return _at_keys(_by_key(_UPRIGHT.keys, _LYING.keys))


def _at_keys(keys: tuple[int, ...]) -> list[HousePlace]:
    return [house_place(key, turn) for turn, mask in enumerate(keys) for key in squares_of(mask)]


def _garden_place(number: int, house: tuple[int, ...], side: int) -> GardenPlace | None:
    """The two squares that make the house 2×3 on this side, if they are on the map."""
    outward = [NEXT[side][square] for square in house]
    squares = tuple(square for square in outward if square not in house)
    if OFF_MAP in squares:
        return None
    return GardenPlace(f"{number}/{DIRECTION_NAMES[side]}", number, side, squares, mask_of(squares))


@cache
def _garden_sides(number: int, house: tuple[int, ...], bottom: int) -> tuple[GardenPlace, ...]:
    sides = [_garden_place(number, house, (bottom - step) % 4) for step in range(4)]
    return tuple(place for place in sides if place)


def garden_sides(house: House) -> list[GardenPlace]:
    """FCM-B7: where its garden would be on the map: under the art first, then counter-clockwise."""
    return list(_garden_sides(house.number, house.squares, house.bottom))


def garden_places(city: City, number: int) -> list[GardenPlace]:
    """FCM-B7: the sides that take a garden: under the art first, then counter-clockwise round the house."""
    house = city.houses[number]
    if house.garden:
        return []
    sides = _garden_sides(house.number, house.squares, house.bottom)
    return [place for place in sides if not place.mask & ~city.free]


@cache
def restaurant_place(square: int, entrance: int) -> RestaurantPlace:
    if not _RESTAURANT.keys >> square & 1 or entrance - square not in _CORNERS:
        raise ValueError(f"no restaurant at {SQUARE_NAMES[square]} with entrance {SQUARE_NAMES[entrance]}")
    name = f"{SQUARE_NAMES[square]}/{SQUARE_NAMES[entrance]}"
    return RestaurantPlace(name, square, entrance, mask_of(square + corner for corner in _CORNERS))


def restaurant_keys(
    city: City, beside: int | None = None, moving: int | None = None
) -> tuple[tuple[int, int], ...]:
    """FCM-S13: 2×2 on free squares, the entrance next to a road.

    Per corner, as a step from the top-left square: the top-left squares on which a restaurant with
    its entrance at that corner may lie, as a mask. `beside` limits the entrances to these squares
    (`Roads.beside_range`, the local manager); `moving` is a restaurant whose own squares count as free.
    """
    near_road = city.roads.beside_roads if beside is None else beside
    free = city.free if moving is None else city.free | city.restaurants[moving].place.mask
    fitting = keys_within(_RESTAURANT, free)
    return tuple([(corner, fitting & near_road >> corner) for corner in _CORNERS])


def restaurant_places(
    city: City, beside: int | None = None, moving: int | None = None
) -> list[RestaurantPlace]:
    """Every legal place of a restaurant, by corner and square."""
    return [
        restaurant_place(square, square + corner)
        for corner, keys in restaurant_keys(city, beside, moving)
        for square in squares_of(keys)
    ]


@cache
def marketing_place(square: int, wide: int, high: int) -> MarketingPlace:
    """A marketing tile by its top-left square."""
    footprint = rectangle(wide, high)
    if not footprint.keys >> square & 1:
        raise ValueError(f"a tile of {wide}x{high} at {SQUARE_NAMES[square]} leaves the map")
    squares = tuple(square + offset for offset in footprint.offsets)
    return MarketingPlace(f"{SQUARE_NAMES[square]}/{wide}x{high}", squares, mask_of(squares))


def marketing_keys(
    city: City, wide: int, high: int, beside: int | None = None
) -> tuple[tuple[int, int, int], ...]:
    """Free squares next to a road, the tile lying either way.

    Per way to lie, as squares across and down: the legal top-left squares as a mask. `beside` limits
    the road squares to those a range reaches (`Roads.beside_range`).
    """
    near_road = city.roads.beside_roads if beside is None else beside
    ways = ((wide, high),) if wide == high else ((wide, high), (high, wide))
    keys = []
    for across, down in ways:
        footprint = rectangle(across, down)
        legal = keys_within(footprint, city.free) & keys_touching(footprint, near_road)
        keys.append((across, down, legal))
    return tuple(keys)


@cache
def airplane_place(side: int, first: int, wide: int) -> AirplanePlace:
    """An airplane beside the map; `first` is its first row or column, from 0."""
    if not 0 <= first <= SIDE - wide:
        raise ValueError(f"an airplane {wide} wide at {first + 1} overhangs the corner")
    over = columns_mask(first, wide) if side in (NORTH, SOUTH) else rows_mask(first, wide)
    berth = ((1 << wide) - 1) << (side * SIDE + first)
    return AirplanePlace(f"{DIRECTION_NAMES[side]} {first + 1}", side, berth, over)


def airplane_places(city: City, wide: int) -> list[AirplanePlace]:
    """Beside the edge, not past a corner, not over another airplane on the same edge."""
    flying = 0
    for place in city.marketing.values():
        if isinstance(place, AirplanePlace):
            flying |= place.berth
    return [
        place
        for side in (NORTH, EAST, SOUTH, WEST)
        for first in range(SIDE - wide + 1)
        if not (place := airplane_place(side, first, wide)).berth & flying
    ]
