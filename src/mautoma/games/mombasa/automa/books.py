"""Bookkeeping and book points: MOM-N7 to MOM-N9, past the end MOM-N11."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from mautoma.games.mombasa.names import LETTERS, NONE
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.books import BOOK_PLACES, book_place, book_taken
from mautoma.games.mombasa.table.facts.own_tracks import last_space
from mautoma.kernel.table import Table

PAST_THE_END = 2
"""Pounds for each step or point past the end of a track (MOM-N11)."""


def move_jar(game: Mombasa, table: Table) -> None:
    """To the last book on its board, whatever the requirements; no reward from that book (MOM-N7)."""
    automa = game.automa
    if automa.jar < automa.books:
        automa.jar = automa.books
        table.order("ink-jar", "MOM-N7", at=automa.jar)
    else:
        table.tell("ink-jar-stays", "MOM-N7", at=automa.jar)


def gain_books(game: Mombasa, table: Table, points: int) -> None:
    """Spends book points at once (MOM-N8)."""
    automa, end = game.automa, last_space(game, table, "books")
    if automa.jar >= end:
        automa.coins += PAST_THE_END * points
        table.order(
            "book-points-sold", "MOM-N11", points=points, coins=PAST_THE_END * points, total=automa.coins
        )
        return
    table.tell("book-points", "MOM-N8", points=points)
    wanted = letters_wanted(points)
    while points and automa.books < end:
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


def _available(game: Mombasa, table: Table, letter: str, points: int) -> str | None:
    """The letter itself; if none of it is left, the next of A, B, C (our ruling in MOM-N8)."""
    for candidate in (letter, *(other for other in LETTERS if other != letter)):
        if _price(game, candidate) <= points and book_place(game, table, candidate) != NONE:
            return candidate
    return None


def _price(game: Mombasa, letter: str) -> int:
    return game.edition.board.price_of_c if letter == "C" else 1


def _buy(game: Mombasa, table: Table, letter: str) -> None:
    """A book with a coin beneath, else the first; onto the next free space, whatever its letter (MOM-N9)."""
    automa = game.automa
    place = book_place(game, table, letter)
    book_taken(game, letter)
    automa.books += 1
    if place in BOOK_PLACES:
        automa.coins += 1
        table.order(
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
        table.order("book-first", "MOM-N8", "MOM-N9", letter=letter, at=automa.books)
        game.moved("now-book-first", letter=letter, at=automa.books)
