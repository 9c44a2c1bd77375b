from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.setup import house_stack, mautoma_inc
from mautoma.kernel.chance import Chance
from mautoma.messages import words
from tests.games.foodchain.start import dealt_game

SEEDS = range(200)


@pytest.mark.rule("FCM-S2")
def test_the_bank_holds_100() -> None:
    game = dealt_game(1)
    assert (game.bank, game.human.cash, game.automa.cash) == (100, 0, 0)


@pytest.mark.rule("FCM-S3")
def test_one_copy_of_each_1x_card() -> None:
    assert all(dealt_game(1).employees[name] == 1 for name in one_x())


@pytest.mark.rule("FCM-S4")
def test_the_house_stack_holds_each_house_once_and_turns_about_half() -> None:
    stacks = [house_stack(Chance(seed)) for seed in SEEDS]
    for stack in stacks:
        assert sorted(tile.number for tile in stack) == [1, 3, 6, 9, 11, 14, 17, 19]
    upside_down = sum(tile.upside_down for stack in stacks for tile in stack)
    assert 0.45 < upside_down / (8 * len(stacks)) < 0.55
    assert len({stack[-1].number for stack in stacks}) == 8


@pytest.mark.rule("FCM-S4")
@pytest.mark.parametrize(
    ("language", "rulings", "even"),
    [("en", "Rulings:", "even chance"), ("it", "Decisioni:", "una probabilità su due")],
)
def test_the_even_chance_is_said_to_be_a_ruling(language: str, rulings: str, even: str) -> None:
    assert even in words(language, "foodchain").text("FCM-S4").partition(rulings)[2]


@pytest.mark.rule("FCM-S7")
@pytest.mark.rule("FCM-S8")
@pytest.mark.rule("FCM-S9")
def test_the_automa_begins_with_nothing_on_spot_2_and_modifier_0() -> None:
    game = dealt_game(1)
    assert set(game.automa.freezers.values()) == {0}
    assert game.automa.sales == 2
    assert game.edition.mat.modifiers[game.automa.modifier] == 0
    assert game.city.restaurants == {}


@pytest.mark.rule("FCM-S10")
def test_the_freezers_are_in_random_order() -> None:
    orders = {mautoma_inc(dealt_game(1).edition, "normal", Chance(seed)).order for seed in SEEDS}
    assert all(sorted(order) == sorted(PRODUCTS) for order in orders)
    assert {order[0] for order in orders} == set(PRODUCTS)


@pytest.mark.rule("FCM-S11")
def test_the_automas_reserve_card_is_one_of_three() -> None:
    assert {dealt_game(seed).automa.reserve for seed in range(40)} == {100, 200, 300}


@pytest.mark.rule("FCM-S6")
def test_three_reserve_cards_and_three_restaurants() -> None:
    assert [(card.cash, card.ceo_slots) for card in supply().reserve_cards] == [(100, 2), (200, 3), (300, 4)]
    assert supply().restaurants == 3
