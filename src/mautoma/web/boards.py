"""Whether an edition has the board that lies on the table, before a game there begins."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode, is_at_a_real_table
from mautoma.shelf.library import HOUSE, Library


def has_invented_board(library: Library, mode: Mode[Any], edition: str) -> bool:
    """Where that matters: at a real table."""
    name = edition if edition in library.names(mode.game) else HOUSE
    return is_at_a_real_table(mode) and _is_invented(library, mode.game, name)


def _is_invented(library: Library, game: str, name: str) -> bool:
    invented = games.find_game(game).box().invented
    if invented is None:
        return False
    with suppress(Problem):
        return invented(library.find(game, name))
    return False
