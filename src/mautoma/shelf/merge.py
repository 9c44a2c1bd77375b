"""Findings and the text of an edition's file: what is new is added, what grew is replaced, what was taken
back goes. What its owner has changed meanwhile stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from itertools import count
from typing import Any

import msgspec

from mautoma.games.kit.files import parse_toml
from mautoma.games.kit.toml import write_entry, write_toml
from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.finding import Finding
from mautoma.kernel.message import msg

OWN_NUMBER = re.compile(r"own_\d+")
"""What a game calls a thing that has no printed name."""
Base = Callable[[str], Mapping[str, Any]]
"""A file, as it was when the game began."""


def merge(
    files: Mapping[str, str], found: Sequence[Finding], before: Sequence[Finding], base: Base
) -> dict[str, tuple[str, int]]:
    """The files that change: their new texts, and how much each knows more. `before` is what the game had
    found out when this was last done."""
    changed = {}
    for file in dict.fromkeys(each.file for each in (*before, *found)):
        merged = _File(file, files.get(file, ""), base)
        for finding in sorted(before, key=lambda each: each.gone):  # what goes makes room for the same thing
            if finding.file == file and not any(_is_about_same(finding, each) for each in found):
                merged.take_back(finding)
        for finding in sorted(found, key=lambda each: not each.gone):
            if finding.file == file and finding not in before:
                merged.keep(finding, next((each for each in before if _is_about_same(each, finding)), None))
        if merged.touched:
            changed[file] = merged.text(), merged.more
    return changed


class _File:
    """Entries are added at its end, so that whatever its owner has written there stays; for anything else
    it's written anew."""

    def __init__(self, file: str, text: str, base: Base) -> None:
        self._file, self._text, self._base = file, text, base
        self._document: dict[str, Any] = deepcopy(dict(parse_toml(text, file)))
        self._added: list[str] = []
        self._anew = False
        self.more = 0

    @property
    def touched(self) -> bool:
        return self._anew or bool(self._added)

    def text(self) -> str:
        if self._anew:
            return write_toml(self._document)
        return "\n".join([self._text.rstrip("\n"), *(f"\n{each}" for each in self._added)]).lstrip("\n")

    def keep(self, finding: Finding, earlier: Finding | None) -> None:
        if finding.whole:
            self._set(finding, earlier)
            return
        if finding.gone:
            self._put(finding, [])
            return
        entries, entry = self._entries(finding), _as_read(finding.entry)
        if any(_is_same(each, entry) for each in entries):
            return
        if earlier is not None and (at := self._place_of(earlier, entries)) is not None:
            kept = {finding.key: entries[at][finding.key]} if finding.key in entries[at] else {}
            self._replace(entries, at, entry | kept)
            return
        name = entry.get(finding.key)
        named = [at for at, each in enumerate(entries) if name is not None and each.get(finding.key) == name]
        at = next(iter(named), None)
        if at is None:
            self._add(finding, entries, entry)
        elif _grew(entries[at], entry) or entries[at] == self._at_the_beginning(finding):
            self._replace(entries, at, entry)
        elif OWN_NUMBER.fullmatch(str(name)):  # two games on one edition each number their own things
            taken = [each.get("id") for each in entries]
            free = next(id_ for number in count(1) if (id_ := f"own_{number}") not in taken)
            self._add(finding, entries, entry | {"id": free})

    def take_back(self, finding: Finding) -> None:
        if finding.gone:
            self.keep(finding._replace(gone=False), None)
            return
        first = self._at_the_beginning(finding)
        if finding.whole:
            if self._document.get(finding.section) == _value(finding):
                self._document.pop(finding.section)
                self._document |= {finding.section: first} if first is not None else {}
                self._anew = True
            return
        self._put(finding, [] if first is None else [first])

    def _put(self, finding: Finding, instead: Sequence[Any]) -> None:
        entries = self._entries(finding)
        at = self._place_of(finding, entries)
        if at is None:
            return
        entries[at : at + 1] = instead
        if not entries:
            self._document.pop(finding.section)
        self._anew = True

    def _set(self, finding: Finding, earlier: Finding | None) -> None:
        """Unless its owner has said something else meanwhile."""
        there, value = self._document.get(finding.section), _value(finding)
        known = [None, self._at_the_beginning(finding), *([_value(earlier)] if earlier else [])]
        if there != value and (there in known or _grew(there, value)):
            self._document[finding.section] = value
            self._anew, self.more = True, self.more + 1

    def _add(self, finding: Finding, entries: list[Any], entry: Mapping[str, Any]) -> None:
        entries.append(entry)
        self._document[finding.section] = entries
        self._added.append(write_entry(finding.section, entry))
        self.more += 1

    def _replace(self, entries: list[Any], at: int, entry: Mapping[str, Any]) -> None:
        entries[at] = entry
        self._anew, self.more = True, self.more + 1

    def _entries(self, finding: Finding) -> list[Any]:
        """An owner's file may say anything."""
        entries = self._document.get(finding.section, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            place = Place(self._file).field(finding.section)
            raise DataError(place.fault("fault-kind", wanted=msg("fault-a-list"), given=msg("fault-a-table")))
        return entries

    def _place_of(self, finding: Finding, entries: Sequence[Any]) -> int | None:
        """By another number only what was not there when the game began."""
        entry, first = _as_read(finding.entry), self._base(self._file).get(finding.section, ())
        same = [at for at, each in enumerate(entries) if _is_same(each, entry)]
        named = [at for at in same if entries[at] == entry]
        return next(iter(named or [at for at in same if entries[at] not in first]), None)

    def _at_the_beginning(self, finding: Finding) -> Any:
        there = self._base(self._file).get(finding.section)
        if finding.whole or not isinstance(there, list) or not isinstance(finding.entry, Mapping):
            return there if finding.whole else None
        name = finding.entry.get(finding.key)
        return next((each for each in there if name is not None and each.get(finding.key) == name), None)


def _is_about_same(one: Finding, other: Finding) -> bool:
    if (one.file, one.section, one.whole) != (other.file, other.section, other.whole):
        return False
    return one.whole or one.entry == other.entry or (_name(one) is not None and _name(one) == _name(other))


def _name(finding: Finding) -> Any:
    return finding.entry.get(finding.key) if isinstance(finding.entry, Mapping) else None


def _is_same(there: Mapping[str, Any], entry: Mapping[str, Any]) -> bool:
    """Whatever its number."""
    numbered = OWN_NUMBER.fullmatch(str(entry.get("id"))) and OWN_NUMBER.fullmatch(str(there.get("id")))
    return there == entry or bool(numbered and {**there, "id": entry["id"]} == entry)


def _grew(there: Any, now: Any) -> bool:
    """Whether all that was known is still true."""
    if isinstance(there, Mapping) and isinstance(now, Mapping):
        return all(name in now and _grew(value, now[name]) for name, value in there.items())
    return bool(there == now)


def _as_read(entry: Any) -> dict[str, Any]:
    """What is written, read again: lists where the game has tuples."""
    found: list[dict[str, Any]] = msgspec.toml.decode(write_entry("entry", entry))["entry"]
    return found[0]


def _value(finding: Finding) -> Any:
    return _as_read({"value": finding.entry})["value"]
