"""Whether an edition has the board that lies on the table, before a game there begins."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode, is_on_a_table
from mautoma.shelf.editions import HOUSE, edition_names, find_edition
from mautoma.web.content import Content


def mark_invented(mode: Mode[Any], editions: list[Content]) -> list[Content]:
    """The editions on offer, each with whether its board is invented: where that matters, at a real table."""
    known = edition_names(mode.game)
    for edition in editions:
        name = edition["name"] if edition["name"] in known else HOUSE
        edition["invented"] = _at_a_real_table(mode) and _is_invented(mode.game, name)
    return editions


def first_choice(editions: list[Content]) -> str:
    """The first with a board of one's own, if there is one."""
    own = [each["name"] for each in editions if not each["invented"] and not each["unfinished"]]
    return own[0] if own else HOUSE


def _at_a_real_table(mode: Mode[Any]) -> bool:
    return is_on_a_table(mode) and bool(mode.orders)


def _is_invented(game: str, name: str) -> bool:
    invented = games.find_game(game).invented
    if invented is None:
        return False
    with suppress(Problem):
        return invented(find_edition(game, name))
    return False
