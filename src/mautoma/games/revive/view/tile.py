"""A tile alone, as it would lie on the map."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.kit.svg import moved, polygon, small, text
from mautoma.games.revive.map.board import Board
from mautoma.games.revive.names import SYMBOLS
from mautoma.games.revive.view.colours import KINDS, TILE_EDGE
from mautoma.games.revive.view.layout import SIDE, WIDTH, corners, layout_of
from mautoma.kernel.message import msg
from mautoma.kernel.view import Say, Sign

SCALE = 0.5


def offered_tile(board: Board, kinds: Mapping[str, str], say: Say) -> Sign:
    """`kinds` by the names of its hexes, as many of them as are asked for."""
    at = {name: layout_of(board).by_name[name] for name in kinds}
    left = min(x for x, _ in at.values()) - WIDTH / 2 - 1
    top = min(y for _, y in at.values()) - SIDE - 1
    right = max(x for x, _ in at.values()) + WIDTH / 2 + 1
    bottom = max(y for _, y in at.values()) + SIDE + 1
    drawn = [
        polygon(corners(at[name]), fill=KINDS[kind], stroke=TILE_EDGE, stroke_width=1.5)
        + text(*at[name], SYMBOLS[kind], 20, bold=True)
        for name, kind in kinds.items()
    ]
    shape = moved("".join(drawn), -left * SCALE, -top * SCALE, SCALE)
    words = [say(msg("hex-of-kind", hex=name, kind=kind)) for name, kind in kinds.items()]
    return Sign(small((right - left) * SCALE, (bottom - top) * SCALE, shape), ", ".join(words))
