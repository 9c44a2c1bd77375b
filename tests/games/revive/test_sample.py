"""The sample game is kept as a golden transcript: what it tells must not change unseen."""

from __future__ import annotations

from mautoma.games import revive
from mautoma.games.revive.edition import house
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from tests.games.revive.recording import record, recorded
from tests.samples import sample_of


def test_the_sample_is_what_its_recording_writes() -> None:
    assert sample_of("revive") == recorded()


def test_the_sample_replays_to_its_end() -> None:
    text = sample_of("revive")
    assert text is not None
    session = Session(revive.GAME.modes["table"](), house(), read(text))
    assert session.result is not None
    assert session.result.outcome == "regular"
    assert session.result.data == {"score": 147}
    assert [event.to_json() for event in session.events] == [event.to_json() for event in record().events]


def test_the_sample_shows_every_kind_of_action_and_reminder() -> None:
    told = {event.kind for event in record().events}
    assert told >= {
        "build",
        "populate",
        "explore",
        "restore",
        "discard-exploration",
        "book-for-you",
        "pay-a-book",
        "remember-switch",
        "remember-hibernation",
        "remember-artifact",
        "from-centre",
        "verdict",
    }


def test_a_game_takes_few_taps_besides_the_faces_of_tiles() -> None:
    session = Session(revive.GAME.modes["table"](), house(), read(sample_of("revive")))
    faces = [key for key in session.asked.values() if key in ("open-hexes", "tile-hexes", "turn-up")]
    assert len(session.transcript.answers) - len(faces) <= 75
