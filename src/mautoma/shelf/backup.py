"""All saved games and added editions in one file, and back; a single game as a short code.

The file is a zip of what a person could also read one by one: transcripts and editions. Bringing it
back never loses anything: a game that is here already moves on only if the file has more of the same
game, and one that went another way stands beside it.
"""

from __future__ import annotations

import base64
import binascii
import io
import json
import re
import time
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from mautoma import games
from mautoma.kernel.message import Msg, Problem
from mautoma.kernel.transcript import MAX_CHARACTERS, Transcript, read, write
from mautoma.shelf import Shelf
from mautoma.shelf.editions import (
    add_edition,
    bundled_names,
    edition_files,
    edition_names,
    keep_version,
    kept_versions,
)
from mautoma.shelf.sessions import open_transcript

FORMAT = "mautoma backup 1"
CONTENTS = "backup.json"
MOST_BYTES = 64_000_000
"""Unpacked: no shelf of a person is so large."""
_EARLIEST = (1980, 1, 1, 0, 0, 0)
_Folders: TypeAlias = dict[tuple[str, str], dict[str, str]]
"""Texts of files, by game and folder."""
_GAME = re.compile(r"games/([A-Za-z0-9_-]{1,64})\.txt")
_BEGUN = re.compile(r"begun/([a-z]+)/([0-9a-f]{16})/([a-z0-9_-]+\.toml)")
_EDITION = re.compile(r"editions/([a-z]+)/([^/]+)/([a-z0-9_-]+\.toml)")


class BadBackup(Problem):
    """A file that is no backup, or a code that is no game."""


@dataclass(slots=True)
class Restored:
    """What came of bringing a backup back: ids of games, names of editions, and what could not be read."""

    added: list[str] = field(default_factory=list)
    moved_on: list[str] = field(default_factory=list)
    known: int = 0
    editions: list[str] = field(default_factory=list)
    unread: list[Msg] = field(default_factory=list)


def make_backup(shelf: Shelf) -> bytes:
    saved = shelf.list()
    contents = {"format": FORMAT, "games": {game.id: game.changed for game in saved}}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(CONTENTS, _EARLIEST), json.dumps(contents, indent=1))
        for game in saved:
            _add(archive, f"games/{game.id}.txt", shelf.transcript(game.id))
        for name, edition, file, text in _own_editions():
            _add(archive, f"editions/{name}/{edition}/{file}", text)
        for name in games.GAMES:
            for hash_, files in kept_versions(name).items():
                for file, text in files.items():
                    _add(archive, f"begun/{name}/{hash_}/{file}", text)
    return packed.getvalue()


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    info = zipfile.ZipInfo(name, _EARLIEST)
    archive.writestr(info, text, zipfile.ZIP_DEFLATED)


def _own_editions() -> Iterator[tuple[str, str, str, str]]:
    for game in games.GAMES:
        for edition in edition_names(game):
            if edition not in bundled_names(game):
                for file, text in edition_files(game, edition).items():
                    yield game, edition, file, text


def restore(shelf: Shelf, packed: bytes) -> Restored:
    changed, transcripts, editions, begun = _unpack(packed)
    done = Restored()
    for (game, hash_), files in begun.items():
        with suppress(Problem):
            games.find_game(game)
            keep_version(game, files, hash_)
    names = {(game, name): _keep_edition(game, name, files, done) for (game, name), files in editions.items()}
    for id_, text in transcripts.items():
        try:
            transcript = read(text)
            header = transcript.header
            here = names.get((header.game, header.edition), header.edition)
            transcript.header = replace(header, edition=here)
            _keep_game(shelf, id_, transcript, changed.get(id_, time.time()), done)
        except Problem as problem:
            done.unread.append(problem.message)
    return done


def _unpack(packed: bytes) -> tuple[dict[str, float], dict[str, str], _Folders, _Folders]:
    transcripts: dict[str, str] = {}
    editions: _Folders = {}
    begun: _Folders = {}
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > MOST_BYTES:
                raise BadBackup("backup-too-large")
            contents: Any = json.loads(archive.read(CONTENTS))
            if contents["format"] != FORMAT:
                raise BadBackup("backup-not-one")
            changed = {str(id_): float(when) for id_, when in contents["games"].items()}
            for name in archive.namelist():
                if game := _GAME.fullmatch(name):
                    transcripts[game[1]] = archive.read(name).decode("utf-8")
                elif version := _BEGUN.fullmatch(name):
                    files = begun.setdefault((version[1], version[2]), {})
                    files[version[3]] = archive.read(name).decode("utf-8")
                elif edition := _EDITION.fullmatch(name):
                    files = editions.setdefault((edition[1], edition[2]), {})
                    files[edition[3]] = archive.read(name).decode("utf-8")
    except (zipfile.BadZipFile, zlib.error, RuntimeError, KeyError, TypeError, ValueError, AttributeError):
        raise BadBackup("backup-not-one") from None
    return changed, transcripts, editions, begun


def _keep_edition(game: str, name: str, files: dict[str, str], done: Restored) -> str:
    """The name the edition has here: its own, or another one if that is taken by another edition."""
    try:
        games.find_game(game)
        here = edition_names(game)
        wanted, number = name, 1
        while wanted in here:
            if edition_files(game, wanted) == files:
                return wanted
            number += 1
            wanted = f"{name} {number}"
        kept = add_edition(game, wanted, files)
    except Problem as problem:
        done.unread.append(problem.message)
        return name
    done.editions.append(kept)
    return kept


def _keep_game(shelf: Shelf, id_: str, transcript: Transcript, changed: float, done: Restored) -> None:
    here = {game.id: read(shelf.transcript(game.id)) for game in shelf.list()}
    if any(_is_same(transcript, other) for other in here.values()):
        done.known += 1
        return
    session = open_transcript(transcript)
    if id_ not in here:
        shelf.put(id_, session, changed)
        done.added.append(id_)
        return
    ours, theirs = here[id_].answers, transcript.answers
    if ours == theirs[: len(ours)]:
        shelf.put(id_, session, changed)
        done.moved_on.append(id_)
    elif theirs == ours[: len(theirs)]:
        done.known += 1
    else:
        done.added.append(shelf.add(session))


def _is_same(one: Transcript, other: Transcript) -> bool:
    return one.header == other.header and one.answers == other.answers


def to_code(text: str) -> str:
    """A transcript, as short as a link can carry it."""
    bare = write(read(text)).encode("utf-8")
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(packer.compress(bare) + packer.flush()).decode().rstrip("=")


def from_code(code: str) -> str:
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacker = zlib.decompressobj(-15)
        text = unpacker.decompress(packed, MAX_CHARACTERS).decode("utf-8")
    except (binascii.Error, zlib.error, ValueError):
        raise BadBackup("code-not-one") from None
    if not unpacker.eof:
        raise BadBackup("code-not-one")
    return text
