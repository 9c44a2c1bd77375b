"""Reading TOML strictly: every fault is one line that names file, entry and field."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_SYNTAX = re.compile(r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_INVALID = re.compile(r"(?P<reason>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`")


class EditionError(ValueError):
    """An edition that cannot be played."""


def parse(text: str, into: type[T], file: str) -> T:
    try:
        document: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise EditionError(f"{file}: {_syntax_fault(text, str(error))}") from None
    try:
        return msgspec.convert(document, into)
    except msgspec.ValidationError as error:
        raise EditionError(f"{file}: {_field_fault(str(error), document)}") from None


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
    """`card[2].steps` as `card 'c3': steps`, `row[2].tiles` as `row 3: tiles`."""
    match = re.match(r"(\w+)\[(\d+|\.\.\.)\]\.?(.*)", field)
    if match is None or not match[2].isdigit():
        return field
    section, number, rest = match[1], int(match[2]), match[3]
    entry = document[section][number]
    called = repr(entry["id"]) if isinstance(entry, dict) and "id" in entry else number + 1
    return f"{section} {called}: {rest}" if rest else f"{section} {called}"
