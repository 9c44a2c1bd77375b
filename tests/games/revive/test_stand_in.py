from __future__ import annotations

import pytest

from mautoma.games.revive.edition import house
from mautoma.games.revive.names import HUMAN
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.mode import Mode
from mautoma.kernel.question import Fill, Pick
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.transcript import read, write

FACTS = {"open-hexes", "tile-hexes", "artifact-left", "final-score"}


def new(seed: int = 5) -> Session:
    mode = StandIn()
    return new_session(mode, house(), seed, "0", {"expansion": "yes"})


def play_on(session: Session, turns: int = 99) -> Session:
    """The stand-in plays every turn; the Mautoma's actions are carried out."""
    while session.question is not None and session.state.turn <= turns:
        session.answer("stand_in" if session.question.key == "your-turn" else "done")
    return session


def test_the_questions_of_fact_are_answered_without_a_line_in_the_transcript() -> None:
    session = play_on(new())
    assert session.result is not None
    assert not FACTS & set(session.asked.values())
    assert set(session.asked.values()) <= {
        "your-turn",
        "carry-out-build",
        "carry-out-populate",
        "carry-out-explore",
    }


def test_the_stand_in_plays_on_the_map() -> None:
    game: Revive = play_on(new()).state
    assert game.map.buildings.count(HUMAN) > 3
    assert sum(game.map.human_populations) > 3
    assert sum(game.map.face_up) > 15


def test_a_replay_brings_the_same_tiles_and_the_same_game() -> None:
    played = play_on(new())
    again = Session(StandIn(), house(), read(write(played.transcript)))
    assert again.state == played.state
    assert again.result == played.result
    assert [event.to_json() for event in again.events] == [event.to_json() for event in played.events]


def test_undo_and_redo_bring_the_same_position() -> None:
    session = play_on(new(), turns=6)
    there = session.state.clone()
    for _ in range(5):
        session.undo()
    while session.redoable:
        session.redo()
    assert session.state == there


def test_tiles_show_what_was_dealt_and_other_seeds_deal_others() -> None:
    game: Revive = play_on(new()).state
    assert game.stand_in is not None
    for number, tile in enumerate(game.map.board.tiles):
        if tile.lies == "face_down" and game.map.face_up[number]:
            assert [game.map.kinds[hex] for hex in tile.hexes] == game.stand_in.tiles[tile.id]
    other: Revive = new(6).state
    assert other.stand_in is not None
    assert other.stand_in.tiles != game.stand_in.tiles


def test_eight_artifacts_and_the_mautoma_takes_three() -> None:
    game: Revive = new().state
    assert game.stand_in is not None
    assert sum(game.stand_in.artifacts.values()) == 8
    game = play_on(new()).state
    assert game.stand_in is not None
    assert sum(game.stand_in.artifacts.values()) == 5


def test_a_person_may_play_the_turns_themself() -> None:
    session = new()
    session.answer("built")
    site = next(
        name
        for hex, name in enumerate(session.state.map.board.names)
        if session.state.map.kinds[hex] == "sand" and session.state.map.is_explored(hex)
    )
    session.answer(site)
    assert session.state.map.buildings[session.state.map.board.index(site)] == HUMAN
    assert session.question is not None
    assert session.question.key == "your-turn"


@pytest.mark.parametrize("mode", [StandIn(), AtTable()])
@pytest.mark.rule("REV-X2")
def test_a_tile_that_was_turned_over_meanwhile_is_not_asked_for(mode: Mode[Revive]) -> None:
    session = new_session(mode, house(), 5, "0", {"expansion": "yes"})
    while session.question is not None and session.question.key != "your-turn":
        answer_any(session)
    session.answer("explored")
    assert isinstance(session.question, Pick)
    tile = session.question.values()[0]
    for answer in ({"aside": "correct"}, "tile", tile):
        session.answer(answer)
    while isinstance(session.question, Fill):
        answer_any(session)
    session.answer(tile)
    assert session.question is not None and session.question.key == "your-turn"


def answer_any(session: Session) -> None:
    if isinstance(session.question, Fill):
        session.answer(dict.fromkeys(session.question.places, "sand"))
    else:
        assert isinstance(session.question, Pick)
        session.answer(session.question.values()[0])
