"""What a new game is made of, as the command line names it: mode, options, bot."""

from __future__ import annotations

from typing import Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode

STAND_IN = "stand-in"
"""The mode in which the program also plays the table."""


def find_mode(game: str, name: str | None, stand_in: bool = False) -> Mode[Any]:
    """The mode of that name; without a name the game's first."""
    if stand_in:
        if STAND_IN not in games.find_game(game).modes() or name not in (None, STAND_IN):
            raise Problem("no-stand-in", game=game)
        name = STAND_IN
    return games.find_mode(game, name) if name else next(iter(games.find_game(game).modes().values()))


def mode_of_bots(game: str, name: str | None) -> str | None:
    """Without a name, the stand-in table if the game has one: a bot does not see a real table."""
    return STAND_IN if name is None and STAND_IN in games.find_game(game).modes() else name


def read_options(level: str | None, settings: tuple[str, ...]) -> dict[str, str]:
    """The options of a new game, as given on the command line."""
    options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Problem("bad-setting", text=setting)
        options[name.strip()] = value.strip()
    return options if level is None else {**options, "level": level}
