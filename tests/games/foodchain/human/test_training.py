from __future__ import annotations

from mautoma.games.foodchain.human.training import Training, train
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.table import Table
from tests.games.foodchain.positions import offered, position


def trains(game: FoodChain, table: Table) -> None:
    train(game, table, Training(game))


def test_a_trainer_moves_a_beach_card_one_step() -> None:
    start = position().at_work(trainer=1).beach(errand_boy=1)
    start.play(trains, ("train", "errand_boy"))
    assert start.company.beach == {"cart_operator": 1}
    assert start.game.employees["errand_boy"] == 12
    assert start.game.employees["cart_operator"] == 5


def test_training_gains_first_to_train() -> None:
    start = position().at_work(trainer=1).beach(errand_boy=1)
    start.play(trains, ("train", "done"))
    assert start.company.milestones == set()
    start.play(trains, ("train", "errand_boy"))
    assert start.company.milestones == {"first_to_train"}


def test_cards_at_work_cannot_be_trained() -> None:
    start = position().at_work(trainer=1, errand_boy=1)
    start.play(trains)


def test_what_a_card_becomes_is_asked_where_there_is_a_choice() -> None:
    start = position().at_work(trainer=1).beach(kitchen_trainee=1)
    table = start.play(trains, ("train", "kitchen_trainee"), ("train-into", "pizza_cook"))
    assert offered(table, 1) == ["burger_cook", "pizza_cook"]
    assert start.company.beach == {"pizza_cook": 1}


def test_a_coach_may_train_one_card_twice_or_two_cards() -> None:
    start = position().at_work(coach=1).beach(errand_boy=1)
    start.play(trains, ("train", "errand_boy"), ("train", "cart_operator"))
    assert start.company.beach == {"truck_driver": 1}
    start = position().at_work(coach=1).beach(errand_boy=2)
    start.play(trains, ("train", "errand_boy"), ("train", "errand_boy"))
    assert start.company.beach == {"cart_operator": 2}


def test_a_guru_trains_three_steps() -> None:
    start = position().at_work(guru=1).beach(marketing_trainee=1)
    start.play(
        trains, ("train", "marketing_trainee"), ("train", "campaign_manager"), ("train", "brand_manager")
    )
    assert start.company.beach == {"brand_director": 1}


def test_two_trainers_may_not_train_one_card() -> None:
    start = position().at_work(trainer=2).beach(errand_boy=1)
    start.play(trains, ("train", "errand_boy"))  # the second trainer has nobody to train
    assert start.company.beach == {"cart_operator": 1}


def test_two_trainers_may_train_another_card_of_the_same_name() -> None:
    start = position().at_work(trainer=2).beach(errand_boy=1, cart_operator=1)
    start.play(trains, ("train", "errand_boy"), ("train", "cart_operator"))
    assert start.company.beach == {"cart_operator": 1, "truck_driver": 1}


def test_with_first_to_pay_20_several_trainers_may_train_one_card() -> None:
    start = position().at_work(trainer=2).beach(errand_boy=1).milestone("first_to_pay_20")
    start.play(trains, ("train", "errand_boy"), ("train", "cart_operator"))
    assert start.company.beach == {"truck_driver": 1}


def test_a_coach_and_a_trainer_share_three_actions_but_not_on_one_card() -> None:
    start = position().at_work(coach=1, trainer=1).beach(errand_boy=1, waitress=1)
    start.play(trains, ("train", "errand_boy"), ("train", "cart_operator"))
    assert start.company.beach == {"truck_driver": 1, "waitress": 1}
    start = position().at_work(coach=1, trainer=1).beach(errand_boy=2)
    table = start.play(
        trains, ("train", "errand_boy"), ("train", "errand_boy"), ("train", "cart_operator")
    )  # one card twice by the coach, the other by the trainer
    assert "cart_operator" in offered(table, 2)
    assert start.company.beach == {"cart_operator": 1, "truck_driver": 1}


def test_cards_in_between_need_not_exist_but_the_last_one_must() -> None:
    start = position().at_work(coach=1).beach(errand_boy=1).supply(cart_operator=0)
    start.play(trains, ("train", "errand_boy"))  # goes on to the truck driver by itself
    assert start.company.beach == {"truck_driver": 1}
    start = position().at_work(trainer=1).beach(errand_boy=1).supply(cart_operator=0)
    start.play(trains)
    start = position().at_work(coach=1).beach(errand_boy=1).supply(cart_operator=0, truck_driver=0)
    start.play(trains)


def test_no_cfo_after_first_to_have_100() -> None:
    start = position().at_work(trainer=1).beach(senior_vice_president=1)
    table = start.play(trains, ("train", "senior_vice_president"), ("train-into", "cfo"))
    assert offered(table, 1) == ["executive_vice_president", "cfo", "hr_director"]
    start = position().at_work(trainer=1).beach(senior_vice_president=1).milestone("first_to_have_100")
    table = start.play(trains, ("train", "senior_vice_president"), ("train-into", "hr_director"))
    assert offered(table, 1) == ["executive_vice_president", "hr_director"]


def test_a_card_that_left_the_game_cannot_be_trained_into() -> None:
    start = position().at_work(trainer=1).beach(burger_cook=1).supply(burger_chef=0)
    start.play(trains)


def test_which_of_two_like_cards_was_trained_is_settled_by_the_result() -> None:
    """A guru takes the trainee three steps to senior vice president, a trainer the other one step."""
    start = position().at_work(guru=1, trainer=1).beach(management_trainee=1, junior_vice_president=1)
    start.play(
        trains,
        *(("train", "management_trainee"), ("train-into", "junior_vice_president")),
        *(("train", "junior_vice_president"), ("train-into", "vice_president")),
        *(("train", "junior_vice_president"), ("train-into", "vice_president")),
        *(("train", "vice_president"), ("train-into", "senior_vice_president")),
    )
    assert start.company.beach == {"vice_president": 1, "senior_vice_president": 1}


def test_a_guru_and_a_trainer_cannot_train_two_cards_two_steps_each() -> None:
    start = position().at_work(guru=1, trainer=1).beach(errand_boy=2)
    start.play(
        trains,
        ("train", "errand_boy"),
        ("train", "errand_boy"),
        ("train", "cart_operator"),
        ("train", "truck_driver"),
    )
    assert start.company.beach == {"cart_operator": 1, "zeppelin_pilot": 1}
    start = position().at_work(guru=1, trainer=1).beach(errand_boy=2)
    table = start.play(
        trains,
        ("train", "errand_boy"),
        ("train", "errand_boy"),
        ("train", "cart_operator"),
        ("train", "done"),
    )
    assert offered(table, 3) == ["truck_driver", "done"]
