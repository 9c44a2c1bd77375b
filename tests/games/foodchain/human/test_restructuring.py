from __future__ import annotations

import pytest

from mautoma.games.foodchain.human.restructuring import fits, restructure
from mautoma.games.foodchain.rules.options import counted_employees
from mautoma.kernel.question import Unfit
from mautoma.messages import words
from tests.games.foodchain.positions import position


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


def test_the_company_is_arranged_with_one_answer() -> None:
    start = position().beach(waitress=5, management_trainee=1)
    start.play(restructure, ("structure", {"waitress": 4, "management_trainee": 1}))
    assert start.company.at_work == {"waitress": 4, "management_trainee": 1}
    assert start.company.beach == {"waitress": 1}


@pytest.mark.parametrize(
    ("at_work", "reason"),
    [
        ({"waitress": 4}, "One card too many: there's no slot left for it."),
        ({"waitress": 5}, "2 cards too many: there are no slots left for them."),
        (
            {"management_trainee": 4},
            "One manager too many: managers report to the CEO, who has 3 slots.",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(at_work: dict[str, int], reason: str) -> None:
    start = position().beach(waitress=5, management_trainee=4)
    with pytest.raises(Unfit) as unfit:
        start.play(restructure, ("structure", at_work))
    assert words("en", "foodchain").say(unfit.value.message) == reason


def test_all_cards_of_last_round_are_in_hand_again() -> None:
    start = position().at_work(waitress=1).beach(trainer=1)
    start.play(restructure, ("structure", {}))
    assert start.company.at_work == {}
    assert start.company.beach == {"waitress": 1, "trainer": 1}


def test_last_round_is_offered() -> None:
    start = position().at_work(waitress=2, trainer=1).beach(errand_boy=1)
    table = start.play(restructure, ("structure", {"errand_boy": 1}))
    assert table.questions[0].default == {"waitress": 2, "trainer": 1}


def test_who_is_new_is_offered_a_slot_that_is_free() -> None:
    start = position().at_work(waitress=1).beach(errand_boy=1, trainer=2)
    table = start.play(restructure, ("structure", {}))
    assert table.questions[0].default == {"waitress": 1, "trainer": 2}


def test_last_round_is_offered_as_far_as_it_fits() -> None:
    start = position().at_work(waitress=4, management_trainee=1)
    start.company.ceo_slots = 2
    table = start.play(restructure, ("structure", {}))
    # one of the CEO's two slots for the trainee, the other one and the trainee's two for waitresses
    assert table.questions[0].default == {"waitress": 3, "management_trainee": 1}


def test_the_company_is_asked_for_even_if_all_fit() -> None:
    start = position().beach(waitress=1)
    start.play(restructure, ("structure", {"waitress": 1}))
    assert start.company.beach == {}


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
    start.play(restructure, ("structure", {card: 1}))
    assert milestone in start.company.milestones
    start = position().beach(**{card: 1})
    start.play(restructure, ("structure", {}))
    assert milestone not in start.company.milestones
    start = position().beach(**{card: 1}).gone(milestone)
    start.play(restructure, ("structure", {card: 1}))
    assert milestone not in start.company.milestones


def test_the_options_say_how_many_of_a_card_there_are() -> None:
    describe, said = counted_employees({"waitress": 4, "trainer": 1}), words("en", "foodchain")
    assert said.option(describe("waitress")) == "waitress ×4 ($3 in tips, breaks ties)"
    assert said.option(describe("trainer")) == "trainer (trains 1 step)"
    assert said.option(describe("done")) == "Done"
