from __future__ import annotations

import pytest

from mautoma.games.foodchain.city.grid import squares_named
from mautoma.games.foodchain.human.building import build
from tests.games.foodchain.positions import offered, position


@pytest.mark.rule("FCM-S4")
def test_a_house_of_any_number_left_in_the_stack_whose_order_stays() -> None:
    start = position().at_work(new_business_developer=1)
    before = list(start.game.house_stack)
    table = start.play(
        build,
        ("build", "house"),
        ("house-number", "9"),
        ("house-square", "d10"),
        ("house-lies", "d9/east"),
    )
    assert offered(table, 1) == ["1", "3", "6", "9", "11", "14", "17", "19"]
    house = start.game.city.houses[9]
    assert squares_named(house.squares) == ("d9", "e9", "d10", "e10")
    assert squares_named(house.garden) == ("f9", "f10")
    lies = {"d9/south", "d9/east", "d10/north", "d10/south", "d10/east"}  # column c and row 8 are roads
    assert set(offered(table, 3)) == lies
    assert start.game.house_stack == [tile for tile in before if tile.number != 9]
    assert list(start.game.city.houses) == [2, 4, 9, 10, 13, 15]


@pytest.mark.rule("FCM-B4")
def test_a_house_needs_six_free_squares_one_beside_a_road() -> None:
    start = position().at_work(new_business_developer=1)
    table = start.play(
        build, ("build", "house"), ("house-number", "1"), ("house-square", "k9"), ("house-lies", "k9/south")
    )
    squares = offered(table, 2)
    assert "a4" not in squares and "c1" not in squares  # a house, a road
    house = start.game.city.houses[1]
    assert squares_named(house.squares) == ("k9", "l9", "k10", "l10")
    assert squares_named(house.garden) == ("k11", "l11")


def test_a_garden_makes_two_by_three_with_its_house() -> None:
    start = position().at_work(new_business_developer=1)
    table = start.play(build, ("build", "garden"), ("garden-house", "10"), ("garden-side", "west"))
    # House 10 covers k6 to l7, with roads to the south and the east.
    assert offered(table, 2) == ["north", "west"]
    assert squares_named(start.game.city.houses[10].garden) == ("j6", "j7")
    assert start.game.gardens == 7
    assert offered(table, 1) == ["2", "4", "10", "13", "15"]


def test_the_only_side_of_a_garden_is_asked_for_too() -> None:
    start = position().at_work(new_business_developer=1)
    # House 2 covers a4 to b5, with roads to the north and the east and the edge of the map to the west.
    table = start.play(build, ("build", "garden"), ("garden-house", "2"), ("garden-side", "south"))
    assert offered(table, 2) == ["south"]
    assert table.questions[2].default == "south"


def test_building_is_optional_and_one_per_developer() -> None:
    start = position().at_work(new_business_developer=2)
    start.play(build, ("build", "done"))
    assert len(start.game.house_stack) == 8


@pytest.mark.rule("FCM-B8")
def test_without_gardens_in_the_supply_only_houses_are_offered() -> None:
    start = position().at_work(new_business_developer=1)
    start.game.gardens = 0
    table = start.play(build, ("build", "done"))
    assert offered(table, 0) == ["house", "done"]


def test_an_empty_stack_leaves_gardens_only() -> None:
    start = position().at_work(new_business_developer=1)
    start.game.house_stack = []
    table = start.play(build, ("build", "done"))
    assert offered(table, 0) == ["garden", "done"]
