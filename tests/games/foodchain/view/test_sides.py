from __future__ import annotations

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.view.sides import SIDES
from mautoma.messages import words
from mautoma.shelf.sessions import begin_game

NOBODYS = {"set-up", "round-begins", "milestones-closed", "stays-home", "bank-broke", "bankrupt"}
"""What happens to both, or at the table."""


def test_every_kind_of_event_is_told_somewhere() -> None:
    english = words("en", "foodchain")
    assert [kind for kind in SIDES if not english.has(f"event-{kind}")] == []


def test_of_all_that_happens_it_is_known_whose_it_is() -> None:
    for seed in range(4):
        session = begin_game("foodchain", "solo", "house", seed, {})
        bot = BOTS["planner" if seed % 2 else "random"](seed)
        while session.question is not None:
            session.answer(bot.answer(session.question, session.state))
        told = {event.kind for event in session.events if "side" not in event.data}
        assert told - set(SIDES) <= NOBODYS
