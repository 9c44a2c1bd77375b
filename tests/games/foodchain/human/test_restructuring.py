from __future__ import annotations

import pytest

from mautoma.games.foodchain.human.restructuring import fits, restructure
from mautoma.games.foodchain.rules.options import counted_employees
from mautoma.messages import words
from tests.games.foodchain.positions import offered, position


@pytest.mark.parametrize(
    ("cards", "fit"),
    [
        ({"waitress": 3}, True),
        ({"waitress": 4}, False),
        ({"management_trainee": 1, "waitress": 4}, True),  # two under the trainee, two under the CEO
        ({"management_trainee": 1, "waitress": 5}, False),
        ({"management_trainee": 3, "waitress": 6}, True),
        ({"management_trainee": 3, "waitress": 7}, False),
        ({"management_trainee": 4}, False),  # managers report to the CEO only
        ({"executive_vice_president": 1, "vice_president": 2, "trainer": 18}, True),
        ({"executive_vice_president": 1, "vice_president": 2, "trainer": 19}, False),
    ],
)
def test_managers_report_to_the_ceo_and_hold_everyone_else(cards: dict[str, int], fit: bool) -> None:
    assert fits(cards, ceo_slots=3) is fit


def test_a_company_without_cards_is_not_asked() -> None:
    position().play(restructure)


def test_only_cards_that_still_fit_are_offered() -> None:
    start = position().beach(waitress=5, management_trainee=1)
    table = start.play(
        restructure,
        ("structure", "waitress"),
        ("structure", "waitress"),
        ("structure", "waitress"),
        ("structure", "management_trainee"),
        ("structure", "waitress"),
    )
    assert offered(table, 2) == ["waitress", "management_trainee", "done"]
    assert offered(table, 3) == ["management_trainee", "done"]  # the CEO's three slots are full
    assert start.company.at_work == {"waitress": 4, "management_trainee": 1}
    assert start.company.beach == {"waitress": 1}  # all slots are full: not asked any more


def test_who_is_not_sent_to_work_is_on_the_beach() -> None:
    start = position().beach(waitress=1, trainer=1)
    start.play(restructure, ("structure", "trainer"), ("structure", "done"))
    assert start.company.at_work == {"trainer": 1}
    assert start.company.beach == {"waitress": 1}


def test_all_cards_of_last_round_are_in_hand_again() -> None:
    start = position().at_work(waitress=1).beach(trainer=1)
    start.play(restructure, ("structure", "done"))
    assert start.company.at_work == {}
    assert start.company.beach == {"waitress": 1, "trainer": 1}


def test_the_same_as_last_round_is_one_pick() -> None:
    start = position().at_work(waitress=2, trainer=1).beach(errand_boy=1)
    table = start.play(restructure, ("structure", "same"))
    assert offered(table, 0)[0] == "same"
    assert start.company.at_work == {"waitress": 2, "trainer": 1}
    assert start.company.beach == {"errand_boy": 1}


def test_last_round_is_not_offered_when_it_no_longer_fits() -> None:
    start = position().at_work(waitress=3).beach(trainer=1)
    start.company.ceo_slots = 2
    table = start.play(restructure, ("structure", "done"))
    assert "same" not in offered(table, 0)


def test_everyone_is_one_pick_when_all_fit() -> None:
    start = position().beach(waitress=2, trainer=1)
    start.play(restructure, ("structure", "everyone"))
    assert start.company.at_work == {"waitress": 2, "trainer": 1}


def test_a_busy_marketeer_is_not_in_hand() -> None:
    start = position().campaign(14, "i4/2x1", "burger", 2, "marketing_trainee")
    start.play(restructure)
    assert start.company.at_work == {}


@pytest.mark.parametrize(
    ("card", "milestone"),
    [
        ("waitress", "first_waitress"),
        ("errand_boy", "first_errand_boy"),
        ("cart_operator", "first_cart_operator"),
    ],
)
def test_played_milestones_are_claimed_on_reveal(card: str, milestone: str) -> None:
    start = position().beach(**{card: 1})
    start.play(restructure, ("structure", card))
    assert milestone in start.company.milestones
    start = position().beach(**{card: 1})
    start.play(restructure, ("structure", "done"))
    assert milestone not in start.company.milestones
    start = position().beach(**{card: 1}).gone(milestone)
    start.play(restructure, ("structure", card))
    assert milestone not in start.company.milestones


def test_the_options_say_how_many_of_a_card_there_are() -> None:
    describe, said = counted_employees({"waitress": 4, "trainer": 1}), words("en", "foodchain")
    assert said.option(describe("waitress")) == "waitress ×4 ($3 in tips, breaks ties)"
    assert said.option(describe("trainer")) == "trainer (trains 1 step)"
    assert said.option(describe("done")) == "done"
