"""Reading Fluent files: what our texts use of that format, and quickly.

A file is only cut into its messages; a message is read when it is first said. What may stand in a text:
`{ $datum }`, `{ NUMBER($datum) }`, `{ "as it is" }`, and a choice by a datum. Anything else is a `BadText`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from mautoma.messages.numbers import plural, written

Value = str | int | float


class BadText(Exception):
    """A text that cannot be read."""


class NoDatum(Exception):
    """A text wants a datum that it did not get."""


class Datum(NamedTuple):
    name: str
    must_count: bool = False

    def of(self, values: Mapping[str, Value]) -> Value:
        value = values.get(self.name)
        if value is None or (self.must_count and isinstance(value, str)):
            raise NoDatum(self.name)
        return value


class Choice(NamedTuple):
    by: Datum
    texts: dict[str | float, Text]
    otherwise: Text

    def of(self, values: Mapping[str, Value], language: str) -> Text:
        """By the value itself; a number also by its plural form."""
        value = self.by.of(values)
        for key, text in self.texts.items():
            if key == value or (isinstance(key, str) and _is_plural(value, key, language)):
                return text
        return self.otherwise


def _is_plural(value: Value, form: str, language: str) -> bool:
    return not isinstance(value, str) and plural(value, language) == form


Text = tuple[str | Datum | Choice, ...]


def say(text: Text, values: Mapping[str, Value], language: str) -> str:
    said = []
    for part in text:
        if isinstance(part, Choice):
            part = say(part.of(values, language), values, language)
        elif isinstance(part, Datum):
            value = part.of(values)
            part = value if isinstance(value, str) else written(value, language)
        said.append(part)
    return "".join(said)


@dataclass(frozen=True)
class Message:
    source: str
    """All that follows the key."""

    @cached_property
    def texts(self) -> dict[str | None, Text]:
        """The text of the message itself, and of its attributes by name."""
        return _Reader(self.source).message()


_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


@cache
def read_file(path: Path) -> dict[str, Message]:
    source = _COMMENT.sub("", path.read_text(encoding="utf-8"))
    keys = list(_KEY.finditer(source))
    ends = [key.start() for key in keys[1:]] + [len(source)]
    return {key[1]: Message(source[key.end() : end]) for key, end in zip(keys, ends, strict=True)}


_SPACES = re.compile(" *")
_BLANK = re.compile(r"[ \n]*")
_WORDS = re.compile(r"[^{}\n]+")
_NEXT_LINE = re.compile(r"(?:\n *)*(\n)( *)(?=[^ \n])")
_ATTRIBUTE = re.compile(r"[ \n]*\n +\.([A-Za-z][\w-]*) *=")
_DATUM = re.compile(r"\$([A-Za-z][\w-]*)")
_COUNTED = re.compile(r"NUMBER\( *\$([A-Za-z][\w-]*) *\)")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
_VARIANT = re.compile(r"[ \n]*\n *(\*?)\[ *(?:(-?[0-9]+(?:\.[0-9]+)?)|([A-Za-z][\w-]*)) *\]")


class _Reader:
    """Reads a message from its source, from left to right."""

    def __init__(self, source: str) -> None:
        self.source = source.rstrip(" \n")
        self.at = 0

    def message(self) -> dict[str | None, Text]:
        texts: dict[str | None, Text] = {}
        own = self._text()
        if own:
            texts[None] = own
        while found := self._take(_ATTRIBUTE):
            texts[found[1]] = self._text()
        if self.at < len(self.source) or not texts:
            raise self._bad()
        return texts

    def _text(self) -> Text:
        """Up to what cannot belong to it; lines lose the indent that all have in common."""
        self._take(_SPACES)
        parts: list[str | Datum | Choice] = []
        indents: list[tuple[int, int]] = []
        while self.at < len(self.source):
            if words := self._take(_WORDS):
                ended = _NEXT_LINE.match(self.source, self.at)
                last = self.at == len(self.source) or (ended and not self._goes_on(ended))
                parts.append(words[0].rstrip(" ") if last else words[0])
            elif self.source[self.at] == "{":
                parts.append(self._placeable())
            elif (line := _NEXT_LINE.match(self.source, self.at)) and self._goes_on(line):
                self.at = line.end()
                indents.append((len(parts), len(line[2])))
                parts.append("\n" * line[0].count("\n") + line[2])
            else:
                break
        least = min((indent for _, indent in indents), default=0)
        for at, indent in indents:
            parts[at] = ("\n" if at else "") * str(parts[at]).count("\n") + " " * (indent - least)
        return tuple(_joined(parts))

    def _goes_on(self, line: re.Match[str]) -> bool:
        """Whether the next line is still part of a text."""
        first = self.source[line.end()]
        return first == "{" or bool(line[2] and first not in ".*[}")

    def _placeable(self) -> str | Datum | Choice:
        self.at += 1
        self._take(_BLANK)
        found: str | Datum | Choice
        if name := self._take(_DATUM):
            found = Datum(name[1])
        elif name := self._take(_COUNTED):
            found = Datum(name[1], must_count=True)
        elif quoted := self._take(_QUOTED):
            found = re.sub(r"\\(.)", r"\1", quoted[1])
        else:
            raise self._bad()
        self._take(_BLANK)
        if isinstance(found, Datum) and self.source.startswith("->", self.at):
            self.at += 2
            found = self._choice(found)
        self._take(_BLANK)
        if not self.source.startswith("}", self.at):
            raise self._bad()
        self.at += 1
        return found

    def _choice(self, by: Datum) -> Choice:
        texts: dict[str | float, Text] = {}
        otherwise: Text | None = None
        while variant := self._take(_VARIANT):
            star, number, name = variant.groups()
            text = texts.setdefault(name or float(number), self._text())
            if star:
                otherwise = text
        if otherwise is None:
            raise self._bad()
        return Choice(by, texts, otherwise)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def _bad(self) -> BadText:
        return BadText(f"{self.source[: self.at]}⟨here⟩{self.source[self.at :]}")


def _joined(parts: list[str | Datum | Choice]) -> Iterator[str | Datum | Choice]:
    """Neighbouring strings as one."""
    words = ""
    for part in parts:
        if isinstance(part, str):
            words += part
        else:
            if words:
                yield words
            words = ""
            yield part
    if words:
        yield words
