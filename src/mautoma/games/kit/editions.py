"""Editions as TOML files by name: the house's under the game's `data/house`, a person's own anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Msg

E = TypeVar("E")
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class EditionFiles(Generic[E]):
    """`files` are those an edition must have; `read` makes one of its name and the texts of its files."""

    data: Path
    files: tuple[str, ...]
    read: Callable[[str, Mapping[str, str]], E]

    def house(self) -> E:
        house: E = _house(self)
        return house

    def template(self) -> dict[str, str]:
        """A guide that is nothing but comments is followed by the house's file as an example, without its
        heading."""
        guides, house = texts(self.data / "template"), texts(self.data / "house")
        return {file: _filled(guides[file], house[file]) for file in self.files}


@cache
def _house(editions: EditionFiles[E]) -> E:
    return editions.read("house", texts(editions.data / "house"))


def texts(folder: Path) -> dict[str, str]:
    """The files of an edition that comes with the program."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.toml"))}


def _filled(guide: str, house: str) -> str:
    has_entries = any(line.strip() and not line.lstrip().startswith("#") for line in guide.splitlines())
    return guide if has_entries else guide + house.partition("\n\n")[2]


def try_to(read: Callable[..., T], *given: Any, faults: list[Msg]) -> T | None:
    """What is wrong is added to the faults, so that one file doesn't hide another's."""
    try:
        return read(*given)
    except DataError as error:
        faults += error.faults
        return None


def hash_of(*parts: Any) -> str:
    """Over what was understood, not over the text: comments and layout do not matter."""
    return sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]
