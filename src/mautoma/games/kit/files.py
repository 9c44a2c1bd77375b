"""Reading TOML strictly: every fault is one line that names file, entry and field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")

MAX_BYTES = 200_000

_ID = "^[a-z][a-z0-9_]*$"
Id = Annotated[str, msgspec.Meta(pattern=_ID)]
"""What an entry is called in the files."""

_SYNTAX = re.compile(r".*\(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)
_INVALID = re.compile(r"(?P<reason>.*) - at (?:`key` in )?`\$\.?(?P<field>.*)`")


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


def read_toml(path: Path) -> Mapping[str, Any]:
    return parse_toml(read_text(path), path.name)


def read_table(path: Path, into: type[T]) -> T:
    """The whole file as one struct."""
    return parse(read_text(path), into, path.name)


def parse(text: str, into: type[T], file: str) -> T:
    """The text of a whole file as one struct; DataError with the faults of all its fields and entries."""
    document = parse_toml(text, file)
    try:
        return msgspec.convert(document, into)
    except msgspec.ValidationError:
        raise DataError(*_faults(document, into, file)) from None


def _faults(document: Mapping[str, Any], into: type, file: str) -> Iterator[str]:
    fields = {field.name: field for field in msgspec.structs.fields(into)}
    yield from (f"{file}: unknown field `{name}`" for name in document if name not in fields)
    for name, field in fields.items():
        if name in document:
            yield from _faults_of_field(name, document[name], field.type, file)
        elif field.required:
            yield f"{file}: missing required field `{name}`"


def _faults_of_field(name: str, raw: object, into: Any, file: str) -> Iterator[str]:
    """A list of entries may have a fault in each; anything else is given its first."""
    entry_type = _entry_type(into)
    faults: list[str] = []
    if entry_type is not None and isinstance(raw, list):
        for index, entry in enumerate(raw):
            try:
                convert(entry, entry_type, f"{file}: {entry_name(name, entry, index)}")
            except DataError as error:
                faults += error.faults
    if not faults:
        try:
            msgspec.convert(raw, into)
        except msgspec.ValidationError as error:
            inside, reason = _split(str(error))
            joined = name + inside if inside.startswith("[") else f"{name}.{inside}".rstrip(".")
            faults.append(f"{file}: {joined}: {reason}")
    yield from faults


def _entry_type(into: Any) -> type[msgspec.Struct] | None:
    """What a list of [[entries]] holds."""
    listed = get_args(into)[0] if get_origin(into) is Annotated else into
    held = get_args(listed)[0] if get_origin(listed) in (tuple, list) else None
    return held if isinstance(held, type) and issubclass(held, msgspec.Struct) else None


def read_entries(path: Path, section: str, into: type[T]) -> tuple[T, ...]:
    """A file that is nothing but a list of `[[section]]` entries."""
    document = read_toml(path)
    entries, faults = usable_entries(document, section, into, path.name)
    faults[:0] = unknown_fields(document, section, path.name)
    if faults:
        raise DataError(*faults)
    return entries


def unknown_fields(document: Mapping[str, Any], section: str, file: str) -> list[str]:
    """The faults of a file that has more in it than `[[section]]` entries."""
    return [f"{file}: unknown field `{field}`" for field in sorted(document.keys() - {section})]


def usable_entries(
    document: Mapping[str, Any], section: str, into: type[T], file: str
) -> tuple[tuple[T, ...], list[str]]:
    """The `[[section]]` entries that can be used, and what is wrong with the others."""
    raw = document.get(section, [])
    if not isinstance(raw, list):
        return (), [f"{file}: {section}: expected a list of [[{section}]] entries"]
    named: dict[str, T] = {}
    faults = []
    for index, entry in enumerate(raw):
        name = entry_name(section, entry, index)
        if name in named:
            faults.append(f"{file}: {name}: id: used twice")
            continue
        try:
            named[name] = convert(entry, into, f"{file}: {name}")
        except DataError as error:
            faults += error.faults
    return tuple(named.values()), faults


def convert(raw: object, into: type[T], where: str) -> T:
    try:
        return msgspec.convert(raw, into)
    except msgspec.ValidationError as error:
        inside, reason = _split(str(error))
        raise DataError(f"{where}: {inside}: {reason}" if inside else f"{where}: {reason}") from None


def entry_name(section: str, entry: object, index: int) -> str:
    """`card 'caravan'`, `tile 7`, or `row: entry 3` for the third when it has neither id nor number."""
    if isinstance(entry, dict):
        for key in ("id", "number"):
            if key in entry:
                return f"{section} {entry[key]!r}"
    return f"{section}: entry {index + 1}"


@lru_cache(32)
def parse_toml(text: str, file: str) -> Mapping[str, Any]:
    """Nobody changes it: an edition that is written anew has most of its files as they were."""
    try:
        document: dict[str, Any] = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise DataError(f"{file}: {_syntax_fault(text, str(error))}") from None
    except RecursionError:
        raise DataError(f"{file}: nested too deeply") from None
    except ValueError:
        raise DataError(f"{file}: a number has too many digits") from None
    return document


def _syntax_fault(text: str, message: str) -> str:
    """Where the file stops making sense; what the reader of the format says of it is of no help."""
    lines = text.splitlines() or [""]
    match = _SYNTAX.fullmatch(message)
    line = match["line"] if match and match["line"] else len(lines)
    column = match["column"] if match and match["column"] else len(lines[-1]) + 1
    return f"line {line}: cannot be read from column {column} on; is a quotation mark, bracket or = missing?"


def _split(message: str) -> tuple[str, str]:
    """Where in the data, empty if it is the whole; and why."""
    match = _INVALID.fullmatch(message)
    reason, inside = (match["reason"], match["field"]) if match else (message, "")
    if reason == f"Expected `str` matching regex '{_ID}'":
        return inside, "only small letters, digits and _, beginning with a letter"
    return inside, reason.replace("Object contains unknown", "unknown").replace("Object missing", "missing")
