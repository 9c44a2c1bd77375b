from __future__ import annotations

import msgspec
import pytest

from mautoma.games.mombasa.automa.rewards import remove_post
from mautoma.games.mombasa.automa.slot_actions import explore
from mautoma.games.mombasa.edition import Edition, ExplorePriority, house
from mautoma.games.mombasa.post_columns import Column
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import after_human_action
from mautoma.games.mombasa.table.facts.columns import posts_of
from mautoma.kernel.message import Msg
from mautoma.kernel.question import PickSome, Unfit
from mautoma.messages import words
from tests.games.mombasa.builder import (
    DONE,
    asked,
    card,
    half,
    position,
    scripted,
    with_steps,
    with_values,
)

GIVES = ("area-gives", "nothing")
COLUMNS = ((1, 0, 2), (0, 3), (1, 1, 1))


def a_game(**human: int) -> Mombasa:
    """Saint-Louis is the richest; a base has three columns."""
    game = with_values(with_steps(position(), human, {}), saint_louis=9)
    board = msgspec.structs.replace(house().board, base_columns=COLUMNS, scheme="numbers")
    game.edition = Edition("test", "test", house().cards, board)
    return game


def moved(told: object) -> list[tuple[object, object]]:
    """The pairs (column, posts) of a told message, from the left."""
    assert isinstance(told, Msg)
    if told.key == "column-posts":
        return [(told.data["column"], told.data["number"])]
    return [*moved(told.data["first"]), *moved(told.data["rest"])]


@pytest.mark.rule("MOM-N4")
def test_the_program_names_the_columns_and_knows_the_values_afterwards() -> None:
    """2 posts: 0 + 3 of the second column are most. One back to Mombasa: its second column is full, since
    the 3 is never covered again; in the first it covers the 0."""
    game = a_game(mombasa=4)
    table = scripted(
        game,
        ("base-columns", {"1": 3, "2": 2, "3": 3}),
        ("lowest-area", "4"),
        ("lowest-area", "8"),
        ("base-columns", {"1": 1, "2": 1, "3": 3}),
        ("open-columns", ["2"]),
        DONE,
        GIVES,
        GIVES,
    )
    assert explore(game, table, half(explore=ExplorePriority("richest", 1, 1)), card())
    assert moved(table.told("columns-taken")[0].data["columns"]) == [(2, 2)]
    assert moved(table.told("columns-returned")[0].data["columns"]) == [(1, 1)]
    values = game.facts.values
    assert values.is_sure("saint_louis")
    assert values.is_sure("mombasa")
    assert (values.known["saint_louis"], values.known["mombasa"]) == (3, 4)


@pytest.mark.rule("MOM-N4")
def test_posts_from_several_columns() -> None:
    game = a_game()
    table = scripted(
        game,
        ("base-columns", {"1": 3, "2": 1, "3": 3}),
        ("open-columns", []),
        ("lowest-area", "4"),
        ("next-area", "5"),
        DONE,
        GIVES,
        GIVES,
    )
    explore(game, table, half(explore=ExplorePriority("richest", 2, 0)), card())
    assert moved(table.told("columns-taken")[0].data["columns"]) == [(1, 1), (2, 1)]


@pytest.mark.rule("MOM-N5")
def test_a_base_known_to_be_short_ends_it_without_a_question() -> None:
    game = a_game(mombasa=3)
    short = [("base-columns", {"1": 1, "2": 0, "3": 0}), ("open-columns", [])]
    table = scripted(game, *short, ("lowest-area", "4"), DONE, GIVES)  # type: ignore[arg-type]
    assert explore(game, table, half(explore=ExplorePriority("richest", 2, 2)), card())
    assert table.told("explore")[0].data["areas"] == [4]
    game.facts.values.learn("saint_louis", 9)
    assert not explore(game, scripted(game), half(explore=ExplorePriority("richest", 2, 2)), card())


