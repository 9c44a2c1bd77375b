"""Correction by hand of anything the program keeps: an aside, logged like any answer.

After it the program lists what is different on the table now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from mautoma.games.foodchain.attable.moves import tell_moves
from mautoma.games.foodchain.attable.nomap import house_numbers
from mautoma.games.foodchain.attable.reports import LONGEST_CAMPAIGN, change_kinds, report_change
from mautoma.games.foodchain.attable.state import TableGame, on_map
from mautoma.games.foodchain.campaigning import ask_product, tile_option
from mautoma.games.foodchain.city import MarketingPlace
from mautoma.games.foodchain.grid import SQUARE_NAMES
from mautoma.games.foodchain.marketing_tiles import marketing_tiles
from mautoma.games.foodchain.mautoma.freezers import CAPACITY
from mautoma.games.foodchain.milestones import milestone_ids
from mautoma.games.foodchain.options import mask_named
from mautoma.games.foodchain.products import PRODUCTS, Product
from mautoma.games.foodchain.restaurants import restaurant_squares
from mautoma.games.foodchain.state import AUTOMA, HUMAN, SIDES, HouseTile, Stack
from mautoma.games.foodchain.supply import supply
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Numbers, Option, Pick, PickSome, Place
from mautoma.kernel.report import ask_report
from mautoma.kernel.table import Table

MOST_CASH = 9999
MOST_TOKENS = 9


def correct(game: TableGame, table: Table) -> None:
    """The aside "correct"."""
    with_map = not game.unseen
    names = [name for name, (needs_map, _) in _PARTS.items() if needs_map in (None, with_map)]
    part = table.ask(Pick(key="correct", choices=names, noun="correct"))
    before = game.clone()
    _PARTS[part][1](game, table)
    table.tell("corrected", part=msg(f"correct-{part}".replace("_", "-")))
    tell_moves(before, game, table)


# ---------------------------------------------------------------- the mat


def _freezers(game: TableGame, table: Table) -> None:
    freezers = game.automa.freezers
    told = table.ask(
        Numbers(
            key="correct-freezers",
            rules=("FCM-O2",),
            names=[str(product) for product in game.automa.order],
            noun="product",
            most=CAPACITY,
            default={str(product): freezers[product] for product in game.automa.order},
        )
    )
    for product in game.automa.order:
        freezers[product] = told[product]


def _sales(game: TableGame, table: Table) -> None:
    last = len(game.edition.mat.sales) - 1
    game.automa.sales = table.ask(Number(key="correct-sales", most=last, default=game.automa.sales))


def _modifier(game: TableGame, table: Table) -> None:
    track = [str(modifier) for modifier in game.edition.mat.modifiers]
    question = Pick(key="correct-modifier", choices=track, default=track[game.automa.modifier])
    game.automa.modifier = track.index(table.ask(question))


# ---------------------------------------------------------------- money


def _cash(game: TableGame, table: Table) -> None:
    told = table.ask(
        Numbers(
            key="correct-cash",
            names=SIDES,
            noun="side",
            most=MOST_CASH,
            default={side: game.cash(side) for side in SIDES},
        )
    )
    game.human.cash, game.automa.cash = (told[side] for side in SIDES)


def _bank(game: TableGame, table: Table) -> None:
    game.bank = table.ask(Number(key="correct-bank", most=MOST_CASH, default=game.bank))


# ---------------------------------------------------------------- houses


def _demand(game: TableGame, table: Table) -> None:
    correct_demand(game, table, _ask_house(table, "correct-demand-house", list(game.city.houses)))


def correct_demand(game: TableGame, table: Table, number: int) -> None:
    house = game.city.houses[number]

    def doubt(told: dict[str, int]) -> Msg | None:
        limit = house.demand_limit
        return msg("doubt-demand", house=number, limit=limit) if sum(told.values()) > limit else None

    told = ask_report(table, _tokens("correct-demand", number, Counter(house.demand)), doubt)
    house.demand[:] = [product for product in PRODUCTS for _ in range(told[product])]


def _stacks(game: TableGame, table: Table) -> None:
    numbers = house_numbers() if game.unseen else list(game.city.houses)
    correct_stacks(game, table, _ask_house(table, "correct-stacks-house", numbers))


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


def _ask_house(table: Table, key: str, numbers: list[int]) -> int:
    return int(
        table.ask(Pick(key=key, choices=[str(number) for number in numbers], describe=placed_house_option))
    )


def placed_house_option(value: str) -> Option:
    return Option(value, Msg("option-house-number", {"house": int(value)}), Place(f"house {value}"))


def _houses_on_map(game: TableGame, table: Table) -> None:
    """Without the map in the program: which houses are on it."""
    numbers = [str(number) for number in house_numbers()]
    known = [number for number in numbers if game.facts.last(on_map(int(number)))]
    question = PickSome(key="correct-houses", choices=numbers, describe=placed_house_option, default=known)
    told = table.ask(question)
    for number in numbers:
        game.facts.learn(on_map(int(number)), int(number in told))


def _house_stack(game: TableGame, table: Table) -> None:
    """FCM-S4: the numbers left; their order and turns stay hidden."""
    left = {str(tile.number): tile for tile in game.house_stack}
    numbers = [str(number) for number in supply().house_numbers]
    question = PickSome(
        key="correct-house-stack", choices=numbers, describe=placed_house_option, default=list(left)
    )
    told = table.ask(question)
    back = [
        HouseTile(int(number), table.chance.below("houses again", 2) == 1)
        for number in told
        if number not in left
    ]
    game.house_stack = [*back, *(tile for number, tile in left.items() if number in told)]


def _gardens(game: TableGame, table: Table) -> None:
    game.gardens = table.ask(Number(key="correct-gardens", most=supply().gardens, default=game.gardens))


# ---------------------------------------------------------------- pieces on the map


def _put_piece(game: TableGame, table: Table) -> None:
    facts, drive_ins = game.facts.clone(), game.human.drive_ins
    kind = table.ask(Pick(key="correct-put", choices=change_kinds(game), noun="change"))
    report_change(game, table, kind)
    # A piece put right says nothing about this round's managers.
    game.facts, game.human.drive_ins = facts, drive_ins


def _take_piece(game: TableGame, table: Table) -> None:
    pieces = _pieces(game)
    if not pieces:
        table.tell("no-piece-to-take")
        return
    name = table.ask(
        Pick(key="correct-take", choices=list(pieces), describe=lambda name: Option(name, *pieces[name]))
    )
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


def _campaign(game: TableGame, table: Table) -> None:
    """Product and rounds of one of the human's tiles; 0 rounds: it never ends."""
    numbers = [str(number) for number in game.human.campaigns]
    if not numbers:
        table.tell("no-piece-to-take")
        return
    number = int(table.ask(Pick(key="correct-campaign", choices=numbers, describe=tile_option)))
    campaign = game.human.campaigns[number]
    product = ask_product(table, marketing_tiles()[number])
    question = Number(key="correct-rounds", most=LONGEST_CAMPAIGN, default=campaign.left or 0)
    left = table.ask(question) or None
    game.human.campaigns[number] = campaign._replace(product=product, left=left)


