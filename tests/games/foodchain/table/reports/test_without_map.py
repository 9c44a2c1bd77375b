"""Without the map: only the results that the program cannot know are asked for."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mautoma.games.foodchain.automa.building import build
from mautoma.games.foodchain.automa.turn import act
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.edition import Edition, house
from mautoma.games.foodchain.edition.mat import Spot
from mautoma.games.foodchain.state import HouseTile, Stack, TableGame
from mautoma.games.foodchain.table.facts import on_map
from mautoma.games.foodchain.table.mode import AtTable, listen, play_round
from mautoma.games.foodchain.table.reports.clean_up import clean_up
from mautoma.games.foodchain.table.reports.without_map import (
    ReportedMap,
    advertise,
    dine,
    forget_absent_houses,
)
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Counts, Pick
from mautoma.kernel.table import ReplayTable, ScriptedTable
from mautoma.messages import words
from tests.games.foodchain.start import MAT, freeze, scripted
from tests.games.foodchain.table.player import table_session
from tests.games.foodchain.table.start import table_game
from tests.player import AnyAnswer


def without_map(**card: Any) -> TableGame:
    return table_game(without_map=True, **card)


def keys(table: ScriptedTable) -> list[str]:
    assert not table.answers
    return [question.key for question in table.questions]


def test_no_tile_and_no_restaurant_is_asked_for_at_set_up() -> None:
    table = scripted()
    options = {"level": "easy", "map": "none", "deck": "shuffled", "mat": "program"}
    game = AtTable().set_up(Setup(house(), options), table)
    assert game.without_map and not game.city.houses
    assert keys(table) == []


@pytest.mark.rule("FCM-W8")
@pytest.mark.rule("FCM-X3")
def test_sources_are_counted_once_and_only_for_a_city_supply() -> None:
    game = without_map(work=[{"payout": True}])
    game.edition = _with_sales(game, Spot(city_supply=True))
    table = scripted(("sources", {"beer": 3, "lemonade": 3, "soda": 0}))
    act(game, table, ReportedMap(game, table))
    assert game.automa.freezers == {BURGER: 2, PIZZA: 2, BEER: 3, LEMONADE: 3, SODA: 1}
    again = scripted()
    act(game, again, ReportedMap(game, again))
    assert game.automa.freezers[BEER] == 6


def _with_sales(game: TableGame, spot: Spot) -> Edition:
    return replace(game.edition, mat=replace(MAT, sales=(spot, spot, spot)))


@pytest.mark.rule("FCM-B5")
def test_a_house_is_built_where_the_player_finds_the_first_place() -> None:
    game = without_map()
    game.house_stack = [HouseTile(9, False)]
    table = scripted(("house-by-you", "built"))
    build(game, table, "top_left", ReportedMap(game, table))
    order = table.told("house-by-you")[0]
    assert order.order and order.data == {"house": 9, "tile": "top_left"} and order.at == 0
    assert game.facts.last(on_map(9)) == 1


@pytest.mark.rule("FCM-B3")
@pytest.mark.rule("FCM-B5")
@pytest.mark.rule("FCM-B7")
def test_the_order_itself_says_where_to_try_and_in_which_order() -> None:
    game = without_map()
    game.house_stack = [HouseTile(3, True), HouseTile(9, False)]
    table = scripted(("house-by-you", "built"), ("garden-by-you", "built"))
    build(game, table, "left", ReportedMap(game, table))
    build(game, table, "left", ReportedMap(game, table))
    say = words("en", "foodchain").event
    order = say(table.told("house-by-you")[0])
    for word in ("left tile", "counter-clockwise round the map", "reading order", "skipping the centre"):
        assert word in order
    order = say(table.told("garden-by-you")[0])
    assert order.index("under") < order.index("right") < order.index("above") < order.rindex("left")
    assert "house 3 back in the box" in say(table.told("garden-drawn")[0])


@pytest.mark.rule("FCM-B8")
def test_a_house_that_fits_nowhere_goes_back_in_the_box() -> None:
    game = without_map()
    game.house_stack = [HouseTile(9, False)]
    table = scripted(("house-by-you", "nowhere"))
    build(game, table, "top_left", ReportedMap(game, table))
    assert table.told("nothing-fits")[0].order and game.facts.last(on_map(9)) == 0


@pytest.mark.rule("FCM-S4")
def test_a_tile_that_the_human_took_is_drawn_again() -> None:
    game = without_map()
    game.house_stack = [HouseTile(1, False), HouseTile(9, True)]
    table = scripted(("garden-by-you", "taken"), ("house-by-you", "nowhere"))
    build(game, table, "top", ReportedMap(game, table))
    assert keys(table) == ["garden-by-you", "house-by-you"]
    assert game.house_stack == [] and game.gardens == 8


@pytest.mark.rule("FCM-B8")
def test_a_garden_of_the_automa_leaves_one_less() -> None:
    game = without_map()
    game.house_stack = [HouseTile(9, True)]
    table = scripted(("garden-by-you", "built"))
    build(game, table, "top", ReportedMap(game, table))
    assert game.gardens == 7


@pytest.mark.rule("FCM-M4")
@pytest.mark.rule("FCM-M5")
@pytest.mark.rule("FCM-X4")
def test_the_next_house_is_asked_for_until_it_is_known() -> None:
    """Houses #3 and #11 are not on the map: #3 → #12; #11 → #12, taken → #15."""
    game = without_map(campaigns=[{"kind": "food", "duration": 2, "houses": [3, 11]}])
    freeze(game, burger=4, pizza=4)
    table = scripted(("next-house", "12"), ("next-house", "15"))
    advertise(game, table)
    first, second = table.questions
    assert isinstance(first, Pick) and isinstance(second, Pick)
    assert list(first.values())[:2] == ["3", "4"] and first.values()[-1] == "none"
    assert list(second.values())[:2] == ["13", "14"]  # 11 is known not to be there, 12 is taken
    assert game.automa.stacks == [Stack(12, BURGER, 1), Stack(15, BURGER, 1)]
    assert [event.data["house"] for event in table.told("put-demand")] == [12, 15]


