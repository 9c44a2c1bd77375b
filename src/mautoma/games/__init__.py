"""The games on the shelf. A game is a package in this folder; none knows another.

A game's package offers `modes()`: its modes by name, and `view()`: how it shows itself. It may
offer `bots()`: players by name, each made from a seed; `template()`: the commented files of an
edition to fill in; `editor()`: a way to draw its board; `sample()`: the transcript of a game
worth watching. What it offers is a function of the package, or of the package's module of the same
name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from mautoma.kernel.message import Problem

if TYPE_CHECKING:  # so that a game starts without what only a page or a terminal needs
    from mautoma.kernel.editor import Editor
    from mautoma.kernel.script import Mode
    from mautoma.kernel.table import Policy
    from mautoma.kernel.view import View

T = TypeVar("T")


class UnknownGame(Problem):
    """No such game, or no such mode of it."""


@cache
def game_names() -> tuple[str, ...]:
    from pkgutil import iter_modules

    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def modes(game: str) -> dict[str, Mode[Any]]:
    none: dict[str, Mode[Any]] = {}
    return _offered(game, "modes", none)


def mode(game: str, name: str) -> Mode[Any]:
    found = modes(game)
    if name not in found:
        raise UnknownGame("unknown-mode", mode_name=name, names=list(found))
    return found[name]


def view(game: str) -> View[Any]:
    found: View[Any] | None = _offered(game, "view", None)
    assert found is not None, f"{game} has no view"
    return found


def bots(game: str) -> dict[str, Callable[[int], Policy]]:
    return _offered(game, "bots", {})


def template(game: str) -> dict[str, str]:
    return _offered(game, "template", {})


def editor(game: str) -> Editor | None:
    """Where a person draws what their own copy of the game looks like, if the game has such a thing."""
    found: Editor | None = _offered(game, "editor", None)
    return found


def sample(game: str) -> str:
    return _offered(game, "sample", "")


def _offered(game: str, name: str, otherwise: T) -> T:
    package = _package(game)
    found = getattr(package, name, None)
    if found is None and _has_module(package, name):
        found = import_module(f"{package.__name__}.{name}")
    if isinstance(found, ModuleType):
        found = getattr(found, name)
    offered: T = otherwise if found is None else found()
    return offered


def _has_module(package: Any, name: str) -> bool:
    from importlib.util import find_spec

    return hasattr(package, "__path__") and find_spec(f"{package.__name__}.{name}") is not None


def _package(game: str) -> Any:
    if game not in game_names():
        raise UnknownGame("unknown-game", name=game, names=list(game_names()))
    return import_module(f"mautoma.games.{game}")
