"""Editions by name: those that come with a game, the house edition first, and those a person has added.

An added edition is a folder of TOML files. A new one is written elsewhere and moved into place when
it is whole. The one it replaces waits under a hidden name meanwhile, and comes back if the program is
stopped before the new one is in place. One that a game was begun with is kept by its hash, so that the
game goes on when the owner, or a later version of the program, changes or removes it.
"""

from __future__ import annotations

import os
import re
import shutil
import time
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_data_path

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Edition

HOUSE = "house"
LONGEST_NAME = 40
_NEW, _OLD, _BEGUN = ".new-", ".old-", ".begun"
_DAY = 24 * 60 * 60
_RESERVED = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9¹²³]", re.IGNORECASE)
"""Names that Windows keeps for devices."""
_HASH = re.compile(r"[0-9a-f]{16}")


class UnknownEdition(Problem):
    """No edition of this name has been added for the game."""


class BadEdition(Problem):
    """An edition that cannot be played or kept."""


class EditionTaken(BadEdition):
    """Another edition of the game has this name."""


def home() -> Path:
    """Where saved games and added editions live; MAUTOMA_HOME moves it."""
    moved = os.environ.get("MAUTOMA_HOME")
    return Path(moved) if moved else user_data_path("mautoma", appauthor=False)


def edition_names(game: str) -> list[str]:
    shelf, bundled = _shelf(game), bundled_names(game)
    try:
        if not shelf.is_dir():
            return bundled
        _recover(shelf)
        added = [path.name for path in shelf.iterdir() if path.is_dir() and not path.name.startswith(".")]
    except OSError:  # a folder that cannot be looked into
        added = []
    return [*bundled, *sorted(set(added) - set(bundled))]


def bundled_names(game: str) -> list[str]:
    """Those that come with the program; nobody can change them."""
    return [HOUSE, *games.find_game(game).bundled]


def find_edition(game: str, name: str, hash_: str = "") -> Edition:
    """As it is now; for a game that was begun with it, as it was then."""
    if not _HASH.fullmatch(hash_):
        return _edition_now(game, name)
    begun = _shelf(game) / _BEGUN / hash_
    if not begun.is_dir():
        return _edition_now(game, name)
    with suppress(Problem):
        now = _edition_now(game, name)
        if now.hash == hash_:
            return now
    return load_edition(game, begun)


def _edition_now(game: str, name: str) -> Edition:
    if name == HOUSE:
        return games.find_game(game).editions().house()
    if name in games.find_game(game).bundled:
        return _bundled(game, games.find_game(game).bundled[name])
    return load_edition(game, _folder(game, name))


def keep_for_game(game: str, name: str, hash_: str) -> None:
    """Keeps an edition as it is when a game comes to the shelf: its owner may change it, and so may a later
    version of the program with what it brings."""
    folder = _house_folder(game) if name == HOUSE else _folder(game, name)
    if folder is not None and not (_shelf(game) / _BEGUN / hash_).is_dir():
        keep_version(game, read_files(folder), hash_)


def keep_version(game: str, files: Mapping[str, str], hash_: str) -> None:
    place = _shelf(game) / _BEGUN / hash_
    if place.is_dir() or not _HASH.fullmatch(hash_):
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=_NEW, dir=home()) as beside:
            write_files(Path(beside) / hash_, files)
            _put_in_place(Path(beside) / hash_, place)
    except OSError as error:
        raise BadEdition("edition-unwritable", name=hash_, reason=error.strerror or str(error)) from None


def kept_versions(game: str) -> dict[str, dict[str, str]]:
    """The files of those kept, by hash."""
    return {folder.name: read_files(folder) for folder in sorted((_shelf(game) / _BEGUN).glob("*"))}


@cache
def _bundled(game: str, folder: Path) -> Edition:
    return load_edition(game, folder)


def load_edition(game: str, folder: Path) -> Edition:
    """The edition in a folder, or BadEdition with every fault."""
    try:
        return games.find_game(game).editions().load(folder)
    except ValueError as error:
        raise bad_edition(folder.name, *getattr(error, "faults", [str(error)])) from error


def bad_edition(name: str, *faults: str) -> BadEdition:
    if len(faults) == 1:
        return BadEdition("bad-edition", name=name, fault=faults[0])
    return BadEdition("bad-edition-faults", name=name, number=len(faults), faults="\n".join(faults))


def edition_files(game: str, name: str) -> dict[str, str]:
    """The texts of an edition, to make another out of them; of the house edition those to fill in."""
    if name == HOUSE:
        return dict(games.find_game(game).editions().template())
    return read_files(_folder(game, name))


def read_files(folder: Path) -> dict[str, str]:
    files = {}
    for file in sorted(folder.glob("*.toml")):
        try:
            files[file.name] = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise bad_edition(folder.name, f"{file.name}: {error}") from None
    return files


