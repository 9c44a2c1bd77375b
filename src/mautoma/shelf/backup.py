"""All saved games and added editions in one file: a zip of what a person could also read one by one.

`restore` brings them back.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.shelf import Shelf

FORMAT = "mautoma backup 1"
CONTENTS = "backup.json"
_EARLIEST = (1980, 1, 1, 0, 0, 0)


def make_backup(shelf: Shelf) -> bytes:
    """What is damaged is named in it and left out."""
    damaged: list[str] = []
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in _entries(shelf, damaged):
            _add(archive, name, text)
        days = {game.id: game.changed for game in shelf.saved()}
        contents = {"format": FORMAT, "games": days, "left_out": damaged}
        _add(archive, CONTENTS, json.dumps(contents, indent=1))
    return packed.getvalue()


def left_out(shelf: Shelf) -> list[str]:
    """What is damaged, and would be left out of a backup."""
    damaged: list[str] = []
    for _ in _entries(shelf, damaged):
        pass
    return damaged


def _add(archive: zipfile.ZipFile, name: str, text: str) -> None:
    archive.writestr(zipfile.ZipInfo(name, _EARLIEST), text, zipfile.ZIP_DEFLATED)


def _entries(shelf: Shelf, damaged: list[str]) -> Iterator[tuple[str, str]]:
    """Names and contents of the files in the zip."""
    for saved in shelf.saved():
        try:
            yield f"games/{saved.id}.txt", shelf.transcript(saved.id)
        except Problem:
            damaged.append(f"games/{saved.id}")
    editions = shelf.editions
    for game in games.GAMES:
        for name in editions.own_names(game):
            yield from _files(f"editions/{game}/{name}", partial(editions.files, game, name), damaged)
        for hash_ in editions.begun(game):
            yield from _files(f"begun/{game}/{hash_}", partial(editions.begun_with, game, hash_), damaged)


def _files(
    folder: str, files: Callable[[], Mapping[str, str]], damaged: list[str]
) -> Iterator[tuple[str, str]]:
    try:
        for file, text in files().items():
            yield f"{folder}/{file}", text
    except Problem:
        damaged.append(folder)
