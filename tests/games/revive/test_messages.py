"""Everything that is asked, told, decided or chosen has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma.games import revive
from mautoma.games.revive.edition import house
from mautoma.games.revive.names import PALETTE, SYMBOLS
from mautoma.games.revive.setup import SETTINGS
from mautoma.games.revive.table.corrections import CORRECTIONS
from mautoma.games.revive.table.mode import VERDICTS
from mautoma.kernel.message import Json
from mautoma.messages import LANGUAGES, Words, words

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
    asked |= set(re.findall(r'ask_tile\(game, \w+, "([a-z-]+)"', CODE))
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


@pytest.mark.parametrize("kind", ["card", "card-turned"])
def test_a_card_without_a_limit_reaches_any_distance(said: Words, kind: str) -> None:
    def told(limit: str) -> str:
        data: dict[str, Json] = {"card": "c6", "steps": 4, "position": 2, "parts": ["explore"]}
        return said.text(f"event-{kind}", data | {"limit": limit})

    anywhere = {"en": "at any distance", "it": "a qualsiasi distanza"}[said.language]
    assert anywhere in told("none") and anywhere not in told("3")
    assert "3" in told("3")


ORDERED = {
    "set-up-crystal": ("two action cubes", "due cubi azione"),
    "explore": ("never turns again", "non si ruota più"),
    "artifact-variant": ("Ignore the expansion's artifact-card variant", "Ignora la variante delle carte"),
}


@pytest.mark.rule("REV-S2")
@pytest.mark.rule("REV-X2")
@pytest.mark.rule("REV-V3")
@pytest.mark.parametrize("kind", ORDERED)
def test_an_order_says_what_the_rulebook_says_of_it(said: Words, kind: str) -> None:
    assert ORDERED[kind][LANGUAGES.index(said.language)] in said.text(f"event-{kind}", {"tile": "E3"})


def test_every_setting_result_mode_phase_and_word(said: Words) -> None:
    for setting in SETTINGS:
        assert said.text(f"setting-{setting.name}", attribute="help")
        for value in setting.values:
            assert said.text(f"{setting.name}-{value}")
    for _, outcome in VERDICTS:
        assert said.text(f"result-{outcome}", {"score": 1})
    for mode in revive.GAME.modes:
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
