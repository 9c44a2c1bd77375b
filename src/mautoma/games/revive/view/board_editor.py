"""The picture of a board in the making: every place can be tapped, also those without a hex yet."""

from __future__ import annotations

from mautoma.games.kit.svg import text
from mautoma.games.revive.editor.edits import Drawing
from mautoma.games.revive.map.board import ASK, FACE_DOWN, NO_HEX, lay_out
from mautoma.games.revive.names import HIDDEN, SYMBOLS
from mautoma.games.revive.state import Map
from mautoma.games.revive.view.layout import ROW, SIDE, WIDTH, centre, corners, size
from mautoma.games.revive.view.map import draw_rows, draw_tiles
from mautoma.games.revive.view.svg import FAINT, KINDS, RULE, Point, document, polygon
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say, Spot

EMPTY = "empty"


def drawing_picture(drawing: Drawing, say: Say) -> Picture:
    rows = [[EMPTY if tile == NO_HEX else tile for tile in row] for row in drawing.tiles]
    board = lay_out(rows, {}, {}, drawing.shifted)
    width, height = size(board)
    alt = say(msg("alt-drawing", rows=len(rows), tiles=len(drawing.tile_ids())))
    drawn, spots = [], []
    for hex, place in enumerate(board.names):
        row, column = board.rows[hex] - 1, board.columns[hex] - 1
        at = centre(board, hex)
        drawn.append(_place(drawing, row, column, at))
        spots.append(Spot(place, at[0] - WIDTH / 2, at[1] - ROW / 2, WIDTH, ROW))
    edges = Map.of(board)
    edges.face_up = [True] * len(board.tiles)
    svg = document(width, height, alt, *drawn, *draw_tiles(edges), *draw_rows(board))
    return Picture("drawing", svg, width, height, alt, tuple(spots))


def _place(drawing: Drawing, row: int, column: int, at: Point) -> str:
    tile = drawing.tiles[row][column]
    if tile == NO_HEX:
        return polygon(corners(at, 2), fill="none", stroke=RULE, stroke_dasharray="3 3")
    kind = drawing.kinds.get((row, column), ASK)
    shown = HIDDEN if drawing.lies_of(tile) == FACE_DOWN else kind
    symbol = "" if shown in (HIDDEN, ASK) else SYMBOLS[shown]
    return (
        polygon(corners(at), fill=KINDS[shown], stroke=RULE, stroke_width=1.0)
        + text(at[0], at[1] - 5, tile, 10, fill=FAINT)
        + text(at[0], at[1] + SIDE * 0.5, symbol, 12, bold=True)
    )
