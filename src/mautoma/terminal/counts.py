"""How many of each, in one line: `2 trainee, waitress, cook 1`.

The number goes before or after the name. A name alone counts as one; the beginning of a word will do.
`all` and `none` stand for everything and nothing.
"""

from __future__ import annotations

import re

from mautoma.kernel.question import Counts
from mautoma.messages.voice import Voice
from mautoma.terminal.menu import Refused, folded

_BEFORE = re.compile(r"(\d+)\s*[x×]?\s+(.+)")
_AFTER = re.compile(r"(\D.*?)(?:\s*[=:]\s*|\s+[x×]?\s*)(\d+)")
_ALL, _NONE = "*", "-"


def read_counts(question: Counts, text: str, voice: Voice) -> dict[str, int]:
    wanted = folded(text)
    if wanted in (_ALL, "all", folded(voice.text("word-all"))):
        return dict(question.available)
    if wanted in (_NONE, "none", folded(voice.text("word-none"))):
        return {}
    counts: dict[str, int] = {}
    for part in re.split(r"[,;+]", text):
        if part.strip():
            called_so, number = _read_part(part.strip())
            name = _find(question, called_so, voice)
            counts[name] = counts.get(name, 0) + number
    return counts


def _read_part(text: str) -> tuple[str, int]:
    if before := _BEFORE.fullmatch(text):
        return before[2], int(before[1])
    if after := _AFTER.fullmatch(text):
        return after[1], int(after[2])
    if text[0].isdigit():
        raise Refused("refused-counts", text=text)
    return text, 1


def labels_of(question: Counts, voice: Voice) -> dict[str, str]:
    return {name: called(question, name, 1, voice) for name in question.available}


def called(question: Counts, name: str, number: int, voice: Voice) -> str:
    key = f"{question.noun}-{name}".replace("_", "-")
    return voice.text(key, {"number": number}) if voice.has(key) else name


def _find(question: Counts, text: str, voice: Voice) -> str:
    """By its whole name, singular or plural; else by the beginning of a name; else of a word in it."""
    wanted = folded(text)
    names = {
        name: {folded(name.replace("_", " ")), *(folded(called(question, name, n, voice)) for n in (1, 2))}
        for name in question.available
    }
    for fits in (_is, _begins, _has_word):
        found = [name for name, calls in names.items() if any(fits(call, wanted) for call in calls)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Refused("refused-several", text=text, labels=[called(question, n, 1, voice) for n in found])
    raise Refused("refused-unknown", text=text)


def _is(call: str, wanted: str) -> bool:
    return call == wanted


def _begins(call: str, wanted: str) -> bool:
    return call.startswith(wanted)


def _has_word(call: str, wanted: str) -> bool:
    return f" {wanted}" in call
