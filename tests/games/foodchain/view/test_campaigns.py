"""Campaigns and stacks on the board."""

from __future__ import annotations

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import pictures, section, texts, titles


def test_campaigns_and_stacks_in_words(game: FoodChain) -> None:
    told = section(game, "board")
    assert "it's at west 7" in told
    assert "at house 4, 2 more rounds" in told


def test_campaigns_and_stacks_are_drawn_with_the_rounds_left(game: FoodChain) -> None:
    board = pictures(game)["board"]
    assert {"×∞", "×4"} <= set(texts(board))
    told = "\n".join(titles(board))
    assert "Your mailbox 9:" in told
    assert "at house 4, 2 more rounds" in told
