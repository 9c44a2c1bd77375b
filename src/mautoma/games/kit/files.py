"""Reading TOML strictly: every fault names file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta, defstruct

from mautoma.games.kit.data import ID, read
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.remember import remembered

T = TypeVar("T")

MOST_CHARACTERS = 100_000
LONGEST_LINE = 2_000
"""A name of many parts takes the reader of the format a time that grows with their square."""

Id = Annotated[str, Meta(pattern=ID)]
"""What an entry is called in the files."""


def parse(text: str, into: type[T], file: str) -> T:
    """The text of a whole file as one struct; DataError with the faults of all its fields and entries."""
    return read(parse_toml(text, file), into, Place(file))


def parse_file(files: Mapping[str, str], file: str, into: type[T]) -> T:
    """A file that an edition must have."""
    if file not in files:
        raise DataError(Place(file).fault("fault-no-file"))
    return parse(files[file], into, file)


def read_table(path: Path, into: type[T]) -> T:
    """The whole file as one struct."""
    return parse(path.read_text(encoding="utf-8"), into, path.name)


def read_entries(path: Path, section: str, into: type[T]) -> tuple[T, ...]:
    """A file that is nothing but a list of `[[section]]` entries."""
    file = defstruct("File", [(section, tuple[into, ...])])  # type: ignore[valid-type]
    entries: tuple[T, ...] = getattr(read_table(path, file), section)
    return entries


@remembered
def parse_toml(text: str, file: str) -> Mapping[str, Any]:
    """Nobody changes it: an edition that is written anew has most of its files as they were."""
    at = Place(file)
    if len(text) > MOST_CHARACTERS:
        raise DataError(at.fault("fault-large", most=MOST_CHARACTERS))
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise DataError(at.fault("fault-long-line", line=number, most=LONGEST_LINE))
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line_, column = _position(error, text)
        raise DataError(at.fault("fault-syntax", line=line_, column=column)) from None
    except RecursionError:
        raise DataError(at.fault("fault-deep")) from None
    except ValueError:
        raise DataError(at.fault("fault-digits")) from None


def _position(error: tomllib.TOMLDecodeError, text: str) -> tuple[int, int]:
    """Line and column where the file stops making sense: the sentence ends in them, and only Python 3.14 has
    them as numbers too."""
    found = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
    if found:
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1
