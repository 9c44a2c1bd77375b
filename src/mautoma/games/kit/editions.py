"""Editions as folders of TOML files: the house's under the game's `data/house`, a person's own anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from mautoma.games.kit.files import read_text

E = TypeVar("E")


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a file. Defaults are left out of the hash, so that a new optional field leaves old hashes
    alone."""


@dataclass(frozen=True, eq=False)
class EditionFolders(Generic[E]):
    """`files` are those an edition must have, `read` makes an edition of a folder."""

    data: Path
    files: tuple[str, ...]
    read: Callable[[Path], E]

    def house(self) -> E:
        house: E = _house(self)
        return house

    def load(self, folder: Path) -> E:
        return self.read(folder)

    def template(self) -> dict[str, str]:
        """A guide that is nothing but comments is followed by the house's file as an example, without its
        heading."""
        texts = {}
        for file in self.files:
            guide = read_text(self.data / "template" / file)
            _, _, example = read_text(self.data / "house" / file).partition("\n\n")
            texts[file] = guide if _has_entries(guide) else guide + example
        return texts


@cache
def _house(editions: EditionFolders[E]) -> E:
    return editions.read(editions.data / "house")


def _has_entries(text: str) -> bool:
    return any(line.strip() and not line.lstrip().startswith("#") for line in text.splitlines())


def hash_of(*parts: Any) -> str:
    """Over what was understood, not over the text: comments and layout do not matter."""
    return sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]
