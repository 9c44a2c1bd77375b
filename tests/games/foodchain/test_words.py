"""Everything a solo game says can be said, in every language."""

from __future__ import annotations

import pytest

from mautoma import __version__
from mautoma.games.foodchain.bots import bots
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.solo import Solo
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES, Words, words


def render_question(session: Session, speaker: Words) -> None:
    question = session.question
    assert isinstance(question, Pick)
    assert speaker.text(f"ask-{question.key}", question.data)
    for option in question.options():
        assert speaker.option(option)


def render_events(session: Session, speaker: Words) -> None:
    for event in session.events:
        assert speaker.text(f"event-{event.kind}", event.data)
        for rule in event.rules:
            assert speaker.text(rule) and speaker.text(rule, attribute="title")
        if event.trail is not None:
            for step in event.trail.steps:
                assert speaker.text(f"criterion-{step.criterion.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["pass", "random"])
def test_every_event_and_question_of_a_game_has_its_words(bot: str, language: str) -> None:
    speaker = words(language, "foodchain")
    for seed in range(4):
        session = new_session(Solo(), house(), seed, __version__, {"level": "normal"})
        player = bots()[bot](seed)
        while session.question is not None:
            render_question(session, speaker)
            session.answer(player.answer(session.question, session.state))
        render_events(session, speaker)
        for mark in session.marks:
            if mark.level == "phase":
                assert speaker.text("phase-" + mark.name.replace("_", "-"))
        assert session.result is not None
        assert speaker.text(f"result-{session.result.outcome}", session.result.data)
        assert speaker.say(session.mode.summary(session.state))
