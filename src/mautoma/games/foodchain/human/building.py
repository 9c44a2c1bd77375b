"""Working, sixth step: houses and gardens.

1. Each new business developer places a house or a garden.
2. House: any number still in the stack (FCM-S4), with its garden, on empty squares, an edge next to
   a road (FCM-B4).
3. Garden: beside a house without one, so that they form two by three squares, on empty squares; as
   long as the shared supply lasts (FCM-B8).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mautoma.games.foodchain.city.city import GardenPlace, HousePlace
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    SQUARE_NAMES,
    mask_named,
    mask_of,
)
from mautoma.games.foodchain.city.places import garden_places, house_keys, house_places
from mautoma.games.foodchain.content.employees import able_to
from mautoma.games.foodchain.rules.options import DONE, ask_square, how_it_lies, or_elsewhere
from mautoma.games.foodchain.rules.staff import put
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

HOUSE = "house"
GARDEN = "garden"


def build(game: FoodChain, table: Table) -> None:
    table.enter("step", "houses_and_gardens")
    at_work = game.human.at_work
    developers = [name for name in at_work if name in able_to("builds") for _ in range(at_work[name])]
    for left in range(len(developers), 0, -1):
        buildings = []
        if game.house_stack and any(house_keys(game.city)):
            buildings.append(HOUSE)
        gardens = possible_gardens(game)
        if gardens:
            buildings.append(GARDEN)
        if not buildings:
            return
        question = Pick(key="build", data={"left": left}, choices=[*buildings, DONE], noun="build")
        answer = table.ask(question)
        if answer == DONE:
            game.human.day.idle.update(Counter(developers[-left:]))
            return
        put(game.human.day.built, answer)
        if answer == HOUSE:
            _build_house(game, table)
        else:
            _build_garden(game, table, gardens)


def _build_house(game: FoodChain, table: Table) -> None:
    """FCM-S4, FCM-B4"""
    numbers = [str(number) for number in sorted(tile.number for tile in game.house_stack)]
    question = Pick(key="house-number", rules=("FCM-S4",), choices=numbers, describe=house_option)
    number = int(table.choose(question))
    place = _ask_house_place(game, table, number)
    game.take_house(number)
    game.city.add_house(number, place)
    if table.listening:
        table.tell("house-placed", "FCM-S4", "FCM-B4", house=number, places=list(mask_named(place.mask)))


def house_option(value: str) -> Option:
    return Option(value, Msg("option-house-number", {"house": int(value)}))


def _ask_house_place(game: FoodChain, table: Table, number: int) -> HousePlace:
    """Two picks: a square of the house, then how house and garden lie."""
    places = house_places(game.city)
    anywhere = 0
    for place in places:
        anywhere |= mask_of(place.squares)
    named = {_house_lies(place): place for place in places}

    def describe(value: str) -> Option:
        place = named[value]
        corners = SQUARE_NAMES[place.squares[0]], SQUARE_NAMES[place.squares[-1]]
        data = {"first": corners[0], "last": corners[1], "direction": DIRECTION_NAMES[place.bottom]}
        on_map = Place(SQUARE_NAMES[place.garden[0]], mask_named(place.mask))
        return Option(value, Msg("option-house-lies", data), on_map)

    def lying(square: int) -> Pick:
        names = [name for name, place in named.items() if square in place.squares]
        return how_it_lies("house-lies", names, describe, house=number)

    square = ask_square(
        table,
        "house-square",
        anywhere,
        lambda square: Place(SQUARE_NAMES[square]),
        ("FCM-B4",),
        follows=lying,
    )
    return named[table.ask(lying(square))]


def _house_lies(place: HousePlace) -> str:
    """By its top-left square and the side of its garden."""
    return f"{SQUARE_NAMES[place.squares[0]]}/{DIRECTION_NAMES[place.bottom]}"


def possible_gardens(game: FoodChain) -> dict[str, list[GardenPlace]]:
    """FCM-B8: the houses that can take a garden, while there are gardens."""
    if not game.gardens:
        return {}
    places = {number: garden_places(game.city, number) for number in game.city.houses}
    return {str(number): sides for number, sides in places.items() if sides}


def _build_garden(game: FoodChain, table: Table, gardens: dict[str, list[GardenPlace]]) -> None:
    def sides(name: str) -> Pick:
        sides, describe = _garden_sides(gardens[name])
        return how_it_lies("garden-side", list(sides), describe, house=int(name))

    name = _ask_garden_house(game, table, gardens, sides)
    side = table.ask(sides(name))
    place = next(place for place in gardens[name] if DIRECTION_NAMES[place.side] == side)
    game.city.add_garden(place)
    game.gardens -= 1
    if table.listening:
        table.tell("garden-placed", house=place.house, places=list(mask_named(place.mask)))


def ask_garden(
    game: FoodChain, table: Table, gardens: dict[str, list[GardenPlace]], elsewhere: bool = False
) -> GardenPlace:
    """At a real table, two picks: the house, then the side."""
    name = _ask_garden_house(game, table, gardens, elsewhere=elsewhere)
    sides, describe = _garden_sides(gardens[name])
    question = Pick(key="garden-side", data={"house": int(name)}, choices=list(sides), describe=describe)
    return sides[table.choose(question)]


def _ask_garden_house(
    game: FoodChain,
    table: Table,
    gardens: dict[str, list[GardenPlace]],
    follows: Callable[[str], Pick] | None = None,
    elsewhere: bool = False,
) -> str:
    def describe_house(value: str) -> Option:
        squares = mask_named(game.city.houses[int(value)].mask)
        return Option(value, Msg("option-house-number", {"house": int(value)}), Place(squares[0], squares))

    question = Pick(
        key="garden-house",
        choices=list(gardens),
        describe=describe_house,
        at_once=elsewhere,
        follows=follows,
    )
    return or_elsewhere(table, question) if elsewhere else table.choose(question)


def _garden_sides(places: list[GardenPlace]) -> tuple[dict[str, GardenPlace], Callable[[str], Option]]:
    """The places by their side, and what each is called."""
    sides = {DIRECTION_NAMES[place.side]: place for place in places}

    def describe(value: str) -> Option:
        squares = mask_named(sides[value].mask)
        return Option(value, Msg("option-garden-side", {"direction": value}), Place(squares[0], squares))

    return sides, describe
