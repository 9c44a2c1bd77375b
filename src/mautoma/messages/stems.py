"""Words by their stems: a search for “gardens” finds “garden”. Rough, and the same for search and text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

SHORTEST = 3
"""Letters of a stem."""


def stems(text: str, language: str) -> set[str]:
    """Of all words of a text, whatever their capitals and accents."""
    of = _OF.get(language, str)
    return {of(word) for word in re.findall(r"\w+", plain(text))}


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _english(word: str) -> str:
    """houses, house; companies, company; planned, plan."""
    for ending in ("ing", "ed", "s"):
        word = _without(word, ending)
    word = _without(word, "e")
    if word.endswith("y"):
        word = f"{word[:-1]}i"
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word


def _italian(word: str) -> str:
    """cameriera, cameriere; banche, banca; negozi, negozio."""
    stem = word
    while stem[-1:] in "aeiou" and len(stem) > SHORTEST:
        stem = stem[:-1]
    return _without(stem, "h")


def _without(word: str, ending: str) -> str:
    stem = word.removesuffix(ending)
    return stem if len(stem) >= SHORTEST else word


_OF: dict[str, Callable[[str], str]] = {"en": _english, "it": _italian}
