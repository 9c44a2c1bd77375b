"""The sample game of each game: as text, and in play."""

from __future__ import annotations

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.shelf.sessions import begin_game


def sample_of(game: str) -> str:
    path = games.find_game(game).sample
    assert path is not None
    return path.read_text(encoding="utf-8")


def sample_until(game: str, key: str, nth: int = 1) -> Session:
    """The sample game as far as the nth question of this key."""
    recorded = read(sample_of(game))
    header = recorded.header
    session = begin_game(game, header.mode, header.edition, header.seed, header.options)
    answers, asked = iter(recorded.answers), 0
    while True:
        assert session.question is not None, f"{key} is asked {asked} times only"
        asked += session.question.key == key
        if asked == nth:
            return session
        session.answer(next(answers))
