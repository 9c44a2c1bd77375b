"""The sample game is kept as a golden transcript: what it tells must not change unseen."""

from __future__ import annotations

from mautoma.games import revive
from mautoma.games.revive.edition import house
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from tests.games.revive.recording import record, recorded
from tests.samples import sample_of

MOVES = """
    c1@10 r7c8 c2@12 r9c8 white c2@2 r5c7 c1@3 r9c7 c3@4 t04 white c3@5 t03 c5@8 t25 r11c6
    c1@9 r9c11 c2@11 r11c13 blue c1@12 r7c11 c2@2 r7c7 c3@3 t10 c5@6 t11 r4c12 c6@10 t23 r11c1
"""


def test_the_sample_is_what_its_recording_writes() -> None:
    assert sample_of("revive") == recorded()


def test_the_sample_replays_to_its_end() -> None:
    text = sample_of("revive")
    assert text is not None
    session = Session(revive.GAME.modes()["table"], house(), read(text))
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


def test_the_sample_tells_the_same_moves_of_the_mautoma_as_when_it_was_recorded() -> None:
    moves = [
        f"{event.data['card']}@{event.data['position']}"
        if event.kind == "card"
        else str(event.data.get("hex", event.data.get("tile", event.data.get("colour"))))
        for event in record().events
        if event.kind in ("card", "build", "populate", "explore", "remove-artifact")
    ]
    assert moves == MOVES.split()
