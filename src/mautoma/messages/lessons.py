"""How a game is played, told in a few short lessons, the same on the page and in the documents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from mautoma.messages import FOLDER, LANGUAGES, words

_LESSON = re.compile(r"^lesson-([a-z-]+) =", re.MULTILINE)


@dataclass(slots=True, frozen=True)
class Lesson:
    name: str
    title: str
    text: str


@dataclass(slots=True, frozen=True)
class Course:
    title: str
    about: str
    lessons: tuple[Lesson, ...]


@cache
def course(game: str, language: str) -> Course | None:
    """The lessons in the order of the catalogue; None: the game has none."""
    path = FOLDER / LANGUAGES[0] / f"{game}-learn.ftl"
    if not path.exists():
        return None
    own = words(language, game)
    names = _LESSON.findall(path.read_text(encoding="utf-8"))
    lessons = [
        Lesson(name, own.text(f"lesson-{name}", attribute="title"), own.text(f"lesson-{name}"))
        for name in names
    ]
    return Course(own.text("learn-title"), own.text("learn-about"), tuple(lessons))
