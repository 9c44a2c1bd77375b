"""The display, to tap the cards asked for, or to see which is taken: four rows of three."""

from __future__ import annotations

from mautoma.games.kit.svg import Rect, group
from mautoma.games.mombasa.names import COLUMNS, DISPLAY
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.shapes import MARGIN, field, fitted, picture
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say, Spot

NAME = "display"


def draw(game: Mombasa, say: Say) -> Picture:
    parts, spots = [], []
    for number, place in enumerate(DISPLAY, 1):
        column, row = place.split("_")
        from_left = len(COLUMNS) - 1 - COLUMNS.index(column)
        rect = Rect(MARGIN + from_left * 135, MARGIN + (int(row) - 1) * 62, 130, 54)
        gone, pointed = place in game.facts.gone, place == game.pointed
        drawn = [
            field(rect, place=place, glow=pointed, pointed=pointed),
            fitted(
                *rect.centre,
                say(msg("display-gone") if gone else msg("order-number", number=number)),
                116,
                20,
                bold=not gone,
            ),
        ]
        where = say(msg("display-place", column=column, row=int(row)))
        parts.append(group(*drawn, title=where, opacity=0.45 if gone and not pointed else None))
        spots.append(Spot(place, *rect))
    return picture(NAME, 262, parts, [msg("display-alt")], say, spots)
