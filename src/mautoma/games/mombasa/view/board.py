"""The automa's board: what it owns in words; its diamond track and its book track as spaces."""

from __future__ import annotations

from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Rect, group, text
from mautoma.games.mombasa.names import MARKERS
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view.shapes import (
    INNER,
    MARGIN,
    WIDTH,
    field,
    hatched,
    hatching,
    picture,
    token,
    written,
)
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.view import Picture, Say

NAME = "board"
ROW = 15
"""Spaces of a track drawn side by side."""


def draw(game: Game, say: Say) -> Picture:
    automa, board = game.automa, game.edition.board
    rows, top = written(21, _possessions(game), say)
    parts = [hatching(NAME), *rows]
    for marker in range(MARKERS):
        drawn = token(WIDTH - 92 + marker * 32, 24, say(msg("mark-automa")), automa=True)
        parts.append(group(drawn, opacity=1 if marker < automa.markers else 0.2))
    for line, last, at, books, mark in (
        (_diamonds(game), board.last_diamond, automa.diamonds, 0, "mark-automa"),
        (_books(game), board.last_book, automa.jar, automa.books, "mark-jar"),
    ):
        rows, top = written(top + 8, [line], say)
        spaces, top = _track(top - 3, last, at, books, say(msg(mark)))
        parts += [*rows, spaces]
    return picture(NAME, top - 5, parts, lines(game), say)


@remembered
def _track(top: float, last: int, at: int, books: int, mark: str) -> tuple[str, float]:
    """Spaces from 1 on; those with a book are hatched, the one with the piece shows it."""
    parts, width = [], INNER / ROW
    for space in range(1, last + 1):
        row, column = divmod(space - 1, ROW)
        rect = Rect(MARGIN + column * width, top + row * 34, width - 3, 30)
        parts.append(hatched(rect, NAME) if space <= books else field(rect))
        if space == at:
            parts.append(token(*rect.centre, mark, automa=True))
        else:
            parts.append(text(*rect.centre, str(space), 12))
    return "".join(parts), top + 34 * -(-last // ROW) + 18


def lines(game: Game) -> list[Msg]:
    return [*_possessions(game), _diamonds(game), _books(game)]


def _possessions(game: Game) -> list[Msg]:
    automa = game.automa
    shares: dict[str, int] = {company: number for company, number in automa.shares.items() if number}
    return [
        msg("line-coins", coins=automa.coins),
        msg("line-markers", markers=automa.markers),
        msg("line-cards", cards=automa.cards, shares=sum(shares.values()), companies=shares),
        msg("line-first", side=game.first),
    ]


def _diamonds(game: Game) -> Msg:
    return msg("line-diamonds", at=game.automa.diamonds, last=game.edition.board.last_diamond)


def _books(game: Game) -> Msg:
    automa = game.automa
    return msg("line-books", books=automa.books, jar=automa.jar, last=game.edition.board.last_book)
