"""Whatever any game asks, tells, shows or cites has its words in every language.

Whole games with any legal answers are said aloud; a text that is missing, or that wants a datum it did not
get, raises.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import mautoma
from mautoma.games import GAMES
from mautoma.kernel.decide import Trail
from mautoma.kernel.event import Event
from mautoma.kernel.question import Counts, Fill, Numbers, Option, Pick, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.messages import LANGUAGES, Words, words
from mautoma.shelf.library import can_be_blank
from mautoma.shelf.sessions import begin_game
from tests.home import my_editions
from tests.player import AnyAnswer

MODES = [(game, mode) for game, found in GAMES.items() for mode in found.modes]
ANSWERS = 300
"""Where a game is left: reports of nonsense can make one very long."""
PICTURED = 25
"""Pictures are drawn after every so many answers."""
RULE = re.compile(r"\b(?!FCM-X|REV-Z)[A-Z]{3}-[A-Z]\d+\b")
"""FCM-X and REV-Z are the printed examples: cited too, but no rules."""


class Reader:
    """Says a game aloud in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.words: Words = words(language, game)
        self.view = GAMES[game].show().view

    def question(self, question: Question[Any], asides: Iterable[str]) -> None:
        assert self.words.text(f"ask-{question.key}", question.data)
        if self.words.has(f"help-{question.key}"):
            assert self.words.text(f"help-{question.key}", question.data)
        match question:
            case Pick() | PickSome():
                for option in question.options():
                    self.option(option)
            case Numbers():
                self.word(question.noun, *question.names)
            case Counts():
                self.word(question.noun, *question.available)
            case Fill():
                self.word(question.noun, *question.palette)
                for place in question.places:
                    assert self.words.word("place", place)
        self.rules(question.rules)
        for aside in asides:
            assert self.words.text(f"aside-{aside}")

    def option(self, option: Option) -> None:
        """A number is its own name, and a place on the board goes by what is written there."""
        assert self.words.option(option)
        named = option.label is not None or option.place is not None
        number = option.value.removeprefix("-").isdecimal()
        assert named or number or self.words.has(f"option-{option.value}".replace("_", "-")), option

    def word(self, noun: str, *values: str) -> None:
        """Words of the game, or each of them by one text for all. Without a noun they are names printed on
        pieces."""
        for value in values if noun else ():
            key = f"{noun}-{value}".replace("_", "-")
            assert self.words.has(key) or self.words.has(f"each-{noun}"), key
            assert self.words.word(noun, value)

    def event(self, event: Event) -> None:
        text = self.words.event(event)
        assert text and not re.search(r"[a-z]_[a-z]", text), text
        self.rules(event.rules)
        if event.trail is not None:
            self.trail(event.trail)

    def trail(self, trail: Trail[Any]) -> None:
        self.rules([trail.why])
        for candidate in trail.candidates:
            assert self.words.word(trail.noun or "candidate", trail.show(candidate))
        for step in trail.steps:
            assert self.words.text(f"criterion-{step.name}")
            self.rules([step.rule])

    def rules(self, rules: Iterable[str]) -> None:
        for rule in rules:
            assert self.words.text(rule) and self.words.text(rule, attribute="title")

    def position(self, session: Session) -> None:
        assert self.words.say(session.mode.summary(session.state))
        for section in self.view.sections(session.state, self.words.say):
            self.word("picture", section.name)
            assert any(section.lines), section
        for picture in self.view.pictures(session.state, session.question, self.words.say):
            self.word("picture", picture.name)
            assert picture.alt and picture.svg

    def end(self, session: Session) -> None:
        for mark in session.marks:
            if mark.level == "phase":
                self.word("phase", mark.name)
        if session.result is not None:
            assert self.words.text(f"result-{session.result.outcome}", session.result.data)
        for side in session.mode.scores(session.state):
            self.word("side", side)


SLOW = [pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)]
FUZZ = [pytest.param(3, marks=pytest.mark.fuzz), pytest.param(4, marks=pytest.mark.fuzz)]


def options(game: str, mode: str, seed: int) -> dict[str, str]:
    """Each value of every setting comes up with some seed."""
    return {
        setting.name: setting.values[seed % len(setting.values)]
        for setting in GAMES[game].modes[mode]().settings
    }


@pytest.mark.parametrize("seed", [0, *SLOW, *FUZZ])
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_everything_a_game_says_has_its_words(game: str, mode: str, seed: int) -> None:
    read_aloud(begin_game(game, mode, "house", seed, options(game, mode, seed)), seed)


@pytest.mark.parametrize("seed", [0, *FUZZ])
@pytest.mark.parametrize("game", [game for game in GAMES if can_be_blank(game)])
def test_entering_printed_cards_has_its_words(
    game: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    name = my_editions().blank(game, "mine")
    read_aloud(begin_game(game, "table", name, seed, {"deck": "printed"}, my_editions()), seed)


def read_aloud(session: Session, seed: int) -> None:
    game = session.mode.game
    player = AnyAnswer(f"{seed} {game} {session.mode.name}")
    readers = [Reader(language, game) for language in LANGUAGES]
    told = 0
    while session.question is not None and session.number < ANSWERS:
        for reader in readers:
            for event in session.events[told:]:
                reader.event(event)
            reader.question(session.question, session.asides)
            if session.number % PICTURED == 0:
                reader.position(session)
        told = len(session.events)
        player.step(session, asides=0.05)
    for reader in readers:
        for event in session.events[told:]:
            reader.event(event)
        reader.position(session)
        reader.end(session)
    session.undo("round")
    for reader in readers:
        for event in session.put_back or ():
            reader.event(event)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_mode_and_setting_has_its_words_and_a_line_of_help(game: str, language: str) -> None:
    said = words(language, game)
    assert said.text("game-title") and said.text("game-about")
    for name, load in GAMES[game].modes.items():
        assert said.text(f"mode-{name}", attribute="help")
        for setting in load().settings:
            assert said.text(f"setting-{setting.name}", attribute="help")
            for value in setting.values:
                assert said.text(f"{setting.name}-{value}".replace("_", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_code_cites_has_a_text_and_a_title(game: str, language: str) -> None:
    """Also those of cases too rare to come up in a few games."""
    folder = Path(mautoma.__file__).parent / "games" / game
    said = words(language, game)
    cited = {rule for file in folder.rglob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert cited
    for rule in sorted(cited):
        assert said.text(rule) and said.text(rule, attribute="title")
