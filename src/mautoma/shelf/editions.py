"""Editions by name: the house edition of each game, and the ones a person has added."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_data_path

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Edition

HOUSE = "house"


class UnknownEdition(Problem):
    """No edition of this name has been added for the game."""


class BadEdition(Problem):
    """An edition that cannot be played; the message names file, entry and field."""


def home() -> Path:
    """Where saved games and added editions live; MAUTOMA_HOME moves it."""
    moved = os.environ.get("MAUTOMA_HOME")
    return Path(moved) if moved else user_data_path("mautoma", appauthor=False)


def edition_names(game: str) -> list[str]:
    folder = home() / "editions" / game
    added = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    return [HOUSE, *added]


def find_edition(game: str, name: str) -> Edition:
    if name == HOUSE:
        return games.find_game(game).editions().house()
    return load_edition(game, _folder(game, name))


def _folder(game: str, name: str) -> Path:
    if name not in edition_names(game):
        raise UnknownEdition("unknown-edition", name=name, names=edition_names(game))
    return home() / "editions" / game / name


def edition_files(game: str, name: str) -> dict[str, str]:
    """The texts of an edition, to make another out of them; of the house edition those to fill in."""
    if name == HOUSE:
        return dict(games.find_game(game).editions().template())
    files = sorted(_folder(game, name).glob("*.toml"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def save_edition(game: str, name: str, files: Mapping[str, str]) -> None:
    """A new edition out of texts; it must be playable, and an edition that is there is never changed."""
    if not re.fullmatch("[a-z0-9][a-z0-9-]{0,39}", name):
        raise BadEdition("edition-letters", name=name)
    if name in edition_names(game):
        raise BadEdition("edition-taken", name=name)
    home().mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=home()) as made:
        folder = Path(made) / name
        folder.mkdir()
        for file, text in files.items():
            (folder / file).write_text(text, encoding="utf-8")
        load_edition(game, folder)
        target = home() / "editions" / game
        target.mkdir(parents=True, exist_ok=True)
        folder.rename(target / name)


def load_edition(game: str, folder: Path) -> Edition:
    try:
        return games.find_game(game).editions().load(folder)
    except ValueError as error:
        raise BadEdition("bad-edition", name=folder.name, fault=str(error)) from error
