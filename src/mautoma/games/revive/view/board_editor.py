"""The picture of a board in the making: every place can be tapped, also those without a hex yet."""

from __future__ import annotations

from mautoma.games.kit.colours import FAINT, RULE
from mautoma.games.kit.svg import document, polygon, text, text_width
from mautoma.games.revive.editor.edits import Drawing
from mautoma.games.revive.map.board import ASK, FACE_DOWN, NO_HEX, lay_out
from mautoma.games.revive.names import HIDDEN, SYMBOLS
from mautoma.games.revive.view.axes import draw_axes
from mautoma.games.revive.view.colours import KINDS
from mautoma.games.revive.view.layout import SIDE, WIDTH, Point, corners, layout_of
from mautoma.games.revive.view.map import draw_edges
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say

EMPTY = "empty"


def drawing_picture(drawing: Drawing, say: Say) -> Picture:
    rows = [[EMPTY if tile == NO_HEX else tile for tile in row] for row in drawing.tiles]
    layout = layout_of(lay_out(rows, {}, {}, drawing.shifted))
    board, width, height = layout.board, layout.width, layout.height
    alt = say(msg("alt-drawing", rows=len(rows), tiles=len(drawing.tile_ids())))
    places = zip(board.rows, board.columns, layout.centres, strict=True)
    svg = document(
        width,
        height,
        alt,
        *(_place(drawing, row - 1, column - 1, at, say) for row, column, at in places),
        draw_edges(layout),
        *draw_axes(layout),
    )
    spots = tuple(layout.spot(name, name) for name in board.names)
    return Picture("drawing", svg, width, height, alt, spots)


def _place(drawing: Drawing, row: int, column: int, at: Point, say: Say) -> str:
    tile = drawing.tiles[row][column]
    if tile == NO_HEX:
        return polygon(corners(at, 2), fill="none", stroke=RULE, stroke_dasharray="3 3")
    kind = drawing.kinds.get((row, column), ASK)
    shown = HIDDEN if drawing.lies_of(tile) == FACE_DOWN else kind
    name = say(msg("brush-tile", tile=tile))
    symbol = "" if shown in (HIDDEN, ASK) else SYMBOLS[shown]
    return (
        polygon(corners(at), fill=KINDS[shown], stroke=RULE, stroke_width=1.0)
        + text(at[0], at[1] - 5, name, min(10, (WIDTH - 6) / text_width(name, 1)), fill=FAINT)
        + text(at[0], at[1] + SIDE * 0.5, symbol, 12, bold=True)
    )
