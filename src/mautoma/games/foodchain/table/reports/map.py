"""What changed on the map in the human's working phase: reported piece by piece, ending in "done".

The places that the rules allow are offered, and "somewhere else": then every place on the map is. One that
the rules do not allow is questioned once, with the reason, and can be insisted on: the table is right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial, reduce
from operator import or_
from typing import TypeVar

from mautoma.games.foodchain.city.city import (
    AirplanePlace,
    City,
    GardenPlace,
    HousePlace,
    MarketingPlace,
    RestaurantPlace,
)
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    EAST,
    NORTH,
    SIDE,
    SOUTH,
    SQUARE_NAMES,
    WEST,
    mask_named,
    mask_of,
    rectangle,
)
from mautoma.games.foodchain.city.places import (
    airplane_place,
    airplane_places,
    all_house_places,
    garden_sides,
    house_places,
    marketing_keys,
    restaurant_keys,
)
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, MarketingTile, marketing_tiles
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.human.building import ask_garden, house_option, possible_gardens
from mautoma.games.foodchain.human.campaigns import (
    ask_airplane,
    ask_product,
    ask_tile_place,
    claim_milestones,
    rounds_option,
    tile_option,
)
from mautoma.games.foodchain.human.restaurants import (
    Keys,
    any_of,
    ask_restaurant,
    restaurant_squares,
    tell_restaurant,
)
from mautoma.games.foodchain.names import FIRST_BILLBOARD
from mautoma.games.foodchain.rules.options import DONE, Elsewhere, ask_square
from mautoma.games.foodchain.state import Campaign, TableGame
from mautoma.games.foodchain.table.reports.asides import without_aside
from mautoma.games.foodchain.table.reports.map_doubts import (
    garden_doubt,
    house_doubt,
    restaurant_doubt,
    tile_doubt,
)
from mautoma.kernel.facts import report
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

LONGEST_CAMPAIGN = 5
ETERNAL = "eternal"
OPEN = "open"
COMING_SOON = "coming_soon"

_CORNERS = (0, 1, SIDE, SIDE + 1)
P = TypeVar("P")


def report_changes(game: TableGame, table: Table) -> None:
    """FCM-W1: after the human has worked."""
    reported: list[str] = []
    while (kind := table.ask(lambda: _ask_change(game, none_yet=not reported))) != DONE:
        without_aside(table, "correct", partial(report_change, game, table, kind))
        reported.append(kind)


def _ask_change(game: TableGame, none_yet: bool) -> Pick:
    def describe(value: str) -> Option:
        return Option(value, Msg("change-none")) if value == DONE and none_yet else change_option(value)

    choices = [DONE, *change_kinds(game)]
    return Pick(key="changes", rules=("FCM-W1",), choices=choices, describe=describe, default=DONE, own=True)


def change_option(value: str) -> Option:
    return Option(value, Msg(f"change-{value}"))


def change_kinds(game: TableGame) -> list[str]:
    return [kind for kind, (possible, _) in _CHANGES.items() if possible(game)]


def report_change(game: TableGame, table: Table, kind: str) -> None:
    _CHANGES[kind][1](game, table)


# ---------------------------------------------------------------- restaurants


def first_restaurant(game: TableGame, table: Table) -> None:
    """FCM-S13: on an empty map the legal places are known, and only those are offered."""
    place = ask_restaurant(table, restaurant_keys(game.city), "report-first-restaurant", ("FCM-S13",))
    game.city.add_restaurant(place)
    tell_restaurant(table, "restaurant-opened", place, "FCM-S13")


def new_restaurant(game: TableGame, table: Table) -> None:
    """By a local manager coming soon, by a regional manager open at once; either brings drive-ins."""
    place = _ask_restaurant(game, table)
    opens = table.ask(
        Pick(key="report-opens", choices=(COMING_SOON, OPEN), noun="opens", default=COMING_SOON)
    )
    game.city.add_restaurant(place, coming_soon=opens == COMING_SOON, insisted=True)
    game.learn_drive_ins(True)
    kind = "restaurant-coming-soon" if opens == COMING_SOON else "restaurant-opened"
    tell_restaurant(table, kind, place)


def moved_restaurant(game: TableGame, table: Table) -> None:
    """By a regional manager: open at once, and drive-ins."""
    restaurant = _ask_which_restaurant(game, table)
    place = _ask_restaurant(game, table, moving=restaurant)
    game.city.move_restaurant(restaurant, place, insisted=True)
    game.city.open_restaurant(restaurant)
    game.learn_drive_ins(True)
    tell_restaurant(table, "restaurant-moved", place)


def _ask_which_restaurant(game: TableGame, table: Table) -> int:
    restaurants = game.city.restaurants

    def describe(value: str) -> Option:
        square = restaurants[int(value)].place.square
        return Option(
            value, Msg("option-restaurant", {"square": SQUARE_NAMES[square]}), restaurant_squares(square)
        )

    numbers = [str(number) for number in restaurants]
    return int(table.choose(Pick(key="report-which-restaurant", choices=numbers, describe=describe)))


def _ask_restaurant(game: TableGame, table: Table, moving: int | None = None) -> RestaurantPlace:
    legal, key, rules = restaurant_keys(game.city, moving=moving), "report-restaurant", ("FCM-S13",)
    return report(
        table,
        lambda: _legal_or_any(
            bool(any_of(legal)),
            lambda: ask_restaurant(table, legal, key, rules, elsewhere=True),
            lambda: ask_restaurant(table, _doors(game.city), key, rules),
        ),
        lambda place: restaurant_doubt(game, place, moving),
    )


def _legal_or_any(any_legal: bool, legal: Callable[[], P], any_: Callable[[], P]) -> P:
    """First where the rules allow it, if they do anywhere."""
    with suppress(Elsewhere):
        if any_legal:
            return legal()
    return any_()


def _doors(city: City) -> Keys:
    """Every place on the map; the door at a corner beside a road, where there is one, else at any."""
    beside_road = [(corner, city.roads.beside_roads >> corner) for corner in _CORNERS]
    with_door = reduce(or_, (keys for _, keys in beside_road))
    return tuple((corner, rectangle(2, 2).keys & (keys | ~with_door)) for corner, keys in beside_road)


# ---------------------------------------------------------------- marketing tiles


def new_campaign(game: TableGame, table: Table) -> None:
    """Number, place, product, rounds; the milestones it brings follow from these."""
    free = [str(number) for number in marketing_tiles() if number not in game.city.marketing]
    number = int(table.ask(Pick(key="report-tile", choices=free, describe=tile_option)))
    tile = marketing_tiles()[number]
    place = report(
        table, lambda: _ask_tile_place(game.city, table, tile), lambda place: tile_doubt(game, place)
    )
    product = ask_product(table, tile)
    game.city.place_marketing(number, place, insisted=True)
    claim_milestones(game, table, tile.kind, product)
    rounds = _ask_rounds(game, table, tile)
    game.human.campaigns[number] = Campaign(number, tile.kind, product, rounds, marketeer="")
    on_board = isinstance(place, MarketingPlace)
    table.tell(
        "tile-reported",
        marketing=tile.kind,
        tile_number=number,
        product=product,
        rounds=rounds or 0,
        places=list(mask_named(place.mask)) if on_board else [place.name],
    )


def _ask_rounds(game: TableGame, table: Table, tile: MarketingTile) -> int | None:
    """With FIRST BILLBOARD for ever. In the round that brings it, tiles placed before it are not."""
    gained_now = FIRST_BILLBOARD in game.milestones_gained
    if FIRST_BILLBOARD in game.human.milestones and (tile.kind is MarketingKind.BILLBOARD or not gained_now):
        return None
    choices = [str(rounds) for rounds in range(1, LONGEST_CAMPAIGN + 1)]
    if FIRST_BILLBOARD in game.milestones:
        choices.append(ETERNAL)
    data = {"marketing": tile.kind}
    rounds = table.ask(Pick(key="campaign-rounds", data=data, choices=choices, describe=_rounds_or_eternal))
    return None if rounds == ETERNAL else int(rounds)


def _rounds_or_eternal(value: str) -> Option:
    return Option(value) if value == ETERNAL else rounds_option(value)


def _ask_tile_place(city: City, table: Table, tile: MarketingTile) -> MarketingPlace | AirplanePlace:
    if tile.kind is MarketingKind.AIRPLANE:
        berths = airplane_places(city, tile.width)
        return _legal_or_any(
            bool(berths),
            lambda: ask_airplane(table, tile, berths, elsewhere=True),
            lambda: ask_airplane(table, tile, _all_berths(tile)),
        )
    legal = marketing_keys(city, tile.width, tile.height)
    everywhere = tuple((wide, high, rectangle(wide, high).keys) for wide, high, _ in legal)
    return _legal_or_any(
        any(keys for _, _, keys in legal),
        lambda: ask_tile_place(table, tile.kind, legal, elsewhere=True),
        lambda: ask_tile_place(table, tile.kind, everywhere),
    )


def _all_berths(tile: MarketingTile) -> list[AirplanePlace]:
    firsts = range(SIDE - tile.width + 1)
    return [
        airplane_place(side, first, tile.width) for side in (NORTH, EAST, SOUTH, WEST) for first in firsts
    ]


# ---------------------------------------------------------------- houses and gardens


def new_house(game: TableGame, table: Table) -> None:
    """FCM-S4: any number still in the stack; the order and turns of the rest stay hidden."""
    numbers = [str(number) for number in supply().house_numbers if number not in game.city.houses]
    number = int(
        table.ask(Pick(key="report-house", rules=("FCM-S4",), choices=numbers, describe=house_option))
    )
    legal = house_places(game.city)
    place = report(
        table,
        lambda: _legal_or_any(
            bool(legal),
            lambda: _ask_house_place(table, number, legal, elsewhere=True),
            lambda: _ask_house_place(table, number, all_house_places()),
        ),
        lambda place: house_doubt(game, number, place),
    )
    game.take_house(number)
    game.city.add_house(number, place, insisted=True)
    table.tell("house-placed", "FCM-S4", house=number, places=list(mask_named(place.mask)))


def _ask_house_place(
    table: Table, number: int, possible: Sequence[HousePlace], elsewhere: bool = False
) -> HousePlace:
    """Two picks: the top-left square of the house, then the side of its garden."""
    first = mask_of(place.squares[0] for place in possible)
    square = ask_square(
        table, "report-house-square", first, restaurant_squares, at_once=True, elsewhere=elsewhere
    )
    places = {DIRECTION_NAMES[place.bottom]: place for place in possible if place.squares[0] == square}

    def describe(value: str) -> Option:
        label = Msg("option-garden-side", {"direction": value})
        return Option(value, label, Place(SQUARE_NAMES[square], mask_named(places[value].mask)))

    question = Pick(key="house-garden", data={"house": number}, choices=list(places), describe=describe)
    return places[table.ask(question)]


def new_garden(game: TableGame, table: Table) -> None:
    legal = possible_gardens(game)
    place: GardenPlace = report(
        table,
        lambda: _legal_or_any(
            bool(legal),
            lambda: ask_garden(game, table, legal, elsewhere=True),
            lambda: ask_garden(game, table, _garden_sides(game)),
        ),
        lambda place: garden_doubt(game, place),
    )
    game.city.add_garden(place, insisted=True)
    game.gardens = max(0, game.gardens - 1)
    table.tell("garden-placed", house=place.house, places=list(mask_named(place.mask)))


def _garden_sides(game: TableGame) -> dict[str, list[GardenPlace]]:
    """The houses without a garden, and the sides on which it would be on the map."""
    houses = [house for house in game.city.houses.values() if not house.garden]
    return {str(house.number): garden_sides(house) for house in houses}


_Change = tuple[Callable[[TableGame], bool], Callable[[TableGame, Table], None]]
_CHANGES: dict[str, _Change] = {
    "campaign": (lambda game: len(game.city.marketing) < len(marketing_tiles()), new_campaign),
    "house": (lambda game: any(n not in game.city.houses for n in supply().house_numbers), new_house),
    "garden": (lambda game: bool(_garden_sides(game)), new_garden),
    "restaurant": (lambda game: True, new_restaurant),
    "move": (lambda game: bool(game.city.restaurants), moved_restaurant),
}
