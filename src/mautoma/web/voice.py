"""The words of a page: its own, and those of the game it shows, in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Option
from mautoma.messages import LANGUAGES, MissingMessage, Words, words

COOKIE = "language"
log = logging.getLogger("mautoma")


class Voice:
    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self._game = game

    @property
    def _words(self) -> Words:
        return words(self.language, self._game)

    def of(self, game: str) -> Voice:
        return Voice(self.language, game)

    def ui(self, key: str, **data: Json | Msg) -> str:
        """A text of the page itself."""
        return words(self.language, None, "web").text(key, data)

    def ui_has(self, key: str) -> bool:
        return words(self.language, None, "web").has(key)

    def say(self, message: Msg) -> str:
        return self.text(message.key, message.data)

    def text(
        self, key: str, data: Mapping[str, Json | Msg] | None = None, attribute: str | None = None
    ) -> str:
        """A text of the game. One that is missing must not end the game: its key is shown instead."""
        try:
            return self._words.text(key, data, attribute)
        except MissingMessage as missing:
            log.warning("%s: no message %s", self._game, missing)
            return key

    def has(self, key: str) -> bool:
        return self._words.has(key)

    def find(self, key: str, attribute: str | None = None) -> str:
        """A text that a game may have or not."""
        if not self._words.has(key):
            return ""
        try:
            return self._words.text(key, attribute=attribute)
        except MissingMessage:
            return ""

    def word(self, noun: str, value: str) -> str:
        return self._words.word(noun, value)

    def title(self, game: str) -> str:
        return self.find("game-title") or game

    def option(self, option: Option) -> str:
        """What an option is called: its label, else its value."""
        if option.label is not None and (option.label.data or self.has(option.label.key)):
            return self.say(option.label)
        return self._words.option(Option(option.value))

    def rule(self, rule: str) -> dict[str, Any]:
        return {"id": rule, "title": self.find(rule, "title"), "text": self.find(rule)}


def language_of(request: Request) -> str:
    """What was chosen on the page, else what the browser asks for, else English."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    wanted: list[tuple[float, str]] = []
    for item in request.headers.get("accept-language", "").split(","):
        tag, _, quality = item.partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(wanted, key=lambda w: w[0]) if tag in LANGUAGES), LANGUAGES[0])
