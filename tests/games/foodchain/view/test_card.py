"""The action card in play."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.card import BESIDE
from mautoma.games.foodchain.view.words import Wording
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.view.seen import pictures, section, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_deck_can_be_shown(game: Game, language: str) -> None:
    say = words(language, "foodchain").say
    for card in house().cards:
        game.automa.card = card.id
        shown = texts(pictures(game, say)["card"])
        assert Wording(say).of("card", card.id) in shown
        assert str(card.priority) in shown


@pytest.mark.rule("FCM-D2")
def test_the_card_shows_price_modifier_and_unit_price(game: Game) -> None:
    game.automa.modifier = game.edition.mat.modifiers.index(-1)
    assert "$8 −1 = $7" in texts(pictures(game)["card"])
    assert "Unit price: $8 −1 = $7" in section(game, "card")


@pytest.mark.rule("FCM-M4")
def test_the_card_lists_its_campaigns(game: Game) -> None:
    assert "for 2 rounds, at houses #4, #12 and #19." in section(game, "card")
    assert "→ #4 #12 #19" in texts(pictures(game)["card"])


@pytest.mark.rule("FCM-M4")
def test_many_houses_stand_below_what_is_advertised(game: Game) -> None:
    game.automa.card = "family_sunday"
    numbers = " ".join(f"#{number}" for number in game.card.campaigns[0].houses)
    assert len(game.card.campaigns[0].houses) > BESIDE
    assert f"→ {numbers}" in texts(pictures(game)["card"])
