"""The same decisions, on screen and as reports at the table: the same moves, meals, money, milestones."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.content.supply import levels
from mautoma.kernel.event import Event
from tests.games.foodchain.table.reporting import on_screen, retold

OF_BOTH = {
    "card-drawn",
    "card-stays",
    "deck-reshuffled",
    "most-chosen",
    "stored",
    "lost",
    "sales-payout",
    "price-modifier",
    "stack-empty",
    "garden-drawn",
    "house-drawn",
    "nothing-fits",
    "no-garden-left",
    "tile-chosen",
    "house-built",
    "garden-built",
    "stays-home",
    "house-served",
    "sales-marker",
    "bankrupt",
    "tips",
    "cfo-bonus",
    "milestone-cash",
    "bank-broke",
    "bank-broke-again",
    "stack-product",
    "stack-placed",
    "no-target",
    "demand-placed",
    "demand-full",
    "stacks-run",
    "stacks-full",
    "tile-over",
    "food-produced",
    "nothing-produced",
    "milestones-closed",
}


def moves(events: list[Event]) -> list[tuple[str, Any]]:
    return [(event.kind, event.data) for event in events if event.kind in OF_BOTH]


def gained(events: list[Event], side: str) -> list[Any]:
    return [e.data["milestone"] for e in events if e.kind == "milestone-gained" and e.data["side"] == side]


EVERY_REPORT = {
    "report-tile",
    "campaign-square",
    "campaign-berth",
    "report-house",
    "report-house-square",
    "garden-house",
    "report-restaurant",
    "report-opens",
    "report-which-restaurant",
    "drive-ins",
    "stock",
    "price",
    "waitresses",
    "reserve-revealed",
}


@pytest.mark.slow
@pytest.mark.parametrize("seeds", [range(40), pytest.param(range(40, 167), marks=pytest.mark.fuzz)], ids=len)
@pytest.mark.rule("FCM-S4")
@pytest.mark.rule("FCM-W1")
@pytest.mark.rule("FCM-P1")
@pytest.mark.parametrize(("bot", "rich"), [("random", False), ("planner", False), ("random", True)])
def test_a_game_told_at_the_table_goes_as_it_went_on_screen(bot: str, rich: bool, seeds: range) -> None:
    asked: set[str] = set()
    for seed in seeds:
        level = list(levels())[seed % 3]
        screen, result = on_screen(seed, BOTS[bot](seed), level, rich)
        table, told = retold(screen, seed, level, rich)
        asked.update(table.policy.asked)  # type: ignore[attr-defined]
        assert moves(table.events) == moves(screen.events), seed
        assert gained(table.events, "automa") == gained(screen.events, "automa"), seed
        # FCM-D13: the last round has no clean-up, and so nobody asks for its milestones.
        asked_for = {name for each in screen.rounds[:-1] for name in each.milestones}
        assert asked_for <= set(gained(table.events, "human")) <= set(gained(screen.events, "human")), seed
        assert table.state.history == screen.state.history, seed
        assert table.state.bank == screen.state.bank, seed
        assert table.state.city == screen.state.city, seed
        assert told == result, seed
    assert not rich or asked >= EVERY_REPORT
