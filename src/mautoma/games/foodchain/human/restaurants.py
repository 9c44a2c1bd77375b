"""Working, last step: restaurants.

1. A local manager opens a new restaurant within road range 3 of an open one; it is coming soon
   until clean-up. Its entrance lies on the road that was travelled.
2. A regional manager opens one anywhere, or moves one that is open; it is open at once.
3. Two by two squares, the entrance corner next to a road; three restaurants at most (FCM-S6).
"""

from __future__ import annotations

from functools import partial

from mautoma.games.foodchain.city.city import City, RestaurantPlace
from mautoma.games.foodchain.city.grid import (
    SIDE,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    mask_named,
    squares_named,
)
from mautoma.games.foodchain.city.places import restaurant_keys, restaurant_place
from mautoma.games.foodchain.content.employees import Restaurants, anyone, employees
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.human.previews import distances_from
from mautoma.games.foodchain.rules.options import (
    DONE,
    ask_square,
    employee_option,
    how_it_lies,
    square_option,
)
from mautoma.games.foodchain.rules.staff import in_order, put
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

Keys = tuple[tuple[int, int], ...]

NEW = "new"


def open_restaurants(game: FoodChain, table: Table) -> None:
    table.enter("step", "restaurants")
    at_work = game.human.at_work
    if not anyone(at_work, "restaurants"):
        return
    able = {e: at_work[e] for e in in_order(at_work) if employees()[e].restaurants}
    while able:
        managers = [manager for manager in able if _doable(game, manager)]
        if not managers:
            return
        manager = table.ask(
            Pick(key="restaurant-manager", choices=[*managers, DONE], describe=employee_option)
        )
        if manager == DONE:
            game.human.day.idle.update({name: able[name] for name in managers})
            return
        put(game.human.day.built, "restaurant")
        _place_with(game, table, manager)
        able[manager] -= 1
        if not able[manager]:
            del able[manager]


def _doable(game: FoodChain, manager: str) -> list[str]:
    """What the manager can do: a new restaurant, or the number of the one to move."""
    power = employees()[manager].restaurants
    assert power is not None
    doable = []
    if len(game.city.restaurants) < supply().restaurants and any_of(_new_keys(game, power)):
        doable.append(NEW)
    if power.moves:
        doable += [
            str(restaurant.id)
            for restaurant in game.city.restaurants.values()
            if not restaurant.coming_soon and any_of(restaurant_keys(game.city, moving=restaurant.id))
        ]
    return doable


def any_of(keys: Keys) -> int:
    squares = 0
    for _, mask in keys:
        squares |= mask
    return squares


def _new_keys(game: FoodChain, power: Restaurants) -> Keys:
    if power.range is None:
        return restaurant_keys(game.city)
    entrances = game.city.entrances(game.human.drive_ins)
    if not entrances:
        return ()
    return restaurant_keys(game.city, beside=game.city.roads.beside_range(entrances, power.range))


def _place_with(game: FoodChain, table: Table, manager: str) -> None:
    power = employees()[manager].restaurants
    assert power is not None
    answer = table.choose(
        Pick(
            key="restaurant-move",
            data={"employee": manager},
            choices=_doable(game, manager),
            describe=lambda value: _new_or_moved(game, value),
        )
    )
    if answer == NEW:
        place = place_restaurant(game.city, table, _new_keys(game, power), "new-restaurant")
        restaurant = game.city.add_restaurant(place, coming_soon=power.opens == "clean_up")
        kind = "restaurant-coming-soon" if restaurant.coming_soon else "restaurant-opened"
    else:
        id = int(answer)
        place = place_restaurant(game.city, table, restaurant_keys(game.city, moving=id), "move-restaurant")
        game.city.move_restaurant(id, place)
        kind = "restaurant-moved"
    tell_restaurant(table, kind, place)


def _new_or_moved(game: FoodChain, value: str) -> Option:
    if value == NEW:
        return Option(value, Msg("option-new-restaurant"))
    place = game.city.restaurants[int(value)].place
    square = SQUARE_NAMES[place.square]
    return Option(value, Msg("option-move-restaurant", {"square": square}), restaurant_squares(place.square))


def restaurant_squares(square: int) -> Place:
    covers = (square, square + 1, square + SIDE, square + SIDE + 1)
    return Place(SQUARE_NAMES[square], squares_named(covers))


def ask_restaurant(
    table: Table, keys: Keys, key: str, rules: tuple[str, ...] = (), elsewhere: bool = False
) -> RestaurantPlace:
    """At a real table, two picks: the top-left square, then the entrance corner."""
    square = ask_square(
        table, key, any_of(keys), restaurant_squares, rules, at_once=True, elsewhere=elsewhere
    )
    corners = squares_named([square + corner for corner, mask in keys if mask >> square & 1])
    entrance = table.choose(Pick(key="entrance", rules=rules, choices=corners, describe=square_option))
    return restaurant_place(square, SQUARE_NUMBERS[entrance])


def place_restaurant(
    city: City, table: Table, keys: Keys, key: str, rules: tuple[str, ...] = ()
) -> RestaurantPlace:
    """Two picks: any of its squares, then how it lies and where its entrance is, with the distances."""
    rows = any_of(keys) | any_of(keys) << 1
    lying = partial(_lying, city, keys)
    square = ask_square(
        table, key, rows | rows << SIDE, lambda square: Place(SQUARE_NAMES[square]), rules, follows=lying
    )
    first, _, entrance = table.ask(lying(square)).partition("/")
    return restaurant_place(SQUARE_NUMBERS[first], SQUARE_NUMBERS[entrance])


def _lying(city: City, keys: Keys, square: int) -> Pick:
    places = {place.name: place for place in _covering(square, keys)}

    def describe(value: str) -> Option:
        place = places[value]
        last, entrance = SQUARE_NAMES[place.square + SIDE + 1], SQUARE_NAMES[place.entrance]
        label = msg(
            "option-restaurant-lies",
            first=SQUARE_NAMES[place.square],
            last=last,
            entrance=entrance,
            distances=distances_from(city, place),
        )
        return Option(value, label, Place(entrance, mask_named(place.mask)))

    return how_it_lies("restaurant-lies", list(places), describe)


def _covering(square: int, keys: Keys) -> list[RestaurantPlace]:
    """The places that cover a square: first those that begin with it, then in reading order."""
    return [
        restaurant_place(first, first + corner)
        for first in (square, square - SIDE - 1, square - SIDE, square - 1)
        for corner, mask in keys
        if first >= 0 and mask >> first & 1
    ]


def tell_restaurant(table: Table, kind: str, place: RestaurantPlace, *rules: str) -> None:
    if table.listening:
        table.tell(
            kind,
            *rules,
            square=SQUARE_NAMES[place.square],
            entrance=SQUARE_NAMES[place.entrance],
            places=list(restaurant_squares(place.square).covers),
        )
