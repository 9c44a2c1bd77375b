"""The display, to tap the cards asked for, or to see which is taken: four rows of three."""

from __future__ import annotations

from mautoma.games.kit.svg import Rect
from mautoma.games.mombasa.names import COLUMNS, DISPLAY
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view.shapes import MARGIN, field, fitted, picture
from mautoma.kernel.message import msg
from mautoma.kernel.view import Picture, Say, Spot

NAME = "display"


def draw(game: Game, say: Say) -> Picture:
    parts, spots = [], []
    for number, place in enumerate(DISPLAY, 1):
        column, row = place.split("_")
        from_left = len(COLUMNS) - 1 - COLUMNS.index(column)
        rect = Rect(MARGIN + from_left * 135, MARGIN + (int(row) - 1) * 62, 130, 54)
        x, y = rect.centre
        parts.append(field(rect, place=place, glow=place == game.pointed, pointed=place == game.pointed))
        parts.append(fitted(x, y - 9, say(msg("display-place", column=column, row=int(row))), 126))
        parts.append(fitted(x, y + 12, say(msg("order-number", number=number)), 126))
        spots.append(Spot(place, *rect))
    return picture(NAME, 262, parts, [msg("display-alt")], say, spots)
