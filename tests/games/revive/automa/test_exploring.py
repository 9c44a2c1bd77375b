from __future__ import annotations

import pytest

from mautoma.games.revive.automa.actions import explore
from mautoma.games.revive.automa.exploring import choose_tile
from mautoma.games.revive.edition.mat import Mat
from mautoma.games.revive.state import Revive, StandInBox
from mautoma.games.revive.table.corrections import correct
from mautoma.games.revive.table.facts.map import shows
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.table import ReplayTable, Waiting
from tests.games.revive.positions import DOWN_LEFT, DOWN_RIGHT, UP_LEFT, answers, card, position


def tile(game: Revive, id: str = "c3") -> str | None:
    choice = choose_tile(game, card(id), set()).choice
    return None if choice is None else game.map.board.tiles[choice].id


@pytest.mark.rule("REV-X1")
def test_face_down_next_to_an_explored_one_and_within_the_distance() -> None:
    assert tile(position("sa s s s ?x")) is None
    assert tile(position("sa s s s ?x"), "c6") == "tx"
    assert tile(position("sa s s ?x ?y")) == "tx"
    assert tile(position("sa ?x ?y", DOWN_LEFT)) == "tx", "y is in reach, but next to no explored tile"


@pytest.mark.rule("REV-X1")
def test_in_reach_if_its_nearest_hex_is() -> None:
    assert tile(position("sa s s ?x ?x ?x")) == "tx"


@pytest.mark.rule("REV-X1")
def test_the_first_hex_of_any_tile_decides_wherever_it_is_in_the_tile() -> None:
    picture = """
        ?y ?y ?x
         * s ?x
        s s ?z
    """
    assert tile(position(picture, DOWN_RIGHT)) == "ty"
    assert tile(position(picture, DOWN_LEFT)) == "tx"
    assert tile(position(picture, UP_LEFT)) == "tz"


@pytest.mark.rule("REV-X1")
def test_a_corner_location_opens_no_neighbour() -> None:
    assert tile(position("* - ?x !L\n - - -"), "c6") is None
    assert tile(position("* - ?x L\n - - -"), "c6") == "tx"


@pytest.mark.rule("REV-X1")
@pytest.mark.rule("REV-X2")
def test_the_human_turns_it_over_and_tells_what_it_shows() -> None:
    game = position("sa ?x ?x")
    table = answers(("turn-up", {"B1": "water", "C1": "sand"}))
    assert explore(game, table, card("c3"))
    assert game.map.kinds == ["sand", "water", "sand"]
    assert all(game.map.face_up)
    assert table.told("explore")[0].data["places"] == ["B1", "C1"]


@pytest.mark.rule("REV-X2")
def test_an_explored_tile_is_never_turned_again() -> None:
    game = position("sa ?x")
    explore(game, answers(("turn-up", {"B1": "water"})), card("c3"))
    table = answers()
    assert not explore(game, table, card("c3"))
    assert table.told("no-explore")


@pytest.mark.rule("REV-X1")
def test_a_tile_that_already_lies_open_is_learned_and_another_one_explored() -> None:
    game = position("?x sa ?y")
    table = answers(
        ("turn-up", {"aside": "cannot"}),
        ("cannot", "face_up"),
        ("tile-hexes", {"A1": "lake"}),
        ("turn-up", {"C1": "sand"}),
    )
    assert explore(game, table, card("c3"))
    assert game.map.kinds == ["lake", "sand", "sand"]


@pytest.mark.rule("REV-Z5")
def test_of_several_tiles_the_first_along_the_arrow() -> None:
    game = position(
        """
        ?v ?v ?w ?w
         ?v s s ?z
        ?u sa s ?z
    """,
        DOWN_LEFT,
    )
    decision = choose_tile(game, card("c3"), set())
    board = game.map.board
    assert {board.tiles[number].id for number in decision.trail.steps[1].left} == {"tv", "tw", "tz", "tu"}
    assert decision.choice == board.tile("tw")


@pytest.mark.rule("REV-X1")
def test_where_no_other_tile_is_in_reach_it_explores_none() -> None:
    game = position("?x sa s")
    table = answers(("turn-up", {"aside": "cannot"}), ("cannot", "other"), ("nothing-left", "done"))
    assert not explore(game, table, card("c3"))
    assert table.told("no-explore")
    assert not game.map.face_up[game.map.board.tile("tx")]
    assert "cannot" not in table.asides


@pytest.mark.rule("REV-X1")
def test_what_cannot_be_explored_is_no_order_any_more() -> None:
    game = position("* ?x\n s ?y")
    table = ReplayTable(Chance(1), [{"aside": "cannot"}, "other"])
    table.real = True
    with pytest.raises(Waiting) as waiting:
        explore(game, table, card("c6"))
    explored = [event for event in table.events if event.kind == "explore"]
    assert [(event.data["tile"], event.order) for event in explored] == [("B1", False), ("B2", True)]
    assert waiting.value.question.closes, "who tells what the tile shows has turned it over"


@pytest.mark.rule("REV-K1")
@pytest.mark.parametrize(
    ("picture", "told", "asked", "refusable"),
    [
        ("?x sa ?y", [], "mat-arrows", False),
        ("?x sa ?y", ["top_down left_to_right"], "turn-up", True),
        ("?x sa s", [], "turn-up", True),
        ("?x sa s", [{"aside": "cannot"}, "other"], "nothing-left", False),
        ("?x sa ?y", ["top_down left_to_right", {"aside": "cannot"}, "other"], "turn-up", True),
    ],
)
def test_only_what_is_announced_can_be_refused(
    picture: str, told: list[Json], asked: str, refusable: bool
) -> None:
    game = unseen(position(picture))
    table = ReplayTable(Chance(1), told)
    with pytest.raises(Waiting) as waiting:
        explore(game, table, card("c3"))
    assert waiting.value.question.key == asked
    assert ("cannot" in table.open_asides) == refusable


@pytest.mark.rule("REV-K1")
def test_a_tile_refused_once_is_not_refused_again_while_the_arrows_are_told() -> None:
    """A tile that lies face down after all makes a tie: what was announced before is not settled any more."""
    game = unseen(position("?x sa ?y"))
    shows(game, game.map.board.tile("ty"), {"C1": "sand"})
    table = ReplayTable(Chance(1), [{"aside": "correct"}, "tile", "ty"])
    table.asides = {"correct": lambda: correct(game, table)}
    with pytest.raises(Waiting) as waiting:
        explore(game, table, card("c3"))
    assert waiting.value.question.key == "mat-arrows"
    assert table.open_asides == ("correct",)


def unseen(game: Revive) -> Revive:
    """Nobody has looked at the printed mat yet."""
    game.edition = game.edition.with_mat(Mat(numbered=False, track=6))
    return game


@pytest.mark.rule("REV-X2")
def test_without_the_box_nobody_is_asked_for_a_tile_before_it_is_done() -> None:
    game = position("sa ?x")
    game.stand_in = StandInBox({}, {})
    table = answers(("carry-out-explore", "done"), ("tile-hexes", {"B1": "water"}))
    assert explore(game, table, card("c3"))
    assert game.map.kinds == ["sand", "water"] and all(game.map.face_up)
