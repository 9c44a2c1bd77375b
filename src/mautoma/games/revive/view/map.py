"""The picture of the map: hexes, tiles, pieces, what the Mautoma chose and why, and what can be tapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.kit.svg import text
from mautoma.games.revive.map.arrows import rows_in_order, runs_right
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.names import HIDDEN, PALETTE, SYMBOLS
from mautoma.games.revive.state import Choice, Game, Map
from mautoma.games.revive.view.layout import EDGES, ROW, SIDE, WIDTH, centre, corners, size
from mautoma.games.revive.view.pieces import draw_pieces
from mautoma.games.revive.view.svg import (
    ARROW,
    CHOSEN,
    FAINT,
    INK,
    KINDS,
    OPTION,
    RULE,
    TILE_EDGE,
    VALUE,
    circle,
    document,
    line,
    polygon,
)
from mautoma.kernel.message import msg
from mautoma.kernel.question import Fill, Pick, Question
from mautoma.kernel.view import Picture, Say, Spot

LEGEND = (*PALETTE, "centre", HIDDEN)
LEGEND_COLUMNS = 3
LEGEND_LINE = 22.0


def map_picture(game: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str]) -> Picture:
    map, board = game.map, game.map.board
    width, height = size(board)
    legend = draw_legend(width, height, game.choice, say)
    height += LEGEND_LINE * (-(-len(LEGEND) // LEGEND_COLUMNS) + (game.choice is not None)) + 8
    spots = map_spots(board, question)
    alt = say(
        msg(
            "alt-map",
            explored=sum(map.face_up),
            hidden=len(map.face_up) - sum(map.face_up),
            automa=sum(map.automa_builds_on(hex) or map.populations[hex] > 0 for hex in range(len(board))),
            human=map.buildings.count("human") + sum(map.human_populations),
        )
    )
    pointed = highlight or (game.choice.hexes if game.choice else ())
    svg = document(
        width,
        height,
        alt,
        *(draw_hex(map, hex, say) for hex in range(len(board))),
        *draw_tiles(map),
        *draw_rows(board),
        *(draw_pieces(map, hex, centre(board, hex)) for hex in range(len(board))),
        *(draw_choice(game, game.choice) if game.choice else ()),
        *(outline(board, name, CHOSEN, 4, pointed=name) for name in pointed),
        *draw_question(board, question),
        *legend,
    )
    return Picture("map", svg, width, height, alt, spots)


def draw_hex(map: Map, hex: int, say: Say) -> str:
    board, kind = map.board, map.kinds[hex]
    at, name = centre(board, hex), board.names[hex]
    title = say(msg("hex-of-kind", hex=name, kind=kind))
    shape = polygon(corners(at), title, fill=KINDS[kind], stroke=RULE, stroke_width=1.0, data_place=name)
    if kind == HIDDEN or kind == "ask":
        return shape
    return shape + text(at[0], at[1] + SIDE * 0.52, SYMBOLS[kind], 12, bold=True)


def draw_tiles(map: Map) -> list[str]:
    """An edge wherever two tiles meet; face-down ones carry their names."""
    board = map.board
    at = {(board.halves[hex], board.rows[hex]): hex for hex in range(len(board))}
    drawn = []
    for hex in range(len(board)):
        points = corners(centre(board, hex))
        for (right, down), (one, other) in EDGES.items():
            near = at.get((board.halves[hex] + right, board.rows[hex] + down))
            if near is None or (near > hex and board.tile_of[near] != board.tile_of[hex]):
                drawn.append(line(points[one], points[other], stroke=TILE_EDGE, stroke_width=2.2))
    for number, tile in enumerate(board.tiles):
        if not map.face_up[number]:
            drawn.append(text(*centre(board, tile.hexes[0]), tile.id, 12, bold=True))
    return drawn


def draw_rows(board: Board) -> list[str]:
    """The number of each row at its left, and the columns of the first."""
    drawn = []
    for row in range(1, board.row_count + 1):
        hexes = [hex for hex in range(len(board)) if board.rows[hex] == row]
        if hexes:
            y = centre(board, hexes[0])[1]
            drawn.append(text(14, y, f"r{row}", 11, fill=FAINT))
    for hex in range(len(board)):
        if board.rows[hex] == 1:
            drawn.append(text(centre(board, hex)[0], 16, f"c{board.columns[hex]}", 11, fill=FAINT))
    return drawn


def draw_choice(game: Game, choice: Choice) -> list[str]:
    """All candidates, with their values, and the arrow that broke the tie."""
    board = game.map.board
    drawn = []
    for name in choice.in_reach:
        x, y = centre(board, board.index(name))
        valued = name in choice.values
        drawn.append(
            circle((x, y - SIDE * 0.5), 8.5 if valued else 5, fill=VALUE, stroke=INK, stroke_width=1.2)
        )
        if valued:
            drawn.append(text(x, y - SIDE * 0.5, str(choice.values[name]), 11, bold=True))
    return drawn + (draw_arrows(game, choice) if choice.arrows else [])


def draw_arrows(game: Game, choice: Choice) -> list[str]:
    """Along each row the arrows ran through, thickest first, up to the hex they met."""
    board = game.map.board
    arrows = next(group for group in game.edition.mat.arrows if group.id == choice.arrows)
    right = runs_right(board, arrows)
    hexes = [board.index(name) for name in choice.hexes]
    order = rows_in_order(board, arrows)
    last = min(order.index(board.rows[hex]) for hex in hexes)
    drawn = []
    for number, row in enumerate(order[: last + 1]):
        across = [centre(board, hex)[0] for hex in range(len(board)) if board.rows[hex] == row]
        if not across:
            continue
        met = [centre(board, hex)[0] for hex in hexes if board.rows[hex] == row]
        begin = min(across) - WIDTH / 2 if right else max(across) + WIDTH / 2
        if number == last:
            end = min(met) - WIDTH / 3 if right else max(met) + WIDTH / 3
        else:
            end = max(across) + WIDTH / 2 if right else min(across) - WIDTH / 2
        y = centre(board, next(hex for hex in range(len(board)) if board.rows[hex] == row))[1]
        drawn += _arrow(begin, end, y, 5 if number == 0 else 3)
    return drawn


def _arrow(begin: float, end: float, y: float, thick: float) -> list[str]:
    way = 1 if end > begin else -1
    head = [(end, y), (end - 10 * way, y - 6), (end - 10 * way, y + 6)]
    return [
        line((begin, y), (end - 8 * way, y), stroke=ARROW, stroke_width=thick, stroke_opacity=0.5),
        polygon(head, fill=ARROW),
    ]


def outline(
    board: Board, name: str, colour: str, thick: float, dashes: str | None = None, pointed: str | None = None
) -> str:
    """`pointed`: the page brings it into sight."""
    if name not in board.names:
        return ""
    points = corners(centre(board, board.index(name)), thick / 2)
    return polygon(
        points, fill="none", stroke=colour, stroke_width=thick, stroke_dasharray=dashes, data_pointed=pointed
    )


def draw_question(board: Board, question: Question[Any] | None) -> list[str]:
    """Hexes to be filled carry their names; those that can be tapped a dashed outline."""
    if isinstance(question, Fill):
        drawn = []
        for name in question.places:
            if name in board.names:
                x, y = centre(board, board.index(name))
                drawn += [outline(board, name, OPTION, 3), text(x, y - 2, name, 12, bold=True)]
        return drawn
    if isinstance(question, Pick):
        places = [option.place for option in question.options() if option.place]
        names = dict.fromkeys(name for place in places for name in place.covers or (place.at,))
        return [outline(board, name, OPTION, 2, "4 3") for name in names]
    return []


def map_spots(board: Board, question: Question[Any] | None) -> tuple[Spot, ...]:
    """On every hex that an option covers (a tile can be tapped anywhere), and on every hex to be filled."""
    if isinstance(question, Fill):
        return tuple(_spot(board, name, name) for name in question.places if name in board.names)
    if not isinstance(question, Pick):
        return ()
    return tuple(
        _spot(board, option.value, name)
        for option in question.options()
        if option.place
        for name in option.place.covers or (option.place.at,)
    )


def _spot(board: Board, value: str, name: str) -> Spot:
    """As high as a row, so that spots do not overlap."""
    x, y = centre(board, board.index(name))
    return Spot(value, x - WIDTH / 2, y - ROW / 2, WIDTH, ROW)


def draw_legend(width: float, top: float, choice: Choice | None, say: Say) -> list[str]:
    drawn = []
    for number, kind in enumerate(LEGEND):
        x = 18 + number % LEGEND_COLUMNS * (width - 24) / LEGEND_COLUMNS
        y = top + number // LEGEND_COLUMNS * LEGEND_LINE
        small = [(x + px * 0.35, y + py * 0.35) for px, py in corners((0, 0))]
        drawn.append(polygon(small, fill=KINDS[kind], stroke=TILE_EDGE, stroke_width=1.0))
        drawn.append(text(x, y, SYMBOLS[kind], 10, bold=True))
        drawn.append(text(x + 14, y, say(msg("word-kind", kind=kind)), 12, text_anchor="start"))
    x, y = 18 + (width - 24) / LEGEND_COLUMNS, top + LEGEND_LINE * (len(LEGEND) // LEGEND_COLUMNS)
    drawn.append(text(x - 8, y, say(msg("legend-sides")), 12, text_anchor="start"))
    if choice:
        words = say(msg("legend-values" if choice.values else "legend-in-reach"))
        drawn.append(circle((18, y + LEGEND_LINE), 7, fill=VALUE, stroke=INK, stroke_width=1.2))
        drawn.append(text(32, y + LEGEND_LINE, words, 12, text_anchor="start"))
    return drawn
