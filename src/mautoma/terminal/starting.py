"""How a game at the terminal begins: a new one, or one from the shelf or a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Mode
from mautoma.kernel.session import Session
from mautoma.shelf import Saved, Shelf, open_shelf
from mautoma.shelf.sessions import open_transcript
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import read_transcript
from mautoma.terminal.game import TerminalGame
from mautoma.terminal.voice import Voice, words_for

STAND_IN = "stand-in"
"""The mode in which the program also plays the table."""


def find_mode(game: str, name: str | None, stand_in: bool = False) -> Mode[Any]:
    """The mode of that name; without a name the game's first."""
    if stand_in:
        if STAND_IN not in games.find_game(game).modes() or name not in (None, STAND_IN):
            raise Problem("no-stand-in", game=game)
        name = STAND_IN
    return games.find_mode(game, name) if name else next(iter(games.find_game(game).modes().values()))


def choose(level: str | None, settings: tuple[str, ...]) -> dict[str, str]:
    """The options of a new game, as given on the command line."""
    options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Problem("bad-setting", text=setting)
        options[name.strip()] = value.strip()
    return options if level is None else {**options, "level": level}


def _shelf(env: Environment) -> Shelf:
    return open_shelf() if env.shelf is None else Shelf(env.shelf)


def play_new(session: Session, env: Environment) -> None:
    TerminalGame(session, words_for(env, session.mode.game), env, _shelf(env)).play()


def resume(which: str | None, env: Environment) -> None:
    """Goes on with the last game, one of the list by number or id, or one from a file."""
    shelf = _shelf(env)
    if which is not None and Path(which).is_file():
        transcript = read_transcript(Path(which))
        session = open_transcript(transcript)
        say = words_for(env, session.mode.game)
        if transcript.cut_off:
            env.say(say.text("resumed-cut-off", {"number": session.number}))
        TerminalGame(session, say, env, shelf, shelf.add(session)).play()
        return
    id = _find_saved(which, shelf.list()).id
    session, revision = shelf.load(id)
    TerminalGame(session, words_for(env, session.mode.game), env, shelf, id, revision).play()


def _find_saved(which: str | None, saves: list[Saved]) -> Saved:
    if which is None:
        going_on = [saved for saved in saves if saved.outcome is None]
        if not going_on:
            raise Problem("nothing-to-resume")
        return going_on[0]
    if which.isdecimal() and 1 <= int(which) <= len(saves):
        return saves[int(which) - 1]
    found = [saved for saved in saves if saved.id.startswith(which)]
    if len(found) != 1:
        raise Problem("unknown-save")
    return found[0]


def list_saved(env: Environment) -> None:
    for number, saved in enumerate(_shelf(env).list(), 1):
        say = words_for(env, saved.header.game)
        level = saved.header.options.get("level")
        parts = [
            say.title(saved.header.game),
            say.word("mode", saved.header.mode),
            *([say.word("level", level)] if level else []),
            say.say(saved.summary),
            *([say.text("saved-over")] if saved.outcome else []),
            _ago(env.clock() - saved.changed, say),
        ]
        env.say(f"{number}) {', '.join(parts)} [{saved.id[:8]}]")


def _ago(seconds: float, say: Voice) -> str:
    minutes = max(0, int(seconds // 60))
    if minutes < 60:
        return say.text("ago-minutes", {"number": minutes})
    if minutes < 48 * 60:
        return say.text("ago-hours", {"number": minutes // 60})
    return say.text("ago-days", {"number": minutes // (24 * 60)})
