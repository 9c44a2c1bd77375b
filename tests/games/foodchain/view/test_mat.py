"""The automa's mat."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.state import FoodChain
from tests.games.foodchain.view.seen import pictures, section, texts


@pytest.mark.rule("FCM-S10")
def test_freezers_are_told_from_the_top(game: FoodChain) -> None:
    told = section(game, "mat")
    order = [told.index(f"{number} {name}") for number, name in ((1, "soda"), (10, "pizza"), (4, "burger"))]
    assert order == sorted(order)
    assert "10" in texts(pictures(game)["mat"])


@pytest.mark.rule("FCM-W8")
def test_the_sales_track_tells_what_each_spot_gives_in_this_city(game: FoodChain) -> None:
    # Spot 5 of the house mat is a city supply; this map has 2 beer, 3 lemonade and 2 soda sources.
    line = next(line for line in section(game, "mat").splitlines() if line.startswith("Spot 5"))
    numbers = [part for part in line.removeprefix("Spot 5").replace(",", "").split() if part.isdigit()]
    assert numbers == ["2", "2", "2", "3", "2"]


@pytest.mark.rule("FCM-E5")
def test_the_automas_reserve_card_is_shown_only_to_who_may_see_it(game: FoodChain) -> None:
    game.automa.reserve = 300
    for name in ("board", "card", "mat"):
        assert "300" not in section(game, name) + " ".join(texts(pictures(game)[name]))
    game.human.milestones.add("first_to_have_20")
    assert "Mautoma Inc.'s reserve card: $300" in section(game, "mat")
    assert "Mautoma Inc.'s reserve card: $300" in " ".join(texts(pictures(game)["mat"]))
