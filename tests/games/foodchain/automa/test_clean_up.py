from __future__ import annotations

import pytest

from mautoma.games.foodchain.automa.clean_up import clean_up
from mautoma.games.foodchain.automa.turn import act
from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA
from mautoma.games.foodchain.rules.claims import close_milestones
from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.start import freeze, new_game, scripted, stored


def cleaned(*icons: dict[str, object]) -> FoodChain:
    game = new_game(clean_up=list(icons))
    clean_up(game, scripted())
    return game


@pytest.mark.rule("FCM-C1")
def test_it_gains_the_milestones_of_the_card_and_their_copies_go() -> None:
    game = cleaned({"milestone": "first_waitress"}, {"milestone": "first_radio"})
    assert game.automa.milestones == {"first_waitress", "first_radio"}
    game.milestones_gained.add("first_airplane")  # the human's
    close_milestones(game, scripted())
    assert not game.milestones & {"first_waitress", "first_radio", "first_airplane"}
    assert len(game.milestones) == 15


@pytest.mark.rule("FCM-C1")
@pytest.mark.rule("FCM-C8")
def test_a_milestone_that_is_gone_is_not_gained() -> None:
    game = new_game(clean_up=[{"milestone": "first_waitress"}, {"billboard": True}])
    game.milestones -= {"first_waitress", "first_billboard"}
    clean_up(game, scripted())
    assert game.automa.milestones == set()
    assert game.employees["brand_director"] == 1


@pytest.mark.rule("FCM-C2")
@pytest.mark.parametrize(
    ("gained", "milestone"),
    [
        ({BURGER: 2}, {"first_burger_produced"}),
        ({PIZZA: 1, BEER: 5}, {"first_pizza_produced"}),
        ({BURGER: 2, PIZZA: 3}, {"first_pizza_produced"}),
        ({BURGER: 3, PIZZA: 3}, {"first_burger_produced"}),
        ({BEER: 3}, set()),
    ],
)
def test_produced_is_decided_by_what_it_got(gained: dict[str, int], milestone: set[str]) -> None:
    """The test's mat has the burger on top."""
    game = new_game(clean_up=[{"produced": True}])
    game.automa.gained = gained  # type: ignore[assignment]
    clean_up(game, scripted())
    assert game.automa.milestones == milestone


@pytest.mark.rule("FCM-C2")
def test_units_lost_over_10_count_as_got() -> None:
    """3 pizzas against 2 burgers, though only one pizza still fits into the freezer."""
    game = new_game(work=[{"gain": {"burger": 2, "pizza": 3}}], clean_up=[{"produced": True}])
    freeze(game, pizza=9)
    act(game, scripted())
    assert game.automa.freezers[PIZZA] == 10
    clean_up(game, scripted())
    assert game.automa.milestones == {"first_pizza_produced"}


@pytest.mark.rule("FCM-C2")
@pytest.mark.rule("FCM-C3")
@pytest.mark.rule("FCM-C4")
@pytest.mark.parametrize(
    ("icon", "milestone", "employee"),
    [
        ({"produced": True}, "first_burger_produced", "burger_chef"),
        ({"billboard": True}, "first_billboard", "brand_director"),
        ({"train": True}, "first_to_train", "guru"),
    ],
)
def test_the_milestone_first_and_the_second_time_an_employee_leaves(
    icon: dict[str, object], milestone: str, employee: str
) -> None:
    game = new_game(clean_up=[icon])
    game.automa.gained = {BURGER: 1}
    clean_up(game, scripted())
    assert game.automa.milestones == {milestone}
    assert game.employees[employee] == 1
    clean_up(game, scripted())
    assert game.employees[employee] == 0


@pytest.mark.rule("FCM-C5")
def test_a_1x_employee_on_the_card_leaves_the_supply() -> None:
    assert cleaned({"leaves": "cfo"}).employees["cfo"] == 0


@pytest.mark.rule("FCM-C5")
@pytest.mark.rule("FCM-C8")
def test_a_copy_the_human_holds_stays() -> None:
    game = new_game(clean_up=[{"leaves": "cfo"}])
    game.employees["cfo"] = 0
    game.human.beach["cfo"] = 1
    clean_up(game, scripted())
    assert game.human.beach["cfo"] == 1
    assert game.employees["cfo"] == 0


@pytest.mark.rule("FCM-O3")
@pytest.mark.rule("FCM-C6")
def test_its_milestones_change_nothing_for_it() -> None:
    game = cleaned({"milestone": "first_burger_produced"}, {"milestone": "first_to_hire_3"})
    assert game.automa.milestones == {"first_burger_produced", "first_to_hire_3"}
    assert game.employees == new_game().employees
    assert game.human == new_game().human
    assert (game.automa.cash, stored(game)) == (0, {})


@pytest.mark.rule("FCM-C7")
def test_it_keeps_its_freezers() -> None:
    game = new_game(clean_up=[{"train": True}])
    freeze(game, burger=7, beer=2)
    clean_up(game, scripted())
    assert game.automa.freezers[BURGER] == 7 and game.automa.freezers[BEER] == 2
