"""Bringing a backup back. It never loses anything: a game that is here already moves on only if the file has
more of the same game, and one that went another way stands beside it.

The file may come from anybody. An entry that cannot be used is named and left out, and the rest goes on.
"""

from __future__ import annotations

import io
import json
import re
import struct
import time
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from itertools import chain
from typing import Any, NamedTuple

from mautoma import games
from mautoma.games.kit.files import MOST_CHARACTERS
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.mode import Edition
from mautoma.kernel.transcript import MAX_CHARACTERS, Header, OtherRules, Transcript, read
from mautoma.shelf import Shelf, new_id
from mautoma.shelf.backup import CONTENTS, FORMAT
from mautoma.shelf.editions import names_like
from mautoma.shelf.file import UnreadableShelf, UnusableShelf
from mautoma.shelf.library import Library, read_edition
from mautoma.shelf.sessions import open_transcript

MOST_CONTENTS = 64_000_000
"""Bytes of the list of games, and of what is said of each."""
_UTF_8 = 4
"""Bytes of a letter at most."""
_DAY = 24 * 60 * 60
_GAME = re.compile(r"games/([A-Za-z0-9_-]{1,64})\.txt")
_FOLDER = re.compile(r"(editions|begun)/([a-z]+)/([^/]+)/([^/]+\.toml)")
_BROKEN = (zipfile.BadZipFile, zlib.error, struct.error, RuntimeError, EOFError, OSError, ValueError)
"""What reading a zip may end in."""
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class BadBackup(Problem):
    """A file that is no backup, or an entry that is not what it should be."""


class Unread(NamedTuple):
    entry: str
    reason: Msg


@dataclass(slots=True)
class Restored:
    """What came of bringing a backup back: ids of games, names of editions, and what could not be used. So
    many games and editions are `done`, `of` so many."""

    added: list[str] = field(default_factory=list)
    moved_on: list[str] = field(default_factory=list)
    known: int = 0
    editions: list[str] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    done: int = 0
    of: int = 0


def restore(shelf: Shelf, packed: bytes, restored: Restored | None = None) -> Restored:
    """`restored` can be looked at meanwhile."""
    restored = restored or Restored()
    try:
        archive = zipfile.ZipFile(io.BytesIO(packed))
    except _BROKEN:
        raise BadBackup("backup-not-one") from None
    with archive:
        box = _Box(archive)
        restored.unread += [Unread(name, Msg("backup-left-out")) for name in box.left_out]
        restored.of = len(box.editions) + len(box.transcripts)
        names = _restore_editions(shelf, box, restored)
        _Games(shelf, box, names, restored).restore()
    return restored


class _Box:
    """What a backup holds: the names of the entries, each to be read when its turn comes."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        contents = self._contents()
        self.days: Mapping[str, object] = contents["games"]
        left_out = contents.get("left_out")
        self.left_out = [str(name) for name in left_out] if isinstance(left_out, list) else []
        self.transcripts: dict[str, str] = {}
        self.editions: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
        self.begun: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
        for name in archive.namelist():
            if game := _GAME.fullmatch(name):
                self.transcripts[game[1]] = name
            elif folder := _FOLDER.fullmatch(name):
                folders = self.begun if folder[1] == "begun" else self.editions
                folders[folder[2], folder[3]][folder[4]] = name

    def text(self, name: str, most: int) -> str:
        try:
            info = self._archive.getinfo(name)
            if info.file_size > most:
                raise BadBackup("backup-too-large")
            if info.compress_type not in _PACKED:
                raise BadBackup("backup-entry")
            return self._archive.read(info).decode("utf-8")
        except (*_BROKEN, KeyError, UnicodeDecodeError):
            raise BadBackup("backup-entry") from None

    def files(self, entries: Mapping[str, str]) -> dict[str, str]:
        return {file: self.text(name, _UTF_8 * MOST_CHARACTERS) for file, name in entries.items()}

    def _contents(self) -> dict[str, Any]:
        try:
            contents = json.loads(self.text(CONTENTS, MOST_CONTENTS), parse_int=float)
        except (BadBackup, ValueError, RecursionError):
            contents = None
        if not isinstance(contents, dict) or contents.get("format") != FORMAT:
            raise BadBackup("backup-not-one")
        if not isinstance(contents.get("games"), dict):
            raise BadBackup("backup-not-one")
        return contents


def _restore_editions(shelf: Shelf, box: _Box, restored: Restored) -> dict[tuple[str, str], str]:
    """Gives the names that they have here: their own, or others where these are taken by other editions."""
    names = {}
    for (game, name), entries in box.editions.items():
        try:
            games.find_game(game)
            names[game, name] = _restore_edition(shelf, game, name, box.files(entries), restored)
        except (UnusableShelf, UnreadableShelf):
            raise
        except Problem as problem:
            restored.unread.append(Unread(f"editions/{game}/{name}", problem.message))
        restored.done += 1
    return names


def _restore_edition(shelf: Shelf, game: str, name: str, files: Mapping[str, str], restored: Restored) -> str:
    """Its name may be another edition's here, or one that only earlier versions took."""
    here = shelf.editions.names(game)
    alike = {other.casefold(): other for other in here}
    for wanted in chain([name] if name in here else [], names_like(name)):
        same = wanted if wanted in here else alike.get(wanted.casefold())
        if same is None:
            restored.editions.append(shelf.editions.add(game, wanted, files))
            return restored.editions[-1]
        with suppress(Problem):
            if shelf.editions.files(game, same) == files:
                return same
    raise AssertionError(name)


