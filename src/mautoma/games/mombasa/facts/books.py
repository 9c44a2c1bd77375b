"""The books beside the board: which one comes first, and whether a coin lies beneath."""

from __future__ import annotations

from mautoma.games.mombasa.names import NONE
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

NO_COIN = "no_coin"
BOOK_PLACES = ("1", "2", "3", "4")


def book_place(game: Game, table: Table, letter: str) -> str:
    """The first book of a letter with a coin beneath; or that none has one, or that none is left (MOM-N8)."""

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
        return table.ask(question)

    if game.round == 1:  # coins come beneath the books that a round leaves over
        return NO_COIN
    return game.facts.books.recall(letter, ask)


def book_option(value: str) -> Option:
    if value in BOOK_PLACES:
        return Option(value, msg("option-book-place", number=int(value)))
    return Option(value, msg(f"option-book-{value}".replace("_", "-")))
