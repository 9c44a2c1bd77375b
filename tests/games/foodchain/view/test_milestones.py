"""The milestones with what they bring."""

from __future__ import annotations

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import pictures, section, texts


def test_milestones_are_listed_with_what_they_bring_until_they_are_gone(game: FoodChain) -> None:
    game.milestones -= {"first_radio"}
    shown = section(game, "milestones")
    left, yours = shown.split("Yours:")
    assert "First to train someone: $15 off salaries each payday" in left
    assert "First billboard placed: marketeers cost no salary, campaigns never end" in yours
    assert "First billboard" not in left
    assert "radio" not in shown
    assert "First to train someone: $15 off salaries each payday" in " ".join(
        texts(pictures(game)["milestones"])
    )
