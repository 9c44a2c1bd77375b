"""Every edition can be looked at and printed: all its cards, with backs that betray nothing."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from mautoma.games import GAMES
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH, Gallery
from mautoma.messages import LANGUAGES, words
from tests.offering import WITH_GALLERY


def gallery(game: str, language: str = "en") -> Gallery:
    curator = GAMES[game].show().gallery
    assert curator is not None
    return curator(GAMES[game].box().editions.house(), words(language, game).say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_GALLERY)
def test_every_card_has_two_faces_in_the_shape_of_a_card(game: str, language: str) -> None:
    found = gallery(game, language)
    assert len({card.name for card in found.cards}) == len(found.cards)
    for card in found.cards:
        for face in (card.front, card.back):
            assert face.width / face.height == pytest.approx(CARD_WIDTH / CARD_HEIGHT)
            assert ElementTree.fromstring(face.svg).tag.endswith("svg")
            assert face.alt


@pytest.mark.parametrize("game", WITH_GALLERY)
def test_mats_and_boards_have_titles_in_both_languages(game: str) -> None:
    sheets = gallery(game).sheets
    assert sheets
    for sheet in sheets:
        ElementTree.fromstring(sheet.svg)
        assert all(words(language, game).text(f"picture-{sheet.name}") for language in LANGUAGES)


def test_the_house_deck_of_food_chain_magnate_has_25_cards_in_four_groups() -> None:
    cards = gallery("foodchain").cards
    assert len(cards) == 25
    assert len({card.group for card in cards}) == 4


def test_a_back_tells_no_more_than_the_group() -> None:
    for game in ("foodchain", "revive"):
        backs: dict[str, set[str]] = {}
        for card in gallery(game).cards:
            backs.setdefault(card.group, set()).add(card.back.svg)
        assert all(len(drawn) == 1 for drawn in backs.values())
    assert len({card.back.svg for card in gallery("revive").cards}) == 1


def test_the_eight_cards_of_mombasa_show_their_priorities_on_the_back() -> None:
    cards = gallery("mombasa").cards
    assert len(cards) == 8
    assert len({card.back.svg for card in cards}) == 8
    assert all("R 1-2-3" in card.back.alt and "R 4-5-6-7" in card.back.alt for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["foodchain"])
def test_no_type_on_a_printed_card_is_below_8_points(game: str, language: str) -> None:
    points = CARD_WIDTH / 25.4 * 72
    cards = gallery(game, language).cards
    assert cards
    for card in cards:
        for face in (card.front, card.back):
            sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', face.svg)]
            assert sizes and min(sizes) * points / face.width >= 8


@pytest.mark.parametrize("game", WITH_GALLERY)
def test_what_is_tapped_on_a_drawing_is_on_it_and_large_enough(game: str) -> None:
    """On a phone a card is about 340 pixels wide."""
    found = gallery(game)
    pictures = [face for card in found.cards for face in (card.front, card.back)] + list(found.sheets)
    assert sum(bool(picture.spots) for picture in pictures) > len(found.cards)
    for picture in pictures:
        drawn = re.match(r'<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"', picture.svg)
        assert drawn is not None
        wide, high = map(float, drawn.groups())
        for _, x, y, width, height, _ in picture.spots:
            assert 0 <= x < x + width <= wide and 0 <= y < y + height <= high
            assert min(width, height) * 340 / wide >= 30
