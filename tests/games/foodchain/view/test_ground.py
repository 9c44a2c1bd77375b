"""The printed map."""

from __future__ import annotations

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import pictures, texts


def test_the_board_names_columns_and_rows_on_both_sides(game: FoodChain) -> None:
    shown = texts(pictures(game)["board"])
    assert all(shown.count(letter) == 2 for letter in "abcdefghijklmno")
    assert shown.count("14") == 2
