from __future__ import annotations

import pytest

from mautoma.games.foodchain.human.opening import choose_reserve, first_restaurant
from tests.games.foodchain.positions import offered, position


@pytest.mark.rule("FCM-S6")
@pytest.mark.rule("FCM-S13")
def test_the_human_chooses_one_of_three_reserve_cards() -> None:
    start = position()
    table = start.play(choose_reserve, ("reserve", "300"))
    assert offered(table, 0) == ["100", "200", "300"]
    assert start.company.reserve == 300


@pytest.mark.rule("FCM-S13")
def test_the_first_restaurant_takes_two_picks_and_is_open() -> None:
    start = position()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("entrance", "g4"))
    [restaurant] = start.game.city.restaurants.values()
    assert restaurant.place.name == "f4/g4"
    assert not restaurant.coming_soon
    # f4 and g4 lie under the road of row 3, g5 beside the road of column h; f5 beside none.
    assert offered(table, 1) == ["f4", "g4", "g5"]


@pytest.mark.rule("FCM-S13")
def test_a_restaurant_with_one_possible_entrance_is_not_asked_for_it() -> None:
    start = position()
    # Of n9, o9, n10 and o10 only n9 and o9 touch the road of row 8; of n10, o10, n11, o11 only n11 does.
    start.play(first_restaurant, ("first-restaurant", "n10"))
    [restaurant] = start.game.city.restaurants.values()
    assert restaurant.place.name == "n10/n11"


@pytest.mark.rule("FCM-S13")
def test_no_restaurant_away_from_a_road_or_on_something() -> None:
    start = position()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("entrance", "g4"))
    squares = offered(table, 0)
    assert "k9" in squares
    assert "a1" in squares  # b1 and b2 are beside the road of column c, so is a2 above row 3
    assert "a4" not in squares  # house 2
    assert "f1" not in squares  # the beer source on g1
    assert "c1" not in squares  # the road


def test_options_show_the_four_squares_they_cover() -> None:
    start = position()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("entrance", "g4"))
    question = table.questions[0]
    option = question.option("f4")  # type: ignore[attr-defined]
    assert option.place.at == "f4"
    assert set(option.place.covers) == {"f4", "g4", "f5", "g5"}
