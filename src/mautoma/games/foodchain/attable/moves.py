""" "On your table, now": what differs between two positions, each as an instruction."""

from __future__ import annotations

from collections import Counter

from mautoma.games.foodchain.city import AirplanePlace, MarketingPlace
from mautoma.games.foodchain.grid import SQUARE_NAMES
from mautoma.games.foodchain.options import mask_named
from mautoma.games.foodchain.products import Product
from mautoma.games.foodchain.state import SIDES, Game
from mautoma.kernel.table import Table


def tell_moves(before: Game, now: Game, table: Table) -> None:
    table.tell("on-your-table")
    _mat(before, now, table)
    _money(before, now, table)
    _houses(before, now, table)
    _stacks(before, now, table)
    _restaurants(before, now, table)
    _tiles(before, now, table)
    _milestones(before, now, table)


def _mat(before: Game, now: Game, table: Table) -> None:
    old, new = before.automa, now.automa
    for product in new.order:
        if old.freezers[product] != new.freezers[product]:
            table.tell("now-freezer", product=product, number=new.freezers[product])
    if old.sales != new.sales:
        table.tell("now-sales", spot=new.sales)
    if old.modifier != new.modifier:
        table.tell("now-modifier", modifier=now.edition.mat.modifiers[new.modifier])


def _money(before: Game, now: Game, table: Table) -> None:
    for side in SIDES:
        if before.cash(side) != now.cash(side):
            table.tell("now-cash", side=side, cash=now.cash(side))
    if before.bank != now.bank:
        table.tell("now-bank", cash=now.bank)
    if before.gardens != now.gardens:
        table.tell("now-gardens", number=now.gardens)
    old, new = ({tile.number for tile in game.house_stack} for game in (before, now))
    if old != new:
        table.tell("now-house-stack", numbers=sorted(new))


def _houses(before: Game, now: Game, table: Table) -> None:
    old, new = before.city.houses, now.city.houses
    for number in old.keys() - new.keys():
        table.tell("now-no-house", house=number, places=list(mask_named(old[number].mask)))
    for number, house in new.items():
        was = old.get(number)
        places = [f"house {number}"]
        if was is None:
            table.tell("now-house", house=number, places=list(mask_named(house.mask)))
        elif bool(was.garden) != bool(house.garden):
            table.tell("now-garden" if house.garden else "now-no-garden", house=number, places=places)
        if Counter(was.demand if was else ()) != Counter(house.demand):
            wants = {str(product): count for product, count in Counter(house.demand).items()}
            table.tell(
                "now-demand" if wants else "now-no-demand", house=number, products=wants, places=places
            )


def _stacks(before: Game, now: Game, table: Table) -> None:
    old, new = _tokens(before), _tokens(now)
    for house, product in sorted(old.keys() | new.keys()):
        left = new[house, product]
        if left != old[house, product]:
            kind = "now-stack" if left else "now-no-stack"
            table.tell(kind, house=house, product=product, number=left, places=[f"house {house}"])


def _tokens(game: Game) -> Counter[tuple[int, Product]]:
    """Beside a house, stacks of one product make one heap."""
    tokens: Counter[tuple[int, Product]] = Counter()
    for stack in game.automa.stacks:
        tokens[stack.house, stack.product] += stack.left
    return tokens


def _restaurants(before: Game, now: Game, table: Table) -> None:
    old, new = (
        {restaurant.place: restaurant for restaurant in game.city.restaurants.values()}
        for game in (before, now)
    )
    for place in old.keys() - new.keys():
        table.tell(
            "now-no-restaurant", square=SQUARE_NAMES[place.square], places=list(mask_named(place.mask))
        )
    for place in new.keys() - old.keys():
        table.tell("now-restaurant", square=SQUARE_NAMES[place.square], places=list(mask_named(place.mask)))


def _tiles(before: Game, now: Game, table: Table) -> None:
    for number in sorted(before.city.marketing.keys() | now.city.marketing.keys()):
        place = now.city.marketing.get(number)
        if place is None:
            table.tell("now-no-tile", tile_number=number)
        elif place != before.city.marketing.get(number):
            table.tell("now-tile", tile_number=number, places=_named(place))
        old, new = before.human.campaigns.get(number), now.human.campaigns.get(number)
        if new is not None and old != new:
            table.tell("now-campaign", tile_number=number, product=new.product, rounds=new.left or 0)


def _named(place: MarketingPlace | AirplanePlace) -> list[str]:
    return list(mask_named(place.mask)) if isinstance(place, MarketingPlace) else [place.name]


def _milestones(before: Game, now: Game, table: Table) -> None:
    for side in SIDES:
        if before.milestones_of(side) != now.milestones_of(side):
            table.tell("now-milestones", side=side, milestones=sorted(now.milestones_of(side)))
