"""Reading TOML strictly: every fault is one line that names file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

MAX_BYTES = 200_000

_SYNTAX = re.compile(r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_INVALID = re.compile(r"(?P<reason>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`")
_LISTED = re.compile(r"(?P<section>\w+)\[(?P<index>\d+)\]\.?(?P<rest>.*)")


class DataError(ValueError):
    """Data that cannot be used: what is wrong with it, one line each."""

    def __init__(self, *faults: str) -> None:
        super().__init__(*faults)
        self.faults = faults

    def __str__(self) -> str:
        more = f" (and {len(self.faults) - 1} more)" if len(self.faults) > 1 else ""
        return self.faults[0] + more


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise DataError(f"{path.name}: larger than {MAX_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(f"{path.name}: not found in {path.parent}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: cannot be read: {error}") from None


def read_toml(path: Path) -> dict[str, Any]:
    return _document(read_text(path), path.name)


def read_table(path: Path, into: type[T]) -> T:
    """The whole file as one struct."""
    return parse(read_text(path), into, path.name)


def parse(text: str, into: type[T], file: str) -> T:
    """The text of a whole file as one struct."""
    document = _document(text, file)
    return _convert(document, into, file, document)


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
        name = entry_name(section, entry, index)
        if name in named:
            raise DataError(f"{file}: {name}: id: used twice")
        named[name] = convert(entry, into, f"{file}: {name}")
    return tuple(named.values())


def convert(raw: object, into: type[T], where: str) -> T:
    return _convert(raw, into, where, {})


def _convert(raw: object, into: type[T], where: str, document: dict[str, Any]) -> T:
    try:
        return msgspec.convert(raw, into)
    except msgspec.ValidationError as error:
        raise DataError(f"{where}: {_field_fault(str(error), document)}") from None


def entry_name(section: str, entry: object, index: int) -> str:
    """`card 'caravan'`, `tile 7`, or `row: entry 3` for the third when it has neither id nor number."""
    if isinstance(entry, dict):
        for key in ("id", "number"):
            if key in entry:
                return f"{section} {entry[key]!r}"
    return f"{section}: entry {index + 1}"


def _document(text: str, file: str) -> dict[str, Any]:
    try:
        document: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise DataError(f"{file}: {_syntax_fault(text, str(error))}") from None
    return document


def _syntax_fault(text: str, message: str) -> str:
    match = _SYNTAX.fullmatch(message)
    if match is None:
        return message
    return f"line {match['line'] or len(text.splitlines())}: {match['reason']}"


def _field_fault(message: str, document: dict[str, Any]) -> str:
    match = _INVALID.fullmatch(message)
    reason, field = (match["reason"], match["field"]) if match else (message, "")
    reason = reason.replace("Object contains unknown", "unknown").replace("Object missing", "missing")
    return f"{_named(field, document)}: {reason}" if field else reason


def _named(field: str, document: dict[str, Any]) -> str:
    """`card[2].steps` of a document as `card 'c3': steps`."""
    match = _LISTED.fullmatch(field)
    if match is None or match["section"] not in document:
        return field
    section, index = match["section"], int(match["index"])
    name = entry_name(section, document[section][index], index)
    return f"{name}: {match['rest']}" if match["rest"] else name
