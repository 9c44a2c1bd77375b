"""Everything that is asked, told, decided or chosen has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mautoma.games import revive
from mautoma.games.revive.at_table import VERDICTS
from mautoma.games.revive.corrections import CORRECTIONS
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import PALETTE, SYMBOLS
from mautoma.games.revive.setup import SETTINGS
from mautoma.kernel.message import Json
from mautoma.kernel.question import Fill, Pick, PickSome, Question
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES, Words, words
from tests.games.revive.test_at_table import TRIBES, Anyone

SOURCE = Path(revive.__file__).parent
CODE = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Words:
    return words(request.param, "revive")


def test_every_event_question_and_criterion_of_the_code(said: Words) -> None:
    told = set(re.findall(r'\.tell\(\s*"([a-z-]+)"', CODE))
    told |= set(re.findall(r'Event\("([a-z-]+)"', CODE)) | set(re.findall(r'"(now-[a-z-]+)"', CODE))
    told |= {f"cannot-{action}" for action in ("build", "populate", "explore")}
    asked = set(re.findall(r'key="([a-z-]+)"', CODE))
    asked |= set(re.findall(r'pick_(?:hex|tile)\(game, "([a-z-]+)"', CODE))
    asked |= set(re.findall(r'learn_tile\(game, table, \w+, [^"]+, "([a-z-]+)"', CODE))
    asked |= {f"carry-out-{action}" for action in ("build", "populate", "explore")}
    criteria = set(re.findall(r'(?:must|prefer|most|least)\(\s*"REV-[A-Z]\d", "([a-z-]+)"', CODE))
    assert len(told) > 40
    assert len(asked) > 20
    assert criteria == {"within-reach", "bonuses", "arrows", "empty-location", "next-to-explored"}
    missing = [f"event-{kind}" for kind in told if not said.has(f"event-{kind}")]
    missing += [f"ask-{key}" for key in asked if not said.has(f"ask-{key}")]
    missing += [f"criterion-{name}" for name in criteria if not said.has(f"criterion-{name}")]
    missing += [key for key in re.findall(r'[mM]sg\("([a-z-]+)"', CODE) if not said.has(key)]
    assert missing == []


def test_every_rule_has_a_title_and_a_text(said: Words) -> None:
    """The printed examples (REV-Z) are no rules of their own."""
    cited = set(re.findall(r"REV-[A-Y]\d", CODE))
    assert len(cited) == 40
    for rule in cited:
        assert said.text(rule)
        assert said.text(rule, attribute="title")


def test_every_setting_result_mode_phase_and_word(said: Words) -> None:
    for setting in SETTINGS:
        assert said.text(f"setting-{setting.name}", attribute="help")
        for value in setting.values:
            assert said.text(f"{setting.name}-{value}")
    for _, outcome in VERDICTS:
        assert said.text(f"result-{outcome}", {"score": 1})
    for mode in revive.GAME.modes():
        assert said.text(f"mode-{mode}", attribute="help")
    for phase in ("set-up", "human", "automa"):
        assert said.text(f"phase-{phase}")
    for noun, values in {
        "kind": (*PALETTE, *SYMBOLS),
        "correction": (*CORRECTIONS, "back"),
        "card": tuple(card.id for card in house().cards),
        "part": tuple(part for card in house().cards for part in card.parts),
        "colour": tuple(position.colour for position in house().mat.position),
    }.items():
        for value in values:
            assert said.has(f"{noun}-{value}".replace("_", "-")), (noun, value)


class Rendering:
    """Asks everything in every language before it answers."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.human = Anyone(seed)
        self.seen: set[str] = set()

    def play(self) -> None:
        while self.session.question is not None:
            question = self.session.question
            self.show(question)
            if self.human.chance.below("aside", 12) == 0 and self.session.asides:
                self.session.say("correct")
                continue
            self.session.answer(self._answer(question))

    def _answer(self, question: Question[Any]) -> Json:
        if question.key == "cards-left":
            assert isinstance(question.default, list)
            return question.default
        return self.human.answer(question, self.session.state)

    def show(self, question: Question[Any]) -> None:
        if question.key in self.seen:
            return
        self.seen.add(question.key)
        for language in LANGUAGES:
            said = words(language, "revive")
            said.text(f"ask-{question.key}", question.data)
            if said.has(f"help-{question.key}"):
                said.text(f"help-{question.key}", question.data)
            if isinstance(question, Pick | PickSome):
                for option in question.options():
                    assert said.option(option) != option.value or said.language == "en", option
            if isinstance(question, Fill):
                keys = [f"{question.noun}-{value}".replace("_", "-") for value in question.palette]
                assert all(said.has(key) for key in keys)


@pytest.mark.parametrize("seed", range(9))
def test_whole_games_are_told_in_both_languages(seed: int) -> None:
    mode = revive.GAME.modes()["stand-in" if seed % 3 == 2 else "table"]
    options = {"expansion": "yes" if seed % 2 else "no", "machines": "yes", "tribe": TRIBES[seed % 3]}
    session = new_session(mode, house(), seed, "0", options)
    Rendering(session, seed).play()
    assert session.result is not None
    for language in LANGUAGES:
        said = words(language, "revive")
        for event in session.events:
            text = said.text(f"event-{event.kind}", event.data)
            assert "_" not in text, text
            for step in event.trail.steps if event.trail else ():
                said.text(f"criterion-{step.criterion.name}")
        said.text(f"result-{session.result.outcome}", session.result.data)
