from __future__ import annotations

import pytest

from mautoma.games.revive.names import HUMAN, SMALL
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.reports.human import human_turn
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Pick, Place
from mautoma.kernel.table import ScriptedTable
from tests.games.revive.positions import answers, position

DONE = ("your-turn", "done")


def turn(game: Revive, *given: tuple[str, Json]) -> ScriptedTable:
    game.turn = 3
    table = answers(*given, DONE)
    human_turn(game, table)
    assert not table.answers
    return table


def doubted(table: ScriptedTable) -> list[str]:
    """What was questioned."""
    doubts = [question.data["doubt"] for question in table.questions if question.key == "insist"]
    assert all(isinstance(doubt, Msg) for doubt in doubts)
    return [doubt.key for doubt in doubts if isinstance(doubt, Msg)]


def test_a_turn_without_a_change_is_one_tap() -> None:
    (question,) = turn(position("* s")).questions
    assert question.data == {"turn": 3, "turns": 18}


@pytest.mark.rule("REV-X2")
def test_a_tile_explored() -> None:
    game = position("* ?x ?x")
    table = turn(
        game,
        ("your-turn", "explored"),
        ("explored", "tx"),
        ("tile-hexes", {"B1": "sand", "C1": "lake"}),
    )
    assert game.map.kinds[1:] == ["sand", "lake"]
    assert table.told("you-explored")[0].data["places"] == ["B1", "C1"]
    (which,) = [question for question in table.questions if question.key == "explored"]
    assert isinstance(which, Pick)
    tile = which.options()[0]
    assert tile.label == Msg("tile-at", {"hex": "B1"}) and tile.place == Place("B1", ("B1", "C1"))


@pytest.mark.rule("REV-X2")
@pytest.mark.rule("REV-B1")
@pytest.mark.rule("REV-P1")
def test_what_changed_is_told_by_a_tap_on_the_map() -> None:
    game = position("* s L ?x")
    reports: list[tuple[str, Json]] = [
        ("your-turn", "built B1"),
        ("your-turn", "populated C1"),
        ("your-turn", "explored tx"),
        ("tile-hexes", {"D1": "sand"}),
    ]
    turn(game, *reports)
    assert game.map.buildings[1] == HUMAN and game.map.human_populations[2] and game.map.is_explored(3)


def test_a_tap_offers_what_is_likely() -> None:
    (question,) = turn(position("* s ~ sh l lq ?x - ?y")).questions
    assert isinstance(question, Pick)
    options = {option.value: option.place for option in question.options() if option.place}
    assert list(options) == ["explored tx", "built B1", "populated E1"]
    assert question.default == "done"


def test_a_tile_with_no_explored_neighbour_is_questioned_once_and_can_be_insisted_on() -> None:
    game = position("* ?x ?y")
    report: list[tuple[str, Json]] = [("your-turn", "explored"), ("explored", "ty")]
    table = turn(game, *report, ("insist", True), ("tile-hexes", {"C1": "sand"}))
    assert doubted(table) == ["doubt-no-neighbour"]
    assert table.told("insisted")
    assert game.map.is_explored(2)


def test_a_building_and_a_population() -> None:
    game = position("* s L")
    turn(
        game,
        ("your-turn", "built"),
        ("built", "B1"),
        ("your-turn", "populated"),
        ("populated", "C1"),
    )
    assert game.map.buildings[1] == HUMAN
    assert game.map.human_populations[2]


@pytest.mark.parametrize(
    ("picture", "report", "hex", "doubt"),
    [
        ("* ~", "built", "B1", "doubt-build-kind"),
        ("* sh", "built", "B1", "doubt-building-there"),
        ("* sa", "built", "B1", "doubt-building-there"),
        ("* s", "populated", "B1", "doubt-populate-kind"),
        ("* lq", "populated", "B1", "doubt-population-there"),
    ],
)
def test_what_a_hex_cannot_hold_is_questioned(picture: str, report: str, hex: str, doubt: str) -> None:
    given: list[tuple[str, Json]] = [("your-turn", report), (report, hex), ("insist", False)]
    table = turn(position(picture), *given, (report, "back"))
    assert doubted(table) == [doubt]
    game = position(picture)
    assert turn(game, *given[:2], ("insist", True)).told("insisted")
    assert game.map.human_populations[1] if report == "populated" else game.map.buildings[1] == HUMAN


def test_insisting_on_a_hex_of_the_mautoma_gives_its_piece_back() -> None:
    game = position("* sa")
    game.small = 4
    turn(game, ("your-turn", "built"), ("built", "B1"), ("insist", True))
    assert game.small == 5
    assert SMALL not in game.map.buildings


def test_likely_hexes_and_tiles_are_listed_first_and_all_can_be_picked() -> None:
    game = position("~ * s ?y ?x\n l . - - ?y")
    table = turn(
        game, ("your-turn", "built"), ("built", "back"), ("your-turn", "explored"), ("explored", "back")
    )
    built, explored = (question for question in table.questions if question.key in ("built", "explored"))
    assert isinstance(built, Pick)
    assert isinstance(explored, Pick)
    assert built.values() == ["C1", "A1", "B1", "A2", "B2", "back"]
    assert explored.values() == ["ty", "tx", "back"]


@pytest.mark.rule("REV-H1")
def test_joining_the_mautoma_costs_the_extra_book() -> None:
    table = turn(position("* lp"), ("your-turn", "populated"), ("populated", "B1"))
    (told,) = table.told("pay-a-book")
    assert told.data["books"] == 1
    assert not turn(position("* l"), ("your-turn", "populated"), ("populated", "B1")).told("pay-a-book")


@pytest.mark.rule("REV-H1")
@pytest.mark.rule("REV-H3")
@pytest.mark.rule("REV-H4")
@pytest.mark.rule("REV-H5")
def test_the_exceptions_are_in_sight_while_they_apply() -> None:
    def notes(game: Revive) -> list[str]:
        return [note.key for note in turn(game).questions[0].notes]

    assert notes(position("* l lpq")) == ["note-switch", "note-hibernation"]
    joining = position("* lp lpq lp")
    assert notes(joining) == ["note-join", "note-switch", "note-hibernation"]
    assert turn(joining).questions[0].notes[0].data == {"hexes": ["B1", "D1"]}
    late = position("* l")
    late.restores = 2
    assert "note-artifact" in notes(late)


@pytest.mark.rule("REV-H3")
@pytest.mark.rule("REV-H4")
@pytest.mark.rule("REV-H5")
@pytest.mark.parametrize(
    ("report", "reminder", "rule"),
    [
        ("switch", "remember-switch", "REV-H3"),
        ("artifact", "remember-artifact", "REV-H4"),
        ("hibernated", "remember-hibernation", "REV-H5"),
    ],
)
def test_the_other_exceptions_are_remembered_when_they_apply(report: str, reminder: str, rule: str) -> None:
    (told,) = turn(position("* s"), ("your-turn", report)).told(reminder)
    assert told.rules == (rule,)
