from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.products import BURGER
from mautoma.games.foodchain.human.clean_up import tidy_up
from mautoma.games.foodchain.human.production import produce
from mautoma.games.foodchain.rules.dinner import dine
from mautoma.games.foodchain.solo import advertise, clean_up
from mautoma.kernel.question import Unfit
from mautoma.messages import words
from tests.games.foodchain.positions import position


@pytest.mark.rule("FCM-C9")
def test_unsold_stock_is_thrown_away_and_earns_the_milestone() -> None:
    start = position().stock(burger=2, beer=1)
    start.play(tidy_up)
    assert start.company.stock == {}
    assert "first_to_throw_away" in start.company.milestones


def test_nothing_thrown_away_earns_nothing() -> None:
    start = position()
    start.play(tidy_up)
    assert start.company.milestones == set()


def test_the_freezer_counts_from_the_next_clean_up_and_holds_ten() -> None:
    start = position().stock(burger=2)
    start.play(tidy_up)
    assert start.company.stock == {}
    start.stock(burger=6, beer=4)
    start.play(tidy_up)
    assert start.company.stock == {"burger": 6, "beer": 4}


def test_with_more_than_ten_the_human_chooses_what_to_keep() -> None:
    start = position().stock(burger=8, pizza=3, beer=4).milestone("first_to_throw_away")
    start.play(tidy_up, ("keep", {"burger": 4, "pizza": 3, "beer": 3}))
    assert start.company.stock == {"burger": 4, "pizza": 3, "beer": 3}


def test_the_freezer_takes_no_more_than_ten() -> None:
    start = position().stock(burger=8, pizza=4).milestone("first_to_throw_away")
    with pytest.raises(Unfit) as unfit:
        start.play(tidy_up, ("keep", {"burger": 8, "pizza": 4}))
    said = words("en", "foodchain").say(unfit.value.message)
    assert said == "The freezer holds 10: that's 2 too many."


def test_something_of_everything_is_offered() -> None:
    start = position().stock(burger=8, pizza=2, beer=4).milestone("first_to_throw_away")
    table = start.play(tidy_up, ("keep", {}))
    assert table.questions[0].default == {"burger": 4, "pizza": 2, "beer": 4}
    assert start.company.stock == {}


def test_restaurants_open_and_drive_ins_go() -> None:
    start = position().restaurant("f4/g4").restaurant("i4/i4", coming_soon=True)
    start.company.drive_ins = True
    start.company.unused_hires = 2
    start.play(tidy_up)
    assert not any(restaurant.coming_soon for restaurant in start.game.city.restaurants.values())
    assert not start.company.drive_ins
    assert start.company.unused_hires == 0


def test_the_three_turns_of_a_billboard() -> None:
    """A billboard of three turns for burgers that touches one house; no freezer."""
    start = position().restaurant("f4/g4").at_work(burger_cook=1)
    start.gone("first_to_throw_away", "first_burger_produced")
    start.campaign(14, "d5/2x1", "burger", 3, "campaign_manager")  # above house 4, on d6 to e7
    house = start.game.city.houses[4]

    start.play(produce, ("produce", {"burger_cook": 1}))
    start.play(dine)
    assert start.company.cash == 0
    start.play(advertise)
    assert house.demand == [BURGER]
    assert start.company.campaigns[14].left == 2
    start.play(clean_up)
    assert start.company.stock == {}

    start.play(produce, ("produce", {}))
    start.play(dine)
    start.play(advertise)
    assert house.demand == [BURGER, BURGER]
    assert start.company.campaigns[14].left == 1
    start.play(clean_up)

    start.play(produce, ("produce", {"burger_cook": 1}))
    start.play(dine)
    assert start.company.cash == 20
    assert start.company.stock == {BURGER: 1}
    start.play(advertise)
    assert house.demand == [BURGER]
    assert start.company.campaigns == {}
    assert start.company.beach == {"campaign_manager": 1}
    start.play(clean_up)
    assert start.company.stock == {}
