"""What tonight's dinner may bring, and who must cook and fetch for it.

Houses are taken one after the other, the one that brings the most for each person needed first; a house that
cannot be served in full is left out, because it would eat elsewhere (FCM-D11).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mautoma.games.foodchain.bots.players.market import LIKELY_GAIN
from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.employees import employee
from mautoma.games.foodchain.content.milestones import bonus_by_product
from mautoma.games.foodchain.content.products import DRINKS, Product
from mautoma.games.foodchain.human.production import brings, hauls_of
from mautoma.games.foodchain.names import CFO
from mautoma.games.foodchain.rules.chains import bonus_on, items_paid
from mautoma.games.foodchain.rules.dinner import ceo_is_cfo
from mautoma.games.foodchain.rules.staff import Cards
from mautoma.games.foodchain.state import FoodChain, Stock

GAINS_ENOUGH = 0.4
"""How likely the automa is to get the few items that it lacks before dinner."""
NOBODY = 0.3
"""A house that can be served from stock is taken before all that need a person: people, as divided by."""


class Neighbours(NamedTuple):
    """A house that may eat here: what does not depend on the price that we ask."""

    demand: list[Product]
    items: int
    """How many it pays for: with a garden each twice."""
    bonus: int
    """What milestones of ours add to that."""
    able: float
    """How likely the automa can serve it too."""
    limits: list[int]
    """The highest price of ours that wins it, for each likely one of the automa."""
    denied: float
    """What the automa then does not get."""


class Guests(NamedTuple):
    """A house that may eat here: what it wants, and what that would be worth."""

    demand: list[Product]
    worth: float


class Serving(NamedTuple):
    """Who has to bring what so that a house can be served, and what that is worth."""

    worth: float
    jobs: list[tuple[str, Stock]]


def neighbours(game: FoodChain, prices: Sequence[int]) -> list[Neighbours]:
    """Houses with a demand that a road joins to ours, at likely prices of the automa."""
    roads, entrances = game.city.roads, game.city.entrances(game.human.drive_ins)
    if not entrances:
        return []
    modifier = game.price_modifier
    rival_prices = [price + modifier for price in prices]
    bonuses = bonus_by_product(game.human.milestones)
    found = []
    for house in game.city.houses.values():
        if not house.demand:
            continue
        away = roads.distance(entrances, house.mask)
        if away is None:
            continue
        items, bonus = items_paid(house), bonus_on(house.demand, bonuses)
        able = _rival_able(game, house)
        outside = roads.outside_distance(house.mask) if able else None
        if outside is None:
            found.append(Neighbours(house.demand, items, bonus, 0.0, [], 0.0))
        else:
            limits = [price + outside - away for price in rival_prices]
            denied = items * sum(rival_prices) / len(rival_prices)
            found.append(Neighbours(house.demand, items, bonus, able, limits, denied))
    return found


def guests(game: FoodChain, near: list[Neighbours], price: int) -> list[Guests]:
    """At a price of ours."""
    dollar = worth_of_a_dollar(game)
    return [Guests(house.demand, _worth(house, price, dollar)) for house in near]


def worth_of_a_dollar(game: FoodChain) -> float:
    """What a dollar taken at dinner comes to: more of it if the CEO is the CFO."""
    return 1 + employee(CFO).cash_bonus_percent / 100 if ceo_is_cfo(game) else 1.0


def _worth(house: Neighbours, price: int, dollar: float) -> float:
    """What it pays if it comes, and what the automa then does not get."""
    income = (price * house.items + house.bonus) * dollar
    able = house.able
    if not able:
        return income
    won = sum([price <= limit for limit in house.limits]) / len(house.limits)
    return income * (1 - able * (1 - won)) + house.denied * able * won


def _rival_able(game: FoodChain, house: House) -> float:
    """How likely the automa will have all that a house wants."""
    able = 1.0
    freezers = game.automa.freezers
    for product in set(house.demand):
        missing = house.demand.count(product) - freezers[product]
        if missing > LIKELY_GAIN:
            return 0.0
        if missing > 0:
            able *= GAINS_ENOUGH
    return able


def servings(game: FoodChain, producers: Mapping[str, int], coming: list[Guests]) -> list[Serving]:
    """The houses worth serving, the best first, and who of these people brings what is missing."""
    stock, free, options = dict(game.human.stock), dict(producers), _options(game, producers)
    waiting, found = [one for one in coming if one.worth > 0], []
    while waiting:
        best: tuple[float, Guests, list[tuple[str, Stock]]] | None = None
        for one in waiting:
            missing = _missing(one.demand, stock)
            if best is not None and one.worth / (1 if missing else NOBODY) <= best[0]:
                continue  # however few people it would take
            jobs = _jobs(missing, free, options)
            if jobs is not None:
                worth = one.worth / (len(jobs) or NOBODY)
                if best is None or worth > best[0]:
                    best = worth, one, jobs
        if best is None:
            break
        _, chosen, jobs = best
        for name, goods in jobs:
            free[name] -= 1
            for product, number in goods.items():
                stock[product] = stock.get(product, 0) + number
        for product in chosen.demand:
            stock[product] -= 1
        waiting.remove(chosen)
        found.append(Serving(chosen.worth, jobs))
    return found


def _missing(demand: list[Product], stock: Stock) -> Stock:
    missing: Stock = {}
    for product in demand:
        short = demand.count(product) - stock.get(product, 0)
        if short > 0:
            missing[product] = short
    return missing


def _jobs(missing: Stock, free: Cards, options: Mapping[str, list[Stock]]) -> list[tuple[str, Stock]] | None:
    """The fewest people who bring what is missing, of equals those who bring the least; None: nobody can."""
    jobs: list[tuple[str, Stock]] = []
    while missing:
        most = least = 0
        job: tuple[str, Stock] | None = None
        for name, hauls in options.items():
            if free[name]:
                for goods in hauls:
                    helps = 0
                    for product, brought in goods.items():
                        if product in missing:
                            short = missing[product]
                            helps += brought if brought < short else short
                    if helps and helps >= most:
                        size = sum(goods.values())
                        if helps > most or size < least:
                            most, least, job = helps, size, (name, goods)
        if job is None:
            return None
        jobs.append(job)
        name, goods = job
        free = {**free, name: free[name] - 1}
        for product, brought in goods.items():
            if product in missing:
                missing[product] -= brought
                if missing[product] <= 0:
                    del missing[product]
    return jobs


def _options(game: FoodChain, producers: Mapping[str, int]) -> dict[str, list[Stock]]:
    """What each of them can bring."""
    options: dict[str, list[Stock]] = {}
    for name in producers:
        card = employee(name)
        if card.kitchen:
            options[name] = [{food: card.kitchen.amount} for food in card.kitchen.foods]
        elif card.drinks and card.drinks.method == "any":
            amount = brings(game, name)
            options[name] = [{drink: amount} for drink in DRINKS]
        else:
            assert card.drinks is not None
            options[name] = hauls_of(game, card.drinks)
    return options
