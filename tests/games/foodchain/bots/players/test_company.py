from __future__ import annotations

import pytest

from mautoma.games.foodchain.bots.players.company import best_company, growth
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.content.products import BURGER
from tests.games.foodchain.positions import MAP, Position, position
from tests.games.foodchain.start import freeze, new_game

STRATEGY = Strategy(hire=("waitress",) * 9)


def company(**hand: int) -> Position:
    start = position().restaurant("f9/g9").beach(**hand)
    freeze(start.game)
    return start


def test_managers_hold_whoever_finds_no_slot() -> None:
    start = company(management_trainee=1, waitress=4)
    assert best_company(start.game, STRATEGY) == {"management_trainee": 1, "waitress": 4}


def test_a_manager_who_has_nobody_to_hold_stays_on_the_beach() -> None:
    start = company(management_trainee=1, waitress=3)
    assert best_company(start.game, STRATEGY) == {"waitress": 3}


@pytest.mark.rule("FCM-D11")
def test_a_cook_works_if_a_house_can_be_served_in_full() -> None:
    start = company(burger_cook=1, waitress=3).gone("first_burger_produced", "first_to_throw_away")
    start.gone("first_waitress")
    assert best_company(start.game, STRATEGY) == {"waitress": 3}
    start.game.city.houses[4].demand = [BURGER]
    assert best_company(start.game, STRATEGY) == {"waitress": 2, "burger_cook": 1}


def test_luxury_is_for_houses_that_have_no_choice() -> None:
    start = company(luxuries_manager=1, burger_cook=1)
    start.game.city.houses[4].demand = [BURGER] * 3
    assert "luxuries_manager" in best_company(start.game, STRATEGY)
    freeze(start.game, burger=10)
    assert "luxuries_manager" not in best_company(start.game, STRATEGY)


@pytest.mark.rule("FCM-D3")
def test_prices_are_lowered_where_that_wins_a_house() -> None:
    """In round 2 the card in play is known: it asks $8."""
    start = position()
    start.game = game = new_game(MAP, price=8)
    game.round = 2
    start.restaurant("f9/g9").beach(pricing_manager=1, waitress=2, burger_cook=1)
    start.milestone("first_to_lower_prices").gone("first_waitress", "first_burger_produced")
    start.gone("first_to_throw_away")
    game.city.houses[4].demand = [BURGER] * 3
    assert "pricing_manager" not in best_company(game, STRATEGY)
    freeze(game, burger=10)
    assert best_company(game, STRATEGY)["pricing_manager"] == 1


def test_whoever_is_to_be_trained_stays_on_the_beach() -> None:
    start = company(trainer=1, marketing_trainee=1)
    strategy = Strategy(hire=(), train=(("marketing_trainee", "campaign_manager", 1),))
    assert best_company(start.game, strategy) == {"trainer": 1}
    start.game.human.beach["campaign_manager"] = 1
    assert best_company(start.game, strategy)["marketing_trainee"] == 1


def test_growing_is_worth_less_the_sooner_the_bank_will_break() -> None:
    start = company(recruiting_girl=1)
    game = start.game
    game.bank, game.human.reserve = 100, 300
    assert growth(game, STRATEGY) == 1
    game.bank, game.bank_breaks = 90, 1
    game.history = [(50, 50), (100, 90)]
    assert growth(game, STRATEGY) == pytest.approx(90 / 90 / STRATEGY.horizon)
