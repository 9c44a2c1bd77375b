"""Which games offer what. A small game needs few of these, and is tested for those it has."""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games import GAMES
from mautoma.kernel.game import Game
from mautoma.messages.rulebook import rule_ids


def games_with(offer: Callable[[Game], object]) -> list[str]:
    return [name for name, game in GAMES.items() if offer(game)]


AT_A_TABLE = games_with(lambda game: "table" in game.modes)
WITH_DATA = games_with(lambda game: game.box().data)
WITH_GALLERY = games_with(lambda game: game.gallery)
WITH_RULEBOOK = games_with(lambda game: rule_ids(game.name))
WITH_SAMPLE = games_with(lambda game: game.sample)
