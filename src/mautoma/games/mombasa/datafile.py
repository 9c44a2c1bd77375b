"""Reading TOML strictly: every fault is one line that names file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

DATA = Path(__file__).with_name("data")

_SYNTAX = re.compile(r"(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)")
_INVALID = re.compile(r"(?P<reason>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`")


class EditionError(ValueError):
    """Data that cannot be played with."""


def read_toml(path: Path) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise EditionError(f"{path.name}: not found in {path.parent}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(f"{path.name}: cannot be read: {error}") from None
    try:
        document: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise EditionError(f"{path.name}: {_syntax_fault(text, str(error))}") from None
    return document


def convert(raw: object, into: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, into)
    except msgspec.ValidationError as error:
        raise EditionError(f"{where}: {_field_fault(str(error))}") from None


def entry_name(section: str, entry: object, index: int) -> str:
    """`card 'caravan'`, or `card 3` when it has no id."""
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        return f"{section} '{entry['id']}'"
    return f"{section} {index + 1}"


def _syntax_fault(text: str, message: str) -> str:
    match = _SYNTAX.fullmatch(message)
    if match is None:
        return message
    return f"line {match['line'] or len(text.splitlines())}: {match['reason']}"


def _field_fault(message: str) -> str:
    match = _INVALID.fullmatch(message)
    reason, field = (match["reason"], match["field"]) if match else (message, "")
    reason = reason.replace("Object contains unknown", "unknown").replace("Object missing", "missing")
    return f"{field}: {reason}" if field else reason
