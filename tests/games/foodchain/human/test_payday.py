from __future__ import annotations

import pytest

from mautoma.games.foodchain.human.payday import pay_salaries
from tests.games.foodchain.positions import offered, position


def test_five_dollars_per_salaried_card_wherever_it_is() -> None:
    start = position().at_work(burger_cook=1, waitress=1).beach(coach=1, trainer=1).cash(30)
    start.campaign(14, "i4/2x1", "burger", 2, "campaign_manager")
    start.play(pay_salaries, ("payday", "pay"))
    assert start.company.cash == 30 - 3 * 5
    assert start.game.bank == 1000 + 15


def test_nobody_is_asked_where_no_salary_is_due() -> None:
    start = position().at_work(waitress=2, trainer=1).cash(10)
    start.play(pay_salaries)
    assert start.company.cash == 10


def test_first_to_train_takes_15_off_but_never_below_zero() -> None:
    start = position().at_work(burger_cook=4).cash(30).milestone("first_to_train")
    start.play(pay_salaries, ("payday", "pay"))
    assert start.company.cash == 30 - 5
    start = position().at_work(burger_cook=2).cash(30).milestone("first_to_train")
    start.play(pay_salaries)
    assert start.company.cash == 30


def test_unused_hires_take_5_off_each() -> None:
    start = position().at_work(recruiting_manager=1, burger_cook=3).cash(30)
    start.company.unused_hires = 2
    start.play(pay_salaries, ("payday", "pay"))
    assert start.company.cash == 30 - (20 - 10)


def test_first_billboard_frees_all_marketeers() -> None:
    start = position().at_work(brand_manager=1, burger_cook=1).cash(30).milestone("first_billboard")
    start.campaign(14, "i4/2x1", "burger", None, "campaign_manager")
    start.play(pay_salaries, ("payday", "pay"))
    assert start.company.cash == 25


def test_fire_at_will_before_paying() -> None:
    start = position().at_work(burger_cook=1).beach(coach=1, waitress=1).cash(30)
    table = start.play(pay_salaries, ("payday", "fire"), ("fire", "coach"), ("payday", "pay"))
    assert offered(table, 1) == ["waitress", "coach", "burger_cook"]
    assert start.company.beach == {"waitress": 1}
    assert start.company.cash == 25
    assert start.game.employees["coach"] == 6


def test_busy_marketeers_cannot_be_fired_at_will() -> None:
    start = position().at_work(burger_cook=1).cash(30)
    start.campaign(14, "i4/2x1", "burger", 2, "campaign_manager")
    start.play(pay_salaries, ("payday", "fire"))  # whom, is not asked: there is only the cook
    assert start.company.at_work == {}
    assert start.company.campaigns[14].marketeer == "campaign_manager"
    assert start.company.cash == 25


def test_who_cannot_pay_fires_until_the_rest_can_be_paid() -> None:
    start = position().at_work(burger_cook=2, pizza_cook=1).cash(9)
    start.play(pay_salaries, ("must-fire", "burger_cook"), ("must-fire", "pizza_cook"), ("payday", "pay"))
    assert start.company.at_work == {"burger_cook": 1}
    assert start.company.cash == 4


def test_a_busy_marketeer_is_fired_last_and_the_campaign_stays() -> None:
    start = position().at_work(burger_cook=1).cash(0)
    start.campaign(14, "i4/2x1", "burger", 2, "campaign_manager")
    start.play(pay_salaries)  # one card at a time is left to fire: nothing to ask
    assert start.company.at_work == {}
    assert start.company.campaigns[14].marketeer == ""
    assert start.game.employees["campaign_manager"] == 6
    assert 14 in start.game.city.marketing


@pytest.mark.parametrize(("cooks", "gained"), [(3, False), (4, True)])
def test_first_to_pay_20_counts_what_is_actually_paid(cooks: int, gained: bool) -> None:
    start = position().at_work(burger_cook=cooks).cash(50)
    start.play(pay_salaries, ("payday", "pay"))
    assert ("first_to_pay_20" in start.company.milestones) is gained


def test_a_discount_lowers_what_counts_as_paid() -> None:
    start = position().at_work(burger_cook=6).cash(50).milestone("first_to_train")
    start.play(pay_salaries, ("payday", "pay"))
    assert start.company.cash == 35
    assert "first_to_pay_20" not in start.company.milestones


def test_with_first_to_have_100_the_own_cfo_is_fired() -> None:
    for start in (position().at_work(cfo=1), position().beach(cfo=1)):
        start.cash(120).milestone("first_to_have_100")
        start.play(pay_salaries)
        assert start.company.at_work == start.company.beach == {}
        assert start.game.employees["cfo"] == 1
        assert start.company.cash == 120


def test_a_fired_recruiting_manager_gives_no_discount() -> None:
    start = position().at_work(recruiting_manager=1, burger_cook=3).cash(30)
    start.company.unused_hires = 2
    start.play(pay_salaries, ("payday", "fire"), ("fire", "recruiting_manager"), ("payday", "pay"))
    assert start.company.cash == 30 - 15


def test_the_unused_hires_of_those_who_stay_still_count() -> None:
    start = position().at_work(recruiting_manager=2, burger_cook=4).cash(30)
    start.company.unused_hires = 4
    start.play(pay_salaries, ("payday", "fire"), ("fire", "recruiting_manager"), ("payday", "pay"))
    assert start.company.cash == 30 - (25 - 10)


def test_who_must_fire_is_offered_only_those_who_are_paid() -> None:
    start = position().at_work(burger_cook=1, waitress=1, trainer=1).beach(pizza_cook=1).cash(5)
    table = start.play(pay_salaries, ("must-fire", "pizza_cook"), ("payday", "pay"))
    assert offered(table, 0) == ["burger_cook", "pizza_cook"]
