"""Games to test with: a known map, and a card of the test's own in play."""

from __future__ import annotations

from typing import Any

import msgspec

from mautoma.games.foodchain.city.board import deal, parse
from mautoma.games.foodchain.content.products import PRODUCTS, Product
from mautoma.games.foodchain.edition import Card, Edition, house
from mautoma.games.foodchain.edition.mat import Mat, Spot
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import ScriptedTable

# Houses 2, 4, 5 and 7; every outer side of tiles A, B and C has a road.
BOARD = "A0 B0 C0 / L0 N0 D0 / Q0 O0 R0"

MAT = Mat(sales=(Spot(), Spot(one_of_each=True), Spot(gain={Product.BURGER: 1})), modifiers=(-2, -1, 0, 1, 2))


def card(**fields: Any) -> Card:
    return msgspec.convert({"id": "test", "group": "phase_1", "price": 10, "priority": 5} | fields, Card)


def new_game(board: str = BOARD, seed: int = 1, **fields: Any) -> FoodChain:
    """A game whose card in play has these fields, with nothing in the freezers."""
    return game_with(card(**fields), board, seed)


def game_with(in_play: Card, board: str = BOARD, seed: int = 1, mat: Mat = MAT) -> FoodChain:
    game = set_up(house(), "normal", parse(board), Chance(seed))
    others = [other for other in house().cards if other.id != in_play.id]
    game.edition = Edition("test", "test", (in_play, *others), mat)
    game.automa.card = in_play.id
    game.automa.modifier = mat.modifiers.index(0)
    game.automa.order = PRODUCTS
    game.human.reserve = 100
    game.round = 3
    return game


def dealt_game(seed: int, level: str = "normal") -> FoodChain:
    chance = Chance(seed)
    return set_up(house(), level, deal(chance), chance)


def freeze(game: FoodChain, **stock: int) -> None:
    """Sets the automa's freezers; what is not named is empty."""
    game.automa.freezers = {product: stock.get(product, 0) for product in game.automa.order}


def stored(game: FoodChain) -> dict[str, int]:
    return {str(product): number for product, number in game.automa.freezers.items() if number}


def scripted(*answers: tuple[str, Any], seed: int = 1) -> ScriptedTable:
    return ScriptedTable(Chance(seed), *answers)