@pytest.mark.rule("FCM-M4")
def test_a_house_that_is_known_is_not_asked_for_again() -> None:
    game = without_map(campaigns=[{"kind": "food", "duration": 2, "houses": [2]}])
    advertise(game, scripted(("next-house", "2")))
    advertise(game, scripted())
    assert game.automa.stacks == [Stack(2, BURGER, 1)]  # the first has run out, the second ran once


def test_a_house_of_the_stack_may_have_come_meanwhile_and_a_printed_one_not() -> None:
    game = without_map()
    town = ReportedMap(game, scripted(("next-house", "4")))
    assert town.houses(1, set()) == [4]
    forget_absent_houses(game)
    table = scripted(("next-house", "3"))
    assert ReportedMap(game, table).houses(1, set()) == [3, 4]
    question = table.questions[0]
    assert isinstance(question, Pick)
    assert list(question.values()) == ["1", "3", "4"]  # 2 is printed on a tile that is not there
    assert question.default == "4"


@pytest.mark.rule("FCM-M7")
@pytest.mark.parametrize(("printed", "number"), [(9, 9), (None, 11)])
def test_the_players_tiles_run_before_and_after_the_stacks(printed: int | None, number: int) -> None:
    game = without_map(priority=printed)
    game.automa.stacks = [Stack(7, SODA, 2)]
    table = scripted()
    advertise(game, table)
    assert [(event.kind, event.data.get("priority")) for event in table.events] == [
        ("run-tiles-below", number),
        ("put-demand", None),
        ("run-tiles-from", number),
    ]
    assert game.automa.stacks == [Stack(7, SODA, 1)]


@pytest.mark.rule("FCM-D2")
@pytest.mark.rule("FCM-D6")
@pytest.mark.rule("FCM-D7")
def test_what_the_automa_sold_is_asked_for() -> None:
    game = without_map(price=10, sales_icon=True)
    freeze(game, burger=3, soda=2)
    game.automa.sales = 0
    table = scripted(
        ("houses-served", 2),
        ("items-sold", {"burger": 2, "soda": 1}),
        ("items-with-garden", 2),
        ("earned", 12),
    )
    assert dine(game, table) == 12
    assert (game.automa.cash, game.human.cash) == (50, 12)
    assert game.automa.sales == 2 and game.automa.served == 2
    assert game.automa.freezers[BURGER] == 1 and game.automa.freezers[SODA] == 1


