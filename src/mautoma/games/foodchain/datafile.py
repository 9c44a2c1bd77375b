"""Reading the TOML tables strictly: every fault is one line that names file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

DATA = Path(__file__).with_name("data")

T = TypeVar("T")

_SYNTAX = re.compile(r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_INVALID = re.compile(r"(?P<reason>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`")


class DataError(ValueError):
    """A data file that cannot be used."""


def read_toml(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(f"{path.name}: not found in {path.parent}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: cannot be read: {error}") from None
    try:
        document: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise DataError(_syntax_fault(path, text, str(error))) from None
    return document


def read_table(path: Path, into: type[T]) -> T:
    """The whole file as one struct."""
    return convert(read_toml(path), into, path.name)


def read_entries(path: Path, section: str, into: type[T]) -> tuple[T, ...]:
    """A file that is nothing but a list of `[[section]]` entries."""
    document = read_toml(path)
    unknown = sorted(document.keys() - {section})
    if unknown:
        raise DataError(f"{path.name}: unknown field `{unknown[0]}`")
    return convert_entries(document.get(section, []), section, into, path.name)


def convert_entries(raw: object, section: str, into: type[T], file: str) -> tuple[T, ...]:
    if not isinstance(raw, list):
        raise DataError(f"{file}: {section}: expected a list of [[{section}]] entries")
    named: dict[str, T] = {}
    for index, entry in enumerate(raw):
        name = _entry_name(entry, section, index)
        if name in named:
            raise DataError(f"{file}: {name}: id: used twice")
        named[name] = convert(entry, into, f"{file}: {name}")
    return tuple(named.values())


def convert(raw: object, into: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, into)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: {_invalid_fault(str(error))}") from None


def _entry_name(entry: object, section: str, index: int) -> str:
    if isinstance(entry, dict):
        for key in ("id", "number"):
            if key in entry:
                return f"{section} {entry[key]!r}"
    return f"{section}[{index}]"


def _syntax_fault(path: Path, text: str, message: str) -> str:
    match = _SYNTAX.fullmatch(message)
    if match is None:
        return f"{path.name}: {message}"
    line = match["line"] or len(text.splitlines())
    return f"{path.name}: line {line}: {match['reason']}"


def _invalid_fault(message: str) -> str:
    match = _INVALID.fullmatch(message)
    reason, field = (match["reason"], match["field"]) if match else (message, "")
    reason = reason.replace("Object contains unknown", "unknown").replace("Object missing", "missing")
    return f"{field}: {reason}" if field else reason
