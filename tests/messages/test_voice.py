"""A border speaks the game's words, else its own; a text that is missing ends nothing."""

from __future__ import annotations

import pytest

from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option
from mautoma.messages.voice import Voice


@pytest.mark.parametrize(("border", "key", "text"), [("terminal", "word-yes", "yes"), ("web", "yes", "Yes")])
def test_each_border_has_texts_of_its_own(border: str, key: str, text: str) -> None:
    voice = Voice(border, "en")
    assert voice.text(key) == voice.ui(key) == voice.of("foodchain").text(key) == text


def test_a_missing_text_is_shown_by_its_key_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    voice = Voice("web", "en", "foodchain")
    for said in (voice.text("no-such-text"), voice.ui("no-such-text"), voice.say(msg("no-such-text"))):
        assert said == "no-such-text"
    assert voice.problem(msg("no-such-text"), ["foodchain"]) == "no-such-text"
    assert len(caplog.messages) == 4
    assert all("no message" in line and "no-such-text" in line for line in caplog.messages)


def test_a_text_whose_data_are_missing_is_shown_by_its_key(caplog: pytest.LogCaptureFixture) -> None:
    assert Voice("web", "en").text("unfit-over") != "unfit-over"
    assert Voice("web", "en").text("unfit-twice") == "unfit-twice"
    assert "unfit-twice" in caplog.text


def test_what_may_be_missing_is_looked_for_without_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    voice = Voice("terminal", "en", "foodchain")
    assert voice.find("no-such-text") == voice.find("command-help", "no-such-attribute") == ""
    assert voice.name("no_such_name", "Ada") == "Ada"
    assert voice.option(Option("x7", msg("no-such-label"))) == "x7"
    assert not caplog.messages


def test_a_problem_is_told_by_whoever_has_the_words_even_for_its_reason() -> None:
    games = ["foodchain", "mombasa", "revive"]
    rule = Voice("terminal", "en", "foodchain").text("FCM-W4")
    assert Voice("terminal", "en").problem(Msg("FCM-W4"), games) == rule
    nested = msg("ask-insist", doubt=Msg("FCM-W4"))
    assert rule in Voice("web", "en").problem(nested, games)


def test_a_problem_repeats_only_what_helps(caplog: pytest.LogCaptureFixture) -> None:
    values = [f"square {number}" for number in range(500)]
    sent = Msg("unfit-pick", {"answer": "x" * 5000, "values": values, "more": 0})
    told = Voice("terminal", "en").problem(sent, ())
    assert "x" * 300 + "…" in told and "square 19" in told
    assert "x" * 301 not in told and "square 20" not in told
    assert not caplog.messages