# ---------------------------------------------------------------- milestones


def _milestones(game: TableGame, table: Table) -> None:
    """Who holds what; one that nobody holds may still be had or be gone."""
    for side, held in ((HUMAN, game.human.milestones), (AUTOMA, game.automa.milestones)):
        told = table.ask(_ask_milestones("correct-milestones", sorted(held), side))
        held.clear()
        held.update(told)
    game.milestones = set(table.ask(_ask_milestones("correct-open-milestones", sorted(game.milestones))))


def _ask_milestones(key: str, default: list[str], side: str = "") -> PickSome:
    return PickSome(
        key=key,
        data={"side": side} if side else {},
        choices=list(milestone_ids()),
        describe=lambda name: Option(name, Msg("option-milestone", {"milestone": name})),
        default=default,
    )


_Part = tuple[bool | None, Callable[[TableGame, Table], None]]
_PARTS: dict[str, _Part] = {
    "freezers": (None, _freezers),
    "sales": (None, _sales),
    "modifier": (None, _modifier),
    "cash": (None, _cash),
    "bank": (None, _bank),
    "demand": (True, _demand),
    "stacks": (None, _stacks),
    "put": (True, _put_piece),
    "take": (True, _take_piece),
    "campaign": (True, _campaign),
    "houses": (False, _houses_on_map),
    "house_stack": (None, _house_stack),
    "gardens": (None, _gardens),
    "milestones": (None, _milestones),
}
"""What can be corrected: with the map only (True), without it only (False), or always; and how."""