class _Given(Library):
    """The cards that a game was begun with elsewhere."""

    def __init__(self, cards: Mapping[str, str]) -> None:
        self._cards = cards

    def find(self, game: str, name: str, hash_: str = "") -> Edition:
        return read_edition(game, name, self._cards)


class _Games:
    """The games of a backup, on their way to the shelf. `names`: what their editions are called here."""

    def __init__(
        self, shelf: Shelf, box: _Box, names: Mapping[tuple[str, str], str], restored: Restored
    ) -> None:
        self._shelf, self._box, self._names, self._restored = shelf, box, names, restored
        self._ids = set[str]()
        self._alike: dict[tuple[str, int], list[str]] = defaultdict(list)
        """Games here that began alike and have as many answers."""
        for saved in shelf.saved():
            self._note(saved.id, saved.header, saved.answers)

    def restore(self) -> None:
        for id_, entry in self._box.transcripts.items():
            try:
                self._restore(id_, entry)
            except (UnusableShelf, UnreadableShelf):
                raise
            except Problem as problem:
                self._restored.unread.append(Unread(entry, problem.message))
            self._restored.done += 1

    def _restore(self, id_: str, entry: str) -> None:
        transcript = read(self._box.text(entry, _UTF_8 * MAX_CHARACTERS))
        header = transcript.header
        here = self._names.get((header.game, header.edition), header.edition)
        transcript.header = replace(header, edition=here)
        if self._is_known(transcript):
            self._restored.known += 1
            return
        if id_ not in self._ids:
            self._put(id_, id_, transcript)
            self._restored.added.append(id_)
            return
        revision = self._shelf.revision(id_)
        ours, theirs = self._answers(id_, transcript.header), transcript.answers
        if ours is not None and ours == theirs[: len(ours)]:
            self._put(id_, id_, transcript, revision)
            self._restored.moved_on.append(id_)
        elif ours is not None and theirs == ours[: len(theirs)]:
            self._restored.known += 1
        else:
            beside = new_id()
            self._put(beside, id_, transcript)
            self._restored.added.append(beside)

    def _put(self, id_: str, id_there: str, transcript: Transcript, instead_of: int | None = None) -> None:
        cards = self._cards(transcript.header)
        try:
            session = open_transcript(transcript, self._shelf.editions if cards is None else _Given(cards))
            self._shelf.put(id_, session, self._day(id_there), cards, instead_of)
        except OtherRules:
            text = self._box.text(self._box.transcripts[id_there], _UTF_8 * MAX_CHARACTERS)
            self._shelf.keep(id_, text, self._day(id_there), cards)
        self._note(id_, transcript.header, len(transcript.answers))

    def _note(self, id_: str, header: Header, answers: int) -> None:
        self._ids.add(id_)
        self._alike[_key(header), answers].append(id_)

    def _is_known(self, transcript: Transcript) -> bool:
        alike = self._alike.get((_key(transcript.header), len(transcript.answers)), [])
        return any(self._answers(id_, transcript.header) == transcript.answers for id_ in alike)

    def _answers(self, id_: str, header: Header) -> list[object] | None:
        """Of the game here; None if it is another one, whatever its id, or damaged."""
        with suppress(Problem):
            ours = read(self._shelf.transcript(id_))
            if replace(ours.header, edition="") == replace(header, edition=""):
                return list[object](ours.answers)
        return None

    def _cards(self, header: Header) -> dict[str, str] | None:
        """What the game was begun with, if that is not here."""
        with suppress(Problem):
            if self._shelf.editions.find(header.game, header.edition, header.edition_hash).hash == (
                header.edition_hash
            ):
                return None
        entries = self._box.begun.get((header.game, header.edition_hash))
        return None if entries is None else self._box.files(entries)

    def _day(self, id_: str) -> float:
        """When the game was last changed: today, if the file says none that could be."""
        now = time.time()
        day = self._box.days.get(id_, now)
        if isinstance(day, float) and 0 <= day <= now + _DAY:
            return day
        self._restored.unread.append(Unread(f"{CONTENTS} ({id_})", Msg("backup-day")))
        return now


def _key(header: Header) -> str:
    return json.dumps(asdict(header), sort_keys=True)
