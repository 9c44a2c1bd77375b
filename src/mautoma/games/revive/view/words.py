"""The map in lines of text, for a terminal and for reading aloud."""

from __future__ import annotations

from mautoma.games.revive.names import HUMAN, LARGE, NO_BUILDING, SMALL, SYMBOLS
from mautoma.games.revive.state import Game, Map
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Say

CELL = 4
MARKS = {SMALL: "m", LARGE: "M", HUMAN: "h"}


def map_lines(game: Game, say: Say) -> list[str]:
    """The rows as they lie; each hex with its kind, what stands there, and a mark if it was chosen last."""
    board = game.map.board
    chosen = game.choice.hexes if game.choice else ()
    first = min(board.halves)
    lines = []
    for row in range(1, board.row_count + 1):
        drawn = ""
        for hex in range(len(board)):
            if board.rows[hex] == row:
                start = (board.halves[hex] - first) * CELL // 2
                drawn = drawn.ljust(start) + _cell(game.map, hex) + "!" * (board.names[hex] in chosen)
        lines.append(f"r{row:<3}{drawn}".rstrip())
    return [*lines, *legend_lines(say), *piece_lines(game, say)]


def _cell(map: Map, hex: int) -> str:
    mark = MARKS.get(map.buildings[hex], "")
    mark += "p" * min(map.populations[hex], 1) + "q" * map.human_populations[hex]
    return SYMBOLS.get(map.kinds[hex], "?") + mark


def legend_lines(say: Say) -> list[str]:
    kinds = ", ".join(f"{symbol} {say(msg('word-kind', kind=kind))}" for kind, symbol in SYMBOLS.items())
    return [say(msg("legend-kinds", kinds=kinds)), say(msg("legend-pieces"))]


def piece_lines(game: Game, say: Say) -> list[str]:
    """Everything that stands on the map, and the tiles that lie face down."""
    map, board = game.map, game.map.board
    standing: dict[str, list[str]] = {}
    for hex, name in enumerate(board.names):
        for what in _pieces(map, hex):
            standing.setdefault(what, []).append(name)
    lines = [say(Msg(f"on-map-{what}", {"hexes": names})) for what, names in standing.items()]
    hidden = [tile.id for number, tile in enumerate(board.tiles) if not map.face_up[number]]
    return [*lines, say(msg("on-map-hidden", tiles=hidden))]


def _pieces(map: Map, hex: int) -> list[str]:
    found = []
    if map.buildings[hex] != NO_BUILDING:
        found.append(f"building-{map.buildings[hex]}")
    if map.populations[hex]:
        found.append("population-automa")
    if map.human_populations[hex]:
        found.append("population-human")
    if map.tokens[hex]:
        found.append("token")
    return found


def choice_lines(game: Game, say: Say) -> list[str]:
    """What the Mautoma chose last, with the values of all candidates."""
    choice = game.choice
    if choice is None:
        return [say(msg("choice-none"))]
    lines = [say(Msg(f"choice-{choice.action}", {"hexes": list(choice.hexes)}))]
    if choice.values:
        values = ", ".join(f"{name} {value}" for name, value in choice.values.items())
        lines.append(say(msg("choice-values", values=values)))
    else:
        lines.append(say(msg("choice-in-reach", hexes=list(choice.in_reach))))
    if choice.arrows:
        lines.append(say(msg("choice-arrows", group=choice.arrows)))
    return lines
