"""Phrases made of others."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa.edition import Board
from mautoma.kernel.message import Msg, msg


def all_of(parts: Sequence[Msg]) -> Msg:
    """ "a, b and c"."""
    words = parts[-1]
    for position, part in enumerate(reversed(parts[:-1])):
        words = msg("all-comma" if position else "all-and", first=part, rest=words)
    return words


def area_words(board: Board, number: int) -> int | Msg:
    """Its number, and what the owner calls it."""
    area = board.area(number)
    return msg("area-named", area=number, name=area.name) if area and area.name else number
