"""The action card in play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.foodchain.content.products import BEER, BURGER
from mautoma.games.foodchain.content.supply import GROUPS
from mautoma.games.foodchain.edition import Campaign, Card, WorkIcon, house
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.card import drawn_card, entered_picture
from mautoma.games.foodchain.view.diner import Price
from mautoma.games.foodchain.view.words import Wording
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.view.seen import ENGLISH, pictures, section, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_deck_can_be_shown(game: FoodChain, language: str) -> None:
    say = words(language, "foodchain").say
    for card in house().cards:
        game.automa.card = card.id
        shown = texts(pictures(game, say)["card"])
        assert Wording(say).of("card", card.id) in " ".join(shown)
        assert str(card.priority) in shown


@pytest.mark.rule("FCM-D2")
def test_the_card_shows_price_modifier_and_unit_price(game: FoodChain) -> None:
    game.automa.modifier = game.edition.mat.modifiers.index(-1)
    assert "$8 −1 = $7" in texts(pictures(game)["card"])
    assert "Unit price: $8 −1 = $7" in section(game, "card")


@pytest.mark.rule("FCM-M4")
def test_the_card_lists_its_campaigns(game: FoodChain) -> None:
    assert "for 2 rounds, at houses #4, #12 and #19." in section(game, "card")
    assert {"4", "12", "19"} <= set(texts(pictures(game)["card"]))


@pytest.mark.rule("FCM-M4")
def test_more_houses_than_there_is_room_for_are_listed(game: FoodChain) -> None:
    campaign = Campaign("food", 2, (*range(1, 21, 2), 12, 14))
    card = replace(game.card, campaigns=(campaign,) * 6)
    assert "1 3 5 7 9 11–15 17 19" in texts(drawn_card(card, Price("$8"), Wording(ENGLISH)))


def test_every_product_is_on_the_counter_or_counted(game: FoodChain) -> None:
    gain = {BURGER: 10, BEER: 2}
    card = replace(game.card, work=(WorkIcon(gain=gain), WorkIcon(most_drink=4)))
    drawn = drawn_card(card, Price("$8"), Wording(ENGLISH))
    assert {"×10", "+4"} <= set(texts(drawn))


def test_what_is_not_entered_yet_is_a_question_mark(game: FoodChain) -> None:
    card = Card(id="own_1", group="phase_2", price=0)
    assert texts(entered_picture(card, Wording(ENGLISH))).count("?") == 1


def test_cards_are_told_apart_by_the_mark_of_their_group(game: FoodChain) -> None:
    drawn = [drawn_card(replace(game.card, group=group), Price("$8"), Wording(ENGLISH)) for group in GROUPS]
    marks = ["1·2", "I", "II", "III"]
    assert all(mark in texts(picture) for mark, picture in zip(marks, drawn, strict=True))
