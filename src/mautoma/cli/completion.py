"""What Tab offers in the shell: games, and of the game that is typed its modes, levels, bots and editions."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED

Complete = Callable[[click.Context, click.Parameter, str], list[str]]


def _of_games(names: Callable[[str], Iterable[str]]) -> Complete:
    """Of the game on the line; before there is one, of all."""

    def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
        typed = [context.params.get("game"), *context.args]
        chosen = [game for game in games.GAMES if game in typed] or games.GAMES
        found = dict.fromkeys(name for game in chosen for name in names(game))
        return [name for name in found if name.startswith(begun)]

    return complete


def _levels(game: str) -> Iterable[str]:
    for mode in games.find_game(game).modes.values():
        for setting in mode().settings:
            if setting.name == "level":
                yield from setting.values


def _editions(game: str) -> Iterable[str]:
    from mautoma.shelf import open_shelf
    from mautoma.shelf.library import bundled_names, can_be_blank

    printed = [PRINTED] if can_be_blank(game) else []
    try:
        return [*open_shelf().editions.names(game), *printed]
    except Problem:
        return [*bundled_names(game), *printed]


def _games(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:
    return [game for game in games.GAMES if game.startswith(begun)]


OFFERS: dict[str, Complete] = {
    "game": _games,
    "mode": _of_games(lambda game: games.find_game(game).modes),
    "level": _of_games(_levels),
    "bot": _of_games(games.find_bots),
    "edition": _of_games(_editions),
}
