""" "On your table, now": what to change on the real table after a step back."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.revive.edition import house
from mautoma.games.revive.names import NO_BUILDING
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.differences import BUILDINGS, differences
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.event import Event
from mautoma.kernel.question import Fill, Pick
from mautoma.kernel.session import new_session
from mautoma.messages import LANGUAGES, words
from tests.games.revive.positions import position
from tests.games.revive.recording import record

FIGURES = {figure: building for building, figure in BUILDINGS.items()}


def told(events: list[Event]) -> list[str]:
    """Kind and what it is about, without the title."""
    assert events[0].kind == "on-your-table"
    return [" ".join([event.kind, *map(str, _about(event))]) for event in events[1:]]


def _about(event: Event) -> list[Any]:
    return [value for name, value in event.data.items() if name not in ("places", "count")]


def test_the_same_position_needs_nothing() -> None:
    game = position("* sa lpq\n ?x st")
    assert told(differences(game, game.clone())) == []


def test_pieces_of_both_sides_are_named_with_their_hexes() -> None:
    before = position("* sa sA sh lp lq lpq st")
    now = position("* s s s l l lp s")
    assert told(differences(before, now)) == [
        "now-take-away small_building B1",
        "now-take-away large_building C1",
        "now-take-away human_building D1",
        "now-take-away automa_population E1",
        "now-take-away human_population F1",
        "now-take-away human_population G1",
        "now-take-away token H1",
        "now-yours",
    ]


def test_cards_are_named_only_if_they_are_printed() -> None:
    before, now = position("* s"), position("* s")
    before.used, before.deck = ["c1", "c3"], ["c4"]
    now.used, now.deck = ["c1"], ["c3", "c4"]
    assert told(differences(before, now)) == []
    before.printed_deck = now.printed_deck = True
    assert told(differences(before, now)) == ["now-printed-cards ['c1'] 1 2 0", "now-yours"]


def test_a_piece_goes_before_another_takes_its_place() -> None:
    events = differences(position("* sa"), position("* sh"))
    assert told(events) == [
        "now-take-away small_building B1",
        "now-put human_building B1",
        "now-yours",
    ]
    assert events[1].data["places"] == ["B1"]


def test_a_second_population_of_the_mautoma_on_a_hex() -> None:
    before, now = position("* lp"), position("* lp")
    before.map.populations[1] = 2
    assert told(differences(before, now))[:-1] == ["now-take-away automa_population B1"]


def test_tiles_turned_over() -> None:
    before, now = position("* ?x ?x ?y"), position("* ?x ?x ?y")
    before.map.face_up[1] = True
    now.map.face_up[2] = True
    events = differences(before, now)
    assert told(events)[:-1] == ["now-face-down B1", "now-face-up D1"]
    assert events[1].data["places"] == ["B1", "C1"]


def test_the_energy_marker_and_the_pieces_left() -> None:
    before, now = position("* s", energy=4), position("* s", energy=2)
    before.small, before.populations = 2, 6
    assert told(differences(before, now))[:-1] == ["now-energy 3", "now-pieces 5 3 7"]
    before.printed_mat = now.printed_mat = False
    assert told(differences(before, now))[:-1] == ["now-pieces 5 3 7"]


@pytest.mark.rule("REV-T2")
@pytest.mark.rule("REV-V4")
def test_restore_turns_are_taken_back_the_last_first() -> None:
    before = position("* s")
    before.expansion = before.machine_variant = True
    now = before.clone()
    first, second = 0, 3
    before.discarded_at, before.artifacts_removed = [first, second], ["blue", "white"]
    shown = [before.edition.mat.section_at(energy) for energy in (second, first)]
    sections = [section for section in shown if section is not None]
    following = [section.machine_column % 3 + 1 for section in sections]
    expected = []
    for section, column in zip(sections, following, strict=True):
        expected += [
            "now-refill-off",
            f"now-citizens {list(section.citizens)}",
            f"now-modules {list(section.modules)}",
            f"now-machines {[section.machine_column, column]}",
            f"now-exploration {section.machine_column}",
        ]
    assert told(differences(before, now)) == [
        *expected,
        "now-artifact white",
        "now-artifact blue",
        "now-yours",
    ]
    before.expansion = now.expansion = before.machine_variant = now.machine_variant = False
    assert not [line for line in told(differences(before, now)) if "exploration" in line]


def test_a_turn_taken_back_that_changed_nothing_on_the_map_may_have_changed_goods() -> None:
    before, now = position("* s"), position("* s")
    before.turn = 1
    assert told(differences(before, now)) == ["now-yours"]


def carry_out(game: Revive, events: list[Event]) -> Revive:
    """What a person does who follows the instructions to the letter."""
    table = game.clone()
    map, board = table.map, table.map.board
    for event in events:
        data: Any = event.data
        hex = board.index(data["hex"]) if "hex" in data else -1
        put = event.kind == "now-put"
        if event.kind in ("now-face-up", "now-face-down"):
            map.face_up[board.tile_of[board.index(data["tile"])]] = event.kind == "now-face-up"
        elif event.kind == "now-energy":
            table.energy = data["position"] - 1
        elif data.get("figure") in FIGURES:
            map.buildings[hex] = FIGURES[data["figure"]] if put else NO_BUILDING
        elif data.get("figure") == "automa_population":
            map.populations[hex] += 1 if put else -1
        elif data.get("figure") == "human_population":
            map.human_populations[hex] = put
        elif event.kind == "now-artifact":
            assert table.artifacts_removed.pop() == data["colour"]
    return table


def on_the_table(game: Revive) -> tuple[Any, ...]:
    map = game.map
    pieces = (map.buildings, map.populations, map.human_populations)
    return *pieces, map.face_up, game.energy, game.artifacts_removed


def test_whoever_follows_them_has_the_earlier_position_on_the_table() -> None:
    session = record()
    last: Revive = session.state
    for number in range(session.number - 3, 0, -7):
        session.jump(number)
        now: Revive = session.state
        assert on_the_table(carry_out(last, differences(last, now))) == on_the_table(now)


def test_a_session_at_the_table_tells_them_after_undo() -> None:
    session = new_session(AtTable(), house(), 1, "0", {})
    session.answer("ready")
    while isinstance(question := session.question, Fill):
        session.answer(dict.fromkeys(question.places, "sand"))
    session.answer("built")
    assert isinstance(session.question, Pick)
    site = session.question.values()[0]
    session.answer(site)
    session.undo()
    assert told(session.put_back or []) == [f"now-take-away human_building {site}", "now-yours"]


def test_without_the_box_nothing_lies_on_a_table() -> None:
    assert StandIn().differences(position("* sa"), position("* s")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_said_in_both_languages(language: str) -> None:
    session = record()
    last, said = session.state, words(language, "revive")
    session.jump(0)
    events = differences(last, session.state) + differences(session.state, last)
    assert len(events) > 5
    for event in events:
        text = said.text(f"event-{event.kind}", event.data)
        assert "_" not in text
        assert "{" not in text
