"""The board and its lines."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import section


def test_the_map_in_characters(game: FoodChain) -> None:
    lines = section(game, "board").splitlines()
    assert lines[0].split() == list("abcdefghijklmno")
    assert lines[1].startswith(" 1 m9  .  #  4  4 |")
    assert lines[4].startswith(" 4  .  .  # R1*R1 |")
    row_8 = next(line for line in lines if line.startswith(" 8 "))
    assert row_8.startswith(" 8  #  .  5  5  # | #  #  +  #  # |")


@pytest.mark.rule("FCM-S4")
def test_the_house_stack_shows_its_numbers_and_hides_its_order(game: FoodChain) -> None:
    told = section(game, "board")
    assert "House stack: 1, 3, 6, 9, 11, 14, 17 and 19." in told
    assert "Gardens left: 8." in told
    game.house_stack.reverse()
    assert section(game, "board") == told
