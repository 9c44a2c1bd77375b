from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mautoma.games.foodchain.automa.campaigns import choose_house, next_house, start_campaigns
from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA, SODA
from mautoma.games.foodchain.state import FoodChain, Stack
from tests.games.foodchain.start import freeze, new_game, scripted


def campaigning(houses: list[int], kind: str = "food", duration: int = 2) -> dict[str, object]:
    return {"kind": kind, "duration": duration, "houses": houses}


def started(game: FoodChain) -> list[Stack]:
    start_campaigns(game, scripted())
    return game.automa.stacks


@pytest.mark.rule("FCM-M1")
@pytest.mark.rule("FCM-M2")
def test_it_advertises_the_drink_it_has_most_of() -> None:
    game = new_game(campaigns=[campaigning([2], "drink", 3)])
    freeze(game, beer=1, soda=3, burger=9)
    assert started(game) == [Stack(2, SODA, 3)]


@pytest.mark.rule("FCM-M2")
@pytest.mark.rule("FCM-S10")
def test_a_tie_goes_to_the_product_nearer_the_top() -> None:
    game = new_game(campaigns=[campaigning([2], "drink")])
    game.automa.order = (PIZZA, BEER, SODA, BURGER, game.automa.order[3])
    freeze(game, beer=2, soda=2)
    assert started(game) == [Stack(2, BEER, 2)]


@pytest.mark.rule("FCM-M3")
@pytest.mark.rule("FCM-M6")
def test_the_duration_is_the_cards_and_no_square_is_taken() -> None:
    game = new_game(campaigns=[campaigning([4], duration=3)])
    free = game.city.free
    [stack] = started(game)
    assert (stack.house, stack.left) == (4, 3)
    assert game.city.free == free


@pytest.mark.rule("FCM-M4")
@pytest.mark.parametrize(("listed", "house"), [(2, 2), (3, 4), (6, 7), (8, 2), (19, 2)])
def test_a_missing_number_means_the_next_higher_wrapping_to_one(listed: int, house: int) -> None:
    assert choose_house([2, 4, 5, 7], listed, set()).choice == house


@pytest.mark.rule("FCM-M4")
@pytest.mark.rule("FCM-M5")
@given(st.sets(st.integers(1, 20)), st.integers(1, 20), st.sets(st.integers(1, 20)))
def test_the_same_house_whether_or_not_anybody_asks_why(houses: set[int], listed: int, hit: set[int]) -> None:
    assert next_house(sorted(houses), listed, hit) == choose_house(sorted(houses), listed, hit).choice


@pytest.mark.rule("FCM-M5")
def test_a_house_already_hit_this_round_passes_it_on() -> None:
    game = new_game(campaigns=[campaigning([2]), campaigning([2, 2], "drink")])
    freeze(game, burger=1, beer=1)
    assert [(s.house, s.product) for s in started(game)] == [(2, BURGER), (4, BEER), (5, BEER)]


@pytest.mark.rule("FCM-M5")
def test_if_every_house_is_hit_there_is_no_target() -> None:
    game = new_game(campaigns=[campaigning([1, 1, 1, 1, 1])])
    assert sorted(stack.house for stack in started(game)) == [2, 4, 5, 7]


@pytest.mark.rule("FCM-M10")
def test_a_full_house_is_a_target_like_any_other() -> None:
    game = new_game(campaigns=[campaigning([5])])
    game.city.houses[5].demand = [BEER, BEER, BEER]
    assert [stack.house for stack in started(game)] == [5]


@pytest.mark.rule("FCM-M10")
def test_a_house_cut_off_from_every_outside_restaurant_is_a_target_like_any_other() -> None:
    game = new_game("B2 D3 E1 / Q1 L0 I2 / R1 M0 J0", campaigns=[campaigning([8])])
    assert [house for house in game.city.houses if game.city.outside_distance(house) is None] == [8]
    assert [stack.house for stack in started(game)] == [8]


@pytest.mark.rule("FCM-X4")
@pytest.mark.rule("FCM-M4")
@pytest.mark.rule("FCM-M5")
def test_the_printed_example() -> None:
    """4 burgers and 4 pizzas, burger higher; houses 3 and 11 are not on the map, 12 and 15 are."""
    game = new_game("G0 I0 N0 / L0 K0 O0 / Q0 R0 S0", campaigns=[campaigning([3, 11])])
    assert list(game.city.houses) == [12, 15, 18]
    game.automa.order = (SODA, BURGER, BEER, PIZZA, game.automa.order[3])
    freeze(game, soda=5, burger=4, beer=6, pizza=4, lemonade=2)
    game.automa.stacks = [Stack(15, SODA, 1)]
    assert started(game) == [Stack(15, SODA, 1), Stack(12, BURGER, 2), Stack(15, BURGER, 2)]
