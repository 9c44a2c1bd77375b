from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.employees import (
    Drinks,
    Employee,
    Kitchen,
    Marketing,
    Restaurants,
    employee,
    employees,
    entry_level,
    marketeers,
    one_x,
    starting_supply,
)
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import BURGER, PIZZA

# id, copies, marks (e: entry, s: salaried, 1: 1x), slots, trains into
TABLE = """
waitress                 | 12| e  |  0|
management_trainee       | 18| e  |  2| junior_vice_president new_business_developer luxuries_manager
junior_vice_president    | 12| s  |  3| vice_president local_manager discount_manager recruiting_manager coach
vice_president           |  6| s  |  4| senior_vice_president regional_manager guru
senior_vice_president    |  6| s  |  5| executive_vice_president cfo hr_director
executive_vice_president |  3| s1 | 10|
new_business_developer   |  6| s  |  0|
luxuries_manager         |  3| s1 |  0|
pricing_manager          | 12| e  |  0|
discount_manager         |  6| s  |  0|
local_manager            |  6| s  |  0|
regional_manager         |  3| s1 |  0|
cfo                      |  3| s1 |  0|
recruiting_girl          | 12| e  |  0|
recruiting_manager       |  6| s  |  0|
hr_director              |  3| s1 |  0|
trainer                  | 12| e  |  0|
coach                    |  6| s  |  0|
guru                     |  3| s1 |  0|
errand_boy               | 12| e  |  0| cart_operator
cart_operator            |  6| s  |  0| truck_driver
truck_driver             |  6| s  |  0| zeppelin_pilot
zeppelin_pilot           |  3| s1 |  0|
marketing_trainee        | 12| e  |  0| campaign_manager
campaign_manager         |  6| s  |  0| brand_manager
brand_manager            |  6| s  |  0| brand_director
brand_director           |  3| s1 |  0|
kitchen_trainee          | 12| e  |  0| burger_cook pizza_cook
burger_cook              |  6| s  |  0| burger_chef
pizza_cook               |  6| s  |  0| pizza_chef
burger_chef              |  3| s1 |  0|
pizza_chef               |  3| s1 |  0|
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]


def test_an_employee_is_as_in_the_table_of_the_base_game() -> None:
    for id, copies, marks, slots, trains_into in ROWS:
        card = employee(id)
        assert card.copies == int(copies), id
        assert (card.entry, card.salaried, card.one_x) == ("e" in marks, "s" in marks, "1" in marks), id
        assert card.slots == int(slots), id
        assert card.trains_into == tuple(trains_into.split()), id


def test_there_are_222_cards_and_the_ceo() -> None:
    assert set(employees()) == {"ceo"} | {row[0] for row in ROWS}
    assert sum(card.copies for card in employees().values()) == 222


@pytest.mark.rule("FCM-S6")
def test_the_ceo_is_not_in_the_supply() -> None:
    assert employee("ceo") == Employee(id="ceo", copies=0, slots=3, hires=1)
    assert "ceo" not in starting_supply()


@pytest.mark.rule("FCM-S3")
def test_the_supply_has_one_copy_of_each_1x_card_and_all_copies_of_the_others() -> None:
    assert len(one_x()) == 10
    assert all(starting_supply()[id] == 1 for id in one_x())
    assert starting_supply()["management_trainee"] == 18
    assert sum(starting_supply().values()) == 222 - 10 * 3 + 10


def test_only_entry_cards_go_without_salary() -> None:
    assert all(card.entry != card.salaried for card in employees().values() if card.id != "ceo")


def test_every_card_but_the_entry_cards_is_reached_by_training() -> None:
    trained = {id for card in employees().values() for id in card.trains_into}
    assert trained == set(employees()) - set(entry_level()) - {"ceo"}


def test_groups_of_employees() -> None:
    assert len(entry_level()) == 8
    assert tuple(card.id for card in employees().values() if card.is_manager) == (
        "management_trainee",
        "junior_vice_president",
        "vice_president",
        "senior_vice_president",
        "executive_vice_president",
    )
    assert marketeers() == ("marketing_trainee", "campaign_manager", "brand_manager", "brand_director")


def test_hiring_and_training() -> None:
    hires = {
        card.id: (card.hires, card.discount_per_unused_hire) for card in employees().values() if card.hires
    }
    assert hires == {
        "ceo": (1, 0),
        "recruiting_girl": (1, 0),
        "recruiting_manager": (2, 5),
        "hr_director": (4, 5),
    }
    trains = {card.id: card.trains for card in employees().values() if card.trains}
    assert trains == {"trainer": 1, "coach": 2, "guru": 3}


def test_prices_cash_and_city() -> None:
    prices = {card.id: card.price for card in employees().values() if card.price}
    assert prices == {"luxuries_manager": 10, "pricing_manager": -1, "discount_manager": -3}
    assert {card.id: card.tips for card in employees().values() if card.tips} == {"waitress": 3}
    bonus = {card.id: card.cash_bonus_percent for card in employees().values() if card.cash_bonus_percent}
    assert bonus == {"cfo": 50}
    assert [card.id for card in employees().values() if card.builds] == ["new_business_developer"]


def test_restaurants() -> None:
    openers = {card.id: card.restaurants for card in employees().values() if card.restaurants}
    assert openers == {
        "local_manager": Restaurants(opens="clean_up", range=3),
        "regional_manager": Restaurants(opens="at_once", moves=True, range=None),
    }


def test_drinks() -> None:
    fetchers = {card.id: card.drinks for card in employees().values() if card.drinks}
    assert fetchers == {
        "errand_boy": Drinks(method="any", amount=1),
        "cart_operator": Drinks(method="road", range=2, amount=2),
        "truck_driver": Drinks(method="road", range=3, amount=3),
        "zeppelin_pilot": Drinks(method="air", range=4, amount=2),
    }


def test_marketing() -> None:
    billboard, mailbox = MarketingKind.BILLBOARD, MarketingKind.MAILBOX
    airplane, radio = MarketingKind.AIRPLANE, MarketingKind.RADIO
    assert {id: employee(id).marketing for id in marketeers()} == {
        "marketing_trainee": Marketing(kinds=(billboard,), range=2, duration=2),
        "campaign_manager": Marketing(kinds=(billboard, mailbox), range=3, duration=3),
        "brand_manager": Marketing(kinds=(billboard, mailbox, airplane), range=None, duration=4),
        "brand_director": Marketing(kinds=(billboard, mailbox, airplane, radio), range=None, duration=5),
    }


def test_kitchen() -> None:
    cooks = {card.id: card.kitchen for card in employees().values() if card.kitchen}
    assert cooks == {
        "kitchen_trainee": Kitchen(foods=(BURGER, PIZZA), amount=1),
        "burger_cook": Kitchen(foods=(BURGER,), amount=3),
        "pizza_cook": Kitchen(foods=(PIZZA,), amount=3),
        "burger_chef": Kitchen(foods=(BURGER,), amount=8),
        "pizza_chef": Kitchen(foods=(PIZZA,), amount=8),
    }
