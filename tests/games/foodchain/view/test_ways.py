from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from mautoma.games.foodchain.city.grid import SIDE
from mautoma.games.foodchain.human.building import build
from mautoma.games.foodchain.human.campaigns import start_campaigns
from mautoma.games.foodchain.human.opening import first_restaurant
from mautoma.games.foodchain.human.restaurants import open_restaurants
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.city import city_picture
from mautoma.games.foodchain.view.ways import board_ways
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.chance import Chance
from mautoma.kernel.question import Question
from mautoma.kernel.table import ReplayTable, Table, Waiting
from mautoma.kernel.view import Box
from mautoma.messages import words
from mautoma.messages.voice import Voice
from mautoma.web.page.picture import drawing
from tests.games.foodchain.positions import position

ENGLISH = Wording(words("en", "foodchain").say)
Chapter: TypeAlias = Callable[[FoodChain, Table], None]
BILLBOARD = (
    ("campaign", "14"),
    ("campaign-square", "i4"),
    ("campaign-lies", "2x1"),
    ("campaign-run", "burger 1"),
)


def test_a_campaign_is_moved_whole_and_says_whom_it_reaches_and_for_how_long() -> None:
    start = position().restaurant("f4/g4").at_work(marketing_trainee=1).gone("first_billboard")
    before = start.game.clone()
    table = start.play(start_campaigns, *BILLBOARD)
    ways = {way.answers: way for way in board_ways(before.city, table.questions[1], ENGLISH)}
    nobody = ways["i4", "2x1"]
    assert (nobody.idle, nobody.lights) == (True, ())
    assert nobody.label == "reaches no house, for up to 2 rounds"
    assert all(len(way.lights) > 0 for way in ways.values() if not way.idle)
    assert {way.idle for way in ways.values()} == {True, False}


def test_the_tile_is_in_sight_while_its_product_is_asked() -> None:
    start = position().restaurant("f4/g4").at_work(marketing_trainee=1).gone("first_billboard")
    before = start.game.clone()
    table = start.play(start_campaigns, *BILLBOARD)
    assert "14?" in city_picture(before, table.questions[3], ENGLISH, ()).svg
    assert "14?" not in city_picture(before, table.questions[1], ENGLISH, ()).svg


def test_a_restaurant_comes_once_with_its_distances_and_its_road() -> None:
    start = position()
    before = start.game.clone()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("restaurant-lies", "f4/g4"))
    ways = board_ways(before.city, table.questions[0], ENGLISH)
    names = [way.answers[1] for way in ways]
    assert len(set(names)) == len(names)
    [way] = [way for way in ways if way.answers[1] == "f4/g4"]
    assert way.label == "restaurant at f4, entrance g4"
    assert way.mark is not None and way.lights
    for house in way.lights:
        assert any(touch(house[0], square) for square in way.road), "a road leads to each that has a distance"


def touch(one: Box, other: Box) -> bool:
    """With a side, not with a corner only."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return min(across, down) == 0 < max(across, down)


@pytest.mark.parametrize("before", [("house", "6"), ("garden",)])
def test_the_roads_to_a_new_house_or_garden_are_lit_as_far_as_they_go(before: tuple[str, ...]) -> None:
    start = position().restaurant("f4/g4").at_work(new_business_developer=1)
    game, question = asked_after(start.game, build, before)
    roads = {way.road for way in board_ways(game.city, question, ENGLISH)}
    whole = game.city.roads.within_range(game.city.entrances(), SIDE)
    assert [len(road) for road in roads] == [whole.bit_count()], "one road joins everything on this map"


def test_a_road_that_many_ways_share_is_written_once() -> None:
    start = position()
    before = start.game.clone()
    table = start.play(first_restaurant, ("first-restaurant", "f4"), ("restaurant-lies", "f4/g4"))
    picture = city_picture(before, table.questions[0], ENGLISH, ())
    ways = drawing(picture, "board", 0, (), Voice("web", "en", "foodchain")).ways
    assert ways is not None and {place.road for place in ways.places} == {"0"}
    assert len(ways.roads) == 1 and set(ways.roads[0].split()) <= set(map(str, range(len(ways.lit))))


def asked_after(
    game: FoodChain, chapter: Chapter, answers: tuple[str, ...]
) -> tuple[FoodChain, Question[Any] | None]:
    """The question that is open once these answers were given, if any is, and the game as it stands then."""
    copy = game.clone()
    table = ReplayTable(Chance(1), answers)
    table.state, table.copy = copy, FoodChain.clone
    try:
        chapter(copy, table)
    except Waiting as waiting:
        return copy, waiting.question
    return copy, None


@pytest.mark.parametrize(
    ("employee", "chapter", "before", "whole"),
    [
        ("brand_manager", start_campaigns, ("5",), ("north", "north 1")),
        ("brand_director", start_campaigns, ("1",), None),
        ("new_business_developer", build, ("house", "6"), None),
        ("new_business_developer", build, ("garden",), None),
        ("local_manager", open_restaurants, ("local_manager",), None),
        ("regional_manager", open_restaurants, ("regional_manager", "new"), None),
    ],
)
def test_every_piece_is_moved_and_each_way_can_be_taken(
    employee: str, chapter: Chapter, before: tuple[str, ...], whole: tuple[str, ...] | None
) -> None:
    start = position().restaurant("f4/g4").at_work(**{employee: 1})
    game, question = asked_after(start.game, chapter, before)
    assert question is not None
    ways = board_ways(game.city, question, ENGLISH)
    assert len(ways) > 1 and len({way.answers for way in ways}) == len(ways)
    assert len({way.aim for way in ways}) == len(ways), "each can be pointed at"
    assert whole is None or whole in [way.answers for way in ways]
    assert any(way.lights for way in ways) or any(way.road for way in ways)
    for way in (ways[0], ways[-1]):
        after = asked_after(start.game, chapter, (*before, *way.answers))[1]
        assert after is None or after.key != question.key
