"""Facts of the table: asked when a rule needs them, remembered until something could have changed them.

What the human can change is doubted after each of the human's actions, and then asked again with the
last report offered. An impossible report is questioned once; the person may insist.
"""

from __future__ import annotations

from typing import Any

from mautoma.games.mombasa.facts.books import NO_COIN
from mautoma.games.mombasa.facts.markers import spaces
from mautoma.games.mombasa.names import GOODS
from mautoma.games.mombasa.state import Game
from mautoma.kernel.facts import Memory


def after_human_action(game: Game) -> None:
    """Everything the human may have touched. Where no book has a coin none gets one; full maps stay full."""
    facts, game.pointed = game.facts, ""
    touched: list[Memory[Any]] = [facts.steps, facts.values, facts.richest, facts.goods, facts.display]
    for memory in (*touched, facts.owners, facts.bases, facts.columns):
        memory.doubt(list(memory.known))
    facts.books.doubt([letter for letter, place in facts.books.known.items() if place != NO_COIN])
    full = facts.areas.is_sure("free") and facts.areas.known["free"] == [0]
    facts.areas.doubt([name for name in facts.areas.known if name != "free" or not full])
    facts.areas_left.doubt([name for name, left in facts.areas_left.known.items() if name != "free" or left])


def new_round(game: Game) -> None:
    """The display and the books are filled up; all markers are back (MOM-R3)."""
    facts, game.pointed = game.facts, ""
    facts.display = Memory()
    facts.books = Memory()
    facts.goods.doubt(GOODS)
    for space in spaces(game):
        facts.free.learn(space, True)
