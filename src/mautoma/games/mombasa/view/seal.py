"""The seal on every page of the ledger: wax, pressed flat by a stamp."""

from __future__ import annotations

from math import cos, pi, sin

from mautoma.games.kit.label import TITLE, label
from mautoma.games.kit.svg import Rect, circle, path
from mautoma.games.mombasa.view.colours import WAX, WAX_SHADE, WHITE

SIZE = 54.0
LOBES = (3, -4, 5, 0, -5, 4, -2, 6, -3, 2, -4)
"""How far the wax has run, all around."""


def wax() -> str:
    """Around the origin."""
    step = 2 * pi / len(LOBES)
    around = [_at(SIZE + lobe, at * step) for at, lobe in enumerate(LOBES)]
    turns = [_at(SIZE + 7 - lobe / 2, (at + 0.5) * step) for at, lobe in enumerate(LOBES)]
    d = "".join(f"Q{turn} {point}" for turn, point in zip(turns, (*around[1:], around[0]), strict=True))
    return (
        path(f"M{around[0]}{d}Z", fill=WAX)
        + circle(0, 0, 41, fill=WAX_SHADE)
        + circle(1, 1, 37, fill=WAX)
        + label(Rect(-34, -34, 68, 68), "M", TITLE, display=True, fill=WHITE)
    )


def _at(r: float, angle: float) -> str:
    return f"{r * cos(angle):.1f} {r * sin(angle):.1f}"
