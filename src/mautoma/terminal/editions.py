"""A person's own editions: made from a template, checked, added, listed."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from mautoma import games
from mautoma.kernel.mode import Edition
from mautoma.shelf.editions import HOUSE, BadEdition, edition_names, home, load_edition
from mautoma.terminal.environment import Environment

NAME_FILE = "edition.toml"
"""Says which game an edition is for."""


def new_edition(game: str, folder: Path, env: Environment) -> None:
    files = games.find_game(game).editions().template()
    if not files:
        raise BadEdition("no-template", game=game)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadEdition("folder-in-use", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in {NAME_FILE: f'game = "{game}"\n', **files}.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadEdition("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None
    env.show(_text(env, "edition-made", folder=str(folder), files=", ".join(sorted({NAME_FILE, *files}))))


def check_edition(folder: Path, game: str | None, env: Environment) -> None:
    """Says all that is wrong, one line each."""
    game = game or game_of(folder)
    try:
        edition = load(game, folder)
    except BadEdition as bad:
        faults = getattr(bad.__cause__, "faults", ())
        if len(faults) <= 1:
            raise
        for fault in faults:
            env.complain(fault)
        raise BadEdition("edition-faults", name=folder.name, number=len(faults)) from None
    env.show(_text(env, "edition-good", name=edition.name, game=game, hash=edition.hash))


def add_edition(folder: Path, game: str | None, name: str | None, replace: bool, env: Environment) -> None:
    game = game or game_of(folder)
    load(game, folder)
    name = name or folder.resolve().name
    if name == HOUSE or name != Path(name).name or name.startswith("."):
        raise BadEdition("edition-name", name=name)
    target = home() / "editions" / game / name
    if target.exists():
        if not replace:
            raise BadEdition("edition-there", name=name)
        shutil.rmtree(target)
    target.mkdir(parents=True)
    for file in folder.glob("*.toml"):
        shutil.copyfile(file, target / file.name)
    env.show(_text(env, "edition-added", name=name, game=game))


def list_editions(game: str | None, env: Environment) -> None:
    for name in [game] if game else games.GAMES:
        games.find_game(name).modes()
        env.show(f"{name}: {', '.join(edition_names(name))}")


def load(game: str, folder: Path) -> Edition:
    return load_edition(game, folder)


def game_of(folder: Path) -> str:
    """The game the folder says it is for, else the only one whose files it has."""
    if not folder.is_dir():
        raise BadEdition("no-folder", folder=str(folder))
    try:
        said = tomllib.loads((folder / NAME_FILE).read_text(encoding="utf-8")).get("game")
    except FileNotFoundError:
        said = None
    except (OSError, ValueError) as error:
        raise BadEdition("bad-edition", name=folder.name, fault=f"{NAME_FILE}: {error}") from None
    if isinstance(said, str):
        games.find_game(said).modes()
        return said
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
