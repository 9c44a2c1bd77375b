"""Facts of the table: asked when a rule needs them, remembered until something could have changed them.

What the human can change is doubted after each of the human's actions, and then asked again with the
last report offered. An impossible report is questioned once; the person may insist.
"""

from __future__ import annotations

from typing import Any

from mautoma.games.mombasa.names import GOODS, LETTERS
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.books import BOOK_PLACES, all_books
from mautoma.games.mombasa.table.facts.markers import spaces
from mautoma.kernel.facts import Memory


def after_human_action(game: Mombasa) -> None:
    """Everything the human may have touched. What is not in the display or among the books stays away, where
    no book has a coin none gets one, and a full map stays full."""
    facts, game.pointed = game.facts, ""
    touched: list[Memory[Any]] = [facts.steps, facts.values, facts.richest, facts.goods, facts.free]
    for memory in (*touched, facts.owners, facts.bases, facts.columns):
        memory.doubt(list(memory.known))
    facts.display.doubt([looked_for for looked_for, places in facts.display.known.items() if places])
    facts.books.doubt([letter for letter, place in facts.books.known.items() if place in BOOK_PLACES])
    facts.books_left = dict.fromkeys(LETTERS, 0)
    full = facts.areas.is_sure("free") and facts.areas.known["free"] == [0]
    facts.areas.doubt([name for name in facts.areas.known if name != "free" or not full])
    facts.areas_left.doubt([name for name, left in facts.areas_left.known.items() if name != "free" or left])


def new_round(game: Mombasa) -> None:
    """The display and the books are filled up; all markers are back (MOM-R3)."""
    facts, game.pointed = game.facts, ""
    facts.display, facts.gone = Memory(), []
    facts.books, facts.books_left = Memory(), all_books()
    facts.goods.doubt(GOODS)
    for space in spaces(game):
        facts.free.learn(space, True)
