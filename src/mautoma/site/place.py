"""Where a site is put: it takes the place of an older one, and of nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import file_digest
from pathlib import Path
from tempfile import TemporaryDirectory

from mautoma.kernel.message import Problem

MARKER = ".mautoma-site"
"""Lists the files of a site with their contents' sums: what it doesn't list is somebody else's."""


@contextmanager
def taking_the_place_of(folder: Path) -> Iterator[Path]:
    """A new folder beside, to build in. When all has gone well, it is where `folder` was."""
    place = folder.resolve()
    try:
        _refuse_what_is_not_ours(place, folder)
        place.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=f"{MARKER}-", dir=place.parent) as beside:
            new = Path(beside) / "new"
            new.mkdir()
            yield new
            (new / MARKER).write_text(json.dumps(_sums(new), indent=0, sort_keys=True), encoding="utf-8")
            _refuse_what_is_not_ours(place, folder)
            _exchange(new, place, Path(beside) / "old")
    except OSError as error:
        raise Problem("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None


def _refuse_what_is_not_ours(place: Path, folder: Path) -> None:
    if place.exists() and not place.is_dir():
        raise Problem("folder-in-use", folder=str(folder))
    for stranger in _strangers(place):
        raise Problem("site-not-ours", folder=str(folder), file=stranger)


def _strangers(place: Path) -> Iterator[str]:
    """What is there and was not written by us, or not as it is now."""
    sums = _written(place)
    folders = {parent.as_posix() for name in sums for parent in Path(name).parents}
    for path in place.rglob("*"):
        name = path.relative_to(place).as_posix()
        ours = name in folders if path.is_dir() else path.is_file() and sums.get(name) == _sum(path)
        if path.is_symlink() or not ours:
            yield name


def _written(place: Path) -> dict[str, str]:
    try:
        listed = json.loads((place / MARKER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {**listed, MARKER: _sum(place / MARKER)} if isinstance(listed, dict) else {}


def _sums(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): _sum(path) for path in folder.rglob("*") if path.is_file()}


def _sum(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


def _exchange(new: Path, place: Path, old: Path) -> None:
    if place.exists():
        place.rename(old)
    try:
        new.rename(place)
    except BaseException:
        if old.exists():
            old.rename(place)
        raise
