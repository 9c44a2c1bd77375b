"""The sample game of each game, as text."""

from __future__ import annotations

from mautoma import games


def sample_of(game: str) -> str:
    path = games.find_game(game).sample
    assert path is not None
    return path.read_text(encoding="utf-8")
