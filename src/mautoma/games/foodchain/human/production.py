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

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from mautoma.games.foodchain.city.grid import TILE_OF, squares_named
from mautoma.games.foodchain.city.routes import Route
from mautoma.games.foodchain.content.employees import Drinks, employees
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.content.products import BURGER, DRINKS, PIZZA, Product, worded
from mautoma.games.foodchain.human.hiring import gain_free_employees
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, in_order, put
from mautoma.games.foodchain.state import Game, Stock
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Counts, Option, Pick, Place
from mautoma.kernel.table import Table

_PRODUCED = {BURGER: "first_burger_produced", PIZZA: "first_pizza_produced"}


def produce(game: Game, table: Table) -> None:
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


def jobs_of(game: Game) -> dict[str, Job]:
    """By name: an employee who has nothing to choose, else an employee and a product."""
    return _jobs(game, _producers(game))


def _jobs(game: Game, able: Cards) -> dict[str, Job]:
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


def _do_jobs(game: Game, table: Table, able: Cards, jobs: dict[str, Job]) -> None:
    question = Counts(
        key="produce",
        available={name: able[job.employee] for name, job in jobs.items()},
        noun="employee",
        fault=lambda wanted: _overworked(able, _workers(jobs, wanted)),
        default={name: able[name] for name in jobs if name in able} or None,
    )
    wanted = table.ask(question)
    for name, job in jobs.items():
        for _ in range(wanted.get(name, 0)):
            _bring(game, table, job)
    workers = _workers(jobs, wanted)
    for employee in dict.fromkeys(job.employee for job in jobs.values()):
        _rest(game, employee, able[employee] - workers.get(employee, 0))


def _workers(jobs: Mapping[str, Job], wanted: Mapping[str, int]) -> Cards:
    workers: Cards = {}
    for name, number in wanted.items():
        put(workers, jobs[name].employee, number)
    return workers


def _overworked(able: Cards, workers: Cards) -> Msg | None:
    for name, number in workers.items():
        over = number - able[name]
        if over > 0:
            return msg("misfit-producers", employee=name, number=able[name], over=over)
    return None


def _bring(game: Game, table: Table, job: Job) -> None:
    _store(game, table, job.employee, job.goods, job.path)
    for product in job.goods:
        if product in _PRODUCED and claim(game, table, HUMAN, _PRODUCED[product]):
            gain_free_employees(game, table, _PRODUCED[product])


def _choose_routes(game: Game, table: Table, name: str, number: int) -> None:
    drinks = employees()[name].drinks
    assert drinks is not None
    for left in range(number, 0, -1):
        chosen = _ask_route(game, table, name, drinks)
        if chosen is None:
            _rest(game, name, left)
            return
        haul, route = chosen
        _store(game, table, name, haul, _path(drinks, route))


def _rest(game: Game, name: str, number: int) -> None:
    if number:
        game.human.day.idle[name] = number


def _producers(game: Game) -> Cards:
    """Those at work who can bring something."""
    cards = employees()
    able: Cards = {}
    for name, number in game.human.at_work.items():
        drinks = cards[name].drinks
        if cards[name].kitchen or (drinks and (drinks.method == "any" or _routes(game, drinks))):
            able[name] = number
    return able


def brings(game: Game, name: str) -> int:
    """How much one of them makes, gets, or collects at each source."""
    card = employees()[name]
    if card.kitchen:
        return card.kitchen.amount
    assert card.drinks is not None
    return card.drinks.amount + _extra_drinks(game)


def _extra_drinks(game: Game) -> int:
    return give(game.human.milestones, "extra_drinks")


def _routes(game: Game, drinks: Drinks) -> tuple[Route, ...]:
    assert drinks.range is not None
    reach = drinks.range + give(game.human.milestones, "extra_range")
    entrances = game.city.entrances(game.human.drive_ins)
    if drinks.method == "air":
        return game.city.routes.by_air([TILE_OF[entrance] for entrance in entrances], reach)
    return game.city.routes.by_road(entrances, reach)


def _hauls(game: Game, drinks: Drinks) -> dict[str, tuple[Stock, Route]]:
    """The different things that routes can bring, each with a route that brings it."""
    amount = drinks.amount + _extra_drinks(game)
    sources = game.city.board.sources
    hauls: dict[str, tuple[Stock, Route]] = {}
    for route in _routes(game, drinks):
        found = [sources[square] for square in route.sources]
        haul = {drink: amount * found.count(drink) for drink in DRINKS if drink in found}
        hauls.setdefault(haul_name(haul), (haul, route))
    return hauls


def hauls_of(game: Game, drinks: Drinks) -> list[Stock]:
    """The different things that somebody with a route can bring."""
    return [haul for haul, _ in _hauls(game, drinks).values()]


def haul_name(haul: Stock) -> str:
    """Such as "2 beer, 4 soda"."""
    return ", ".join([f"{number} {drink}" for drink, number in haul.items()])


def _path(drinks: Drinks, route: Route) -> tuple[str, ...]:
    """The squares driven over; a zeppelin touches none."""
    return () if drinks.method == "air" else squares_named(route.path)


def _ask_route(game: Game, table: Table, name: str, drinks: Drinks) -> tuple[Stock, Route] | None:
    hauls = _hauls(game, drinks)

    def describe(value: str) -> Option:
        if value == DONE:
            return Option(value, Msg("option-stay"))
        haul, route = hauls[value]
        sources = squares_named(sorted(route.sources))
        covers = sources if drinks.method == "air" else squares_named(route.path)
        return Option(value, Msg("option-route", {"products": worded(haul)}), Place(sources[0], covers))

    question = Pick(key="route", data={"employee": name}, choices=[*hauls, DONE], describe=describe)
    return hauls.get(table.ask(question))


def _store(
    game: Game, table: Table, name: str, goods: Mapping[Product, int], places: tuple[str, ...]
) -> None:
    stock, brought = game.human.stock, game.human.day.goods
    for product, number in goods.items():
        stock[product] = stock.get(product, 0) + number
        brought[product] = brought.get(product, 0) + number
    if table.listening:
        table.tell("produced", employee=name, products=worded(goods), places=list(places))
