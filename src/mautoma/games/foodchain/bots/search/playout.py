"""A game played to its end by a foreman, and what that end is worth."""

from __future__ import annotations

from math import tanh

from mautoma.games.foodchain.solo import play_round, result
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import Policy, PolicyTable

SWING = 150
"""Dollars: a margin of so much is nearly a win, and more is worth little more."""


def play_out(start: FoodChain, seed: int, foreman: Policy) -> FoodChain:
    game = start.clone()
    table = PolicyTable(Chance(seed), foreman)
    table.state = game
    while result(game) is None:
        play_round(game, table)
    return game


def worth(game: FoodChain) -> float:
    """How good the end of a game is for the human, from -1 to 1."""
    return -1.0 if game.bankrupt else tanh((game.human.cash - game.automa.cash) / SWING)
