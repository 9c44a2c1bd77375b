"""Every edition can be looked at and printed: all its cards, with backs that betray nothing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mautoma.games import GAMES
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH, Gallery
from mautoma.messages import LANGUAGES, words


def gallery(game: str, language: str = "en") -> Gallery:
    curator = GAMES[game].gallery
    assert curator is not None
    return curator(GAMES[game].editions().house(), words(language, game).say)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_two_faces_in_the_shape_of_a_card(game: str, language: str) -> None:
    found = gallery(game, language)
    assert len({card.name for card in found.cards}) == len(found.cards)
    for card in found.cards:
        for face in (card.front, card.back):
            assert face.width / face.height == pytest.approx(CARD_WIDTH / CARD_HEIGHT)
            assert ElementTree.fromstring(face.svg).tag.endswith("svg")
            assert face.alt


@pytest.mark.parametrize("game", GAMES)
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
