"""The expansion scheme as its numbers, to tap an area: those whose owner is known show the owner's letter."""

from __future__ import annotations

from typing import Any

from mautoma.games.kit.colours import CREAM, INK
from mautoma.games.kit.label import label
from mautoma.games.kit.svg import Rect, box
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.colours import COMPANY, WHITE
from mautoma.games.mombasa.view.map import owners
from mautoma.games.mombasa.view.shapes import MARGIN, WIDTH, picture
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Picture, Say, Spot

NAME = "scheme"
ABOUT_AREAS = ("lowest-area", "next-area")
ACROSS, CELL, GAP = 8, 45.0, 5.0


def draw(game: Mombasa, question: Question[Any] | None, say: Say) -> Picture | None:
    """None: no area is asked for."""
    if not isinstance(question, Pick) or question.key not in ABOUT_AREAS:
        return None
    owned, tappable = owners(game), question.values()
    wide = (WIDTH - 2 * MARGIN - GAP * (ACROSS - 1)) / ACROSS
    last = game.edition.board.limits.areas
    parts, spots = [], []
    for area in range(1, last + 1):
        line, column = divmod(area - 1, ACROSS)
        rect = Rect(MARGIN + column * (wide + GAP), MARGIN + line * (CELL + GAP), wide, CELL)
        company = owned.get(area)
        parts.append(_area(str(area), rect, company, game.tracks.get(company, "") if company else ""))
        if str(area) in tappable:
            spots.append(Spot(str(area), *rect))
    height = 2 * MARGIN + -(-last // ACROSS) * (CELL + GAP) - GAP
    return picture(NAME, height, parts, [msg("scheme-alt")], say, spots)


def _area(number: str, rect: Rect, company: str | None, letter: str) -> str:
    fill, ink = (COMPANY[company], WHITE) if company else (CREAM, INK)
    words = f"{number} {letter}" if letter else number
    return box(rect, rx=10, fill=fill, stroke=INK, stroke_width=1) + label(
        rect.inset(3), words, 17, display=True, fill=ink
    )
