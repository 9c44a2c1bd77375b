"""How a border speaks: in the words of the game it shows, else in its own."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain
from typing import TypeVar

from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.mode import Result
from mautoma.kernel.question import Option
from mautoma.messages import LANGUAGES, MissingMessage, Words, words

log = logging.getLogger("mautoma")
T = TypeVar("T")
MOST, MOST_LINES, MOST_ITEMS = 300, 100, 20
"""How much a problem tells: characters of a line, lines, and what else could be chosen."""


class Voice:
    """The texts of a border (`web`, `terminal`) and of one game, in one language.

    A missing text must not end a game: its key is shown instead, and a warning is logged.
    """

    def __init__(self, border: str, language: str, game: str | None = None) -> None:
        self.border = border
        self.language = language
        self.game = game
        self._of_game = words(language, game)
        self._of_border = words(language, None, border)

    def of(self, game: str) -> Voice:
        return voice(self.border, self.language, game)

    def has(self, key: str) -> bool:
        return self._of_game.has(key) or self._of_border.has(key)

    def say(self, message: Msg) -> str:
        return self.text(message.key, message.data)

    def text(
        self, key: str, data: Mapping[str, Json | Msg] | None = None, attribute: str | None = None
    ) -> str:
        try:
            return self._knowing(key).text(key, data, attribute)
        except MissingMessage as missing:
            return self._missing(missing, key)

    def event(self, event: Event) -> str:
        key = f"event-{event.kind}"
        try:
            return self._knowing(key).event(event)
        except MissingMessage as missing:
            return self._missing(missing, key)

    def result(self, result: Result) -> str:
        return self.text(f"result-{result.outcome}", result.data)

    def ui(self, key: str, **data: Json | Msg) -> str:
        """A text of the border itself, whatever the game calls by the same key."""
        try:
            return self._of_border.text(key, data)
        except MissingMessage as missing:
            return self._missing(missing, key)

    def in_every_language(self, key: str) -> list[str]:
        """A text of the border, in the reader's language first."""
        languages = dict.fromkeys([self.language, *LANGUAGES])
        return [words(language, None, self.border).text(key) for language in languages]

    def find(self, key: str, attribute: str | None = None, **data: Json | Msg) -> str:
        """A text that may be missing: then it is empty."""
        try:
            return self._knowing(key).text(key, data, attribute)
        except MissingMessage:
            return ""

    def name(self, key: str, otherwise: str) -> str:
        """What something is called, if the catalogue has a name for it."""
        return self.find(key.replace("_", "-")) or otherwise

    def word(self, noun: str, value: str, number: int = 1) -> str:
        try:
            return self._of_game.word(noun, value, number=number)
        except MissingMessage as missing:
            return self._missing(missing, value)

    def title(self, game: str) -> str:
        return self.find("game-title") or game

    def option(self, option: Option) -> str:
        """What an option is called: its label, else its value."""
        if option.label is not None and (option.label.data or self.has(option.label.key)):
            return self.say(option.label)
        return self._of_game.option(Option(option.value))

    def problem(self, message: Msg, games: Iterable[str]) -> str:
        """What is wrong, told by whoever has the words for it: this game, the border, or another game.

        What was sent is repeated only in short."""
        message = Msg(message.key, {name: short(datum) for name, datum in message.data.items()})
        others = (words(self.language, game) for game in games)
        for knowing in chain((self._of_game, self._of_border), others):
            try:
                return knowing.say(message)
            except MissingMessage:
                continue
        return self._missing(message.key, message.key)

    def _knowing(self, key: str) -> Words:
        return self._of_game if self._of_game.has(key) else self._of_border

    def _missing(self, what: object, shown: str) -> str:
        log.warning("%s, %s: no message %s", self.border, self.game or "no game", what)
        return shown


@cache
def voice(border: str, language: str, game: str | None = None) -> Voice:
    """The same one for the same words: what it said can be remembered by who said it."""
    return Voice(border, language, game)


def short(datum: T) -> T | str | list[Json]:
    """What somebody sent, and what would do instead, told only as far as it helps."""
    if isinstance(datum, list) and len(datum) > MOST_ITEMS:
        return [*datum[:MOST_ITEMS], "…"]
    if not isinstance(datum, str):
        return datum
    lines = datum.splitlines()[:MOST_LINES]
    return "\n".join(f"{line[:MOST]}…" if len(line) > MOST else line for line in lines)
