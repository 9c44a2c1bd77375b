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

from mautoma.games.foodchain.city.grid import TILE_OF, squares_named
from mautoma.games.foodchain.city.routes import Route
from mautoma.games.foodchain.content.employees import Drinks, employees
from mautoma.games.foodchain.content.milestones import milestones
from mautoma.games.foodchain.content.products import BURGER, DRINKS, PIZZA, Product, worded
from mautoma.games.foodchain.human.hiring import gain_free_employees
from mautoma.games.foodchain.names import HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, EVERYONE, counted_employees, product_option
from mautoma.games.foodchain.rules.staff import Cards, in_order, take
from mautoma.games.foodchain.state import Game, Stock
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

_PRODUCED = {BURGER: "first_burger_produced", PIZZA: "first_pizza_produced"}


def produce(game: Game, table: Table) -> None:
    table.enter("step", "food_and_drinks")
    waiting = _producers(game)
    while waiting:
        sure = [name for name in waiting if _single_outcome(game, name)]
        choices = [*in_order(waiting), DONE]
        if sum(waiting[name] for name in sure) > 1:
            choices.insert(0, EVERYONE)
        answer = table.ask(Pick(key="produce", choices=choices, describe=counted_employees(waiting)))
        if answer == DONE:
            game.human.day.idle.update(waiting)
            return
        for name in sure if answer == EVERYONE else [answer]:
            for _ in range(waiting[name] if answer == EVERYONE else 1):
                _produce_with(game, table, name)
                take(waiting, name)


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
    card = employees()[name]
    if card.kitchen:
        food = _choose_product(table, "cook", name, card.kitchen.foods)
        _store(game, table, name, {food: card.kitchen.amount})
        if claim(game, table, HUMAN, _PRODUCED[food]):
            gain_free_employees(game, table, _PRODUCED[food])
        return
    assert card.drinks is not None
    if card.drinks.method == "any":
        drink = _choose_product(table, "errand", name, DRINKS)
        _store(game, table, name, {drink: card.drinks.amount + _extra_drinks(game)})
    else:
        haul, route = _ask_route(game, table, name, card.drinks)
        places = [] if card.drinks.method == "air" else list(squares_named(route.path))
        _store(game, table, name, haul, places)


def _choose_product(table: Table, key: str, name: str, products: tuple[Product, ...]) -> Product:
    question = Pick(key=key, data={"employee": name}, choices=products, describe=product_option)
    return Product(table.choose(question))


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


def _ask_route(game: Game, table: Table, name: str, drinks: Drinks) -> tuple[Stock, Route]:
    hauls = _hauls(game, drinks)

    def describe(value: str) -> Option:
        haul, route = hauls[value]
        sources = squares_named(sorted(route.sources))
        covers = sources if drinks.method == "air" else squares_named(route.path)
        return Option(value, Msg("option-route", {"products": worded(haul)}), Place(sources[0], covers))

    question = Pick(key="route", data={"employee": name}, choices=list(hauls), describe=describe)
    return hauls[table.choose(question)]


def _store(game: Game, table: Table, name: str, goods: Stock, places: list[str] | None = None) -> None:
    stock, brought = game.human.stock, game.human.day.goods
    for product, number in goods.items():
        stock[product] = stock.get(product, 0) + number
        brought[product] = brought.get(product, 0) + number
    if table.listening:
        table.tell("produced", employee=name, products=worded(goods), places=places or [])
