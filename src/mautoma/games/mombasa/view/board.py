"""The automa's board: what it owns, its diamond track and its book track with what their spaces are worth."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from mautoma.games.kit.canvas import WIDTH, row
from mautoma.games.kit.label import SMALL, label
from mautoma.games.kit.spots import parts
from mautoma.games.kit.svg import Rect, group, piece
from mautoma.games.mombasa.edition import Board
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, MARKERS, BoardTrack
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view.colours import GOLD_PALE, LEDGER, SHADE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.shapes import cells, many, mat, panel, plaque
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say, Spot

NAME = "board"
DIAMONDS: BoardTrack = "diamonds"
BOOKS: BoardTrack = "books"
EDGES, GAP = 15.0, 8.0
INNER = WIDTH - 2 * EDGES
PLAQUE, SPACE = 96.0, 84.0
"""How high a plaque of the board is, and a space of a track."""
MOST = 10
"""Spaces side by side."""


def draw(game: Mombasa, say: Say) -> Picture:
    automa, board = game.automa, game.edition.board
    owned, y = _owned(game, say)
    diamonds, y = _track("diamonds", _worth(board, "diamonds"), automa.diamonds, 0, y, say)
    books, y = _track("books", _worth(board, "books"), automa.jar, automa.books, y, say)
    return mat(NAME, y, [owned, diamonds, books], lines(game), say, part="opponent")


def board_parts(game: Mombasa, say: Say) -> tuple[Spot, ...]:
    """Where its tracks are drawn: in an editor each is tapped there."""
    tops = [_owned(game, say)[1]]
    for kind in (DIAMONDS, BOOKS):
        tops.append(_track(kind, _worth(game.edition.board, kind), 0, 0, tops[-1], say)[1])
    rects = [Rect(EDGES, top, INNER, end - top - GAP) for top, end in pairwise(tops)]
    return parts(dict(zip((DIAMONDS, BOOKS), rects, strict=True)))


def _owned(game: Mombasa, say: Say) -> tuple[str, float]:
    automa = game.automa
    coins, markers, cards, token = row(Rect(EDGES, EDGES, INNER, PLAQUE), 4, GAP)
    first = game.first == AUTOMA
    drawn = [
        plaque(coins, "coin", str(automa.coins)),
        _markers(markers, automa.markers),
        plaque(cards, "card", str(automa.cards)),
        panel(token) + group(ICONS("first_player", *token.centre, 70), opacity=None if first else 0.25),
    ]
    shares = [(company, number) for company in COMPANIES if (number := automa.shares[company])]
    y = EDGES + PLAQUE + GAP
    for company, number in shares:
        line = Rect(EDGES, y, INNER, 44)
        drawn.append(_shares(line, say(msg("company-name", company=company)), number))
        y += line.height
    return "".join(drawn), y + GAP


@remembered
def _markers(rect: Rect, free: int) -> str:
    """Those that are out are shown faintly."""
    fields = row(rect.inset(10), MARKERS)
    return panel(rect) + "".join(
        group(ICONS("marker", *field.centre, 48), opacity=None if at < free else 0.2)
        for at, field in enumerate(fields)
    )


@remembered
def _shares(rect: Rect, company: str, number: int) -> str:
    words = Rect(rect.x + 108, rect.y, rect.width - 108, rect.height)
    return (
        ICONS("share", rect.x + 28, rect.centre[1], 40)
        + label(Rect(rect.x + 54, rect.y, 48, rect.height), str(number), SMALL, display=True)
        + label(words, company, SMALL, anchor="start")
    )


class Worth(NamedTuple):
    """The points of some spaces, and the last one where that is known."""

    points: tuple[tuple[int, int], ...]
    last: int | None


def _worth(board: Board, track: BoardTrack) -> Worth:
    told = ((space.number, space.points) for space in board.spaces(track))
    points = board.points(track) or tuple(sorted((at, each) for at, each in told if each is not None))
    return Worth(points, board.end_of(track))


@remembered
def _track(kind: str, worth: Worth, at: int, books: int, y: float, say: Say) -> tuple[str, float]:
    """Spaces from 1 on, with the points that some begin to be worth; where its end is not known, a line or
    more."""
    points = dict(worth.points)
    last = worth.last or -(-max(1, at, books, *points) // MOST) * MOST
    lines = -(-last // MOST)
    across = -(-last // lines)
    frame = Rect(EDGES, y, INNER, 56 + lines * (SPACE + GAP))
    title = Rect(frame.x + 16, y + 6, INNER - 32, 44)
    wide = (INNER - 2 * GAP - 4 * (across - 1)) / across
    spaces = {
        space: Rect(frame.x + GAP + column * (wide + 4), y + 54 + line * (SPACE + GAP), wide, SPACE)
        for space in range(1, last + 1)
        for line, column in [divmod(space - 1, across)]
    }
    pieces = {space: lying for space in spaces if (lying := _piece(kind, space, at, books))}
    free = [(*_upper(rect), str(space)) for space, rect in spaces.items() if space not in pieces]
    return "".join(
        [
            panel(frame, LEDGER),
            label(title, _title(kind, at, worth.last, say), SMALL, bold=True, anchor="start"),
            cells((rect for space, rect in spaces.items() if space not in points), SHADE),
            cells((spaces[space] for space in points), GOLD_PALE),
            many(free, SMALL),
            many(
                ((*_lower(spaces[space]), str(each)) for space, each in worth.points),
                SMALL,
                font_weight="700",
            ),
            *(_drawn(lying, space, *_upper(spaces[space])) for space, lying in pieces.items()),
        ]
    ), frame.y + frame.height + EDGES


def _title(kind: str, at: int, last: int | None, say: Say) -> str:
    return say(msg(f"board-{kind}", at=at, last="?" if last is None else last))


def _upper(rect: Rect) -> tuple[float, float]:
    """Of a space: its number, or the piece on it."""
    return rect.centre[0], rect.y + 25


def _lower(rect: Rect) -> tuple[float, float]:
    """Its points."""
    return rect.centre[0], rect.y + 64


def _drawn(icon: str, space: int, x: float, y: float) -> str:
    """Books stay where they are, the others move."""
    return piece(f"book-{space}" if icon == "book" else icon, x, y, ICONS(icon, x, y, 46))


def _piece(kind: str, space: int, at: int, books: int) -> str:
    if space == at:
        return "diamonds" if kind == "diamonds" else "jar"
    return "book" if space <= books else ""


def lines(game: Mombasa) -> list[Msg]:
    return [*_possessions(game), _diamonds(game), _books(game)]


def _possessions(game: Mombasa) -> list[Msg]:
    automa = game.automa
    shares: dict[str, int] = {company: number for company, number in automa.shares.items() if number}
    return [
        msg("line-coins", coins=automa.coins),
        msg("line-markers", markers=automa.markers),
        msg("line-cards", cards=automa.cards, shares=sum(shares.values()), companies=shares),
        msg("line-first", side=game.first),
    ]


def _diamonds(game: Mombasa) -> Msg:
    return msg("line-diamonds", at=game.automa.diamonds, last=_last(game, "diamonds"))


def _books(game: Mombasa) -> Msg:
    automa = game.automa
    return msg("line-books", books=automa.books, jar=automa.jar, last=_last(game, "books"))


def _last(game: Mombasa, track: BoardTrack) -> int | str:
    return game.edition.board.end_of(track) or "?"
