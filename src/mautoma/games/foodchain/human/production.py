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

from mautoma.games.foodchain.city.grid import TILE_OF, squares_named
from mautoma.games.foodchain.city.routes import Route
from mautoma.games.foodchain.content.employees import Drinks, employees
from mautoma.games.foodchain.content.milestones import milestones
from mautoma.games.foodchain.content.products import BURGER, DRINKS, PIZZA, Product, worded
from mautoma.games.foodchain.human.hiring import gain_free_employees
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.rules.staff import Cards, in_order
from mautoma.games.foodchain.state import Game, Stock
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Counts, Option, Pick, Place
from mautoma.kernel.table import Table

_PRODUCED = {BURGER: "first_burger_produced", PIZZA: "first_pizza_produced"}


def produce(game: Game, table: Table) -> None:
    """Those who have nothing to choose in one answer, then kind by kind those who have."""
    table.enter("step", "food_and_drinks")
    able = _producers(game)
    sure = {name: able[name] for name in in_order(able) if _single_outcome(game, name)}
    if sure:
        working = table.ask(Counts(key="produce", available=sure, noun="employee", default=dict(sure)))
        for name, number in sure.items():
            for _ in range(working.get(name, 0)):
                _produce_with(game, table, name)
            _rest(game, name, number - working.get(name, 0))
    for name in in_order(able):
        if name not in sure:
            _produce_by_choice(game, table, name, able[name])


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


def _single_outcome(game: Game, name: str) -> bool:
    """Nothing to choose: it makes one thing, or every route brings the same."""
    card = employees()[name]
    if card.kitchen:
        return len(card.kitchen.foods) == 1
    assert card.drinks is not None
    return card.drinks.method != "any" and len(_hauls(game, card.drinks)) == 1


def _produce_with(game: Game, table: Table, name: str) -> None:
    """The one thing it can bring."""
    card = employees()[name]
    if card.kitchen:
        _cook(game, table, name, card.kitchen.foods[0])
    else:
        assert card.drinks is not None
        [(haul, route)] = _hauls(game, card.drinks).values()
        _drive(game, table, name, haul, route)


def _produce_by_choice(game: Game, table: Table, name: str, number: int) -> None:
    card = employees()[name]
    if card.kitchen:
        foods = _ask_products(table, "cook", name, number, card.kitchen.foods)
        for food in foods:
            _cook(game, table, name, food)
        _rest(game, name, number - len(foods))
        return
    assert card.drinks is not None
    if card.drinks.method == "any":
        errands = _ask_products(table, "errand", name, number, DRINKS)
        for drink in errands:
            _store(game, table, name, {drink: brings(game, name)})
        _rest(game, name, number - len(errands))
        return
    for left in range(number, 0, -1):
        chosen = _ask_route(game, table, name, card.drinks)
        if chosen is None:
            _rest(game, name, left)
            return
        _drive(game, table, name, *chosen)


def _ask_products(
    table: Table, key: str, name: str, number: int, products: tuple[Product, ...]
) -> list[Product]:
    """What each of so many people of one kind brings, in one answer."""
    question = Counts(
        key=key,
        data={"employee": name, "number": number},
        available=dict.fromkeys(products, number),
        noun="product",
        fault=lambda wanted: _overworked(wanted, name, number),
    )
    wanted = table.ask(question)
    return [product for product in products for _ in range(wanted.get(product, 0))]


def _overworked(wanted: Mapping[str, int], name: str, number: int) -> Msg | None:
    over = sum(wanted.values()) - number
    return msg("misfit-producers", employee=name, number=number, over=over) if over > 0 else None


def _cook(game: Game, table: Table, name: str, food: Product) -> None:
    _store(game, table, name, {food: brings(game, name)})
    if claim(game, table, HUMAN, _PRODUCED[food]):
        gain_free_employees(game, table, _PRODUCED[food])


def _drive(game: Game, table: Table, name: str, haul: Stock, route: Route) -> None:
    drinks = employees()[name].drinks
    assert drinks is not None
    _store(game, table, name, haul, [] if drinks.method == "air" else list(squares_named(route.path)))


def brings(game: Game, name: str) -> int:
    """How much one of them makes, gets, or collects at each source."""
    card = employees()[name]
    if card.kitchen:
        return card.kitchen.amount
    assert card.drinks is not None
    return card.drinks.amount + _extra_drinks(game)


def _extra_drinks(game: Game) -> int:
    return sum([milestones()[name].extra_drinks for name in game.human.milestones])


def _routes(game: Game, drinks: Drinks) -> tuple[Route, ...]:
    assert drinks.range is not None
    reach = drinks.range + sum([milestones()[name].extra_range for name in game.human.milestones])
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
        hauls.setdefault(_haul_name(haul), (haul, route))
    return hauls


def _haul_name(haul: Stock) -> str:
    """Such as "2 beer, 4 soda"."""
    return ", ".join([f"{number} {drink}" for drink, number in haul.items()])


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


def _store(game: Game, table: Table, name: str, goods: Stock, places: list[str] | None = None) -> None:
    stock, brought = game.human.stock, game.human.day.goods
    for product, number in goods.items():
        stock[product] = stock.get(product, 0) + number
        brought[product] = brought.get(product, 0) + number
    if table.listening:
        table.tell("produced", employee=name, products=worded(goods), places=places or [])
