from __future__ import annotations

import pytest

from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import ROUNDS
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from tests.games.mombasa.record import record
from tests.golden.games import told
from tests.samples import sample_of
from tests.taps import taps_of


def sample() -> Session:
    return Session(AtTable(), house(), read(sample_of("mombasa")))


def test_the_sample_game_is_complete() -> None:
    session = sample()
    assert session.result is not None
    assert session.state.round == ROUNDS


def test_the_sample_shows_every_slot_action_and_most_marker_actions() -> None:
    told = {event.kind for event in sample().events}
    assert {"take-card", "track", "explore", "ink-jar", "diamonds"} <= told
    assert len(told & {"majority", "bonus", "remove", "buy", "first-player"}) >= 3


def test_a_recorded_game_can_be_written_read_and_played_again() -> None:
    session = record(5, level="hard")
    again = Session(session.mode, session.edition, read(write(session.transcript, session.asked)))
    assert again.result == session.result
    assert told(again) == told(session)


def test_undo_and_redo_lead_back_to_the_same_position() -> None:
    session = sample()
    before = told(session)
    for level in ("answer", "step", "phase", "round"):
        session.undo(level)
    while session.redoable:
        session.redo()
    assert told(session) == before


@pytest.mark.slow
def test_a_game_takes_few_questions_and_few_taps() -> None:
    """On average over games in which the table tells everything that the house edition does not know."""
    games = [record(seed) for seed in range(12)]
    questions = [len(session.transcript.answers) for session in games]
    assert sum(questions) / len(games) <= 115
    assert sum(map(taps_of, games)) / len(games) <= 180