def add_edition(game: str, name: str, files: Mapping[str, str], replace: bool = False) -> str:
    """Keeps an edition, if it can be played, and gives its name. Only `replace` changes one already there."""
    name = _fitting_name(name)
    same = [other for other in edition_names(game) if other.casefold() == name.casefold()]
    if same and (not replace or same[0] in bundled_names(game)):
        raise EditionTaken("edition-taken", name=same[0])
    name = same[0] if same else name
    shelf = _shelf(game)
    try:
        home().mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=_NEW, dir=home()) as beside:
            new = Path(beside) / name
            write_files(new, files, shelf / name)
            load_edition(game, new)
            shelf.mkdir(parents=True, exist_ok=True)
            _put_in_place(new, shelf / name)
    except OSError as error:
        raise BadEdition("edition-unwritable", name=name, reason=error.strerror or str(error)) from None
    return name


def copy_edition(game: str, name: str, new: str) -> str:
    """Of the house edition too, as it is."""
    if name != HOUSE:
        return add_edition(game, new, edition_files(game, name))
    return add_edition(game, new, house_files(game))


def house_files(game: str) -> dict[str, str]:
    template, folder = games.find_game(game).editions().template(), _house_folder(game)
    return {file: (folder / file).read_text(encoding="utf-8") for file in template} if folder else {}


def _house_folder(game: str) -> Path | None:
    return next((data.house.parent for data in games.find_game(game).data().values()), None)


def can_be_blank(game: str) -> bool:
    return any(data.blank is not None for data in games.find_game(game).data().values())


def blank_edition(game: str, name: str) -> str:
    """An edition without what a game can enter as it comes up; the rest is the house's."""
    data = games.find_game(game).data()
    blank = {file: each.blank for file, each in data.items() if each.blank is not None}
    taken = {other.casefold() for other in edition_names(game)}
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    free = next(each for each in names if each.casefold() not in taken)
    return add_edition(game, free, house_files(game) | blank)


def rename_edition(game: str, name: str, new: str) -> str:
    """Games that were begun with it look for it under its old name."""
    folder = _folder_to_change(game, name)
    new = _fitting_name(new)
    if any(other.casefold() == new.casefold() for other in edition_names(game) if other != name):
        raise EditionTaken("edition-taken", name=new)
    try:
        folder.rename(folder.with_name(new))
    except OSError as error:
        raise BadEdition("edition-unwritable", name=new, reason=error.strerror or str(error)) from None
    return new


def remove_edition(game: str, name: str) -> None:
    shutil.rmtree(_folder_to_change(game, name), ignore_errors=True)


def _folder_to_change(game: str, name: str) -> Path:
    if name in bundled_names(game):
        raise BadEdition("edition-name", name=name, most=LONGEST_NAME)
    return _folder(game, name)


def write_files(folder: Path, files: Mapping[str, str], before: Path | None = None) -> None:
    """Writes all files into a new or empty folder, down to the disk, or none. One that is as it was in the
    folder `before` is on the disk already."""
    made = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for name, text in files.items():
            if before is not None and _shared(before / name, folder / name, text):
                continue
            with (folder / name).open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        _sync(folder)
    except OSError:
        for name in files:
            (folder / name).unlink(missing_ok=True)
        if made:
            folder.rmdir()
        raise


def _shared(old: Path, new: Path, text: str) -> bool:
    """False where the old file says something else, or two folders cannot have one file in common."""
    try:
        if old.read_text(encoding="utf-8") != text:
            return False
        os.link(old, new)
    except (OSError, UnicodeDecodeError):
        return False
    return True


def _shelf(game: str) -> Path:
    return home() / "editions" / game


def _folder(game: str, name: str) -> Path:
    if name not in edition_names(game):
        raise UnknownEdition("unknown-edition", name=name, names=edition_names(game))
    return games.find_game(game).bundled.get(name, _shelf(game) / name)


def _fitting_name(name: str) -> str:
    """The name as it is kept: letters of any language, digits, spaces and hyphens.

    It must do as the name of a folder on every system, so no two may differ only in capitals.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split())
    allowed = all(letter in " -" or unicodedata.category(letter)[0] in "LMN" for letter in name)
    if (
        not 1 <= len(name) <= LONGEST_NAME
        or not allowed
        or name[0] == "-"
        or name.casefold() == HOUSE
        or _RESERVED.fullmatch(name)
    ):
        raise BadEdition("edition-name", name=name, most=LONGEST_NAME)
    return name


def _put_in_place(new: Path, place: Path) -> None:
    old = place.with_name(_OLD + place.name)
    if place.exists():
        place.rename(old)
    try:
        new.rename(place)
    except OSError:
        if old.exists():
            old.rename(place)
        raise
    with suppress(OSError):
        _sync(place.parent)
    shutil.rmtree(old, ignore_errors=True)


def _recover(shelf: Path) -> None:
    """Puts back an edition whose replacement never came, and clears away what was left half done."""
    for old in shelf.glob(f"{_OLD}*"):
        place = shelf / old.name.removeprefix(_OLD)
        if place.exists():
            shutil.rmtree(old, ignore_errors=True)
        else:
            with suppress(OSError):
                old.rename(place)
    for new in home().glob(f"{_NEW}*"):
        if new.stat().st_mtime < time.time() - _DAY:  # a younger one may be being written now
            shutil.rmtree(new, ignore_errors=True)


def _sync(folder: Path) -> None:
    """Has the system write down which files the folder holds; Windows does so by itself."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
