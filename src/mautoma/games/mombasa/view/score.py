"""The score sheet of both sides (MOM-E1), once it is filled in."""

from __future__ import annotations

from mautoma.games.kit.svg import Rect, text
from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.games.mombasa.state import Mombasa, Sheet
from mautoma.games.mombasa.view.shapes import FIELD, INNER, MARGIN, SHADE, field, fitted, left, picture
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

NAME = "score"
TOTAL = "total"
ROW = 30


def draw(game: Mombasa, say: Say) -> Picture:
    parts = []
    for row, what in enumerate(("coins", "shares", "diamonds", "books", TOTAL)):
        rect = Rect(MARGIN, 42 + row * ROW, INNER, ROW - 2)
        parts.append(field(rect, fill=SHADE if what == TOTAL else FIELD))
        parts.append(left(22, rect.centre[1], say(msg(f"sheet-{what}")), 15, bold=what == TOTAL))
    for column, side in enumerate((HUMAN, AUTOMA)):
        x = 240 + column * 110
        parts.append(fitted(x, 25, say(msg("side-name", side=side)), 104, 15, bold=True))
        parts += [
            text(x, 56 + row * ROW, str(points), 17, bold=row == 4)
            for row, points in enumerate(_points(game.sheets[side]))
        ]
    return picture(NAME, 202, parts, lines(game), say)


def _points(sheet: Sheet) -> tuple[int, ...]:
    return sheet.coins, sheet.share_points, sheet.diamond_points, sheet.book_points, sheet.total


def lines(game: Mombasa) -> list[Msg]:
    return [
        msg(
            "event-score",
            side=side,
            coins=sheet.coins,
            share_points=sheet.share_points,
            diamond_points=sheet.diamond_points,
            book_points=sheet.book_points,
            total=sheet.total,
        )
        for side in (HUMAN, AUTOMA)
        if (sheet := game.sheets.get(side)) is not None
    ]
