"""Editions by name: those that come with a game, the house edition first, and those a person has added.

An added edition is a row of the file of saved games. One that a game was begun with is kept by its hash as
well, so that the game goes on when the owner, or a later version of the program, changes or removes it.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from mautoma import games
from mautoma.games.kit.files import MOST_CHARACTERS, parse_toml
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import PRINTED, Edition
from mautoma.kernel.transcript import Header, OtherEdition
from mautoma.shelf.library import (
    HOUSE,
    BadEdition,
    Library,
    UnknownEdition,
    bundled_files,
    bundled_names,
    house_files,
    read_edition,
)

if TYPE_CHECKING:
    import sqlite3

    from mautoma.shelf.file import ShelfFile

LONGEST_NAME = 40
NAME_FILE = "edition.toml"
"""Says which game an edition is for, and whether it's that of the author's printed cards."""
_TAKEN = (HOUSE, PRINTED)
"""Names that stand for something else."""
_PRINTED = 'game = "{game}"\nprinted = true\n'
MOST_FILES = 12


class EditionTaken(BadEdition):
    """Another edition of the game has this name."""


class Editions(Library):
    """Those of a shelf."""

    def __init__(self, file: ShelfFile) -> None:
        self._file = file

    def names(self, game: str) -> list[str]:
        return [*bundled_names(game), *self.own_names(game)]

    def own_names(self, game: str) -> list[str]:
        """Those that a person added."""
        with self._file.connection() as connection:
            return sorted(set(_names(connection, game)) - set(bundled_names(game)))

    def find(self, game: str, name: str, hash_: str = "") -> Edition:
        with self._file.connection() as connection:
            begun = _begun(connection, game, hash_) if hash_ else None
        if begun is None:
            return self._now(game, name)
        with suppress(Problem):
            now = self._now(game, name)
            if now.hash == hash_:
                return now
        return read_edition(game, name, begun)

    def files(self, game: str, name: str) -> dict[str, str]:
        if name in bundled_names(game):
            return super().files(game, name)
        with self._file.connection() as connection:
            row = connection.execute(
                "SELECT files FROM editions WHERE game = ? AND name = ?", (game, _writable(name))
            ).fetchone()
        if row is None:
            raise UnknownEdition("unknown-edition", name=name, names=self.names(game))
        return unpack_files(row[0], name)

    def add(self, game: str, name: str, files: Mapping[str, str], replace: bool = False) -> str:
        """Keeps an edition, if it can be played, and gives its name. Only `replace` changes one already
        there."""
        name = _fitting_name(name)
        read_edition(game, name, files)
        packed = pack_files(files, name)
        with self._file.writing() as connection:
            same = _same_name(connection, game, name)
            if same is not None and (not replace or same in bundled_names(game)):
                raise EditionTaken("edition-taken", name=same)
            connection.execute(
                "INSERT OR REPLACE INTO editions VALUES (?, ?, ?)", (game, same or name, packed)
            )
        return same or name

    def copy(self, game: str, name: str, new: str) -> str:
        """Of the house edition too, as it is."""
        return self.add(game, new, house_files(game) if name == HOUSE else self.files(game, name))

    def blank(self, game: str, name: str, base: str = HOUSE) -> str:
        """Adds an edition for the author's printed cards."""
        return self.add(game, self.free_name(game, name), self.blank_files(game, base))

    def blank_files(self, game: str, base: str = HOUSE) -> dict[str, str]:
        """Without what a game can enter as it comes up; the rest is that of `base`."""
        data = games.find_game(game).box().data
        blank = {file: each.blank for file, each in data.items() if each.blank is not None}
        rest = house_files(game) if base == HOUSE else self.files(game, base)
        return {**rest, **blank, NAME_FILE: _PRINTED.format(game=game)}

    def free_name(self, game: str, name: str) -> str:
        """Its own, or one like it that nothing here has."""
        taken = {other.casefold() for other in self.names(game)}
        return next(each for each in names_like(name) if each.casefold() not in taken)

    def rename(self, game: str, name: str, new: str) -> str:
        """Games that were begun with it look for it under its old name."""
        new = _fitting_name(new)
        with self._file.writing() as connection:
            _must_be_own(connection, game, name)
            if _same_name(connection, game, new) not in (None, name):
                raise EditionTaken("edition-taken", name=new)
            connection.execute("UPDATE editions SET name = ? WHERE game = ? AND name = ?", (new, game, name))
        return new

    def remove(self, game: str, name: str) -> None:
        with self._file.writing() as connection:
            _must_be_own(connection, game, name)
            connection.execute("DELETE FROM editions WHERE game = ? AND name = ?", (game, name))

    def keep_for_game(self, connection: sqlite3.Connection, header: Header) -> None:
        """Keeps an edition as it is when a game comes to the shelf: its owner may change it, and so may a
        later version of the program with what it brings. In the same breath as the game, or not at all."""
        game, name, hash_ = header.game, header.edition, header.edition_hash
        if self._is_now(game, name, hash_):
            files = bundled_files(game, name) if name in bundled_names(game) else self.files(game, name)
            if files:
                connection.execute(
                    "INSERT INTO begun VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET files = excluded.files"
                    " WHERE files <> excluded.files",
                    (game, hash_, pack_files(files, name)),
                )
        elif _begun(connection, game, hash_) is None:
            now = self.find(game, name)
            raise OtherEdition("transcript-edition", edition=name, theirs=hash_, ours=now.hash)

    def keep_cards(self, connection: sqlite3.Connection, header: Header, cards: Mapping[str, str]) -> None:
        """Keeps what a game from elsewhere was begun with, unless it is here."""
        packed = pack_files(cards, header.edition)
        connection.execute(
            "INSERT OR IGNORE INTO begun VALUES (?, ?, ?)", (header.game, header.edition_hash, packed)
        )

    def begun(self, game: str) -> list[str]:
        """The hashes of those that games were begun with."""
        with self._file.connection() as connection:
            rows = connection.execute("SELECT hash FROM begun WHERE game = ? ORDER BY hash", (game,))
            return [str(hash_) for (hash_,) in rows]

    def begun_with(self, game: str, hash_: str) -> dict[str, str]:
        with self._file.connection() as connection:
            return _begun(connection, game, hash_) or {}

    def _is_now(self, game: str, name: str, hash_: str) -> bool:
        with suppress(Problem):
            return self._now(game, name).hash == hash_
        return False

    def _now(self, game: str, name: str) -> Edition:
        if name in bundled_names(game):
            return super().find(game, name)
        return read_edition(game, name, self.files(game, name))


