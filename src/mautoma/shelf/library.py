"""The editions that come with the program, by name: the house edition first. They need no shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mautoma import games
from mautoma.games.kit.files import MOST_CHARACTERS
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.message import Msg, Problem, lines
from mautoma.kernel.mode import Edition

if TYPE_CHECKING:
    from mautoma.shelf import Shelf

HOUSE = "house"
MOST_FAULTS = 100
"""That are told at once."""


class UnknownEdition(Problem):
    """No edition of this name has been added for the game."""


class BadEdition(Problem):
    """An edition that cannot be played or kept."""


class Library:
    """Editions to play with. A shelf's own has those that a person has added, too."""

    def names(self, game: str) -> list[str]:
        return bundled_names(game)

    def find(self, game: str, name: str, hash_: str = "") -> Edition:
        """As it is now; for a game that was begun with it, as it was then."""
        if name == HOUSE:
            return games.find_game(game).box().editions.house()
        return _bundled(game, self._folder(game, name))

    def files(self, game: str, name: str) -> dict[str, str]:
        """The texts of an edition, to make another out of them; of the house edition those to fill in."""
        if name == HOUSE:
            return dict(games.find_game(game).box().editions.template())
        return read_files(self._folder(game, name))

    def _folder(self, game: str, name: str) -> Path:
        bundled = games.find_game(game).bundled
        if name not in bundled:
            raise UnknownEdition("unknown-edition", name=name, names=self.names(game))
        return bundled[name]


BUNDLED = Library()


def library_for(
    game: str, edition: str, hash_: str = "", shelf: Callable[[], Shelf] | None = None
) -> Library:
    """One that has this edition; no file of saved games is opened for one that comes with the program."""
    if edition in bundled_names(game) and hash_ in ("", BUNDLED.find(game, edition).hash):
        return BUNDLED
    from mautoma.shelf import open_shelf

    return (shelf or open_shelf)().editions


def bundled_names(game: str) -> list[str]:
    """Those that come with the program; nobody can change them."""
    return [HOUSE, *games.find_game(game).bundled]


@cache
def _bundled(game: str, folder: Path) -> Edition:
    return load_edition(game, folder)


def load_edition(game: str, folder: Path) -> Edition:
    """The edition in a folder, or BadEdition with every fault."""
    return read_edition(game, folder.name, read_files(folder))


def read_edition(game: str, name: str, files: Mapping[str, str]) -> Edition:
    """The edition that these texts make, or BadEdition with every fault."""
    try:
        return games.find_game(game).box().editions.read(name, files)
    except DataError as error:
        raise bad_edition(name, *error.faults) from error


def bad_edition(name: str, *faults: Msg) -> BadEdition:
    if len(faults) == 1:
        return BadEdition("bad-edition", name=name, fault=faults[0])
    return BadEdition("bad-edition-faults", name=name, number=len(faults), faults=lines(faults[:MOST_FAULTS]))


def read_files(folder: Path) -> dict[str, str]:
    files = {}
    for file in sorted(folder.glob("*.toml")):
        try:
            with file.open(encoding="utf-8") as opened:
                files[file.name] = opened.read(MOST_CHARACTERS + 1)
        except (OSError, UnicodeDecodeError):
            raise bad_edition(folder.name, Place(file.name).fault("fault-unreadable")) from None
    return files


def house_files(game: str) -> dict[str, str]:
    """As they are; none for a game whose cards cannot be entered."""
    template, folder = games.find_game(game).box().editions.template(), _house_folder(game)
    return {file: (folder / file).read_text(encoding="utf-8") for file in template} if folder else {}


def bundled_files(game: str, name: str) -> dict[str, str]:
    """Every file of an edition that comes with the program; none if its cards cannot be entered."""
    folder = _house_folder(game) if name == HOUSE else games.find_game(game).bundled[name]
    return read_files(folder) if folder else {}


def _house_folder(game: str) -> Path | None:
    return next((data.house.parent for data in games.find_game(game).box().data.values()), None)


def can_be_blank(game: str) -> bool:
    return any(data.blank is not None for data in games.find_game(game).box().data.values())
