"""Expected values are read off the map drawn in `positions.py`, with a restaurant in its middle."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.bots.players.evening import Guests, guests, neighbours, servings
from mautoma.games.foodchain.content.products import BURGER, PIZZA, Product
from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.positions import Position, position
from tests.games.foodchain.start import freeze

BEER, SODA = Product.BEER, Product.SODA


def open_for_dinner(**stock: int) -> Position:
    start = position().restaurant("f9/g9").stock(**stock)
    freeze(start.game)
    return start


def wants(game: FoodChain, house: int, *demand: Product) -> None:
    game.city.houses[house].demand = list(demand)


def worth(game: FoodChain, price: int = 10, rival: int = 10) -> float:
    [one] = guests(game, neighbours(game, [rival]), price)
    return one.worth


@pytest.mark.rule("FCM-D11")
def test_a_house_that_the_automa_cannot_serve_brings_what_it_pays() -> None:
    game = open_for_dinner().game
    wants(game, 4, BURGER, BURGER, BURGER)
    assert worth(game, price=10, rival=1) == 30


@pytest.mark.rule("FCM-D11")
def test_a_house_won_from_the_automa_is_worth_what_both_would_get() -> None:
    game = open_for_dinner().game
    freeze(game, burger=5)
    wants(game, 4, BURGER)
    assert worth(game, price=10, rival=12) == 10 + 12


@pytest.mark.rule("FCM-D3")
def test_a_house_that_goes_to_the_automa_brings_nothing() -> None:
    game = open_for_dinner().game
    freeze(game, burger=5)
    wants(game, 4, BURGER)
    assert worth(game, price=10, rival=3) == 0


def test_a_house_that_the_automa_may_yet_be_able_to_serve_counts_in_part() -> None:
    game = open_for_dinner().game
    freeze(game, burger=0)
    wants(game, 4, BURGER)
    assert 0 < worth(game, price=10, rival=3) < 10


def test_the_ceo_as_cfo_makes_half_as_much_again_of_it() -> None:
    start = open_for_dinner().milestone("first_to_have_100")
    wants(start.game, 4, BURGER, BURGER, BURGER)
    assert worth(start.game, rival=1) == 45


@pytest.mark.rule("FCM-D11")
def test_nobody_cooks_for_a_house_that_cannot_be_served_in_full() -> None:
    game = open_for_dinner().game
    coming = [Guests([BURGER, PIZZA], 20), Guests([BURGER], 10)]
    [served] = servings(game, {"burger_cook": 1}, coming)
    assert served.worth == 10
    assert served.jobs == [("burger_cook", {BURGER: 3})]


def test_what_one_brings_too_much_serves_the_next_house() -> None:
    game = open_for_dinner().game
    coming = [Guests([BURGER, BURGER], 20), Guests([BURGER], 10)]
    first, second = servings(game, {"burger_cook": 1}, coming)
    assert first.jobs == [("burger_cook", {BURGER: 3})]
    assert second.jobs == []


def test_stock_is_used_before_anybody_works() -> None:
    game = open_for_dinner(beer=1).game
    [served] = servings(game, {"errand_boy": 1}, [Guests([BEER], 10)])
    assert served.jobs == []


def test_the_house_that_brings_most_for_each_person_comes_first() -> None:
    game = open_for_dinner().game
    coming = [Guests([BEER, SODA], 24), Guests([BEER], 15)]
    served = servings(game, {"errand_boy": 2}, coming)
    assert [one.worth for one in served] == [15]
    served = servings(game, {"errand_boy": 3}, coming)
    assert [one.worth for one in served] == [15, 24]


def test_a_cart_is_reckoned_with_what_its_routes_bring() -> None:
    """From g9 a road leads past the source of lemonade on g7."""
    game = open_for_dinner().game
    lemonade = Product.LEMONADE
    [served] = servings(game, {"cart_operator": 1}, [Guests([lemonade, lemonade], 20)])
    [(name, goods)] = served.jobs
    assert name == "cart_operator"
    assert goods[lemonade] >= 2
