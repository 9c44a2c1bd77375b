from __future__ import annotations

from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.bots.search.variations import WEIGHTS, variations
from tests.games.foodchain.positions import position

STRATEGY = Strategy(hire=("recruiting_girl", "trainer", "waitress"))


def test_another_card_may_be_hired_next_or_the_next_one_not() -> None:
    game = position().at_work(recruiting_girl=1).game
    hires = {one.hire for one in variations(game, STRATEGY)}
    assert ("recruiting_girl", "errand_boy", "trainer", "waitress") in hires
    assert ("recruiting_girl", "waitress") in hires
    assert all(hire[0] == "recruiting_girl" for hire in hires)


def test_a_card_that_is_gone_is_not_hired() -> None:
    game = position().at_work(recruiting_girl=1).supply(errand_boy=0).game
    hires = [one.hire for one in variations(game, STRATEGY)]
    assert hires and not any("errand_boy" in hire for hire in hires)


def test_trainings_are_varied_once_somebody_can_train() -> None:
    start = position().at_work(recruiting_girl=1, kitchen_trainee=1)
    assert {one.train for one in variations(start.game, STRATEGY)} == {()}
    start.beach(trainer=1)
    trains = {one.train for one in variations(start.game, STRATEGY)}
    assert (("kitchen_trainee", "pizza_cook", 1),) in trains


def test_every_weight_is_halved_and_doubled() -> None:
    found = variations(position().game, STRATEGY)
    for name in WEIGHTS:
        now = getattr(STRATEGY, name)
        assert {getattr(one, name) for one in found} == {now / 2, now, now * 2}
