"""Correction by hand of what is on the map and beside it: tokens, pieces, the house stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mautoma.games.foodchain.city.city import MarketingPlace
from mautoma.games.foodchain.city.grid import SQUARE_NAMES, mask_named
from mautoma.games.foodchain.content.marketing_tiles import marketing_tiles
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.human.campaigns import ask_product, tile_option
from mautoma.games.foodchain.human.restaurants import restaurant_squares
from mautoma.games.foodchain.state import HouseTile, Stack, TableGame
from mautoma.games.foodchain.table.corrections.leaving import ask_or_leave, put_back
from mautoma.games.foodchain.table.facts import on_map
from mautoma.games.foodchain.table.reports.map import (
    LONGEST_CAMPAIGN,
    change_kinds,
    change_option,
    report_change,
)
from mautoma.games.foodchain.table.reports.without_map import house_numbers
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Confirm, Number, Numbers, Option, PickSome, Place
from mautoma.kernel.table import Table

MOST_TOKENS = 9


def demand(game: TableGame, table: Table) -> None:
    number = _ask_house(table, "correct-demand-house", list(game.city.houses))
    if number is not None:
        correct_demand(game, table, number)


def correct_demand(game: TableGame, table: Table, number: int) -> None:
    house = game.city.houses[number]

    def doubt(told: dict[str, int]) -> Msg | None:
        limit = house.demand_limit
        return msg("doubt-demand", house=number, limit=limit) if sum(told.values()) > limit else None

    told = ask_report(table, _tokens("correct-demand", number, Counter(house.demand)), doubt)
    house.demand[:] = [product for product in PRODUCTS for _ in range(told[product])]


def stacks(game: TableGame, table: Table) -> None:
    numbers = house_numbers() if game.without_map else list(game.city.houses)
    number = _ask_house(table, "correct-stacks-house", numbers)
    if number is not None:
        correct_stacks(game, table, number)


def correct_stacks(game: TableGame, table: Table, number: int) -> None:
    """FCM-M6: the tokens left beside a house."""
    automa = game.automa
    held: Counter[Product] = Counter()
    for stack in automa.stacks:
        if stack.house == number:
            held[stack.product] += stack.left
    told = table.ask(_tokens("correct-stacks", number, held))
    changed = [product for product in PRODUCTS if told[product] != held[product]]
    automa.stacks = [s for s in automa.stacks if s.house != number or s.product not in changed]
    automa.stacks += [Stack(number, product, told[product]) for product in changed if told[product]]


def _tokens(key: str, number: int, now: Counter[Product]) -> Numbers:
    return Numbers(
        key=key,
        data={"house": number},
        names=[str(product) for product in PRODUCTS],
        noun="product",
        most=MOST_TOKENS,
        default={str(product): now[product] for product in PRODUCTS},
    )


def _ask_house(table: Table, key: str, numbers: list[int]) -> int | None:
    answer = ask_or_leave(table, key, [str(number) for number in numbers], placed_house_option)
    return None if answer is None else int(answer)


def placed_house_option(value: str) -> Option:
    return Option(value, Msg("option-house-number", {"house": int(value)}), Place(f"house {value}"))


def houses_on_map(game: TableGame, table: Table) -> None:
    """Without the map in the program: which houses are on it."""
    numbers = [str(number) for number in house_numbers()]
    known = [number for number in numbers if game.facts.last(on_map(int(number)))]
    question = PickSome(key="correct-houses", choices=numbers, describe=placed_house_option, default=known)
    told = table.ask(question)
    for number in numbers:
        if number in told:
            game.learn_house(int(number))
        else:
            game.facts.learn(on_map(int(number)), 0)


def house_stack(game: TableGame, table: Table) -> None:
    """FCM-S4: the numbers left; their order and turns stay hidden. A house on the map is not among them."""
    left = {str(tile.number): tile for tile in game.house_stack}
    numbers = [str(number) for number in supply().house_numbers if not game.is_on_map(number)]
    question = PickSome(
        key="correct-house-stack",
        choices=numbers,
        describe=placed_house_option,
        default=[number for number in numbers if number in left],
    )
    told = table.ask(question)
    back = [
        HouseTile(int(number), table.chance.below("houses again", 2) == 1)
        for number in told
        if number not in left
    ]
    game.house_stack = [*back, *(tile for number, tile in left.items() if number in told)]


def gardens(game: TableGame, table: Table) -> None:
    game.gardens = table.ask(Number(key="correct-gardens", most=supply().gardens, default=game.gardens))


# ---------------------------------------------------------------- pieces on the map


def put_piece(game: TableGame, table: Table) -> None:
    before = game.clone()
    facts, drive_ins = game.facts.clone(), game.human.drive_ins
    kind = ask_or_leave(table, "correct-put", change_kinds(game), change_option)
    if kind is None:
        return
    report_change(game, table, kind)
    if not table.ask(Confirm(key="correct-keep", default=True)):
        put_back(game, before)
        return
    # A piece put right says nothing about this round's managers.
    game.facts, game.human.drive_ins = facts, drive_ins


def take_piece(game: TableGame, table: Table) -> None:
    pieces = _pieces(game)
    if not pieces:
        table.tell("no-piece-to-take")
        return
    name = ask_or_leave(table, "correct-take", list(pieces), lambda name: Option(name, *pieces[name]))
    if name is None:
        return
    kind, _, number = name.partition(" ")
    _TAKEN[kind](game, int(number))


def _pieces(game: TableGame) -> dict[str, tuple[Msg, Place]]:
    """What can be taken off the map, with what it is called and where it lies."""
    city = game.city
    pieces: dict[str, tuple[Msg, Place]] = {}
    for number, restaurant in city.restaurants.items():
        square = restaurant.place.square
        label = msg("option-restaurant", square=SQUARE_NAMES[square])
        pieces[f"restaurant {number}"] = (label, restaurant_squares(square))
    for number, place in city.marketing.items():
        where = mask_named(place.mask)[0] if isinstance(place, MarketingPlace) else place.name
        pieces[f"tile {number}"] = (msg("option-tile-at", tile_number=number, place=where), Place(where))
    for number, house in city.houses.items():
        where = SQUARE_NAMES[house.squares[0]]
        if house.garden:
            pieces[f"garden {number}"] = (msg("option-garden-of", house=number), Place(where))
        if not house.printed:
            pieces[f"house {number}"] = (msg("option-house-number", house=number), Place(where))
    return pieces


def _take_tile(game: TableGame, number: int) -> None:
    game.city.lift_marketing(number)
    game.human.campaigns.pop(number, None)


def _take_house(game: TableGame, number: int) -> None:
    game.city.remove_house(number)
    game.automa.stacks = [stack for stack in game.automa.stacks if stack.house != number]


_TAKEN: dict[str, Callable[[TableGame, int], None]] = {
    "restaurant": lambda game, number: game.city.remove_restaurant(number),
    "tile": _take_tile,
    "garden": lambda game, number: game.city.remove_garden(number),
    "house": _take_house,
}


def campaign_of_the_human(game: TableGame, table: Table) -> None:
    """Product and rounds of one of the human's tiles; 0 rounds: it never ends."""
    numbers = [str(number) for number in game.human.campaigns]
    if not numbers:
        table.tell("no-piece-to-take")
        return
    told = ask_or_leave(table, "correct-campaign", numbers, tile_option)
    if told is None:
        return
    number = int(told)
    campaign = game.human.campaigns[number]
    product = ask_product(table, marketing_tiles()[number], campaign.product)
    question = Number(key="correct-rounds", most=LONGEST_CAMPAIGN, default=campaign.left or 0)
    left = table.ask(question) or None
    game.human.campaigns[number] = campaign._replace(product=product, left=left)
