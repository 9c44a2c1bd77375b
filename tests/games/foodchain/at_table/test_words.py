"""Whatever is asked or told at the table can be said in every language, and shown."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.reports.table_setup import MAPS
from mautoma.games.foodchain.view import FoodChainView
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.at_table.player import table_session
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
            seen = map == "dealt" or (map == "entered" and session.number > 2)
            assert ("board" in [picture.name for picture in pictures]) == seen
            assert ("board" in [section.name for section in sections]) == seen
            assert "company" not in [picture.name for picture in pictures]
        player.step(session)
