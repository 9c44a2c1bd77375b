from __future__ import annotations

import pytest

from mautoma.games.revive.automa.turn import automa_turn, card_turn
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import CORDYCEPHIANS, SMALL
from mautoma.games.revive.state import Revive
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable
from tests.games.revive.positions import answers, position

BUILD = ("carry-out-build", "done")
POPULATE = ("carry-out-populate", "done")


def play(game: Revive, id: str, *given: tuple[str, Json]) -> ScriptedTable:
    game.deck = [id]
    table = answers(*given)
    card_turn(game, table)
    assert not table.answers
    return table


@pytest.mark.rule("REV-C1")
@pytest.mark.rule("REV-C2")
@pytest.mark.rule("REV-C3")
@pytest.mark.rule("REV-C4")
@pytest.mark.rule("REV-C5")
@pytest.mark.rule("REV-C6")
def test_the_six_cards_as_the_rulebook_describes_them() -> None:
    assert [(card.id, card.steps, card.parts, card.limit) for card in house().cards] == [
        ("c1", 1, ("build",), 3),
        ("c2", 2, ("populate_else_build",), 3),
        ("c3", 1, ("explore",), 3),
        ("c4", 2, ("explore", "populate"), 3),
        ("c5", 3, ("explore", "build"), 3),
        ("c6", 4, ("explore", "populate"), "none"),
    ]


@pytest.mark.rule("REV-T1")
def test_a_card_is_turned_the_marker_advances_and_the_action_follows() -> None:
    game = position("* s", energy=10)
    table = play(game, "c5", BUILD)
    assert game.energy == 1, "clockwise, three steps on a track of twelve"
    assert game.used == ["c5"]
    assert game.deck == []
    assert table.events[0].kind == "card"
    assert table.events[0].data["position"] == 2


@pytest.mark.rule("REV-T1")
@pytest.mark.parametrize(("printed", "kind"), [(True, "card"), (False, "card-turned")])
def test_the_marker_is_an_order_only_where_the_mat_lies_on_the_table(printed: bool, kind: str) -> None:
    game = position("* s")
    game.printed_mat = printed
    table = play(game, "c1", BUILD)
    assert table.events[0].kind == kind
    assert table.events[0].order is printed


@pytest.mark.rule("REV-S5")
@pytest.mark.rule("REV-V2")
@pytest.mark.parametrize(
    ("printed", "tribe", "stock"),
    [(True, "other", "mat"), (False, "other", "heap"), (True, CORDYCEPHIANS, "tribe_board")],
)
def test_the_human_is_told_first_where_the_piece_lies(printed: bool, tribe: str, stock: str) -> None:
    game = position("l * s")
    game.printed_mat, game.tribe = printed, tribe
    for card, answer in (("c1", BUILD), ("c2", POPULATE)):
        table = play(game, card, answer)
        assert [question.data["stock"] for question in table.questions] == [stock]


@pytest.mark.rule("REV-T1")
@pytest.mark.rule("REV-T4")
def test_the_picture_is_read_after_the_move() -> None:
    game = position("s * s", energy=2)
    play(game, "c1", BUILD)
    assert game.map.buildings[2] == SMALL, "from position 4 on the arrows run from right to left"


@pytest.mark.rule("REV-T4")
@pytest.mark.rule("REV-C1")
@pytest.mark.rule("REV-C3")
def test_the_marker_moves_also_when_the_action_fails() -> None:
    game = position("* +", energy=4)
    assert play(game, "c1").told("no-build")
    assert play(game, "c3").told("no-explore")
    assert game.energy == 6


@pytest.mark.rule("REV-C2")
def test_populates_and_if_impossible_builds_and_if_impossible_does_nothing() -> None:
    game = position("l * s")
    play(game, "c2", POPULATE)
    assert game.map.populations == [1, 0, 0]
    assert game.map.buildings == ["", "", ""]
    table = play(game, "c2", BUILD)
    assert [event.kind for event in table.events] == ["card", "no-populate", "build"]
    assert [event.kind for event in play(game, "c2").events] == ["card", "no-populate", "no-build"]


@pytest.mark.rule("REV-C2")
@pytest.mark.rule("REV-P1")
def test_with_no_population_left_it_builds() -> None:
    game = position("l * s")
    game.populations = 0
    play(game, "c2", BUILD)
    assert game.map.buildings[2] == SMALL


@pytest.mark.rule("REV-C4")
def test_what_exploring_reveals_counts_for_the_second_part() -> None:
    game = position("* ?x")
    play(game, "c4", ("turn-up", {"B1": "small_location"}), POPULATE)
    assert game.map.populations == [0, 1]


@pytest.mark.rule("REV-C4")
def test_what_is_impossible_is_skipped() -> None:
    table = play(position("* l"), "c4", POPULATE)
    assert [event.kind for event in table.events] == ["card", "no-explore", "populate", "from-centre"]
    table = play(position("sa ?x"), "c4", ("turn-up", {"B1": "sand"}))
    assert [event.kind for event in table.events] == ["card", "explore", "no-populate"]


@pytest.mark.rule("REV-C5")
def test_explores_then_builds() -> None:
    game = position("* ?x")
    play(game, "c5", ("turn-up", {"B1": "sand"}), BUILD)
    assert game.map.buildings == ["", SMALL]
    table = play(game, "c5")
    assert [event.kind for event in table.events] == ["card", "no-explore", "no-build"]


@pytest.mark.rule("REV-C6")
def test_explores_and_populates_at_any_distance() -> None:
    far = "sa . . . . ?x"
    game = position(far)
    play(game, "c6", ("turn-up", {"F1": "large_location"}), POPULATE)
    assert game.map.populations[5] == 1
    table = play(position(far), "c4")
    assert [event.kind for event in table.events] == ["card", "no-explore", "no-populate"]


@pytest.mark.rule("REV-D1")
def test_says_that_the_distance_is_counted_from_the_centre_only_before_the_first_piece() -> None:
    game = position("* s s")
    assert play(game, "c1", BUILD).told("from-centre")
    assert not play(game, "c1", BUILD).told("from-centre")


@pytest.mark.rule("REV-T3")
def test_a_turn_is_a_card_or_a_restore_and_the_fourth_restore_is_the_end() -> None:
    game, table = position("* s"), answers(BUILD, ("artifact-left", True))
    game.deck, game.progress, game.restores = ["c1"], ["c2"], 2
    assert automa_turn(game, table) and (game.deck, game.used, game.restores) == ([], ["c1"], 2)
    assert automa_turn(game, table) and (sorted(game.deck), game.restores) == (["c1", "c2"], 3)
    game.deck = []
    assert not automa_turn(game, table) and game.restores == 3
