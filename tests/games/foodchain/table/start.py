"""Positions at the table to test with: a known map, a card of the test's own, told facts."""

from __future__ import annotations

from typing import Any

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.state import TableGame, at_table
from mautoma.kernel.table import ScriptedTable
from tests.games.foodchain.places import restaurant_place_named
from tests.games.foodchain.start import BOARD, new_game

NOTHING = {"burger": 0, "pizza": 0, "beer": 0, "lemonade": 0, "soda": 0}


def table_game(board: str = BOARD, without_map: bool = False, **card: Any) -> TableGame:
    game = at_table(new_game(board, **card), without_map, printed_deck=False)
    game.human.reserve = 0
    return game


def open_restaurant(game: TableGame, name: str) -> None:
    game.city.add_restaurant(restaurant_place_named(name))


def want(game: TableGame, number: int, *products: Product) -> None:
    game.city.houses[number].demand[:] = products


def now(table: ScriptedTable) -> list[tuple[str, Any]]:
    kinds = [event.kind for event in table.events]
    start = kinds.index("on-your-table") if "on-your-table" in kinds else len(kinds)
    return [(event.kind, event.data) for event in table.events[start + 1 :]]
