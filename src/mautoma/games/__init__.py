"""The games on the shelf. A game is a package in this folder; none knows another.

A game's package offers `modes()`: its modes by name, and `view()`: how it shows itself.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from mautoma.kernel.message import Problem
from mautoma.kernel.script import Mode
from mautoma.kernel.view import View


class UnknownGame(Problem):
    """No such game, or no such mode of it."""


@cache
def game_names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def modes(game: str) -> dict[str, Mode[Any]]:
    found: dict[str, Mode[Any]] = _package(game).modes()
    return found


def mode(game: str, name: str) -> Mode[Any]:
    found = modes(game)
    if name not in found:
        raise UnknownGame("unknown-mode", mode_name=name, names=list(found))
    return found[name]


def view(game: str) -> View[Any]:
    found: View[Any] = _package(game).view()
    return found


def _package(game: str) -> Any:
    if game not in game_names():
        raise UnknownGame("unknown-game", name=game, names=list(game_names()))
    return import_module(f"mautoma.games.{game}")
