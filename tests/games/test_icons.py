"""One icon a concept: what is told, looked up, learnt and entered has the icon that it has on the cards."""

from __future__ import annotations

import re
from typing import cast
from xml.etree import ElementTree

import pytest

from mautoma.games import find_game
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.edition import OUTER_TILES, CleanUpIcon, WorkIcon
from mautoma.games.kit.icons import Icons
from mautoma.games.mombasa.names import ACTIONS, EXPLORE_CRITERIA, GOODS, TRACK_CRITERIA
from mautoma.messages import FOLDER, LANGUAGES, words
from tests.offering import games_with

GAMES = games_with(lambda game: game.show().icons)
ON_CARDS = {
    "foodchain": {*PRODUCTS, *WorkIcon.__struct_fields__, *CleanUpIcon.__struct_fields__} - {"gain"}
    | {f"build_{tile}" for tile in OUTER_TILES},
    "mombasa": {*ACTIONS, *GOODS, *TRACK_CRITERIA, *EXPLORE_CRITERIA},
    "revive": {"small_building", "large_building", "population", "populate", "explore", "arrows", "distance"},
}
BY_WHAT_IT_TELLS = {"produced", "thrown-away", "most-chosen", "stack-product", "build"}
"""Events whose icon is that of a product or piece they tell of."""
SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse", "line", "polygon", "text"}
ABOUT_THE_PROGRAM = re.compile("now-|corrected|nothing-corrected|no-piece-to-take")
"""Corrections, and what to move after a step back."""


def icons(game: str) -> Icons:
    return cast(Icons, find_game(game).show().icons)


def keys(game: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in (FOLDER / "en").glob(f"{game}*.ftl")]
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("game", ON_CARDS)
def test_all_that_is_on_a_card_has_an_icon(game: str) -> None:
    assert all(icons(game)(name, 0, 0) for name in ON_CARDS[game])


@pytest.mark.parametrize("game", GAMES)
def test_icons_are_named_in_both_languages_and_told_apart_by_letters(game: str) -> None:
    for language in LANGUAGES:
        legend = icons(game).legend(words(language, game).say)
        assert (
            len({entry.words for entry in legend}) == len({entry.letter for entry in legend}) == len(legend)
        )
        assert not [entry.words for entry in legend if "icon-" in entry.words]


@pytest.mark.parametrize("game", GAMES)
def test_art_is_styled_by_attributes_and_shows_nothing_from_elsewhere(game: str) -> None:
    """A page allows no inline style, and names within a drawing are the names of icons."""
    cover = find_game(game).cover
    assert cover is not None
    for svg in (icons(game).file(), cover.read_text(encoding="utf-8")):
        found = list(ElementTree.fromstring(svg).iter())
        assert len(found) > 50
        assert {each.tag.rpartition("}")[2] for each in found} <= SHAPES
        assert {name for each in found for name in each.attrib} & {"style", "class", "href"} == set()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_told_has_an_icon(game: str) -> None:
    told = {key.removeprefix("event-") for key in keys(game) if key.startswith("event-")}
    told = {kind for kind in told - BY_WHAT_IT_TELLS if not ABOUT_THE_PROGRAM.match(kind)}
    assert told and {kind for kind in told if icons(game).beside(f"event-{kind}") is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_and_every_lesson_but_the_legend_has_an_icon(game: str) -> None:
    found = {key for key in keys(game) if re.match("(chapter|lesson)-", key)} - {"lesson-legend"}
    assert found and {key for key in found if icons(game).beside(key) is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_beside_words_is_there_and_so_are_the_words(game: str) -> None:
    assert all(icons(game).sign(key, {}).startswith("<svg") for key in icons(game).words)
    for language in LANGUAGES:
        catalogue = words(language, game)
        assert {key for key in icons(game).words if not catalogue.has(key)} == set()


def test_what_a_text_is_filled_with_has_its_icon_where_the_text_has_none() -> None:
    sign = find_game("foodchain").show().sign
    burger = sign("product-burger", {})
    assert burger.startswith("<svg") and 'aria-hidden="true"' in burger, "the words beside it are read aloud"
    assert sign("event-produced", {"employee": "burger_cook", "products": {"burger": 3}}) == burger
    assert sign("option-product", {"product": "burger"}) == burger
    assert sign("event-produced", {"products": {"burger": 3, "pizza": 1}}) == ""
    assert sign("event-no-such-event", {}) == ""


def test_each_size_of_building_has_its_own() -> None:
    sign = find_game("revive").show().sign
    small, large = (sign("event-build", {"piece": f"{size}_building"}) for size in ("small", "large"))
    assert small != large and "" not in (small, large)
