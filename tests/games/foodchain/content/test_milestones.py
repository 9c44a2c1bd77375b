from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.milestones import Milestone, milestone, milestone_ids, milestones
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA

EXPECTED = [
    Milestone("first_billboard", "working", free_marketeers=True, eternal_campaigns=True),
    Milestone("first_to_train", "working", salary_discount=15),
    Milestone("first_to_hire_3", "working", at_least=3, free_employees={"management_trainee": 2}),
    Milestone("first_burger_marketed", "working", bonus=5, bonus_on=(BURGER,)),
    Milestone("first_pizza_marketed", "working", bonus=5, bonus_on=(PIZZA,)),
    Milestone("first_drink_marketed", "working", bonus=5, bonus_on=(BEER, LEMONADE, SODA)),
    Milestone("first_burger_produced", "working", free_employees={"burger_cook": 1}),
    Milestone("first_pizza_produced", "working", free_employees={"pizza_cook": 1}),
    Milestone("first_errand_boy", "restructuring", extra_drinks=1),
    Milestone("first_cart_operator", "restructuring", extra_range=1),
    Milestone("first_waitress", "restructuring", tips=5),
    Milestone("first_to_lower_prices", "dinnertime", price=-1),
    Milestone("first_to_have_20", "dinnertime", at_least=20, sees_reserve_cards=True),
    Milestone("first_to_have_100", "dinnertime", at_least=100, ceo_is_cfo=True),
    Milestone("first_to_pay_20", "payday", at_least=20, shared_training=True),
    Milestone("first_to_throw_away", "clean_up", freezer=10),
    Milestone("first_airplane", "working"),
    Milestone("first_radio", "working", radio_tokens=2),
]


@pytest.mark.rule("FCM-S3")
def test_there_are_18_milestones() -> None:
    assert len(milestones()) == 18
    assert set(milestone_ids()) == {expected.id for expected in EXPECTED}


@pytest.mark.parametrize("expected", EXPECTED, ids=lambda expected: expected.id)
def test_a_milestone_is_as_in_the_table_of_the_base_game(expected: Milestone) -> None:
    assert milestone(expected.id) == expected


def test_free_employees_exist() -> None:
    assert {id for entry in milestones().values() for id in entry.free_employees} <= set(employees())
