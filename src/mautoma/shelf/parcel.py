"""An edition passed on: everything of it in one file.

The file may come from anybody. Nothing of it is kept before it was looked at.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from mautoma import games
from mautoma.games.kit.files import MOST_CHARACTERS
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Edition
from mautoma.kernel.transcript import FIRST_LINE
from mautoma.shelf.editions import MOST_FILES, Editions, pack_files
from mautoma.shelf.library import bundled_names, read_edition

FORMAT = "mautoma edition 1"
_BEGINNING = b'"format": "mautoma edition'
_ZIP = b"PK\x03\x04"
_FILE_NAME = re.compile(r"[a-z][a-z-]{0,30}\.toml")
LONGEST = 2 * MOST_FILES * MOST_CHARACTERS
"""Characters of an edition as one file: those of its files, which may need another one before each."""


class BadParcel(Problem):
    """A file that brings no edition."""


@dataclass(slots=True, frozen=True)
class Parcel:
    game: str
    name: str
    files: Mapping[str, str]

    def edition(self) -> Edition:
        """BadEdition: it can't be played."""
        return read_edition(self.game, self.name, self.files)


def write_parcel(parcel: Parcel) -> str:
    written = {"format": FORMAT, "game": parcel.game, "name": parcel.name, "files": dict(parcel.files)}
    return json.dumps(written, ensure_ascii=False, indent=1)


def read_parcel(written: bytes) -> Parcel:
    """BadParcel says what the file is instead."""
    try:
        brought = json.loads(written)
    except (ValueError, RecursionError):
        raise BadParcel(_other(written)) from None
    if not isinstance(brought, dict) or not str(brought.get("format", "")).startswith("mautoma edition"):
        raise BadParcel("parcel-not-one")
    if brought["format"] != FORMAT:
        raise BadParcel("parcel-later")
    game, name, files = (brought.get(each) for each in ("game", "name", "files"))
    if not isinstance(game, str) or not isinstance(name, str) or not isinstance(files, dict):
        raise BadParcel("parcel-damaged")
    if not all(_FILE_NAME.fullmatch(file) and isinstance(text, str) for file, text in files.items()):
        raise BadParcel("parcel-damaged")
    games.find_game(game)
    pack_files(files, name)
    return Parcel(game, name, files)


def _other(written: bytes) -> str:
    if _BEGINNING in written[:100]:
        return "parcel-cut-off"
    if written.startswith(_ZIP):
        return "parcel-backup"
    return "parcel-game" if written.startswith(FIRST_LINE.encode()) else "parcel-not-one"


def same_here(editions: Editions, parcel: Parcel) -> str | None:
    """What the edition is called here, if it is here already."""
    own = [name for name in editions.names(parcel.game) if name not in bundled_names(parcel.game)]
    return next((name for name in own if editions.files(parcel.game, name) == parcel.files), None)
