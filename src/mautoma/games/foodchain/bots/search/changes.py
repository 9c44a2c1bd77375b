"""Changes of the orders for a round, of one kind each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mautoma.games.foodchain.bots.players.company import best_company
from mautoma.games.foodchain.bots.players.foreman import Orders
from mautoma.games.foodchain.bots.players.market import sites
from mautoma.games.foodchain.bots.players.places import best, new_houses, new_restaurants
from mautoma.games.foodchain.bots.players.staffing import everyone, next_hire
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.content.employees import employee, entry_level
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.human.building import GARDEN, HOUSE
from mautoma.games.foodchain.human.restructuring import fits
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, together
from mautoma.games.foodchain.state import FoodChain

Change = Callable[[FoodChain, Strategy, Orders], list[Orders]]
MANY = 9
"""More than can be hired in a round."""
FEW = 4
"""How many places of a kind are worth a try."""


def _hand(game: FoodChain) -> Cards:
    return together(game.human.at_work, game.human.beach)


def hires(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """Another card as the first hire, or for all hires; or nobody."""
    names = [name for name in entry_level() if game.employees.get(name)]
    several = [(name,) * number for name in names for number in (1, MANY)]
    return [replace(orders, hires=some) for some in [*several, (DONE,)]]


def structures(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """One card more at work, one less, or one for another."""
    hand = _hand(game)
    now = dict(best_company(game, strategy) if orders.at_work is None else orders.at_work)
    spare = [name for name, number in hand.items() if number > now.get(name, 0)]
    moves = [(out, into) for out in (None, *now) for into in (None, *spare) if out or into]
    found = [_moved(now, out, into) for out, into in moves]
    return [replace(orders, at_work=cards) for cards in found if fits(cards, game.human.ceo_slots)]


def _moved(now: Cards, out: str | None, into: str | None) -> Cards:
    change = {name: number for name, number in ((out, -1), (into, 1)) if name}
    moved = {name: now.get(name, 0) + change.get(name, 0) for name in {**now, **change}}
    return {name: number for name, number in moved.items() if number}


def trainings(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """A step that a card in hand can take, or the first one hired."""
    hand = _hand(game)
    if not any(employee(name).trains for name in hand):
        return []
    hired = orders.hires[0] if orders.hires else next_hire(everyone(game), strategy.hire)
    names = [*hand, hired] if hired and hired != DONE else [*hand]
    steps = [(name, into) for name in dict.fromkeys(names) for into in employee(name).trains_into]
    return [replace(orders, trainings=(step,)) for step in steps if game.employees.get(step[1])]


def campaigns(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """Another product, or no campaign."""
    if not any(employee(name).marketing for name in _hand(game)):
        return []
    products = [replace(orders, product=product) for product in PRODUCTS]
    return [*products, replace(orders, campaign=False)]


def billboards(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """Another place for the first campaign, that reaches others."""
    found = []
    for name in _hand(game):
        if employee(name).marketing:
            places = best(sites(game, name), lambda site: (site.worth, site.houses), FEW)
            found += [replace(orders, campaign=True, site=(name, site)) for site in places]
    return found


def buildings(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """A house, here or there, a garden, or neither."""
    if not any(employee(name).builds for name in _hand(game)):
        return []
    places = [replace(orders, build=HOUSE, house=place) for place in new_houses(game, FEW)]
    return [*places, replace(orders, build=GARDEN), replace(orders, build=DONE)]


def restaurants(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    managers = [name for name in _hand(game) if employee(name).restaurants]
    places = [place for manager in managers for place in new_restaurants(game, manager, FEW)]
    return [replace(orders, restaurant=place) for place in places]


def dismissals(game: FoodChain, strategy: Strategy, orders: Orders) -> list[Orders]:
    """One of those who cost a salary."""
    return [replace(orders, fired=(name,)) for name in _hand(game) if employee(name).salaried]


CHANGES: dict[Change, int] = {
    structures: 5,
    hires: 2,
    dismissals: 1,
    campaigns: 1,
    billboards: 1,
    buildings: 1,
    restaurants: 1,
    trainings: 1,
}
"""How many of each kind are tried for one of the others: structures were kept most often."""
