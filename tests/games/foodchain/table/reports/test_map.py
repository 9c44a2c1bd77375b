"""What changed on the map: legal places are offered, others can be reported; these are questioned once."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.city.grid import SQUARE_NAMES, SQUARE_NUMBERS
from mautoma.games.foodchain.city.places import house_places, restaurant_places
from mautoma.games.foodchain.content.marketing_tiles import marketing_tiles
from mautoma.games.foodchain.content.products import BURGER
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.reports.map import change_kinds, first_restaurant, report_changes
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Pick
from mautoma.kernel.table import ScriptedTable
from tests.games.foodchain.places import marketing_place_named
from tests.games.foodchain.start import scripted
from tests.games.foodchain.table.start import open_restaurant, table_game

INSIST = ("insist", True)
NO = ("insist", False)
DONE = ("changes", "done")


def reported(game: TableGame, *answers: tuple[str, Any]) -> ScriptedTable:
    table = scripted(*answers, DONE)
    report_changes(game, table)
    assert not table.answers
    return table


def doubts(table: ScriptedTable) -> list[Msg]:
    asked = [question.data["doubt"] for question in table.questions if question.key == "insist"]
    return [doubt for doubt in asked if isinstance(doubt, Msg)]


@pytest.mark.rule("FCM-W1")
def test_nothing_changed_is_one_tap() -> None:
    question = reported(table_game()).questions[0]
    assert isinstance(question, Pick) and question.default == "done"
    assert question.option("done").label == Msg("change-none")


@pytest.mark.rule("FCM-S13")
def test_the_first_restaurant() -> None:
    game, table = table_game(), scripted(("report-first-restaurant", "d1"), ("entrance", "d1"))
    first_restaurant(game, table)
    assert game.city.restaurants[1].place.name == "d1/d1" and not game.city.restaurants[1].coming_soon


@pytest.mark.rule("FCM-S13")
def test_a_restaurant_without_a_road_at_its_door_is_questioned_once() -> None:
    game = table_game()
    wrong = (("report-restaurant", "elsewhere"), ("report-restaurant", "e10"), ("entrance", "e10"))
    table = reported(game, ("changes", "restaurant"), *wrong, NO, *wrong, INSIST, ("report-opens", "open"))
    assert isinstance(table.questions[2], Pick)
    assert len(table.questions[2].values()) == 14 * 14
    assert [doubt.key for doubt in doubts(table)] == ["doubt-door", "doubt-door"]
    assert game.city.restaurants[1].place.name == "e10/e10"
    assert len(table.told("insisted")) == 1


@pytest.mark.rule("FCM-S13")
def test_only_legal_places_are_offered_and_one_way_out() -> None:
    game = table_game()
    legal = {SQUARE_NAMES[place.square] for place in restaurant_places(game.city)}
    table = reported(
        game,
        ("changes", "restaurant"),
        ("report-restaurant", "d1"),
        ("entrance", "d1"),
        ("report-opens", "open"),
    )
    question = table.questions[1]
    assert isinstance(question, Pick)
    assert set(question.values()) == {*legal, "elsewhere"} and question.at_once
    assert not doubts(table)


@pytest.mark.rule("FCM-B4")
def test_a_house_is_offered_only_where_it_may_lie() -> None:
    game = table_game()
    table = reported(
        game,
        ("changes", "house"),
        ("report-house", "9"),
        ("report-house-square", "d4"),
        ("house-garden", "east"),
    )
    squares, sides = table.questions[2:4]
    assert isinstance(squares, Pick) and isinstance(sides, Pick)
    legal = {SQUARE_NAMES[place.squares[0]] for place in house_places(table_game().city)}
    assert set(squares.values()) == {*legal, "elsewhere"}
    assert "elsewhere" not in sides.values()


@pytest.mark.rule("FCM-S13")
def test_where_one_corner_alone_is_beside_a_road_the_door_is_there() -> None:
    game = table_game()
    first_restaurant(game, scripted(("report-first-restaurant", "k9")))
    assert game.city.restaurants[1].place.name == "k9/k9"


def test_a_tile_on_a_road_is_questioned_and_taken_as_it_lies() -> None:
    game = table_game()
    open_restaurant(game, "d1/d1")
    table = reported(
        game,
        ("changes", "campaign"),
        ("report-tile", "9"),
        ("campaign-square", "elsewhere"),
        ("campaign-square", "c2"),
        INSIST,
        ("campaign-product", "burger"),
        ("campaign-rounds", "2"),
    )
    assert [(doubt.key, doubt.data["thing"]) for doubt in doubts(table)] == [("doubt-taken", "road")]
    campaign = game.human.campaigns[9]
    assert (campaign.product, campaign.left, campaign.marketeer) == (BURGER, 2, "")
    assert "first_burger_marketed" in game.human.milestones
    game.city.lift_marketing(9)
    assert not game.city.free >> SQUARE_NUMBERS["c2"] & 1  # the road is not to build on


def test_what_an_insisted_piece_covers_stays_covered_when_another_leaves() -> None:
    game = table_game()
    open_restaurant(game, "d1/d1")
    reported(
        game,
        ("changes", "campaign"),
        ("report-tile", "9"),
        ("campaign-square", "elsewhere"),
        ("campaign-square", "d1"),
        INSIST,
        ("campaign-product", "burger"),
        ("campaign-rounds", "1"),
    )
    game.city.lift_marketing(9)
    assert not game.city.free >> SQUARE_NUMBERS["d1"] & 1
    game.city.remove_restaurant(1)
    assert game.city.free >> SQUARE_NUMBERS["d1"] & 1


def test_the_first_billboard_runs_for_ever_and_tiles_before_it_do_not() -> None:
    game = table_game()
    table = reported(
        game,
        ("changes", "campaign"),
        ("report-tile", "14"),
        ("campaign-square", "a1"),
        ("campaign-lies", "2x1"),
        ("campaign-product", "beer"),
        ("changes", "campaign"),
        ("report-tile", "9"),
        ("campaign-square", "d1"),
        ("campaign-product", "beer"),
        ("campaign-rounds", "3"),
        ("changes", "campaign"),
        ("report-tile", "10"),
        ("campaign-square", "d2"),
        ("campaign-product", "beer"),
        ("campaign-rounds", "eternal"),
    )
    assert {n: c.left for n, c in game.human.campaigns.items()} == {14: None, 9: 3, 10: None}
    assert game.human.milestones == {"first_billboard", "first_drink_marketed"}
    rounds = [question for question in table.questions if question.key == "campaign-rounds"][-1]
    assert isinstance(rounds, Pick)
    assert [option.label is None for option in rounds.options()] == [False] * 5 + [True]
    game.milestones_gained.clear()
    game.milestones.discard("first_billboard")
    reported(
        game,
        ("changes", "campaign"),
        ("report-tile", "1"),
        ("campaign-square", "b6"),
        ("campaign-product", "beer"),
    )
    assert game.human.campaigns[1].left is None
    assert len(table.told("tile-reported")) == 3


def test_an_airplane_over_another_is_questioned() -> None:
    game = table_game()
    fly = [("campaign-edge", "north"), ("campaign-berth", "north 1")]
    rest = [("campaign-product", "beer"), ("campaign-rounds", "1")]
    reported(game, ("changes", "campaign"), ("report-tile", "5"), *fly, *rest)
    table = reported(
        game,
        ("changes", "campaign"),
        ("report-tile", "4"),
        ("campaign-edge", "elsewhere"),
        *fly,
        INSIST,
        *rest,
    )
    assert [doubt.key for doubt in doubts(table)] == ["doubt-airplane"]
    assert set(game.city.marketing) == {4, 5}


@pytest.mark.rule("FCM-S4")
def test_a_house_leaves_the_stack_and_the_rest_stays_as_it_was() -> None:
    game = table_game()
    rest = [tile for tile in game.house_stack if tile.number != 9]
    reported(
        game,
        ("changes", "house"),
        ("report-house", "9"),
        ("report-house-square", "d4"),
        ("house-garden", "east"),
    )
    house = game.city.houses[9]
    assert [SQUARE_NUMBERS[name] for name in ("d4", "e4", "d5", "e5")] == list(house.squares)
    assert [SQUARE_NUMBERS[name] for name in ("f4", "f5")] == list(house.garden)
    assert game.house_stack == rest


@pytest.mark.rule("FCM-S4")
def test_a_house_that_is_spent_is_questioned() -> None:
    game = table_game()
    game.house_stack = [tile for tile in game.house_stack if tile.number != 9]
    answers = [("report-house", "9"), ("report-house-square", "a9"), ("house-garden", "east")]
    table = reported(game, ("changes", "house"), *answers, INSIST)
    assert [doubt.key for doubt in doubts(table)] == ["doubt-house-spent"]
    assert 9 in game.city.houses


@pytest.mark.rule("FCM-B8")
def test_a_ninth_garden_is_questioned() -> None:
    game = table_game()
    game.gardens = 0
    table = reported(game, ("changes", "garden"), ("garden-house", "2"), ("garden-side", "east"), INSIST)
    assert doubts(table)[0].key == "doubt-no-garden"
    assert game.city.houses[2].garden and game.gardens == 0


def test_a_fourth_restaurant_is_questioned() -> None:
    game = table_game()
    for name in ("d1/d1", "a9/a9", "d11/d11"):
        open_restaurant(game, name)
    table = reported(
        game,
        ("changes", "restaurant"),
        ("report-restaurant", "n9"),
        INSIST,
        ("report-opens", "open"),
    )
    assert [doubt.key for doubt in doubts(table)] == ["doubt-restaurants"]
    assert len(game.city.restaurants) == 4


def test_a_restaurant_moves_onto_its_own_squares_without_a_question() -> None:
    game = table_game()
    open_restaurant(game, "d4/d4")
    table = reported(game, ("changes", "move"), ("report-restaurant", "d5"), ("entrance", "d5"))
    assert doubts(table) == []
    assert game.city.restaurants[1].place.name == "d5/d5"
    assert game.city.free >> SQUARE_NUMBERS["d4"] & 1
    assert not game.city.free >> SQUARE_NUMBERS["d5"] & 1


@pytest.mark.rule("FCM-S13")
def test_a_restaurant_moves_onto_a_road_if_the_human_insists() -> None:
    game = table_game()
    open_restaurant(game, "d4/d4")
    wrong = (("report-restaurant", "elsewhere"), ("report-restaurant", "c2"), ("entrance", "c2"))
    table = reported(game, ("changes", "move"), *wrong, INSIST)
    assert [doubt.key for doubt in doubts(table)] == ["doubt-taken"]
    assert game.city.restaurants[1].place.name == "c2/c2"


def test_a_campaign_is_offered_as_long_as_a_tile_is_left() -> None:
    game = table_game()
    for number in marketing_tiles():
        assert "campaign" in change_kinds(game)
        game.city.place_marketing(number, marketing_place_named("d1/1x1"), insisted=True)
    assert "campaign" not in change_kinds(game)
