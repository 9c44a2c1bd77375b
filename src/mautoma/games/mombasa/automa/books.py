"""Bookkeeping and book points: MOM-N7 to MOM-N9, past the end MOM-N11."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from mautoma.games.mombasa.facts.books import BOOK_PLACES, book_place
from mautoma.games.mombasa.names import LETTERS, NONE
from mautoma.games.mombasa.state import Game
from mautoma.kernel.table import Table

PAST_THE_END = 2
"""Pounds for each step or point past the end of a track (MOM-N11)."""


def move_jar(game: Game) -> None:
    """To the last book on its board, whatever the requirements; no reward from that book (MOM-N7)."""
    game.automa.jar = max(game.automa.jar, game.automa.books)


def gain_books(game: Game, table: Table, points: int) -> None:
    """Spends book points at once (MOM-N8)."""
    automa, board = game.automa, game.edition.board
    if automa.jar >= board.last_book:
        automa.coins += PAST_THE_END * points
        table.tell(
            "book-points-sold", "MOM-N11", points=points, coins=PAST_THE_END * points, total=automa.coins
        )
        return
    table.tell("book-points", "MOM-N8", points=points)
    wanted = letters_wanted(points)
    while points and automa.books < board.last_book:
        letter = _available(game, table, next(wanted), points)
        if letter is None:
            break
        points -= _price(game, letter)
        _buy(game, table, letter)
    if points:
        table.tell("book-points-lost", "MOM-N8", points=points)


def letters_wanted(points: int) -> Iterator[str]:
    """1: A. 2: A, B. 3 or more: C, then A, B, A, B … (MOM-N8)."""
    if points >= 3:
        yield "C"
    yield from cycle("AB")


def _available(game: Game, table: Table, letter: str, points: int) -> str | None:
    """The letter itself; if none of it is left, the next of A, B, C (our ruling in MOM-N8)."""
    for candidate in (letter, *(other for other in LETTERS if other != letter)):
        if _price(game, candidate) <= points and book_place(game, table, candidate) != NONE:
            return candidate
    return None


def _price(game: Game, letter: str) -> int:
    return game.edition.board.price_of_c if letter == "C" else 1


def _buy(game: Game, table: Table, letter: str) -> None:
    """A book with a coin beneath, else the first; onto the next free space, whatever its letter (MOM-N9)."""
    automa = game.automa
    place = book_place(game, table, letter)
    automa.books += 1
    if place in BOOK_PLACES:
        automa.coins += 1
        table.tell(
            "book-with-coin",
            "MOM-N8",
            "MOM-N9",
            letter=letter,
            number=int(place),
            at=automa.books,
            total=automa.coins,
        )
        game.moved("now-book-with-coin", letter=letter, number=int(place), at=automa.books)
        del game.facts.books.known[letter]  # that book is gone: nothing to offer
        game.facts.books.doubt([letter])
    else:
        table.tell("book-first", "MOM-N8", "MOM-N9", letter=letter, at=automa.books)
        game.moved("now-book-first", letter=letter, at=automa.books)
