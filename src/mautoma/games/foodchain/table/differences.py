""" "On your table, now": what differs between two positions, each as an instruction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mautoma.games.foodchain.city.city import AirplanePlace, MarketingPlace
from mautoma.games.foodchain.city.grid import SQUARE_NAMES, mask_named
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.edition.called import all_called, called
from mautoma.games.foodchain.names import SIDES
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.table import Table


def tell_differences(before: TableGame, now: TableGame, table: Table) -> None:
    told = differences(before, now)
    for event in told if len(told) > 1 else ():
        table.tell(event.kind, trail=None, **event.data)


def differences(before: TableGame, now: TableGame) -> list[Event]:
    """Its title, then what differs."""
    return [
        _so("on-your-table"),
        *_mat(before, now),
        *_money(before, now),
        *_supply(before, now),
        *_houses(before, now),
        *_stacks(before, now),
        *_restaurants(before, now),
        *_tiles(before, now),
        *_milestones(before, now),
    ]


def _so(kind: str, **data: Json | Msg) -> Event:
    return Event(kind, data)


def _mat(before: TableGame, now: TableGame) -> Iterator[Event]:
    """What is on the table of it: markers of a printed mat, cards of a printed deck."""
    old, new = before.automa, now.automa
    if new.printed_mat:
        yield from _markers(before, now)
    if not now.printed_deck:
        return
    if new.card and old.used and len(old.used) == len(new.used) and old.card != new.card:
        yield _so("now-card", card=called(now.card))
    if turned_back := old.used[len(new.used) :]:
        yield _so("now-cards-back", cards=all_called(before.edition, turned_back[::-1]))


def _markers(before: TableGame, now: TableGame) -> Iterator[Event]:
    old, new = before.automa, now.automa
    for product in new.order:
        if old.freezers[product] != new.freezers[product]:
            yield _so("now-freezer", product=product, number=new.freezers[product])
    if old.sales != new.sales:
        yield _so("now-sales", spot=new.sales)
    if before.price_modifier != now.price_modifier:
        yield _so("now-modifier", modifier=now.price_modifier)


def _money(before: TableGame, now: TableGame) -> Iterator[Event]:
    for side in SIDES:
        more = now.cash(side) - before.cash(side)
        if more:
            kind = "now-cash-more" if more > 0 else "now-cash-less"
            yield _so(kind, side=side, cash=now.cash(side), income=abs(more))
    if before.bank != now.bank:
        yield _so("now-bank", cash=now.bank)
    if before.bank_breaks and not now.bank_breaks:
        yield _so("now-reserve-card-down")


def _supply(before: TableGame, now: TableGame) -> Iterator[Event]:
    """FCM-B8: a house that was spent is in the box."""
    if before.gardens != now.gardens:
        yield _so("now-gardens", number=now.gardens)
    old, new = _spent(before), _spent(now)
    for kind, numbers in (("now-houses-back", old - new), ("now-houses-spent", new - old)):
        if numbers:
            yield _so(kind, houses=sorted(numbers), number=len(numbers))
    for kind, employees in _employees(before, now):
        yield _so(kind, employees=employees)


def _spent(game: TableGame) -> set[int]:
    """Drawn and not built. Without the map, what the player built is as good as on it."""
    in_stack = {tile.number for tile in game.house_stack}
    return {
        number for number in supply().house_numbers if number not in in_stack and not game.is_on_map(number)
    }


def _employees(before: TableGame, now: TableGame) -> Iterator[tuple[str, list[str]]]:
    """FCM-C5: those that left the game, and those that had left it."""
    left = {name: before.employees[name] - now.employees[name] for name in now.employees}
    if again := [name for name, number in left.items() if number < 0]:
        yield "now-employees-back", again
    if gone := [name for name, number in left.items() if number > 0]:
        yield "now-employees-gone", gone


def _houses(before: TableGame, now: TableGame) -> Iterator[Event]:
    old, new = before.city.houses, now.city.houses
    for number in sorted(old.keys() - new.keys()):
        yield _so("now-no-house", house=number, places=list(mask_named(old[number].mask)))
    for number, house in new.items():
        was = old.get(number)
        places = [f"house {number}"]
        if was is None:
            yield _so("now-house", house=number, places=list(mask_named(house.mask)))
        elif bool(was.garden) != bool(house.garden):
            yield _so("now-garden" if house.garden else "now-no-garden", house=number, places=places)
        if Counter(was.demand if was else ()) != Counter(house.demand):
            wants = {str(product): count for product, count in Counter(house.demand).items()}
            yield _so("now-demand" if wants else "now-no-demand", house=number, products=wants, places=places)


def _stacks(before: TableGame, now: TableGame) -> Iterator[Event]:
    old, new = _tokens(before), _tokens(now)
    for house, product in sorted(old.keys() | new.keys()):
        left = new[house, product]
        if left != old[house, product]:
            kind = "now-stack" if left else "now-no-stack"
            yield _so(kind, house=house, product=product, number=left, places=[f"house {house}"])


def _tokens(game: TableGame) -> Counter[tuple[int, Product]]:
    """Beside a house, stacks of one product make one heap."""
    tokens: Counter[tuple[int, Product]] = Counter()
    for stack in game.automa.stacks:
        tokens[stack.house, stack.product] += stack.left
    return tokens


def _restaurants(before: TableGame, now: TableGame) -> Iterator[Event]:
    old, new = (
        {restaurant.place: restaurant for restaurant in game.city.restaurants.values()}
        for game in (before, now)
    )
    for place in sorted(old.keys() - new.keys()):
        square, places = SQUARE_NAMES[place.square], list(mask_named(place.mask))
        yield _so("now-no-restaurant", square=square, places=places)
    for place, restaurant in sorted(new.items()):
        square, places = SQUARE_NAMES[place.square], list(mask_named(place.mask))
        if place not in old:
            yield _so("now-restaurant", square=square, places=places)
        if restaurant.coming_soon != (place in old and old[place].coming_soon):
            kind = "now-coming-soon" if restaurant.coming_soon else "now-open"
            yield _so(kind, square=square, places=places)


def _tiles(before: TableGame, now: TableGame) -> Iterator[Event]:
    for number in sorted(before.city.marketing.keys() | now.city.marketing.keys()):
        place = now.city.marketing.get(number)
        if place is None:
            yield _so("now-no-tile", tile_number=number)
        elif place != before.city.marketing.get(number):
            yield _so("now-tile", tile_number=number, places=_named(place))
        old, new = before.human.campaigns.get(number), now.human.campaigns.get(number)
        if new is not None and old != new:
            yield _so("now-campaign", tile_number=number, product=new.product, rounds=new.left or 0)


def _named(place: MarketingPlace | AirplanePlace) -> list[str]:
    return list(mask_named(place.mask)) if isinstance(place, MarketingPlace) else [place.name]


def _milestones(before: TableGame, now: TableGame) -> Iterator[Event]:
    for side in SIDES:
        old, new = before.milestones_of(side), now.milestones_of(side)
        if new - old:
            yield _so("now-milestones-gained", side=side, milestones=sorted(new - old))
        if old - new:
            yield _so("now-milestones-returned", side=side, milestones=sorted(old - new))
    if again := sorted(now.milestones - before.milestones):
        yield _so("now-milestones-again", milestones=again)
    if gone := sorted(before.milestones - now.milestones):
        yield _so("now-milestones-gone", milestones=gone)
