"""A map as a code to pass on: nine tiles in reading order, each its letter and its clockwise turns.

Such as "A0B1C2-D3E0F1-G2H3I0". Capitals, dashes and spaces do not matter where one is written.
"""

from __future__ import annotations

import re

from mautoma.games.foodchain.city.board import Board, Laid, has_houses
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.kernel.message import Problem

DEALT = "dealt"
_TILE = re.compile(r"([A-Z])([0-3])")


class BadMap(Problem):
    """A code that tells no map."""


def read_code(text: str) -> Board:
    """FCM-S1"""
    code = re.sub(r"[\s/-]", "", text.upper())
    laid = [Laid(letter, int(turns)) for letter, turns in _TILE.findall(code)]
    if len(code) != 2 * len(TILE_PLACES) or len(laid) != len(TILE_PLACES):
        raise BadMap("map-code-broken", text=text[:40])
    for letter, _ in laid:
        if letter not in tiles():
            raise BadMap("map-code-letter", letter=letter, letters=[*tiles()])
    twice = {letter for letter, _ in laid if [each for each, _ in laid].count(letter) > 1}
    if twice:
        raise BadMap("map-code-twice", letter=min(twice))
    if not has_houses(laid):
        raise BadMap("map-code-houses")
    return Board(laid)


def write_code(board: Board) -> str:
    names = [f"{letter}{turns}" for letter, turns in board.laid]
    return "-".join("".join(names[row : row + 3]) for row in range(0, len(names), 3))


def usual(text: str) -> str:
    return write_code(read_code(text))
