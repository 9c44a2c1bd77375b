"""A tile alone: as it would be on the map, and all the known ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.kit.colours import FAINT
from mautoma.games.kit.svg import document, moved, polygon, small, text
from mautoma.games.revive.edition.tiles import Tiles
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.map.face import Face
from mautoma.games.revive.names import SYMBOLS
from mautoma.games.revive.view.colours import KINDS, TILE_EDGE
from mautoma.games.revive.view.layout import ROW, SIDE, WIDTH, Point, corners, layout_of
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say, Sign

SCALE = 0.5
COLUMNS, CELL = 5, 110.0


def offered_tile(board: Board, kinds: Mapping[str, str], say: Say) -> Sign:
    """`kinds` by the names of its hexes, as many of them as are asked for."""
    svg, width, height = _tile([(layout_of(board).by_name[name], kind) for name, kind in kinds.items()])
    words = [say(msg("hex-of-kind", hex=name, kind=kind)) for name, kind in kinds.items()]
    return Sign(small(width, height, svg), ", ".join(words))


def known_tiles(tiles: Tiles, say: Say) -> Picture:
    """In the order in which they became known, with their numbers."""
    width, height = COLUMNS * CELL, -(-len(tiles) // COLUMNS) * CELL
    alt = say(msg("alt-tiles", number=len(tiles)))
    drawn = []
    for number, (face, start) in enumerate(tiles):
        x, y = number % COLUMNS * CELL, number // COLUMNS * CELL
        svg, across, down = _tile(_hexes(face))
        drawn.append(moved(svg, x + (CELL - across) / 2, y + 24 + (CELL - 24 - down) / 2))
        drawn.append(text(x + CELL / 2, y + 14, f"{number + 1}{' S' if start else ''}", 12, fill=FAINT))
    return Picture("tiles", document(width, height, alt, *drawn), width, height, alt)


def _hexes(face: Face) -> list[tuple[Point, str]]:
    return [(((right + down / 2) * WIDTH, down * ROW), kind) for right, down, kind in face]


def _tile(hexes: Sequence[tuple[Point, str]]) -> tuple[str, float, float]:
    """Moved to the corner, with its width and height."""
    left = min(x for (x, _), _ in hexes) - WIDTH / 2 - 1
    top = min(y for (_, y), _ in hexes) - SIDE - 1
    right = max(x for (x, _), _ in hexes) + WIDTH / 2 + 1
    bottom = max(y for (_, y), _ in hexes) + SIDE + 1
    drawn = [
        polygon(corners(at), fill=KINDS[kind], stroke=TILE_EDGE, stroke_width=1.5)
        + text(*at, SYMBOLS[kind], 20, bold=True)
        for at, kind in hexes
    ]
    svg = moved("".join(drawn), -left * SCALE, -top * SCALE, SCALE)
    return svg, (right - left) * SCALE, (bottom - top) * SCALE
