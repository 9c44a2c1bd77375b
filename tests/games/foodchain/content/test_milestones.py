from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.milestones import Milestone, milestone, milestone_ids, milestones
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA

EXPECTED = [
    Milestone("first_billboard", free_marketeers=True, eternal_campaigns=True),
    Milestone("first_to_train", salary_discount=15),
    Milestone("first_to_hire_3", at_least=3, free_employees={"management_trainee": 2}),
    Milestone("first_burger_marketed", bonus=5, bonus_on=(BURGER,)),
    Milestone("first_pizza_marketed", bonus=5, bonus_on=(PIZZA,)),
    Milestone("first_drink_marketed", bonus=5, bonus_on=(BEER, LEMONADE, SODA)),
    Milestone("first_burger_produced", free_employees={"burger_cook": 1}),
    Milestone("first_pizza_produced", free_employees={"pizza_cook": 1}),
    Milestone("first_errand_boy", extra_drinks=1),
    Milestone("first_cart_operator", extra_range=1),
    Milestone("first_waitress", tips=5),
    Milestone("first_to_lower_prices", price=-1),
    Milestone("first_to_have_20", at_least=20, sees_reserve_cards=True),
    Milestone("first_to_have_100", at_least=100, ceo_is_cfo=True),
    Milestone("first_to_pay_20", at_least=20, shared_training=True),
    Milestone("first_to_throw_away", freezer=10),
    Milestone("first_airplane"),
    Milestone("first_radio", radio_tokens=2),
]


@pytest.mark.rule("FCM-S3")
def test_there_are_18_milestones() -> None:
    assert len(milestones()) == 18
    assert set(milestone_ids()) == {expected.id for expected in EXPECTED}


def test_a_milestone_is_as_in_the_table_of_the_base_game() -> None:
    assert [milestone(expected.id) for expected in EXPECTED] == EXPECTED


def test_free_employees_exist() -> None:
    assert {id for entry in milestones().values() for id in entry.free_employees} <= set(employees())
