from __future__ import annotations

import msgspec
import pytest

from mautoma.games.mombasa.automa.rewards import remove_post
from mautoma.games.mombasa.automa.slot_actions import explore
from mautoma.games.mombasa.edition import Edition, ExplorePriority, house
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg
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


def a_game(**human: int) -> Game:
    """Saint-Louis is the richest; a base has three columns."""
    game = with_values(with_steps(position(), human, {}), saint_louis=9)
    board = msgspec.structs.replace(house().board, base_columns=COLUMNS, scheme="numbers")
    game.edition = Edition("test", "test", house().cards, board)
    return game


def moved(words: object) -> list[tuple[object, object]]:
    """The pairs (column, posts) of a told message, from the left."""
    assert isinstance(words, Msg)
    if words.key == "column-posts":
        return [(words.data["column"], words.data["number"])]
    return [*moved(words.data["first"]), *moved(words.data["rest"])]


@pytest.mark.rule("MOM-N4")
def test_the_program_names_the_columns_and_knows_the_values_afterwards() -> None:
    """2 posts: 0 + 3 of the second column are most. One back to Mombasa: the 2 of its first column."""
    game = a_game(mombasa=4)
    table = scripted(
        game,
        ("base-columns", {"1": 3, "2": 2, "3": 3}),
        ("lowest-area", 4),
        ("lowest-area", 8),
        ("base-columns", {"1": 0, "2": 2, "3": 2}),
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
    assert (values.known["saint_louis"], values.known["mombasa"]) == (3, 2)


@pytest.mark.rule("MOM-N4")
def test_posts_from_several_columns() -> None:
    game = a_game()
    table = scripted(
        game,
        ("base-columns", {"1": 3, "2": 1, "3": 3}),
        ("lowest-area", 4),
        ("next-area", 5),
        DONE,
        GIVES,
        GIVES,
    )
    explore(game, table, half(explore=ExplorePriority("richest", 2, 0)), card())
    assert moved(table.told("columns-taken")[0].data["columns"]) == [(1, 1), (2, 1)]


@pytest.mark.rule("MOM-N5")
def test_a_base_known_to_be_short_ends_it_without_a_question() -> None:
    game = a_game(mombasa=3)
    table = scripted(game, ("base-columns", {"1": 1, "2": 0, "3": 0}), ("lowest-area", 4), DONE, GIVES)
    assert explore(game, table, half(explore=ExplorePriority("richest", 2, 2)), card())
    assert table.told("explore")[0].data["areas"] == [4]
    game.facts.values.learn("saint_louis", 9)
    assert not explore(game, scripted(game), half(explore=ExplorePriority("richest", 2, 2)), card())


@pytest.mark.rule("MOM-N4")
def test_without_a_description_the_aim_is_told() -> None:
    game = with_values(with_steps(position(), {"mombasa": 4}, {}), saint_louis=9)
    table = scripted(game, ("lowest-area", 4), ("lowest-area", 8), DONE, GIVES, GIVES)
    explore(game, table, half(explore=ExplorePriority("richest", 1, 1)), card())
    assert table.told("columns-by-value")
    assert table.told("return-by-value")


@pytest.mark.rule("MOM-K2")
def test_a_post_out_of_the_game_leaves_by_the_best_column_too() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    table = scripted(game, ("base-columns", {"1": 1, "2": 2, "3": 3}))
    remove_post(game, table)
    assert table.told("post-removed")[0].data["company"] == "cairo"
    assert moved(table.told("columns-taken")[0].data["columns"]) == [(1, 1)]
    assert game.facts.values.known["cairo"] == 3


def test_more_posts_than_a_column_holds_are_questioned() -> None:
    game = with_steps(a_game(), {}, {"cairo": 2})
    too_many = ("base-columns", {"1": 4, "2": 2, "3": 3})
    table = scripted(game, too_many, ("insist", False), too_many, ("insist", True))
    remove_post(game, table)
    assert asked(table) == ["base-columns", "insist", "base-columns", "insist"]
    assert game.facts.columns.known["cairo"] == [1, 0, 0]
