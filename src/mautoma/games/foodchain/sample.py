"""A game worth watching: one played at the table, from the first tile to the second break of the bank."""

from __future__ import annotations

from mautoma.games.foodchain.folder import DATA


def sample() -> str:
    return (DATA / "sample-table.transcript").read_text(encoding="utf-8")
