"""How an action is done, by the half of the priority side that counts (MOM-A5): what is not entered yet of a
printed card is asked when an action first needs it. None: the card does not show it."""

from __future__ import annotations

from typing import Any, cast

from mautoma.games.mombasa.edition import CardPriority, ExplorePriority, Half, TrackPriority
from mautoma.games.mombasa.names import Priority
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.new_card import half_name
from mautoma.games.mombasa.table.new_card.priorities import enter_priority
from mautoma.kernel.table import Table


def card_priority(game: Mombasa, table: Table, half: Half) -> CardPriority | None:
    return half.card if half.card is not None else cast(Any, _learned(game, table, "card"))


def track_priority(game: Mombasa, table: Table, half: Half) -> TrackPriority | None:
    return half.track if half.track is not None else cast(Any, _learned(game, table, "track"))


def explore_priority(game: Mombasa, table: Table, half: Half) -> ExplorePriority | None:
    return half.explore if half.explore is not None else cast(Any, _learned(game, table, "explore"))


def book_points(game: Mombasa, table: Table, half: Half) -> int | None:
    return half.books if half.books is not None else cast(Any, _learned(game, table, "books"))


def diamond_steps(game: Mombasa, table: Table, half: Half) -> int | None:
    return half.diamonds if half.diamonds is not None else cast(Any, _learned(game, table, "diamonds"))


def _learned(game: Mombasa, table: Table, priority: Priority) -> object:
    """What the printed card on top says; None if it does not say it."""
    name = game.deck.says_how
    if not game.printed_deck or not name:
        return None
    if not game.half(name).knows(priority):
        enter_priority(game, table, name, half_name(game), priority)
    return getattr(game.half(name), priority)
