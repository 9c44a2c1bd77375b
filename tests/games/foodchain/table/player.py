"""A session of a player with the box."""

from __future__ import annotations

from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.session import Session, new_session


def table_session(seed: int = 1, **options: str) -> Session:
    return new_session(AtTable(), house(), seed, "test", options)
