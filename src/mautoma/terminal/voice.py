"""The words of the terminal and of the game it shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mautoma.kernel.message import Json, Msg, Problem
from mautoma.messages import MissingMessage, Words
from mautoma.terminal.environment import Environment


class Voice(Words):
    """A text that is missing must not end a game: its key is shown instead."""

    def text(
        self, key: str, data: Mapping[str, Json | Msg] | None = None, attribute: str | None = None
    ) -> str:
        try:
            return super().text(key, data, attribute)
        except MissingMessage:
            return key

    def title(self, game: str) -> str:
        return self.text("game-title") if self.has("game-title") else self.word("game", game)


@cache
def _voice(language: str, game: str | None) -> Voice:
    return Voice(language, game, "terminal")


def words_for(env: Environment, game: str | None = None) -> Voice:
    return _voice(env.language, game)


def in_words(problem: Problem, env: Environment) -> str:
    """What is wrong, in the words of whoever has them: the program, or one of its games."""
    from mautoma import games

    for game in (None, *games.GAMES):
        if words_for(env, game).has(problem.message.key):
            return words_for(env, game).say(problem.message)
    return str(problem)
