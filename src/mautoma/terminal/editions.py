"""A person's own editions: made from a template, checked, added, listed."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path

from mautoma import games
from mautoma.kernel.message import Msg
from mautoma.kernel.mode import missing
from mautoma.shelf import editions
from mautoma.shelf.editions import BadEdition, EditionTaken, bad_edition, edition_names, load_edition
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import reason

NAME_FILE = "edition.toml"
"""Says which game an edition is for."""


def new_edition(game: str, folder: Path, env: Environment) -> None:
    files = games.find_game(game).editions().template()
    if not files:
        raise BadEdition("no-template", game=game)
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadEdition("folder-in-use", folder=str(folder))
        editions.write_files(folder, {NAME_FILE: f'game = "{game}"\n', **files})
    except OSError as error:
        raise BadEdition("file-unwritable", file=str(folder), reason=reason(error)) from None
    env.show(_text(env, "edition-made", folder=str(folder), files=", ".join(sorted({NAME_FILE, *files}))))


def check_edition(folder: Path, game: str | None, env: Environment) -> None:
    game = game or game_of(folder)
    edition = load_edition(game, folder)
    lacking = missing(edition)
    known = {"name": edition.name, "game": game, "hash": edition.hash}
    if lacking:
        env.show(
            env.voice().problem(Msg("edition-open", known | {"faults": "\n".join(lacking)}), games.GAMES)
        )
    else:
        env.show(_text(env, "edition-good", **known))


def add_edition(folder: Path, game: str | None, name: str | None, replace: bool, env: Environment) -> None:
    game = game or game_of(folder)
    load_edition(game, folder)
    try:
        name = editions.add_edition(game, name or folder.resolve().name, editions.read_files(folder), replace)
    except EditionTaken as taken:
        raise BadEdition("edition-there", **taken.message.data) from None
    env.show(_text(env, "edition-added", name=name, game=game, quoted=shlex.quote(name)))


def list_editions(game: str | None, env: Environment) -> None:
    for name in [game] if game else games.GAMES:
        games.find_game(name)
        env.show(f"{name}: {', '.join(edition_names(name))}")


def game_of(folder: Path) -> str:
    """The game the folder says it is for, else the only one whose files it has."""
    try:
        if not folder.is_dir():
            raise BadEdition("no-folder", folder=str(folder))
        said = tomllib.loads((folder / NAME_FILE).read_text(encoding="utf-8")).get("game")
    except FileNotFoundError:
        said = None
    except OSError as error:
        raise BadEdition("file-unreadable", file=str(folder), reason=reason(error)) from None
    except ValueError as error:
        raise bad_edition(folder.name, f"{NAME_FILE}: {error}") from None
    except RecursionError:
        raise bad_edition(folder.name, f"{NAME_FILE}: nested too deeply") from None
    if isinstance(said, str):
        return games.find_game(said).name
    there = {path.name for path in folder.iterdir()}
    fitting = [
        game.name
        for game in games.GAMES.values()
        if (files := game.editions().template()) and there >= set(files)
    ]
    if len(fitting) != 1:
        raise BadEdition("edition-of-what", folder=str(folder))
    return fitting[0]


def _text(env: Environment, key: str, **data: str) -> str:
    return env.voice().text(key, data)
