"""Icons beside words: what a text names has its icon there, as it has on cards and boards.

A text is found by its key, as in the catalogue, and so is its icon. Where the key has none, what the text is
filled with has: `product="burger"` is `product-burger`, `products={"burger": 2}` too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from mautoma.games.kit.icons import Icons
from mautoma.kernel.message import Json, Msg


class Signs:
    """`nouns`: their values are called as their icons are. `words` are the icons of other keys."""

    def __init__(self, icons: Icons, nouns: Set[str], words: Mapping[str, str]) -> None:
        self._icons = icons
        self._nouns = nouns
        self.words = words

    def __call__(self, key: str, data: Mapping[str, Json | Msg]) -> str:
        """A small drawing, or nothing."""
        names = (name for each in _keys(key, data) if (name := self.name(each)))
        name = next(names, None)
        return self._icons.among_words(name) if name else ""

    def name(self, key: str) -> str | None:
        """The icon of a key alone."""
        noun, _, value = key.partition("-")
        value = value.replace("-", "_")
        return value if noun in self._nouns and value in self._icons else self.words.get(key)


def _keys(key: str, data: Mapping[str, Json | Msg]) -> Iterator[str]:
    yield key
    for noun, value in data.items():
        if isinstance(value, str):
            yield f"{noun}-{value}".replace("_", "-")
        elif isinstance(value, dict) and len(value) == 1:
            yield f"{noun.removesuffix('s')}-{next(iter(value))}".replace("_", "-")
