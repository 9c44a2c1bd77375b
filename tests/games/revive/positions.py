"""Positions for tests, drawn as text.

Rows of cells, one a line; every second row stands half a hex to the right. A cell is the symbol of its
kind (`names.SYMBOLS`) and what lies there: a small, A large building of the Mautoma, h a building of the
human, p a population of the Mautoma, q one of the human, t a token. `?x` lies face down, part of tile x;
`-` is no hex. Open hexes are tiles of their own, `!` before the symbol makes one a corner.
"""

from __future__ import annotations

import msgspec

from mautoma.games.revive.edition import house
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import Readings
from mautoma.games.revive.map.board import Board, lay_out
from mautoma.games.revive.map.board import name as hex_name
from mautoma.games.revive.names import HUMAN, LARGE, SMALL, SYMBOLS
from mautoma.games.revive.state import Map, Revive
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable

KINDS = {symbol: kind for kind, symbol in SYMBOLS.items()}
BUILDINGS = {"a": SMALL, "A": LARGE, "h": HUMAN}

# A position of the energy marker for each of the house's groups of arrows.
DOWN_RIGHT, DOWN_LEFT, UP_LEFT, UP_RIGHT = 0, 3, 6, 9


def draw(text: str) -> tuple[Board, dict[str, str]]:
    """The board, and what lies on each hex."""
    rows: list[list[str]] = []
    lies: dict[str, str] = {}
    kinds: dict[str, list[str]] = {}
    things: dict[str, str] = {}
    lines = [line.split() for line in text.strip().splitlines()]
    for row, cells in enumerate(lines, 1):
        rows.append([])
        for column, cell in enumerate(cells, 1):
            if cell == "-" or cell.startswith("?"):
                rows[-1].append("-" if cell == "-" else f"t{cell[1:]}")
                continue
            tile = f"o{row}_{column}"
            rows[-1].append(tile)
            lies[tile] = "corner" if cell.startswith("!") else "open"
            cell = cell.removeprefix("!")
            symbol = cell[:2] if cell[:2] in KINDS else cell[:1]
            kinds[tile] = [KINDS[symbol]]
            things[hex_name(row, column)] = cell[len(symbol) :]
    return lay_out(rows, lies, kinds), things


def position(text: str, energy: int = DOWN_RIGHT, readings: Readings | None = None) -> Revive:
    board, things = draw(text)
    mat = house().mat
    if readings is not None:
        mat = msgspec.structs.replace(mat, readings=readings)
    game = Revive(
        msgspec.structs.replace(house(), board=board, mat=mat), Map.of(board), energy=energy, printed_mat=True
    )
    for name, letters in things.items():
        hex = board.index(name)
        for letter in letters:
            if letter in BUILDINGS:
                game.map.buildings[hex] = BUILDINGS[letter]
            elif letter == "p":
                game.map.populations[hex] = 1
            elif letter == "q":
                game.map.human_populations[hex] = True
            elif letter == "t":
                game.map.tokens[hex] = True
    return game


def card(id: str) -> Card:
    return house().card(id)


def answers(*given: tuple[str, Json]) -> ScriptedTable:
    return ScriptedTable(Chance(1), *given)
