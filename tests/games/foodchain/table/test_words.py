"""Whatever is asked or told at the table can be said in every language, and shown."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.edition import read_edition
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.games.foodchain.table.reports.tiles import NEXT_TILE, TURNS
from mautoma.games.foodchain.table.setup import MAPS
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.session import new_session
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.table.author import NOTHING_ENTERED
from tests.games.foodchain.table.player import table_session
from tests.games.foodchain.table.test_new_card import ENTERED
from tests.player import AnyAnswer

ANSWERS = 250


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
def test_every_position_can_be_shown(map: str, language: str) -> None:
    speaker, view = words(language, "foodchain"), FoodChainView()
    player = AnyAnswer(map)
    session = table_session(3, map=map)
    while session.question is not None and session.number < 60:
        if session.number % 7 == 0:
            pictures = view.pictures(session.state, session.question, speaker.say)
            sections = view.sections(session.state, speaker.say)
            assert speaker.say(session.mode.summary(session.state))
            entering = session.question.key in (NEXT_TILE, TURNS)
            seen = map == "dealt" or (map == "entered" and not entering)
            assert ("board" in [picture.name for picture in pictures]) == seen
            laid = bool(session.state.city.board.laid)
            assert ("board" in [section.name for section in sections]) == laid
            assert "company" not in [picture.name for picture in pictures]
        player.step(session)


def test_while_the_mat_is_looked_at_a_correction_can_be_shown() -> None:
    """The page failed: it drew what can be corrected among the icons of the mat."""
    options = {"map": "none", "deck": "printed"}
    session = new_session(AtTable(), read_edition("mine", NOTHING_ENTERED), 3, "test", options)
    for answer in ("ready", "new", *(each for _, each in ENTERED), "right"):
        session.answer(answer)
    say = words("en", "foodchain").say
    assert FoodChainView().pictures(session.state, session.question, say)[0].name == "looking"
    session.say("correct")
    assert FoodChainView().pictures(session.state, session.question, say)[0].name == "card"
