from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.employees import entry_level
from mautoma.games.foodchain.human.hiring import hire
from mautoma.games.foodchain.human.training import Training
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Counts, Unfit
from mautoma.kernel.table import Table
from mautoma.messages import words
from tests.games.foodchain.positions import position


def hires(game: FoodChain, table: Table) -> None:
    hire(game, table, Training(game))


def test_the_ceo_hires_one_entry_card_to_the_beach() -> None:
    start = position()
    table = start.play(hires, ("hire", {"trainer": 1}))
    assert start.company.beach == {"trainer": 1}
    assert start.game.employees["trainer"] == 11
    [question] = table.questions
    assert isinstance(question, Counts)
    assert question.available == dict.fromkeys(entry_level(), 1)


def test_hiring_is_optional() -> None:
    start = position()
    start.play(hires, ("hire", {}))
    assert start.company.beach == {}


@pytest.mark.parametrize(
    ("card", "number"), [("recruiting_girl", 2), ("recruiting_manager", 3), ("hr_director", 5)]
)
def test_recruiters_add_their_hires(card: str, number: int) -> None:
    start = position().at_work(**{card: 1})
    start.play(hires, ("hire", {"waitress": number}))
    assert start.company.beach["waitress"] == number


def test_unused_hires_count_the_ceos_and_recruiting_girls_as_used_first() -> None:
    start = position().at_work(recruiting_girl=1, recruiting_manager=1)  # four hires, two discountable
    start.play(hires, ("hire", {}))
    assert start.company.unused_hires == 2
    start.play(hires, ("hire", {"trainer": 2}))
    assert start.company.unused_hires == 2
    start.play(hires, ("hire", {"waitress": 3}))
    assert start.company.unused_hires == 1


def test_the_third_hire_of_a_turn_brings_two_management_trainees() -> None:
    start = position().at_work(recruiting_girl=2)
    start.play(hires, ("hire", {"waitress": 3}))
    assert "first_to_hire_3" in start.company.milestones
    assert start.company.beach == {"waitress": 3, "management_trainee": 2}


def test_two_hires_are_not_three() -> None:
    start = position().at_work(recruiting_girl=1)
    start.play(hires, ("hire", {"waitress": 2}))
    assert start.company.milestones == set()


def test_the_two_trainees_are_fewer_if_the_pile_is_short() -> None:
    start = position().at_work(recruiting_girl=2).supply(management_trainee=1)
    start.play(hires, ("hire", {"waitress": 3}))
    assert start.company.beach == {"waitress": 3, "management_trainee": 1}


def test_more_than_the_hires_are_refused() -> None:
    start = position().at_work(recruiting_girl=1)
    with pytest.raises(Unfit) as unfit:
        start.play(hires, ("hire", {"waitress": 2, "trainer": 1}))
    assert words("en", "foodchain").say(unfit.value.message) == "You have 2 hires: that's 1 too many."


def test_no_more_can_be_hired_than_the_pile_has() -> None:
    start = position().at_work(recruiting_girl=2).supply(waitress=1)
    with pytest.raises(Unfit):
        start.play(hires, ("hire", {"waitress": 2}))


def test_an_empty_pile_is_not_offered_without_a_trainer() -> None:
    start = position().supply(errand_boy=0)
    table = start.play(hires, ("hire", {}))
    [question] = table.questions
    assert isinstance(question, Counts)
    assert "errand_boy" not in question.available


def test_from_an_empty_pile_the_card_is_trained_on_at_once() -> None:
    start = position().at_work(trainer=1).supply(errand_boy=0)
    start.play(hires, ("hire", {}), ("hire-to-train", "errand_boy"))
    assert start.company.beach == {"cart_operator": 1}
    assert start.game.employees["errand_boy"] == 0
    assert start.game.employees["cart_operator"] == 5
    assert "first_to_train" in start.company.milestones


def test_a_pile_emptied_by_hiring_can_be_hired_from_to_train() -> None:
    start = position().at_work(trainer=1, recruiting_girl=1).supply(errand_boy=1)
    start.play(hires, ("hire", {"errand_boy": 1}), ("hire-to-train", "errand_boy"))
    assert start.company.beach == {"errand_boy": 1, "cart_operator": 1}


def test_the_third_hire_may_be_one_to_train() -> None:
    start = position().at_work(trainer=1, recruiting_girl=2).supply(errand_boy=0)
    start.play(hires, ("hire", {"waitress": 2}), ("hire-to-train", "errand_boy"))
    assert "first_to_hire_3" in start.company.milestones
    assert start.company.beach == {"waitress": 2, "cart_operator": 1, "management_trainee": 2}


def test_an_empty_pile_whose_next_card_is_gone_too_needs_a_longer_training() -> None:
    start = position().at_work(trainer=2).supply(errand_boy=0, cart_operator=0)
    start.play(hires, ("hire", {}))
    start = position().at_work(coach=1).supply(errand_boy=0, cart_operator=0)
    start.play(hires, ("hire", {}), ("hire-to-train", "errand_boy"))
    assert start.company.beach == {"truck_driver": 1}


def test_the_training_of_a_hired_card_uses_up_the_trainer() -> None:
    start = position().at_work(trainer=1, recruiting_girl=1).supply(errand_boy=0)
    start.play(hires, ("hire", {}), ("hire-to-train", "errand_boy"))
    assert start.company.day.hires_left == 1
