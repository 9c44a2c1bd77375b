"""The table check: totals first, and only where they differ, piece by piece."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.content.products import BEER, BURGER, SODA
from mautoma.games.foodchain.state import Stack, TableGame
from mautoma.games.foodchain.table.corrections.check import check
from mautoma.kernel.table import ScriptedTable
from tests.games.foodchain.start import scripted
from tests.games.foodchain.table.start import NOTHING, now, table_game, want


def checked(game: TableGame, told: dict[str, int], *answers: tuple[str, Any]) -> ScriptedTable:
    table = scripted(("check", told), *answers)
    check(game, table)
    assert not table.answers
    return table


@pytest.fixture
def game() -> TableGame:
    game = table_game()
    want(game, 2, BURGER)
    want(game, 4, SODA, SODA)
    game.automa.stacks = [Stack(5, BEER, 2)]
    game.human.cash, game.automa.cash, game.bank = 10, 20, 70
    return game


SAME = {"demand": 3, "stacks": 2, "human_cash": 10, "automa_cash": 20, "bank": 70}


def test_totals_that_agree_are_one_tap(game: TableGame) -> None:
    table = checked(game, SAME)
    assert table.questions[0].default == SAME
    assert [event.kind for event in table.events] == ["check-agrees"]


def test_money_that_differs_is_as_it_lies_there(game: TableGame) -> None:
    table = checked(game, SAME | {"bank": 68, "human_cash": 12})
    assert game.bank == 68 and game.human.cash == 12
    assert now(table) == [
        ("now-cash-more", {"side": "human", "cash": 12, "income": 2}),
        ("now-bank", {"cash": 68}),
    ]


def test_demand_that_differs_is_compared_house_by_house(game: TableGame) -> None:
    table = checked(
        game,
        SAME | {"demand": 2},
        ("check-house", "4"),
        ("correct-demand", NOTHING | {"soda": 1}),
        ("check-house", "done"),
    )
    assert [event.data["house"] for event in table.told("check-demand")] == [2, 4]
    assert not table.told("check-stacks")
    assert game.city.houses[4].demand == [SODA]


def test_stacks_that_differ(game: TableGame) -> None:
    table = checked(
        game,
        SAME | {"stacks": 1},
        ("check-house", "5"),
        ("correct-stacks", NOTHING | {"beer": 1}),
        ("check-house", "done"),
    )
    assert [event.data["house"] for event in table.told("check-stacks")] == [5]
    assert game.automa.stacks == [Stack(5, BEER, 1)]


def test_without_the_map_there_is_no_demand_to_compare() -> None:
    game = table_game(without_map=True)
    checked(game, {"stacks": 0, "human_cash": 0, "automa_cash": 0, "bank": 100})
