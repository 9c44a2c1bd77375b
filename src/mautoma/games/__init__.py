"""The games on the shelf. A game is a package in this folder; none knows another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mautoma.games import foodchain, mombasa, revive
from mautoma.kernel.message import Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mautoma.kernel.game import Bot, Game
    from mautoma.kernel.mode import Mode

GAMES: dict[str, Game] = {game.name: game for game in (foodchain.GAME, mombasa.GAME, revive.GAME)}


class UnknownGame(Problem):
    """No such game, or no such mode of it."""


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=name, names=list(GAMES))
    return GAMES[name]


def find_mode(game: str, name: str) -> Mode[Any]:
    modes = find_game(game).modes
    if name not in modes:
        raise UnknownGame("unknown-mode", mode_name=name, names=list(modes))
    return modes[name]()


def find_bots(game: str) -> Mapping[str, Bot]:
    """By name: the game's own, or those that need to know nothing of it."""
    from mautoma.games.kit.bots import FREE

    return find_game(game).players().bots or FREE