@pytest.mark.rule("FCM-D11")
def test_an_automa_with_empty_freezers_serves_nobody() -> None:
    game, table = without_map(), scripted(("earned", 0))
    dine(game, table)
    assert keys(table) == ["earned"]


@pytest.mark.rule("FCM-O1")
@pytest.mark.rule("FCM-D3")
@pytest.mark.rule("FCM-D5")
def test_dinner_says_where_its_restaurants_are_and_who_wins_ties() -> None:
    game = without_map(price=10, waitresses=1)
    freeze(game, burger=1)
    table = scripted(("houses-served", 0), ("earned", 0))
    dine(game, table)
    where = table.told("automa-restaurants")[0]
    assert where.order and {"FCM-O1", "FCM-D3", "FCM-D5"} <= set(where.rules)
    said = words("en", "foodchain").event(where)
    assert "just outside the map, one at every road" in said and "each is at least 1 away" in said
    assert "more waitresses win, then you" in said


@pytest.mark.rule("FCM-D11")
def test_it_sells_no_more_than_it_holds_and_an_item_a_house_at_least() -> None:
    game = without_map(price=10)
    freeze(game, burger=2, beer=3)
    table = scripted(
        ("houses-served", 2), ("items-sold", {"beer": 2}), ("items-with-garden", 0), ("earned", 0)
    )
    dine(game, table)
    question = table.questions[1]
    assert isinstance(question, Counts)
    assert dict(question.available) == {"burger": 2, "beer": 3}
    assert question.fault({"beer": 1}) is not None
    assert game.automa.cash == 20


def test_the_milestones_of_campaigns_are_asked_for_without_the_map() -> None:
    game = without_map()
    table = scripted(("milestones", ["first_billboard"]))
    clean_up(game, table)
    assert "first_billboard" in game.human.milestones and "first_billboard" not in game.milestones


@pytest.mark.rule("FCM-D11")
def test_freezers_put_right_at_dinnertime_count_at_once() -> None:
    game = without_map(price=10)
    game.round = 2
    freeze(game, burger=1)
    none = {"burger": 0, "pizza": 0, "beer": 0, "lemonade": 0, "soda": 0}
    answers: list[Json] = [1, {"burger": 1}, 0, {"aside": "correct"}, "freezers", none | {"beer": 2}, 7]
    table = ReplayTable(Chance(1), [*answers, 2, {"beer": 2}, 0, 7])
    listen(game, table)
    assert dine(game, table) == 7
    assert game.automa.cash == 20 and not any(game.automa.freezers.values())
    assert [event.data["products"] for event in table.events if event.kind == "automa-offers"] == [
        {"burger": 1},
        {"beer": 2},
    ]


def test_what_the_houses_pay_is_offered_as_nothing_every_round() -> None:
    game = without_map()
    for earned in (30, 40):
        table = scripted(("earned", earned))
        dine(game, table)
        assert table.questions[0].default == 0


@pytest.mark.rule("FCM-W1")
def test_nothing_is_turned_over_before_the_human_has_worked() -> None:
    session, player = table_session(1, map="none"), AnyAnswer(1)
    for round_, turned_over in ((1, 0), (2, 1), (3, 1)):
        while session.question is not None and session.state.round < round_:
            player.step(session)
        assert session.question is not None and session.question.key == "own-turn"
        assert len(session.state.automa.used) == turned_over
        session.answer("ready")


@pytest.mark.rule("FCM-S4")
def test_a_house_known_to_be_on_the_map_is_not_in_the_stack_any_more() -> None:
    game = without_map()
    game.house_stack = [HouseTile(1, False), HouseTile(9, True)]
    ReportedMap(game, scripted(("next-house", "9"))).houses(9, set())
    assert game.house_stack == [HouseTile(1, False)]


@pytest.mark.rule("FCM-M1")
def test_a_round_without_the_map_runs_the_campaigns() -> None:
    game = without_map(campaigns=[{"kind": "food", "duration": 2, "houses": [2]}])
    game.round, game.automa.deck = 0, ["test"]
    table = scripted(("own-turn", "ready"), ("next-house", "2"))
    play_round(game, table)
    assert keys(table) == ["own-turn", "next-house"]
    assert game.automa.stacks == [Stack(2, BURGER, 1)]
