"""Working, fifth step: food and drinks.

1. A kitchen trainee makes one burger or pizza, a cook three of one kind, a chef eight. All or nothing.
2. An errand boy gets one drink of any type.
3. Carts and trucks drive from an entrance along roads, the zeppelin flies from tile to tile; every
   source passed is collected once. Routes are offered by what they bring.
4. FIRST ERRAND BOY: one more drink per errand boy (of the same type) and per source. FIRST CART
   OPERATOR: one more range.
5. FIRST BURGER, FIRST PIZZA PRODUCED: a cook to the beach, if there is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from mautoma.games.foodchain.city.grid import TILE_OF, squares_named
from mautoma.games.foodchain.city.routes import Route
from mautoma.games.foodchain.content.employees import Drinks, employees
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.content.products import BURGER, DRINKS, FOODS, PIZZA, Product, worded
from mautoma.games.foodchain.human.hiring import gain_free_employees
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, in_order, put
from mautoma.games.foodchain.state import FoodChain, Stock
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.question import Counts, Limit, Option, Pick, Place
from mautoma.kernel.table import Table

_PRODUCED = {BURGER: "first_burger_produced", PIZZA: "first_pizza_produced"}


def produce(game: FoodChain, table: Table) -> None:
    """One answer for all but those who choose a route: they are asked one after the other."""
    table.enter("step", "food_and_drinks")
    able = _producers(game)
    if not able:
        return
    jobs = _jobs(game, able)
    if jobs:
        _do_jobs(game, table, able, jobs)
    for name in in_order(able):
        if not any(job.employee == name for job in jobs.values()):
            _choose_routes(game, table, name, able[name])


class Job(NamedTuple):
    """What one employee can do: the one thing it brings, or one product of several."""

    employee: str
    goods: Mapping[Product, int]
    path: tuple[str, ...] = ()


def jobs_of(game: FoodChain) -> dict[str, Job]:
    """By name: an employee who has nothing to choose, else an employee and a product."""
    return _jobs(game, _producers(game))


def _jobs(game: FoodChain, able: Cards) -> dict[str, Job]:
    sure: dict[str, Job] = {}
    chosen: dict[str, Job] = {}
    for name in in_order(able):
        card, amount = employees()[name], brings(game, name)
        if card.drinks and card.drinks.method != "any":
            hauls = _hauls(game, card.drinks)
            if len(hauls) == 1:
                [(haul, route)] = hauls.values()
                sure[name] = Job(name, haul, _path(card.drinks, route))
            continue
        products: tuple[Product, ...] = card.kitchen.foods if card.kitchen else DRINKS
        if len(products) == 1:
            sure[name] = Job(name, {products[0]: amount})
        else:
            chosen |= _choice_of(name, products, amount)
    return sure | chosen


@cache
def _choice_of(name: str, products: tuple[Product, ...], amount: int) -> Mapping[str, Job]:
    """One job for each product."""
    return MappingProxyType({f"{name}-{product}": Job(name, {product: amount}) for product in products})


def _do_jobs(game: FoodChain, table: Table, able: Cards, jobs: dict[str, Job]) -> None:
    question = Counts(
        key="produce",
        available={name: able[job.employee] for name, job in jobs.items()},
        noun="employee",
        limits=_working_once(able, jobs),
        default=_everybody_works(game, able, jobs) if table.listening else None,
    )
    wanted = table.ask(question)
    for name, job in jobs.items():
        if wanted.get(name):
            _bring(game, table, job, wanted[name])
    workers = _workers(jobs, wanted)
    for employee in dict.fromkeys(job.employee for job in jobs.values()):
        _rest(game, employee, able[employee] - workers.get(employee, 0))


def nothing_to_choose(jobs: Mapping[str, Job], able: Mapping[str, int]) -> Cards:
    """Those who can do one thing only."""
    return {name: able[name] for name, job in jobs.items() if name == job.employee}


def _everybody_works(game: FoodChain, able: Cards, jobs: Mapping[str, Job]) -> Cards:
    """The usual: who can choose makes what the houses lack most, else what still earns a milestone."""
    works = nothing_to_choose(jobs, able)
    lacking = Counter(product for house in game.city.houses.values() for product in house.demand)
    lacking.subtract(game.human.stock)
    for name in works:
        lacking.subtract({product: works[name] * number for product, number in jobs[name].goods.items()})
    for employee, number in able.items():
        choice = [name for name, job in jobs.items() if job.employee == employee != name]
        for _ in range(number if choice else 0):
            name = max(choice, key=lambda name: _use(game, jobs[name], lacking))
            put(works, name)
            lacking.subtract(jobs[name].goods)
    return {name: works[name] for name in jobs if name in works}


def _use(game: FoodChain, job: Job, lacking: Mapping[Product, int]) -> tuple[int, bool]:
    [product] = job.goods
    return max(0, lacking[product]), _PRODUCED.get(product) in game.milestones


def _workers(jobs: Mapping[str, Job], wanted: Mapping[str, int]) -> Cards:
    workers: Cards = {}
    for name, number in wanted.items():
        put(workers, jobs[name].employee, number)
    return workers


def _working_once(able: Cards, jobs: Mapping[str, Job]) -> list[Limit]:
    """Those with several jobs to choose from do one each."""
    return [
        Limit(msg("misfit-producers", employee=name, number=able[name]), most=able[name], weights=choice)
        for name in dict.fromkeys(job.employee for job in jobs.values())
        if len(choice := {each: 1 for each, job in jobs.items() if job.employee == name}) > 1
    ]


def _bring(game: FoodChain, table: Table, job: Job, number: int) -> None:
    """So many of them do the same."""
    goods = {product: number * amount for product, amount in job.goods.items()}
    _store(game, table, job.employee, number, goods, job.path)
    for product in job.goods:
        if product in _PRODUCED and claim(game, table, HUMAN, _PRODUCED[product]):
            gain_free_employees(game, table, _PRODUCED[product])


def _choose_routes(game: FoodChain, table: Table, name: str, number: int) -> None:
    drinks = employees()[name].drinks
    assert drinks is not None
    for left in range(number, 0, -1):
        chosen = _ask_route(game, table, name, drinks, left)
        if chosen is None:
            _rest(game, name, left)
            return
        haul, route = chosen
        _store(game, table, name, 1, haul, _path(drinks, route))


def _rest(game: FoodChain, name: str, number: int) -> None:
    if number:
        game.human.day.idle[name] = number


def _producers(game: FoodChain) -> Cards:
    """Those at work who can bring something."""
    cards = employees()
    able: Cards = {}
    for name, number in game.human.at_work.items():
        drinks = cards[name].drinks
        if cards[name].kitchen or (drinks and (drinks.method == "any" or _routes(game, drinks))):
            able[name] = number
    return able


def brings(game: FoodChain, name: str) -> int:
    """How much one of them makes, gets, or collects at each source."""
    card = employees()[name]
    if card.kitchen:
        return card.kitchen.amount
    assert card.drinks is not None
    return card.drinks.amount + _extra_drinks(game)


def can_bring(game: FoodChain, name: str) -> tuple[frozenset[Product], int]:
    """Of which products one of them can choose, and how many it brings of them at most."""
    card = employees()[name]
    if card.kitchen:
        return frozenset(card.kitchen.foods), card.kitchen.amount
    if card.drinks is None:
        return frozenset(), 0
    if card.drinks.method == "any":
        return frozenset(DRINKS), brings(game, name)
    hauls = [haul for haul, _ in _hauls(game, card.drinks).values()]
    return frozenset().union(*hauls), max([sum(haul.values()) for haul in hauls], default=0)


def routes_left(game: FoodChain, asked: str, left: int) -> Cards:
    """Who still chooses a route, while one of them is asked."""
    able = _producers(game)
    jobs = {job.employee for job in _jobs(game, able).values()}
    drivers = [name for name in in_order(able) if name not in jobs]
    later = drivers[drivers.index(asked) + 1 :]
    return {asked: left, **{name: able[name] for name in later}}


def _extra_drinks(game: FoodChain) -> int:
    return give(game.human.milestones, "extra_drinks")


def _routes(game: FoodChain, drinks: Drinks) -> tuple[Route, ...]:
    assert drinks.range is not None
    reach = drinks.range + give(game.human.milestones, "extra_range")
    entrances = game.city.entrances(game.human.drive_ins)
    if drinks.method == "air":
        return game.city.routes.by_air([TILE_OF[entrance] for entrance in entrances], reach)
    return game.city.routes.by_road(entrances, reach)


def _hauls(game: FoodChain, drinks: Drinks) -> dict[str, tuple[Stock, Route]]:
    """The different things that routes can bring, each with a route that brings it."""
    amount = drinks.amount + _extra_drinks(game)
    sources = game.city.board.sources
    hauls: dict[str, tuple[Stock, Route]] = {}
    for route in _routes(game, drinks):
        found = [sources[square] for square in route.sources]
        haul = {drink: amount * found.count(drink) for drink in DRINKS if drink in found}
        hauls.setdefault(haul_name(haul), (haul, route))
    return hauls


def hauls_of(game: FoodChain, drinks: Drinks) -> list[Stock]:
    """The different things that somebody with a route can bring."""
    return [haul for haul, _ in _hauls(game, drinks).values()]


def haul_name(haul: Stock) -> str:
    """Such as "2 beer, 4 soda"."""
    return ", ".join([f"{number} {drink}" for drink, number in haul.items()])


def _path(drinks: Drinks, route: Route) -> tuple[str, ...]:
    """The squares driven over; a zeppelin touches none."""
    return () if drinks.method == "air" else squares_named(route.path)


def _ask_route(
    game: FoodChain, table: Table, name: str, drinks: Drinks, left: int
) -> tuple[Stock, Route] | None:
    hauls = _hauls(game, drinks)

    def describe(value: str) -> Option:
        if value == DONE:
            return Option(value, Msg("option-stay"))
        haul, route = hauls[value]
        sources = squares_named(sorted(route.sources))
        covers = sources if drinks.method == "air" else squares_named(route.path)
        return Option(value, Msg("option-route", {"products": worded(haul)}), Place(sources[0], covers))

    data: dict[str, Json] = {"employee": name, "left": left}
    question = Pick(key="route", data=data, choices=[*hauls, DONE], describe=describe)
    return hauls.get(table.ask(question))


def _store(
    game: FoodChain,
    table: Table,
    name: str,
    workers: int,
    goods: Mapping[Product, int],
    places: tuple[str, ...],
) -> None:
    stock, brought = game.human.stock, game.human.day.goods
    for product, number in goods.items():
        stock[product] = stock.get(product, 0) + number
        brought[product] = brought.get(product, 0) + number
    if table.listening:
        made = next((product for product in goods if product in FOODS), "drinks")
        table.tell(
            "produced", employee=name, number=workers, made=made, products=worded(goods), places=list(places)
        )
