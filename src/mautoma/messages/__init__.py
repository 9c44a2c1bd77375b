"""The message catalogue: every text a person reads, in English and Italian (Fluent files).

`<language>/common.ftl` holds what all games share, `faults.ftl` what can be wrong with a file of an
edition, `<language>/<game>.ftl` the rest; what only one
border of the program says, such as the terminal, is in `<language>/<border>.ftl`. Both may have
further files, one a subject: `<game>-<subject>.ftl`, `<border>-<subject>.ftl`.
Keys: `event-<kind>` (`.do` where an order is worded differently), `ask-<question>`, `help-<question>`,
`option-…`, `result-<outcome>`,
`criterion-<name>`, `picture-<name>`, `setting-<name>`, and one message per rule id.

A datum of a message is shown by what it is called. A string `burger` under the name
`product` (or `sold_product`, or in a list or a mapping called `products`) is shown as the
message `product-burger`, if there is one, and as it is under `product_id`, to select by; a
mapping of words to numbers as "2 burgers, 1 beer".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from mautoma.kernel.event import Event
from mautoma.kernel.message import LINES, Json, Msg
from mautoma.kernel.question import Option
from mautoma.kernel.remember import Memory
from mautoma.messages.fluent import BadText, Message, NoDatum, Value, read_file, say

LANGUAGES = ("en", "it")
FOLDER = Path(__file__).parent
FOLDERS = (FOLDER,)
"""Where the texts of games and borders are looked for."""

_NUMBERED = re.compile(r"(?P<stem>.*[^\d_])_?(?P<number>\d+)")


class MissingMessage(KeyError):
    """A key that the catalogue does not have, or data that its text wants and did not get."""


class Words:
    """The texts of one game in one language, and of the border that shows them."""

    def __init__(self, language: str, game: str | None = None, border: str | None = None) -> None:
        self.language = language
        self._messages: dict[str, Message] = {}
        self._remembered: Memory[str] = Memory()
        self._words: Memory[str] = Memory()
        for path in _files(language, game, border):
            self._messages |= read_file(path)

    def has(self, key: str) -> bool:
        return key in self._messages

    def say(self, message: Msg) -> str:
        return self.text(message.key, message.data)

    def text(
        self, key: str, data: Mapping[str, Json | Msg] | None = None, attribute: str | None = None
    ) -> str:
        at = (key, attribute, repr(data) if data else "")  # as written: 1, True and "1" are three things
        text = self._remembered.get(at)
        return self._remembered.keep(at, self._write(key, data or {}, attribute)) if text is None else text

    def _write(self, key: str, data: Mapping[str, Json | Msg], attribute: str | None) -> str:
        if key == LINES:
            return "\n".join(str(self._shown(name, value, data)) for name, value in data.items())
        if key not in self._messages:
            raise MissingMessage(key)
        values = {name: self._shown(name, value, data) for name, value in data.items()}
        values |= {f"{name}_id": value for name, value in data.items() if isinstance(value, str)}
        try:
            text = self._messages[key].texts.get(attribute)
            if text is None:
                raise MissingMessage(f"{key}.{attribute or 'value'}")
            return say(text, values, self.language)
        except (BadText, NoDatum) as fault:
            raise MissingMessage(f"{key}: {fault}") from None

    def event(self, event: Event) -> str:
        """What happened; of an order, what to do (`.do`), where the catalogue says it in other words."""
        key = f"event-{event.kind}"
        do = event.order and self.has(key) and "do" in self._messages[key].texts
        return self.text(key, event.data, "do" if do else None)

    def attribute(self, key: str, attribute: str) -> str:
        """A part of a text that not every text has: empty where it is missing."""
        found = self._messages[key].texts.get(attribute) is not None
        return self.text(key, attribute=attribute) if found else ""

    def option(self, option: Option) -> str:
        """What an option is called."""
        if option.label is not None:
            return self.say(option.label)
        key = f"option-{option.value}".replace("_", "-")
        return self.text(key) if self.has(key) else option.value

    def word(self, name: str, value: str, **data: Json) -> str:
        """A word of the game: `word("product", "burger")`; one of many that have no name of their
        own by `each-<name>`: `word("house", "7")`; a name and a number: `word("way", "i12/1")`."""
        shown = self._word(name, value, data)
        if shown == value and self.has(f"each-{name}"):
            first, _, last = value.partition("/")
            number = int(last) if last.isdecimal() else 0
            return self.text(f"each-{name}", {"value": value, "name": first, "number": number})
        return shown

    def _shown(self, name: str, value: Json | Msg, data: Mapping[str, Json | Msg]) -> Value:
        if isinstance(value, str):
            return self._word(name, value, data)
        if isinstance(value, Msg):
            return self.say(value)
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | float):
            return value
        if isinstance(value, Mapping):
            return self._join([self._counted(name, word, number) for word, number in value.items()], name)
        return self._join([str(self._shown(name, item, {**data, "number": 1})) for item in value], name)

    def _word(self, name: str, value: str, data: Mapping[str, Json | Msg]) -> str:
        number = data.get("number", 1)
        at = (name, value, number if type(number) is int else 1)
        word = self._words.get(at)
        return self._words.keep(at, self._find_word(*at)) if word is None else word

    def _find_word(self, name: str, value: str, number: int) -> str:
        noun = name.rpartition("_")[2]
        nouns = (noun, noun.removesuffix("s"), noun.removesuffix("ies") + "y")
        for candidate in nouns:
            key = f"{candidate}-{value}".replace("_", "-")
            if key in self._messages:
                return self.text(key, {"number": number})
        return self._numbered(noun, value)

    def _numbered(self, noun: str, value: str) -> str:
        """Things that have a number instead of a name: `own_7` by `card-own`, `corner1` by `tile-corner`."""
        match = _NUMBERED.fullmatch(value)
        key = f"{noun.removesuffix('s')}-{match['stem']}" if match else ""
        return self.text(key, {"at": match["number"]}) if match and key in self._messages else value

    def _counted(self, name: str, word: str, number: Json) -> str:
        return f"{number} {self._shown(name, word, {'number': number})}"

    def _join(self, items: Sequence[str], name: str) -> str:
        """Italian says “none” by the gender of what is missing, and “and” by the letter that follows."""
        if not items:
            none = f"list-none-{name.rpartition('_')[2]}"
            return self.text(none if self.has(none) else "list-none")
        if len(items) == 1:
            return items[0]
        key = "list-and-e" if items[-1][:1] in ("e", "E") else "list-and"
        return self.text(key, {"first": ", ".join(items[:-1]), "last": items[-1]})


def _files(language: str, game: str | None, border: str | None) -> list[Path]:
    patterns = ["common.ftl", "faults.ftl"]
    for name in filter(None, (border, game)):
        patterns += [f"{name}.ftl", f"{name}-*.ftl"]
    folders = [folder / language for folder in FOLDERS]
    return [file for pattern in patterns for folder in folders for file in sorted(folder.glob(pattern))]


@cache
def words(language: str, game: str | None = None, border: str | None = None) -> Words:
    return Words(language, game, border)
