"""Beginning a game with what the command line names: mode, options, edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED, Mode
from mautoma.kernel.session import Session
from mautoma.shelf.library import library_for
from mautoma.shelf.sessions import begin_game

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment

STAND_IN = "stand-in"
"""The mode in which the program also plays the table."""


def begin(
    env: Environment,
    game: str,
    mode: str | None,
    level: str | None,
    edition: str,
    settings: tuple[str, ...],
    seed: int | None,
    stand_in: bool = False,
) -> Session:
    found = find_mode(game, mode, stand_in)
    edition, options = _begin_with(env, found, edition, read_options(level, settings))
    editions = library_for(game, edition, shelf=env.open_shelf)
    return begin_game(game, found.name, edition, env.seed() if seed is None else seed, options, editions)


def _begin_with(
    env: Environment, mode: Mode[Any], edition: str, options: dict[str, str]
) -> tuple[str, dict[str, str]]:
    """The author's printed cards are an edition of the owner's; no file is opened for any other."""
    if edition != PRINTED:
        return edition, options
    from mautoma.shelf.printed import begin_with

    return begin_with(
        env.open_shelf().editions, mode, edition, options, env.voice().in_every_language("own-edition")
    )


def find_mode(game: str, name: str | None, stand_in: bool = False) -> Mode[Any]:
    """The mode of that name; without a name the game's first."""
    if stand_in:
        if STAND_IN not in games.find_game(game).modes or name not in (None, STAND_IN):
            raise Problem("no-stand-in", game=game)
        name = STAND_IN
    return games.find_mode(game, name or next(iter(games.find_game(game).modes)))


def mode_of_bots(game: str, name: str | None) -> str | None:
    """Without a name, the stand-in table if the game has one: a bot does not see a real table."""
    return STAND_IN if name is None and STAND_IN in games.find_game(game).modes else name


def read_options(level: str | None, settings: tuple[str, ...]) -> dict[str, str]:
    """The options of a new game, as given on the command line."""
    options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Problem("bad-setting", text=setting)
        options[name.strip()] = value.strip()
    return options if level is None else {**options, "level": level}


def begin_todays(env: Environment, game: str, chosen: bool) -> Session:
    """The game of the day; nothing about it can be chosen."""
    from mautoma.shelf.daily import begin_daily, today

    if chosen:
        raise Problem("daily-is-fixed")
    return begin_daily(game, today(env.clock()), env.open_shelf().editions)
