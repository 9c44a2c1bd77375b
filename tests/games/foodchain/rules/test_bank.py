from __future__ import annotations

import pytest

from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.rules.bank import pay_in, pay_out
from tests.games.foodchain.start import new_game, scripted


@pytest.mark.rule("FCM-D13")
@pytest.mark.rule("FCM-E1")
def test_a_payment_that_empties_the_bank_is_paid_on_from_the_reserve_cards() -> None:
    game = new_game()
    game.human.reserve, game.automa.reserve = 200, 300
    pay_out(game, scripted(), AUTOMA, 120)
    assert game.automa.cash == 120
    assert game.bank == 500 - 20
    assert game.bank_breaks == 1
    assert not game.over


@pytest.mark.rule("FCM-E1")
@pytest.mark.parametrize(
    ("human", "automa", "slots"), [(100, 300, 4), (300, 100, 4), (100, 200, 3), (100, 100, 2)]
)
def test_the_ceo_slots_become_the_higher_number(human: int, automa: int, slots: int) -> None:
    game = new_game()
    game.human.reserve, game.automa.reserve = human, automa
    pay_out(game, scripted(), HUMAN, 100)
    assert game.human.ceo_slots == slots
    assert game.bank == human + automa


@pytest.mark.rule("FCM-D13")
def test_the_second_time_the_rest_is_an_iou_and_the_game_is_over() -> None:
    game = new_game()
    game.human.reserve = game.automa.reserve = 100
    pay_out(game, scripted(), AUTOMA, 290)
    pay_out(game, scripted(), HUMAN, 25)
    assert (game.automa.cash, game.human.cash) == (290, 25)
    assert (game.bank, game.iou) == (0, 15)
    assert game.over


@pytest.mark.rule("FCM-D13")
def test_the_bank_breaks_when_it_is_emptied_to_the_dollar() -> None:
    game = new_game()
    pay_out(game, scripted(), AUTOMA, 99)
    assert game.bank_breaks == 0
    pay_out(game, scripted(), AUTOMA, 1)
    assert game.bank_breaks == 1


def test_what_a_chain_pays_goes_to_the_bank() -> None:
    game = new_game()
    game.human.cash = 30
    pay_in(game, HUMAN, 20)
    assert (game.human.cash, game.bank) == (10, 120)
