"""Whatever is asked or told at the table can be said in every language, and shown."""

from __future__ import annotations

from random import Random

import pytest

from mautoma.games.foodchain.reports.table_setup import DECKS, MAPS
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.question import Fill, Numbers, Pick, PickSome
from mautoma.kernel.session import Session
from mautoma.messages import LANGUAGES, Words, words
from tests.games.foodchain.at_table.player import step, table_session

ANSWERS = 250


def say_question(session: Session, speaker: Words) -> None:
    question = session.question
    assert question is not None
    assert speaker.text(f"ask-{question.key}", question.data)
    if speaker.has(f"help-{question.key}"):
        assert speaker.text(f"help-{question.key}", question.data)
    if isinstance(question, Pick | PickSome):
        for option in question.options():
            assert speaker.option(option)
    if isinstance(question, Numbers):
        for name in question.names:
            assert speaker.has(f"{question.noun}-{name}".replace("_", "-"))
    if isinstance(question, Fill):
        for place in question.places:
            assert speaker.has(f"place-{place}".replace("_", "-"))
    for rule in question.rules:
        assert speaker.text(rule) and speaker.text(rule, attribute="title")
    for aside in session.asides:
        assert speaker.text(f"aside-{aside}")


def say_events(session: Session, speaker: Words, told: int) -> None:
    for event in session.events[told:]:
        assert speaker.text(f"event-{event.kind}", event.data)
        for rule in event.rules:
            assert speaker.text(rule) and speaker.text(rule, attribute="title")


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("deck", DECKS)
def test_every_event_and_question_has_its_words(map: str, deck: str) -> None:
    speakers = [words(language, "foodchain") for language in LANGUAGES]
    chance = Random(f"{map} {deck}")
    session = table_session(7, map=map, deck=deck)
    told = 0
    while session.question is not None and session.number < ANSWERS:
        for speaker in speakers:
            say_question(session, speaker)
            say_events(session, speaker, told)
        told = len(session.events)
        step(session, chance, asides=0.15)
        told = min(told, len(session.events))
    for speaker in speakers:
        say_events(session, speaker, told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
def test_every_position_can_be_shown(map: str, language: str) -> None:
    speaker, view = words(language, "foodchain"), FoodChainView()
    chance = Random(map)
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
        step(session, chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_have_their_words(language: str) -> None:
    speaker = words(language, "foodchain")
    for setting in table_session().mode.settings:
        assert speaker.text(f"setting-{setting.name}")
        assert speaker.text(f"setting-{setting.name}", attribute="help")
        for value in setting.values:
            assert speaker.text(f"{setting.name}-{value}")
    assert speaker.text("mode-table") and speaker.text("mode-table", attribute="help")
