"""The demonstration: the person's own moves at a made-up table, and an end without a winner."""

from __future__ import annotations

import pytest

from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import DISPLAY
from mautoma.games.mombasa.stand_in import StandIn
from mautoma.games.mombasa.stand_in.human import ACTIONS, BY_LOT
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES, words
from mautoma.messages.voice import Voice
from tests.player import AnyAnswer


def begin(seed: int = 3) -> Session:
    return new_session(StandIn(), house(), seed, "test", {"first": "human"})


def test_the_lot_chooses_unless_the_person_does() -> None:
    question = begin().question
    assert isinstance(question, Pick)
    assert (question.key, question.default) == ("your-move", BY_LOT)
    assert set(ACTIONS) < set(question.values())


def test_steps_on_the_company_that_was_chosen() -> None:
    session = begin()
    session.answer("steps")
    session.answer("cairo")
    steps = session.state.stand_in.steps
    assert steps["cairo"] >= 2
    assert sum(steps.values()) == steps["cairo"]


def test_the_card_that_was_chosen_leaves_the_display() -> None:
    session = begin()
    card = session.state.stand_in.display["middle_2"]
    session.answer("card")
    session.answer("middle_2")
    acts = [event.data["did"] for event in session.events if event.kind == "stand-in-acts"]
    assert acts == [msg("did-card", kind=card.kind, number=card.number)]


def test_the_first_player_space_takes_the_token() -> None:
    session = new_session(StandIn(), house(), 3, "test", {"first": "automa"})
    session.answer("marker")
    session.answer("first_player")
    assert any(event.kind == "human-took-token" for event in session.events)


@pytest.mark.parametrize("seed", range(3))
def test_it_ends_without_a_winner_and_says_why(seed: int) -> None:
    session = begin(seed)
    AnyAnswer(seed).finish(session)
    result = session.result
    assert result is not None
    assert (result.outcome, result.won, result.points, result.against) == ("demonstration", None, None, None)
    for language, said in (("en", "left to chance, so nobody has won"), ("it", "non ha vinto nessuno")):
        assert said in words(language, "mombasa").text("result-demonstration", result.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_made_up_table_is_shown(language: str) -> None:
    session = begin()
    voice = Voice("web", language, "mombasa")
    pictures = {picture.name: picture for picture in MombasaView().pictures(session.state, None, voice.say)}
    on_offer, map = pictures["on-offer"], pictures["map"]
    assert {pictures[name].part for name in ("made-up", "on-offer", "map")} == {"board"}
    model = session.state.stand_in
    assert len(model.display) == 12
    for place in model.display:
        assert f">{DISPLAY.index(place) + 1}</text>" in on_offer.svg
    for company in model.bases:
        assert voice.word("company", company) in map.svg
    for area in model.owners:
        assert f">{area}</text>" in map.svg
    for section in MombasaView().sections(session.state, voice.say):
        assert not any("{" in line or "_" in line for line in section.lines)
