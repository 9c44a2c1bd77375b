"""Editions as tests write them: folders that are changed a little, and what is then said of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from mautoma.games.kit.editions import EditionFiles, texts
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import Msg
from mautoma.messages import words

E = TypeVar("E")


def load(editions: EditionFiles[E], folder: Path) -> E:
    return editions.read(folder.name, texts(folder))


def told(faults: Iterable[Msg], language: str = "en") -> list[str]:
    """Each in one line."""
    lines = [words(language).say(fault) for fault in faults]
    assert not any("\n" in line for line in lines)
    return lines


def faults_of(editions: EditionFiles[E], folder: Path, language: str = "en") -> list[str]:
    with pytest.raises(DataError) as refused:
        load(editions, folder)
    return told(refused.value.faults, language)
