"""The six cards, drawn from what they do; and the icons of everything that is ordered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma.games.revive.edition import house
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.view.card import card_back, card_face, card_picture
from mautoma.kernel.view import Picture
from mautoma.messages import LANGUAGES, words
from tests.games.revive.positions import position

SAY = words("en", "revive").say
ORDERS = Path(__file__).parents[3] / "golden" / "revive" / "orders.txt"


def texts(picture: Picture) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg)


@pytest.mark.rule("REV-C5")
def test_a_card_shows_its_steps_its_parts_in_order_and_how_far_it_reaches() -> None:
    shown = texts(card_face(house().card("c5"), SAY))
    assert {"+3", "within 3", "explore", "build"} <= set(shown)
    assert [words for words in shown if words in ("1", "2")] == ["1", "2"]
    assert "S" not in shown


@pytest.mark.rule("REV-C1")
@pytest.mark.rule("REV-S6")
def test_a_card_to_start_with_has_an_s_and_one_part_no_number() -> None:
    shown = texts(card_face(house().card("c1"), SAY))
    assert "S" in shown and "1" not in shown
    assert any("it does nothing" in line for line in shown)


@pytest.mark.rule("REV-C2")
def test_building_instead_is_shown_beside_populating() -> None:
    shown = texts(card_face(house().card("c2"), SAY))
    assert {"populate", "or else"} <= set(shown)


@pytest.mark.rule("REV-C6")
def test_a_card_without_a_limit_says_so() -> None:
    face = card_face(house().card("c6"), SAY)
    assert "any distance" in texts(face) and "At any distance" in face.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_parts_as_there_may_be_all_have_their_place(language: str) -> None:
    for number in range(1, 7):
        card = Card("c1", 20, ("explore", "populate_else_build") * 3, 20)
        face = card_face(Card("c1", 20, card.parts[:number], 20), words(language, "revive").say)
        numbers = [words for words in texts(face) if words in "123456"]
        assert numbers == ([str(at) for at in range(1, number + 1)] if number > 1 else [])


@pytest.mark.rule("REV-T1")
def test_before_its_first_card_the_back_of_the_deck_is_shown() -> None:
    game = position("* s")
    assert card_picture(game, SAY).svg == card_back(SAY).svg
    game.used = ["c1", "c2"]
    assert card_picture(game, SAY) == card_face(game.edition.card("c2"), SAY)
