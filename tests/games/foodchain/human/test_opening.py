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
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("restaurant-lies", "f4/g4"))
    [restaurant] = start.game.city.restaurants.values()
    assert restaurant.place.name == "f4/g4"
    assert not restaurant.coming_soon
    # f4 and g4 lie under the road of row 3, g5 beside the road of column h; f5 beside none.
    # One further west, e4 and f4 lie under row 3 too; e5 and f5 beside no road.
    assert offered(table, 1) == ["f4/f4", "f4/g4", "f4/g5", "e4/e4", "e4/f4"]


@pytest.mark.rule("FCM-S13")
def test_the_only_way_to_lie_is_shown_before_it_is_built() -> None:
    start = position().take("m9", "n9", "o9", "m10")
    # Of n10, o10, n11 and o11 only n11 touches a road, that of column m.
    table = start.play(first_restaurant, ("first-restaurant", "n10"), ("restaurant-lies", "n10/n11"))
    assert offered(table, 1) == ["n10/n11"]
    assert table.questions[1].default == "n10/n11"


@pytest.mark.rule("FCM-S13")
def test_no_restaurant_away_from_a_road_or_on_something() -> None:
    start = position()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("restaurant-lies", "f4/g4"))
    squares = offered(table, 0)
    assert "k9" in squares
    assert "a1" in squares  # b1 and b2 are beside the road of column c, so is a2 above row 3
    assert "a4" not in squares  # house 2
    assert "g1" not in squares  # a beer source
    assert "c1" not in squares  # the road


def test_options_show_the_four_squares_they_cover() -> None:
    start = position()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("restaurant-lies", "f4/g4"))
    question = table.questions[1]
    option = question.option("f4/g4")  # type: ignore[attr-defined]
    assert option.place.at == "g4"
    assert set(option.place.covers) == {"f4", "g4", "f5", "g5"}
