"""Corrections by hand and asides, at a table that replays."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.revive.automa.actions import build, populate
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import HEX49, HUMAN, LARGE, SMALL
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Revive, StandInBox
from mautoma.games.revive.table.corrections import correct
from mautoma.games.revive.table.facts.map import is_artifact_left
from mautoma.games.revive.table.reports.human import DONE
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.question import Fill, Pick, PickSome, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import PolicyTable, ScriptedTable
from tests.games.revive.positions import answers, card, position


def corrected(game: Revive, what: str, *given: tuple[str, Json]) -> ScriptedTable:
    table = answers(("correct", what), *given)
    correct(game, table)
    assert not table.answers
    return table


def test_the_energy_marker() -> None:
    game = position("* s", energy=2)
    table = corrected(game, "energy", ("energy-position", 12))
    assert game.energy == 11
    assert table.questions[1].default == 3
    assert table.told("corrected-energy")[0].data["position"] == 12


def test_the_pieces_left() -> None:
    game = position("* s")
    given: list[tuple[str, Json]] = [("pieces-left", 4), ("pieces-left", 2), ("pieces-left", 6)]
    (told,) = corrected(game, "pieces", *given).told("corrected-pieces")
    assert told.data == {"small": 4, "large": 2, "populations": 6}
    assert (game.small, game.large, game.populations) == (4, 2, 6)


def test_the_kind_of_a_hex() -> None:
    game = position("* s")
    assert corrected(game, "kind", ("correct-hex", "B1"), ("real-kind", "lake")).told("corrected-kind")
    assert game.map.kinds[1] == "lake"


@pytest.mark.parametrize(
    ("what", "given"),
    [
        ("back", []),
        ("energy", [("energy-position", 1)]),
        ("pieces", [("pieces-left", 5), ("pieces-left", 3), ("pieces-left", 7)]),
        ("kind", [("correct-hex", "back")]),
        ("kind", [("correct-hex", "B1"), ("real-kind", "back")]),
        ("kind", [("correct-hex", "B1"), ("real-kind", "sand")]),
        ("on_hex", [("correct-hex", "B1"), ("real-building", "back")]),
        ("on_hex", [("correct-hex", "B1"), ("real-building", "small_building"), ("real-populations", [])]),
        ("tile", [("correct-tile", "back")]),
        ("deck", [("cards-left", [])]),
    ],
)
def test_each_can_be_left_without_changing_anything(what: str, given: list[tuple[str, Json]]) -> None:
    game = position("* sa ?x")
    before = game.clone()
    assert corrected(game, what, *given).events == []
    assert game == before


def test_what_stands_on_a_hex() -> None:
    game = position("* lpq")
    given: list[tuple[str, Json]] = [("correct-hex", "B1"), ("real-building", "large_building")]
    table = corrected(game, "on_hex", *given, ("real-populations", ["human"]))
    assert table.questions[-1].default == ["automa", "human"]
    assert game.map.buildings[1] == LARGE
    assert game.map.populations[1] == 0
    assert game.map.human_populations[1]


def test_a_tile_that_is_face_down_after_all_changes_nothing() -> None:
    game = position("* ?x")
    before = game.clone()
    table = corrected(game, "tile", ("correct-tile", "tx"), ("correct-tile-hexes", {"B1": "hidden"}))
    assert game == before and not table.events
    offers = [question.offers for question in table.questions if isinstance(question, Fill)]
    assert offers == [[{"B1": "hidden"}]]


def test_a_tile_turned_over_or_back() -> None:
    game = position("* ?x")
    corrected(game, "tile", ("correct-tile", "tx"), ("correct-tile-hexes", {"B1": "water"}))
    assert game.map.kinds[1] == "water"
    corrected(game, "tile", ("correct-tile", "tx"))
    assert game.map.kinds[1] == "hidden"
    assert not game.map.is_explored(1)


def test_the_cards_still_to_come() -> None:
    game = position("* s")
    game.deck, game.used = ["c1"], ["c2", "c5"]
    corrected(game, "deck", ("cards-left", ["c2", "c5"]))
    assert sorted(game.deck) == ["c2", "c5"]
    assert game.used == ["c1"]


def test_the_cards_left_keep_their_order_and_one_not_seen_yet_its_place() -> None:
    game = position("* s")
    game.deck, game.used, game.unseen = ["c5", "c3", "c1"], ["c2"], "c3"
    corrected(game, "deck", ("cards-left", ["c1", "c5"]))
    assert (game.deck, game.used) == (["c5", "c3", "c1"], ["c2"])
    corrected(game, "deck", ("cards-left", ["c5", "c6"]))
    assert (game.deck, game.used) == (["c5", "c3"], ["c2", "c1"])


def asked(game: Revive, what: str) -> list[tuple[object, ...]]:
    """Everything that the questions of a correction show, answered with what is offered."""
    shown: list[tuple[object, ...]] = []

    class Reader:
        def answer(self, question: Question[Any], state: Any) -> Any:
            values = tuple(question.values()) if isinstance(question, Pick | PickSome) else ()
            shown.append((question.key, str(question.data), values, str(question.default)))
            if question.key == "correct":
                return what
            if isinstance(question, Fill):
                shown.append((str(question.offers),))
                return dict.fromkeys(question.places, "sand")
            return values[0] if question.default is None else question.default

    correct(game.clone(), PolicyTable(Chance(1), Reader()))
    return shown


@pytest.mark.rule("REV-S6")
@pytest.mark.parametrize("what", ["kind", "on_hex", "energy", "pieces", "deck"])
def test_a_correction_shows_nothing_that_nobody_has_seen(what: str) -> None:
    """Two games that look the same at the table, with other cards face down."""
    one, other = position("* s ?x"), position("* s ?x")
    one.deck, one.used, one.unseen = ["c1", "c3", "c2"], [], "c3"
    one.progress, one.removed = ["c4", "c5"], "c6"
    other.deck, other.used, other.unseen = ["c6", "c2", "c1"], [], "c6"
    other.progress, other.removed = ["c3", "c4"], "c5"
    assert asked(one, what) == asked(other, what)
    assert len(asked(one, what)) > 1


def test_a_tile_that_lies_face_down_is_not_given_away() -> None:
    """Without the box the program knows what it shows."""
    shown = []
    for kinds in (["lake", "sand"], ["water", "nothing"]):
        game = position("* s ?x ?x")
        game.stand_in = StandInBox({"tx": kinds}, {})
        shown.append(asked(game, "tile"))
    assert shown[0] == shown[1] and len(shown[0]) == 4


@pytest.mark.rule("REV-V1")
def test_after_a_correction_of_pieces_the_next_population_brings_the_books_of_its_place() -> None:
    game = position("l *")
    game.tribe, game.map.tokens[0] = HEX49, True
    corrected(game, "pieces", ("pieces-left", 5), ("pieces-left", 3), ("pieces-left", 3))
    table = answers(("carry-out-populate", "done"))
    populate(game, table, house().card("c6"))
    assert table.told("token-books")[0].data == {"books": 4, "nth": 5}, "2-3-3-3-4-4-4: four are placed"


@pytest.mark.parametrize("what", ["kind", "on_hex", "tile"])
def test_going_back_changes_nothing(what: str) -> None:
    game = position("* s")
    before = game.clone()
    corrected(game, what, ("correct-tile" if what == "tile" else "correct-hex", "back"))
    assert game == before
    corrected(game, "back")
    assert game == before


def until(session: Session, key: str) -> None:
    """Plays on without a change until the question is open."""
    for _ in range(100):
        assert session.question is not None
        if session.question.key == key:
            return
        session.answer(DONE)


def test_a_correction_while_the_mautoma_waits_makes_it_choose_again() -> None:
    mode = StandIn()
    session = new_session(mode, house(), 7, "0", {})
    until(session, "carry-out-build")
    assert session.question is not None
    first = str(session.question.data["hex"])
    session.say("correct")
    session.answer("on_hex")
    session.answer(first)
    session.answer("human_building")
    session.answer([])
    assert session.question.key == "carry-out-build"
    second = str(session.question.data["hex"])
    assert second != first
    told = [event.data["hex"] for event in session.events if event.kind == "build"]
    assert told[-2:] == [first, second]
    session.answer(DONE)
    map = session.state.map
    assert map.buildings[map.board.index(second)] == "small"
    assert map.buildings[map.board.index(first)] == HUMAN


def test_a_correction_that_leaves_nothing_to_do_is_said() -> None:
    mode = StandIn()
    session = new_session(mode, house(), 7, "0", {})
    until(session, "carry-out-build")
    session.say("correct")
    session.answer("pieces")
    for left in (0, 0, 7):
        session.answer(left)
    assert session.question is not None
    assert session.question.key == "nothing-left"
    session.answer(DONE)
    assert session.events[-1].kind == "no-build"


@pytest.mark.rule("REV-B1")
def test_why_it_cannot_build_is_learned() -> None:
    game = position("* s")
    table = answers(("carry-out-build", "cannot"), ("cannot", "occupied"))
    assert not build(game, table, card("c1"))
    assert game.map.buildings[1] == HUMAN and not table.answers


@pytest.mark.rule("REV-T2")
def test_a_colour_that_is_gone_is_told_once_and_not_asked_for_again() -> None:
    game, table = position("* s"), answers(("artifact-left", False))
    assert [is_artifact_left(game, table, "blue") for _ in range(2)] == [False, False]
    assert [event.data["colour"] for event in table.told("no-artifact-of")] == ["blue"]


@pytest.mark.rule("REV-B1")
def test_of_a_reason_of_ones_own_nothing_is_learned_but_that_it_cannot_be_there() -> None:
    game = position("* s s")
    table = answers(("carry-out-build", "cannot"), ("cannot", "other"), ("carry-out-build", "done"))
    assert build(game, table, card("c1"))
    assert game.map.buildings.count(SMALL) == 1 and HUMAN not in game.map.buildings
    assert not table.answers
