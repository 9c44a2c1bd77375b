"""A game that has not begun its first round says so, instead of speaking of round 0."""

from __future__ import annotations

import re

import pytest

from mautoma.games import GAMES
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import begin_game

MODES = [(name, mode) for name, game in GAMES.items() for mode in game.modes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_no_summary_speaks_of_round_0(game: str, mode: str, language: str) -> None:
    session = begin_game(game, mode, "house", 1, {})
    summary = words(language, game).say(session.mode.summary(session.state))
    assert re.search(r"\b(Round|Turn|Turno) 0\b", summary) is None
    assert summary