@pytest.mark.rule("MOM-N4")
def test_without_a_description_the_column_is_named_by_what_it_shows() -> None:
    game = with_values(with_steps(position(), {"mombasa": 4}, {}), saint_louis=9)
    table = scripted(game, ("lowest-area", "4"), ("lowest-area", "8"), DONE, GIVES, GIVES)
    explore(game, table, half(explore=ExplorePriority("richest", 1, 1)), card())
    said = words("en", "mombasa")
    taken, back = table.told("columns-by-value")[0], table.told("return-by-value")[0]
    assert (taken.data, back.data) == (
        {"company": "saint_louis", "number": 2},
        {"company": "mombasa", "number": 1},
    )
    assert "Take 2 posts from Saint-Louis's base" in said.text("event-columns-by-value", taken.data)
    assert "Put the ousted Mombasa post back into its base, in the column where it covers" in said.text(
        "event-return-by-value", back.data
    )
    order = [event.kind for event in table.events if event.order]
    assert order[:3] == ["columns-by-value", "explore", "return-by-value"]


@pytest.mark.rule("MOM-N4")
def test_that_an_innermost_space_is_open_is_asked_where_it_can_be_and_remembered() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    table = scripted(game, ("base-columns", {"1": 2, "2": 0, "3": 1}), ("open-columns", ["3"]))
    remove_post(game, table)
    assert [list(q.values()) for q in table.questions if isinstance(q, PickSome)] == [["1", "3"]]
    assert game.facts.columns.known["cairo"] == [Column(2), Column(0, True), Column(0, True)]
    after_human_action(game)
    with_steps(game, {}, {"cairo": 2})
    table = scripted(game, ("base-columns", {"1": 3, "2": 1, "3": 1}))  # 2 and 3 are known to be open
    remove_post(game, table)
    assert not table.answers


@pytest.mark.rule("MOM-N4")
def test_more_posts_than_fit_before_an_open_space_are_questioned() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    game.facts.columns.known["cairo"] = [Column(3), Column(0, open=True), Column(3)]
    table = scripted(
        game,
        ("base-columns", {"1": 3, "2": 2, "3": 3}),
        ("insist", False),
        ("base-columns", {"1": 3, "2": 1, "3": 3}),
    )
    remove_post(game, table)
    assert not table.answers


@pytest.mark.rule("MOM-K2")
def test_a_post_out_of_the_game_leaves_by_the_best_column_too() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    table = scripted(game, ("base-columns", {"1": 1, "2": 2, "3": 3}), ("open-columns", []))
    remove_post(game, table)
    assert table.told("post-removed")[0].data["company"] == "cairo"
    assert moved(table.told("columns-taken")[0].data["columns"]) == [(1, 1)]
    assert game.facts.values.known["cairo"] == 3


@pytest.mark.rule("MOM-K2")
def test_columns_that_are_empty_are_a_base_without_posts() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2, "mombasa": 1})
    left = ("base-columns", {"1": 3, "2": 2, "3": 3})
    table = scripted(game, ("base-columns", {"1": 0, "2": 0, "3": 0}), left)
    remove_post(game, table)
    assert [event.data["company"] for event in table.told("post-removed")] == ["mombasa"]


def test_no_more_posts_can_be_told_than_a_column_holds() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    table = scripted(game, ("base-columns", {"1": 3, "2": 2, "3": 3}))
    remove_post(game, table)
    with pytest.raises(Unfit):
        table.questions[0].check({"1": 4, "2": 2, "3": 3})


def test_more_posts_than_a_short_column_holds_are_questioned() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    too_many = ("base-columns", {"1": 3, "2": 3, "3": 3})
    table = scripted(game, too_many, ("insist", False), too_many, ("insist", True))
    remove_post(game, table)
    assert asked(table) == ["base-columns", "insist", "base-columns", "insist"]
    assert posts_of(game.facts.columns.known["cairo"]) == [2, 2, 3]
