"""Working, sixth step: houses and gardens.

1. Each new business developer places a house or a garden.
2. House: any number still in the stack (FCM-S4), with its garden, on empty squares, an edge next to
   a road (FCM-B4).
3. Garden: beside a house without one, so that they form two by three squares, on empty squares; as
   long as the shared supply lasts (FCM-B8).
"""

from __future__ import annotations

from collections import Counter

from mautoma.games.foodchain.city.city import GardenPlace, HousePlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES, mask_named
from mautoma.games.foodchain.city.places import garden_places, house_keys, house_place
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.rules.options import DONE, ask_square
from mautoma.games.foodchain.rules.staff import put
from mautoma.games.foodchain.state import Game
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

HOUSE = "house"
GARDEN = "garden"


def build(game: Game, table: Table) -> None:
    table.enter("step", "houses_and_gardens")
    at_work = game.human.at_work
    developers = [name for name in at_work if employees()[name].builds for _ in range(at_work[name])]
    for left in range(len(developers), 0, -1):
        buildings = []
        if game.house_stack and any(house_keys(game.city)):
            buildings.append(HOUSE)
        gardens = _gardens(game)
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


def _build_house(game: Game, table: Table) -> None:
    """FCM-S4, FCM-B4"""
    numbers = [str(number) for number in sorted(tile.number for tile in game.house_stack)]
    question = Pick(key="house-number", rules=("FCM-S4",), choices=numbers, describe=house_option)
    number = int(table.choose(question))
    place = _ask_house_place(game, table, number)
    game.house_stack = [tile for tile in game.house_stack if tile.number != number]
    game.city.add_house(number, place)
    if table.listening:
        table.tell("house-placed", "FCM-S4", "FCM-B4", house=number, places=list(mask_named(place.mask)))


def house_option(value: str) -> Option:
    return Option(value, Msg("option-house-number", {"house": int(value)}))


def _ask_house_place(game: Game, table: Table, number: int) -> HousePlace:
    """Two picks: a corner square of the house, then the side of its garden."""
    by_turn = house_keys(game.city)
    anywhere = by_turn[0] | by_turn[1] | by_turn[2] | by_turn[3]
    key = ask_square(table, "house-square", anywhere, lambda square: Place(SQUARE_NAMES[square]), ("FCM-B4",))
    fitting = [house_place(key, turn) for turn in range(4) if by_turn[turn] >> key & 1]
    places = {DIRECTION_NAMES[place.bottom]: place for place in fitting}

    def describe(value: str) -> Option:
        place = Place(SQUARE_NAMES[key], mask_named(places[value].mask))
        return Option(value, Msg("option-garden-side", {"direction": value}), place)

    question = Pick(key="house-garden", data={"house": number}, choices=list(places), describe=describe)
    return places[table.choose(question)]


def _gardens(game: Game) -> dict[str, list[GardenPlace]]:
    """FCM-B8: the houses that can take a garden, while there are gardens."""
    if not game.gardens:
        return {}
    places = {number: garden_places(game.city, number) for number in game.city.houses}
    return {str(number): sides for number, sides in places.items() if sides}


def _build_garden(game: Game, table: Table, gardens: dict[str, list[GardenPlace]]) -> None:
    place = ask_garden(game, table, gardens)
    game.city.add_garden(place)
    game.gardens -= 1
    if table.listening:
        table.tell("garden-placed", house=place.house, places=list(mask_named(place.mask)))


def ask_garden(game: Game, table: Table, gardens: dict[str, list[GardenPlace]]) -> GardenPlace:
    """Two picks: the house, then the side."""

    def describe_house(value: str) -> Option:
        squares = mask_named(game.city.houses[int(value)].mask)
        return Option(value, Msg("option-house-number", {"house": int(value)}), Place(squares[0], squares))

    name = table.choose(Pick(key="garden-house", choices=list(gardens), describe=describe_house))
    sides = {DIRECTION_NAMES[place.side]: place for place in gardens[name]}

    def describe_side(value: str) -> Option:
        squares = mask_named(sides[value].mask)
        return Option(value, Msg("option-garden-side", {"direction": value}), Place(squares[0], squares))

    question = Pick(key="garden-side", data={"house": int(name)}, choices=list(sides), describe=describe_side)
    return sides[table.choose(question)]
