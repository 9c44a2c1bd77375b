"""What there is to know of Mautoma Inc. on the own turn."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.state import Stack
from mautoma.games.foodchain.view.watching import its_shop
from mautoma.games.foodchain.view.words import Wording
from mautoma.messages import words
from tests.games.foodchain.start import new_game


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "soda at house 2; pizzas at houses 4, 8 and 12"),
        ("it", "bibita alla casa 2; pizze alle case 4, 8 e 12"),
    ],
)
def test_each_product_it_advertises_is_named_once_with_its_houses(language: str, told: str) -> None:
    game = new_game()
    game.automa.order = (Product.SODA, *(each for each in game.automa.order if each is not Product.SODA))
    houses = (8, 4, 12, 8)
    game.automa.stacks = [*(Stack(house, Product.PIZZA, 2) for house in houses), Stack(2, Product.SODA, 1)]
    assert its_shop(game, Wording(words(language, "foodchain").say))[-1].value == told
