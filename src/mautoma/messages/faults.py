"""Faults of an edition's files in the reader's language.

A fault is one line: the file, the entry, the field, and what is wrong with it. File, entry and field are
called as they are in the file; what is wrong is a text of `faults.ftl`, recognised by its English form.
"""

from __future__ import annotations

import re
from functools import cache

from mautoma.messages import FOLDER, LANGUAGES, Words

FILE = "faults.ftl"
_BETWEEN = ": "
_MESSAGE = re.compile(r"^((fault|part)-[a-z-]+) = (.+)$", re.MULTILINE)
_VARIABLE = re.compile(r"\{ \$(\w+) \}")


def tell_faults(lines: str, language: str) -> str:
    """Each line of faults in this language; one that is not known stays as it is."""
    if language == LANGUAGES[0]:
        return lines
    return "\n".join(_tell(line, language) for line in lines.split("\n"))


def _tell(line: str, language: str) -> str:
    parts = line.split(_BETWEEN)
    for first in range(len(parts)):
        reason = _told("fault", _BETWEEN.join(parts[first:]), language)
        if reason is not None:
            where = [_told("part", part, language) or part for part in parts[:first]]
            return _BETWEEN.join([*where, reason])
    return line


def _told(kind: str, text: str, language: str) -> str | None:
    for key, pattern in _patterns()[kind]:
        found = pattern.fullmatch(text)
        if found is not None:
            return _words(language).text(key, found.groupdict())
    return None


@cache
def _words(language: str) -> Words:
    return Words(language, border="faults")


@cache
def _patterns() -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    """The English texts as patterns, in the order of the file."""
    found: dict[str, list[tuple[str, re.Pattern[str]]]] = {"fault": [], "part": []}
    for key, kind, text in _MESSAGE.findall((FOLDER / LANGUAGES[0] / FILE).read_text(encoding="utf-8")):
        # Texts and the names of their variables by turns.
        pieces = _VARIABLE.split(text)
        written = [f"(?P<{piece}>.+?)" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)]
        found[kind].append((key, re.compile("".join(written))))
    return found
