"""What to put back on a real table after a step back: nothing that only the program has."""

from __future__ import annotations

import pytest

from mautoma import games
from mautoma.kernel.session import Session, new_session
from tests.player import AnyAnswer

CARDS_AND_MAT = {
    "foodchain": {"now-card", "now-cards-back", "now-freezer", "now-sales", "now-modifier"},
    "mombasa": {"now-in-deck", "now-reference", "now-slots", "now-discards", "now-drawn"},
    "revive": {"now-printed-cards", "now-energy", "now-energy-at"},
}
"""What is told of the automa's cards, and of the markers on its mat."""
ANSWERS = 90


def kept_by_the_program(game: str) -> Session:
    """A game at the table as it's offered first: nothing is printed."""
    found = games.find_game(game)
    session = new_session(found.modes["table"](), found.box().editions.house(), 5, "0", {})
    player = AnyAnswer(5)
    while session.question is not None and session.number < ANSWERS:
        player.step(session)
    return session


@pytest.mark.parametrize("game", CARDS_AND_MAT)
def test_cards_and_markers_that_only_the_program_has_are_not_put_back(game: str) -> None:
    session = kept_by_the_program(game)
    told = set()
    while session.number:
        session.old = None  # each step by itself
        session.jump(max(session.number - 4, 0))
        told |= {event.kind for event in session.put_back or ()}
    assert told and not told & CARDS_AND_MAT[game]
