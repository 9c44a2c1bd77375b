"""The books beside the board: which one comes first, and whether a coin is under it.

They're filled up between rounds only: a letter that has no coin gets none, and one that is gone stays away.
"""

from __future__ import annotations

from mautoma.games.mombasa.names import LETTERS, NONE
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import msg
from mautoma.kernel.question import Confirm, Option, Pick
from mautoma.kernel.table import Table

NO_COIN = "no_coin"
BOOK_PLACES = ("1", "2", "3", "4")


def book_place(game: Mombasa, table: Table, letter: str) -> str:
    """The first book of a letter with a coin beneath; or that none has one, or that none is left (MOM-N8)."""
    books, left = game.facts.books, game.facts.books_left

    def ask(before: str | None) -> str:
        question = Pick(
            key="book-coin",
            choices=[NO_COIN, *BOOK_PLACES, NONE],
            describe=book_option,
            data={"letter": letter},
            rules=("MOM-N8",),
            default=before,
            remembered=True,
        )
        place = table.ask(question)
        left[letter] = max(left[letter], int(place != NONE))
        return place

    if game.round == 1 and not books.is_sure(letter):  # coins come beneath the books that a round leaves over
        books.learn(letter, NO_COIN)
    if books.is_sure(letter) and books.known[letter] == NO_COIN and not left[letter]:
        _learn_whether_left(game, table, letter)
    return books.recall(letter, ask)


def _learn_whether_left(game: Mombasa, table: Table, letter: str) -> None:
    """A letter without coins may have run out since it was seen (MOM-N8)."""
    if table.ask(Confirm(key="book-left", data={"letter": letter}, rules=("MOM-N8",), default=True)):
        game.facts.books_left[letter] = 1
    else:
        game.facts.books.learn(letter, NONE)


def all_books() -> dict[str, int]:
    """By letter, at the beginning of a round."""
    return dict.fromkeys(LETTERS, len(BOOK_PLACES))


def book_taken(game: Mombasa, letter: str) -> None:
    """At least so many are left: one less."""
    game.facts.books_left[letter] = max(0, game.facts.books_left[letter] - 1)


def book_option(value: str) -> Option:
    if value in BOOK_PLACES:
        return Option(value, msg("option-book-place", number=int(value)))
    return Option(value, msg(f"option-book-{value}".replace("_", "-")))
