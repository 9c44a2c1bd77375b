"""A map that is being entered: it fills above the chart of the tiles; both are tapped."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.view.colours import TILE_BORDER
from mautoma.games.foodchain.view.tiles import TILE_UNITS, draw_tile, turned
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import HIGHLIGHT, INK
from mautoma.games.kit.svg import Rect, box, document, moved_drawing, text
from mautoma.kernel.view import Picture, Spot

_ACROSS, _NAME, _GAP = 7, 24, 12
_STEP = TILE_UNITS + _GAP
_WIDTH = _ACROSS * _STEP + _GAP
_LARGER = 1.5
_PLACE = TILE_UNITS * _LARGER
_LEFT = (_WIDTH - 3 * _PLACE) / 2
_CHART = 3 * _PLACE + 3 * _GAP
_HEIGHT = _CHART + -(-len(tiles()) // _ACROSS) * (_STEP + _NAME)


def laying_picture(board: Board, words: Wording, chosen: str = "") -> Picture:
    """One of the places may be framed as chosen."""
    alt = words("view-alt-laying", number=len(board.laid))
    drawn, spots = [*_map(board)], []
    for place, _ in zip(TILE_PLACES, board.laid, strict=False):
        spots.append(Spot(place, *_place(TILE_PLACES.index(place))))
    laid = {letter for letter, _ in board.laid}
    for at, tile in enumerate(tiles().values()):
        if tile.letter not in laid:
            rect = _in_chart(at)
            drawn.append(text(rect.x + TILE_UNITS / 2, rect.y + _NAME / 2, tile.letter, 20, bold=True))
            drawn.append(draw_tile(tile, rect.x, rect.y + _NAME))
            spots.append(Spot(tile.letter, *rect))
    if chosen:
        drawn.append(
            box(_place(TILE_PLACES.index(chosen)).inset(3), fill="none", stroke=HIGHLIGHT, stroke_width=6)
        )
    svg = document(_WIDTH, _HEIGHT, alt, *drawn)
    return Picture("laying", svg, _WIDTH, _HEIGHT, alt, tuple(spots), part="board", themed=True)


def _map(board: Board) -> list[str]:
    """The tiles as they were turned; the next goes where the frame is."""
    drawn = []
    for at in range(len(TILE_PLACES)):
        rect = _place(at)
        if at < len(board.laid):
            letter, turns = board.laid[at]
            tile = draw_tile(turned(tiles()[letter], turns), 0, 0)
            drawn.append(moved_drawing(tile, rect.x, rect.y, _LARGER))
        elif at > len(board.laid):
            drawn.append(
                box(rect.inset(2), fill="none", stroke=TILE_BORDER, stroke_width=2, stroke_dasharray="6 6")
            )
    if len(board.laid) < len(TILE_PLACES):
        rect = _place(len(board.laid))
        drawn.append(box(rect.inset(3), fill="none", stroke=HIGHLIGHT, stroke_width=6))
        drawn.append(text(*rect.centre, "?", 60, bold=True, fill=INK))
    return drawn


def _place(at: int) -> Rect:
    row, column = divmod(at, 3)
    return Rect(_LEFT + column * _PLACE, _GAP + row * _PLACE, _PLACE, _PLACE)


def _in_chart(at: int) -> Rect:
    """Always in the same place, so that nothing moves under the finger."""
    row, column = divmod(at, _ACROSS)
    return Rect(_GAP + column * _STEP, _CHART + row * (_STEP + _NAME), TILE_UNITS, TILE_UNITS + _NAME)