def is_marked_printed(files: Mapping[str, str]) -> bool:
    with suppress(DataError):
        return parse_toml(files.get(NAME_FILE, ""), NAME_FILE).get("printed") is True
    return False


def pack_files(files: Mapping[str, str], name: str) -> str:
    """As they are kept. No box needs more of them, or longer ones."""
    if len(files) > MOST_FILES or any(len(text) > MOST_CHARACTERS for text in files.values()):
        raise BadEdition("edition-too-large", name=name)
    packed = json.dumps(files, ensure_ascii=False)
    if packed != _writable(packed):
        raise BadEdition("edition-damaged", name=name)
    return packed


def unpack_files(packed: object, name: str) -> dict[str, str]:
    """A disk may have damaged them."""
    try:
        files = from_row(packed) if isinstance(packed, str) else None
    except (ValueError, RecursionError):
        files = None
    if not isinstance(files, dict) or not all(type(text) is str for text in files.values()):
        raise BadEdition("edition-damaged", name=name)
    return files


def from_row(text: str) -> Any:
    """The JSON in a row. ValueError: it's damaged, or has half a letter, which can be sent nowhere."""
    data = json.loads(text)
    json.dumps(data, ensure_ascii=False).encode()
    return data


def _writable(text: str) -> str:
    """Half a letter, as JSON can hold one, is in no row."""
    return text.encode("utf-8", "replace").decode()


def _names(connection: sqlite3.Connection, game: str) -> list[str]:
    return [str(name) for (name,) in connection.execute("SELECT name FROM editions WHERE game = ?", (game,))]


def _begun(connection: sqlite3.Connection, game: str, hash_: str) -> dict[str, str] | None:
    row = connection.execute(
        "SELECT files FROM begun WHERE game = ? AND hash = ?", (game, _writable(hash_))
    ).fetchone()
    return None if row is None else unpack_files(row[0], hash_)


def _same_name(connection: sqlite3.Connection, game: str, name: str) -> str | None:
    """No two may differ only in capitals."""
    names = [*bundled_names(game), *_names(connection, game)]
    return next((other for other in names if other.casefold() == name.casefold()), None)


def _must_be_own(connection: sqlite3.Connection, game: str, name: str) -> None:
    if name in bundled_names(game):
        raise BadEdition("edition-name", name=name, most=LONGEST_NAME)
    if name not in (names := _names(connection, game)):
        raise UnknownEdition("unknown-edition", name=name, names=[*bundled_names(game), *names])


def names_like(name: str) -> Iterator[str]:
    """Names that fit: the nearest to this one, then the same with numbers."""
    kinds = [(letter, unicodedata.category(letter)[0]) for letter in _composed(name)]
    fitting = "".join([letter if letter == "-" or kind in "LMN" else " " for letter, kind in kinds])
    fitting = " ".join(fitting.split()).lstrip("- ")
    for number in count(1):
        end = f" {number}" if number > 1 else ""
        numbered = fitting[: LONGEST_NAME - len(end)].rstrip() + end
        if numbered.casefold() not in _TAKEN:
            yield numbered


def _fitting_name(name: str) -> str:
    """The name as it is kept: letters of any language, digits, spaces and hyphens."""
    name = _composed(name)
    if name == "" or name != next(names_like(name)):
        raise BadEdition("edition-name", name=name, most=LONGEST_NAME)
    return name


def _composed(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())
