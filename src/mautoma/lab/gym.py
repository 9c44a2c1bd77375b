"""Games as Gymnasium environments: importing this registers all that the games offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium

from mautoma.games import GAMES
from mautoma.shelf.library import library_for


def _make(game: str, environment: Callable[..., Any], edition: str = "house", **arguments: Any) -> Any:
    return environment(library_for(game, edition).find(game, edition), **arguments)


for game in GAMES.values():
    for name, environment in game.players().environments.items():
        gymnasium.register(name, entry_point=partial(_make, game.name, environment))
