"""Positions at the table to test with: a known map, a card of the test's own, told facts."""

from __future__ import annotations

from typing import Any

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.state import TableGame, at_table
from tests.games.foodchain.places import restaurant_place_named
from tests.games.foodchain.start import BOARD, new_game


def table_game(board: str = BOARD, without_map: bool = False, **card: Any) -> TableGame:
    game = at_table(new_game(board, **card), without_map, printed_deck=False)
    game.human.reserve = 0
    return game


def open_restaurant(game: TableGame, name: str) -> None:
    game.city.add_restaurant(restaurant_place_named(name))


def want(game: TableGame, number: int, *products: Product) -> None:
    game.city.houses[number].demand[:] = products
