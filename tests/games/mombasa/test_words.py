"""Everything a game can say is said in both languages, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma import messages
from mautoma.games import mombasa
from mautoma.games.mombasa.automa.companies import RULES
from mautoma.games.mombasa.automa.explore import Post, posts_words
from mautoma.games.mombasa.automa.marker_actions import SPACE_TAKEN
from mautoma.games.mombasa.automa.slot_actions import AREA_WRONG
from mautoma.games.mombasa.automa.turn import ACTIONS
from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import COMPANIES, DISPLAY, GOODS
from mautoma.games.mombasa.stand_in.answers import ANSWERS
from mautoma.games.mombasa.table import corrections
from mautoma.games.mombasa.table.facts.markers import space_words, spaces
from mautoma.games.mombasa.table.mode import SETTINGS
from mautoma.games.mombasa.table.reports.carry_out import OTHER
from mautoma.kernel.message import Json, Msg
from mautoma.messages import LANGUAGES, Words, words
from tests.games.mombasa.builder import position

SOURCE = Path(mombasa.__file__).parent
KEY = re.compile(r"^([a-zA-Z][\w-]*) =((?:.*\n)(?:    .*\n|\n(?=    ))*)", re.M)
VARIABLE = re.compile(r"\$(\w+)")


def catalogue(language: str) -> dict[str, set[str]]:
    """Every key and the variables of its text."""
    files = sorted((Path(messages.__file__).parent / language).glob("mombasa*.ftl"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return {match[1]: set(VARIABLE.findall(match[2])) for match in KEY.finditer(text)}


def source() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def ours(language: str) -> Words:
    return words(language, "mombasa")


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert len(catalogue("en")) > 300
    assert catalogue("en") == catalogue("it")


def test_no_key_is_said_twice() -> None:
    for language in LANGUAGES:
        folder = Path(messages.__file__).parent / language
        texts = [folder / "common.ftl", *folder.glob("mombasa*.ftl")]
        keys = [m[1] for path in texts for m in KEY.finditer(path.read_text(encoding="utf-8"))]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_criterion_of_the_code_has_words(language: str) -> None:
    text, said = source(), ours(language)
    kinds = re.findall(r'table\.tell\(\s*"([\w-]+)"', text) + re.findall(
        r'"(free-steps|starting-steps|track)", ', text
    )
    kinds += re.findall(r'\b(?:_so|game\.moved)\(\s*"([\w-]+)"', text)
    keys = re.findall(r'\bkey="([\w-]+)"', text) + list(ANSWERS)
    criteria = re.findall(r'(?:must|most|least|Criterion)\("MOM-\w+", "([\w-]+)"', text)
    assert len(set(kinds)) > 25
    assert len(set(keys)) > 20
    assert len(set(criteria)) >= 6
    wanted = [f"event-{kind}" for kind in kinds if kind != "insisted"]
    wanted += [f"ask-{key}" for key in keys]
    wanted += [f"criterion-{name}" for name in criteria]
    wanted += [f"criterion-{name.replace('_', '-')}" for name in RULES]
    wanted += re.findall(r'msg\(\s*"([\w-]+)"', text)
    assert [key for key in wanted if not said.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_word_has_its_message(language: str) -> None:
    said = ours(language)
    for setting in SETTINGS:
        assert said.text(f"setting-{setting.name}", attribute="help")
        for value in setting.values:
            assert said.has(f"{setting.name}-{value}".replace("_", "-"))
    names = [f"action-{action}" for action in ACTIONS]
    names += [f"company-{company}" for company in COMPANIES] + [f"good-{good}" for good in GOODS]
    names += [f"place-{place}" for place in DISPLAY]
    names += [f"card-{card.id}" for card in house().cards]
    names += [f"tile-{tile}" for tile in house().board.bonus_tiles]
    names += [f"mode-{mode}" for mode in mombasa.GAME.modes]
    names += ["result-won", "result-lost", "result-drawn", "aside-correct"]
    assert [name for name in names if not said.has(name.replace("_", "-"))] == []
    for name in corrections.NUMBERS:
        assert said.say(corrections.number_words(name))
    for space in spaces(position()):
        assert said.say(space_words(space))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_refusal_and_a_skip_has_words(language: str) -> None:
    said, text = ours(language), source()
    offered = re.findall(r"carry_out\((?:game, )?table, [^)]*\)", text)
    named = {name for call in offered for name in re.findall(r'"(\w+)"', call)}
    reasons = named.difference(ACTIONS, spaces(position()), ["remove_post"])
    reasons |= set(re.findall(r'cannot\(table, (?:"\w+"|action), "(\w+)"', text))
    reasons |= {OTHER, SPACE_TAKEN, AREA_WRONG, "base_empty", "no_post"}
    assert len(reasons) >= 10
    for reason in reasons:
        assert said.has(f"reason-{reason.replace('_', '-')}"), reason


def test_a_message_of_another_kind_is_told_from_its_data() -> None:
    said = ours("en")
    white, black = Post(4), Post(8, "mombasa")
    told: dict[str, Json | Msg] = {
        "number": 2,
        "company": "saint_louis",
        "posts": posts_words(position(), [white, black]),
    }
    assert said.text("event-explore", told) == (
        "Put 2 Saint-Louis posts: one in area 4 and one in area 8, replacing Mombasa's."
    )
    told = {"number": 1, "company": "saint_louis", "posts": posts_words(position(), [white])}
    assert said.text("event-explore", told) == "Put a Saint-Louis post in area 4."


def test_the_rule_register_lists_every_rule_with_the_title_the_program_shows() -> None:
    register = (Path(__file__).parents[3] / "docs" / "rules" / "mombasa.md").read_text(encoding="utf-8")
    rules = [key for key in catalogue("en") if key.startswith("MOM-")]
    assert len(rules) == 51
    for rule in rules:
        assert f"**{rule} {ours('en').text(rule, attribute='title')}.**" in register
