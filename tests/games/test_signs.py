"""One icon a concept: what is told, looked up, learnt and entered has the icon that it has on the cards."""

from __future__ import annotations

import re

import pytest

from mautoma.games import find_game
from mautoma.games.foodchain.view.signs import SIGNS as FOODCHAIN
from mautoma.games.kit.signs import Signs
from mautoma.games.mombasa.view.signs import SIGNS as MOMBASA
from mautoma.games.revive.view.signs import SIGNS as REVIVE
from mautoma.messages import FOLDER, LANGUAGES, words

SIGNS: dict[str, Signs] = {"foodchain": FOODCHAIN, "mombasa": MOMBASA, "revive": REVIVE}
BY_WHAT_IT_TELLS = {"produced", "thrown-away", "most-chosen", "stack-product", "build"}
"""Events whose icon is that of a product or piece they tell of."""
ABOUT_THE_PROGRAM = re.compile("now-|corrected|nothing-corrected|no-piece-to-take")
"""Corrections, and what to move after a step back."""


def keys(game: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in (FOLDER / "en").glob(f"{game}*.ftl")]
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("game", SIGNS)
def test_whatever_is_told_has_an_icon(game: str) -> None:
    told = {key.removeprefix("event-") for key in keys(game) if key.startswith("event-")}
    told = {kind for kind in told - BY_WHAT_IT_TELLS if not ABOUT_THE_PROGRAM.match(kind)}
    assert {kind for kind in told if SIGNS[game].name(f"event-{kind}") is None} == set()


@pytest.mark.parametrize("game", SIGNS)
def test_every_chapter_and_every_lesson_but_the_legend_has_an_icon(game: str) -> None:
    found = {key for key in keys(game) if re.match("(chapter|lesson)-", key)} - {"lesson-legend"}
    assert {key for key in found if SIGNS[game].name(key) is None} == set()


@pytest.mark.parametrize("game", SIGNS)
def test_every_icon_is_one_of_the_legend_and_stands_for_words_that_are_there(game: str) -> None:
    signs = SIGNS[game]
    for language in LANGUAGES:
        catalogue = words(language, game)
        assert {key for key in signs.words if not catalogue.has(key)} == set()
    assert all(find_game(game).show().sign(key, {}).startswith("<svg") for key in signs.words)


def test_what_a_text_is_filled_with_has_its_icon_where_the_text_has_none() -> None:
    sign = find_game("foodchain").show().sign
    burger = sign("product-burger", {})
    assert burger.startswith("<svg") and 'aria-hidden="true"' in burger, "the words beside it are read aloud"
    assert sign("event-produced", {"employee": "burger_cook", "products": {"burger": 3}}) == burger
    assert sign("option-product", {"product": "burger"}) == burger
    assert sign("event-produced", {"products": {"burger": 3, "pizza": 1}}) == ""
    assert sign("event-no-such-event", {}) == ""
