"""Expected values are read off the map drawn in `positions.py`, with a restaurant in its middle."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.bots.players.advertising import best_campaign
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.content.products import BURGER, PIZZA, Product
from tests.games.foodchain.positions import Position, position
from tests.games.foodchain.start import freeze

STRATEGY = Strategy(hire=())
MARKETED = ("first_burger_marketed", "first_pizza_marketed", "first_drink_marketed")


def marketing(**staff: int) -> Position:
    start = position().restaurant("f9/g9").at_work(marketing_trainee=1, **staff).gone(*MARKETED)
    freeze(start.game, burger=9, pizza=9, beer=9, lemonade=9, soda=9)
    return start


def advertised(start: Position) -> Product:
    found = best_campaign(start.game, STRATEGY, "marketing_trainee")
    assert found is not None
    return found.product


def test_it_advertises_what_the_automa_lacks_and_the_company_makes() -> None:
    start = marketing(burger_cook=1, pizza_cook=1)
    start.game.automa.freezers[PIZZA] = 0
    assert advertised(start) == PIZZA
    start.game.automa.freezers |= {PIZZA: 9, BURGER: 0}
    assert advertised(start) == BURGER


def test_a_milestone_that_can_be_had_decides() -> None:
    start = marketing(burger_cook=1, pizza_cook=1)
    start.game.automa.freezers[PIZZA] = 0
    start.game.milestones.add("first_burger_marketed")
    assert advertised(start) == BURGER


def test_the_bonus_of_a_milestone_counts() -> None:
    start = marketing(burger_cook=1, pizza_cook=1).milestone("first_pizza_marketed")
    freeze(start.game)
    assert advertised(start) == PIZZA


@pytest.mark.parametrize(
    ("radios", "full"),
    [(("d1/1x1", "e1/1x1", "d2/1x1"), {2, 4}), (("n11/1x1", "o11/1x1", "n12/1x1"), {10, 13, 15})],
)
def test_houses_that_many_campaigns_reach_are_left_alone(radios: tuple[str, ...], full: set[int]) -> None:
    """A house has room for three; a radio reaches the houses of its tile and of those around it."""
    start = marketing(burger_cook=1)
    freeze(start.game)
    for number, place in enumerate(radios, 1):
        start.campaign(number, place, "burger", None, "brand_manager")
    found = best_campaign(start.game, STRATEGY, "marketing_trainee", BURGER)
    assert found is not None
    assert not full & set(found.site.houses)


def test_without_a_house_in_reach_there_is_no_campaign() -> None:
    start = position().restaurant("k1/l1").at_work(marketing_trainee=1)
    for house in list(start.game.city.houses):
        start.game.city.houses.pop(house)
    assert best_campaign(start.game, STRATEGY, "marketing_trainee") is None
