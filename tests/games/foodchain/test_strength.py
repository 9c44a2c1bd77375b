from __future__ import annotations

import pytest
from bench.strength import measured

from mautoma.games.foodchain.bots import bots
from mautoma.games.foodchain.content.supply import levels
from mautoma.games.foodchain.edition import house
from mautoma.lab.statistics import share


def test_the_strength_was_measured_on_the_deck_as_it_is_now() -> None:
    assert measured().edition == house().hash, "the house deck has changed: run `make strength`"


def test_every_bot_measured_exists_and_was_measured_on_every_level() -> None:
    assert "planner" in measured().bots
    assert set(measured().bots) <= set(bots())
    for cells in measured().bots.values():
        assert list(cells) == list(levels())


@pytest.mark.parametrize("bot", measured().bots)
def test_the_intervals_are_those_of_the_counts(bot: str) -> None:
    for cell in measured().bots[bot].values():
        found = share(cell.wins, cell.games)
        assert (cell.low, cell.high) == (round(found.low, 4), round(found.high, 4))
