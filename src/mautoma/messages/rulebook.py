"""The rules of a game as a book: every numbered rule in words, chapter by chapter, and a search in it."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from mautoma.messages import FOLDER, LANGUAGES, Words, words
from mautoma.messages.stems import plain, stems

_RULE = re.compile(r"^([A-Z]{3}-([A-Z])\d+) =", re.MULTILINE)


class Rule(NamedTuple):
    """`note` says where the rulebooks differ or are silent, beyond what the text itself rules."""

    id: str
    title: str
    text: str
    note: str


class Chapter(NamedTuple):
    title: str
    rules: tuple[Rule, ...]
    key: str
    """By which its title is found."""


class Rulebook(NamedTuple):
    title: str
    about: str
    chapters: tuple[Chapter, ...]
    more: str


@cache
def rulebook(game: str, language: str) -> Rulebook | None:
    """None: the game has no numbered rules in words."""
    own = words(language, game)
    ids = rule_ids(game)
    if not ids:
        return None
    chapters = [
        Chapter(own.text(key), tuple(_rule(id, own) for id in found), key)
        for letter, found in ids.items()
        for key in (f"chapter-{letter}",)
    ]
    return Rulebook(own.text("rules-title"), own.text("rules-about"), tuple(chapters), own.text("rules-more"))


@cache
def rule_ids(game: str) -> dict[str, list[str]]:
    """The ids in the order of the catalogue, by the letter of their chapter."""
    path = FOLDER / LANGUAGES[0] / f"{game}-rules.ftl"
    chapters: dict[str, list[str]] = {}
    if path.exists():
        for id, letter in _RULE.findall(path.read_text(encoding="utf-8")):
            chapters.setdefault(letter, []).append(id)
    return chapters


def search(book: Rulebook, query: str, language: str) -> Rulebook:
    """The rules that have every word of the query in some form, whatever its capitals and accents."""
    wanted = plain(query).split()
    chapters = []
    for chapter in book.chapters:
        found = tuple(rule for rule in chapter.rules if _has(rule, chapter, wanted, language))
        if found:
            chapters.append(chapter._replace(rules=found))
    return Rulebook(book.title, book.about, tuple(chapters), book.more)


def _has(rule: Rule, chapter: Chapter, wanted: list[str], language: str) -> bool:
    text = plain(f"{chapter.title} {rule.id} {rule.title} {rule.text} {rule.note}")
    return all(word in text or stems(word, language) <= stems(text, language) for word in wanted)


def _rule(id: str, own: Words) -> Rule:
    return Rule(id, own.text(id, attribute="title"), own.text(id), own.attribute(id, "note"))
