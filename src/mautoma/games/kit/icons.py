"""One icon a concept: the same on cards, boards, in lists, beside words and in the legend.

A game's `data/icons.svg` has its icons side by side, each around the origin of its own group, on a grid of
24 units, in flat fills with lines of one width. The group's id is its name: it is read aloud as the message
`icon-<name>`. Its `data-letter` stands for it in a terminal and in the legend; one without a letter is drawn
where it stands. The groups beside `icons` are shapes: what looks the same in every drawing, in its units.

A drawing says where an icon stands and how large; how it looks is in one file a game, which a browser keeps.

`data/icons.toml` says which icon stands beside which words. A text is found by its key, as in the catalogue,
and so is its icon. Where the key has none, what the text is filled with has: `product="burger"` is
`product-burger`, `products={"burger": 2}` too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, parse

from mautoma.games.kit.svg import Attribute, el, number
from mautoma.kernel.gallery import LegendEntry
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Say

GRID = 24.0
LINE = 1.5
SHARED = Path(__file__).with_name("icons.svg")
"""The icons that all games have."""
NAMESPACE = "{http://www.w3.org/2000/svg}"
GROUP = f"{NAMESPACE}g"


class Drawing(NamedTuple):
    svg: str
    outline: Mapping[str, Attribute]
    """That of all icons; a shape has none."""
    letter: str | None


class Icons:
    """The icons of a game by name, and the words that they stand beside; `data` is the game's folder."""

    def __init__(self, game: str, data: Path) -> None:
        self._drawings = {**dict(_drawings(data / "icons.svg")), **dict(_drawings(SHARED))}
        self._letters = {
            name: icon.letter for name, icon in self._drawings.items() if icon.letter is not None
        }
        shapes = [name for name, drawing in self._drawings.items() if not drawing.outline]
        self._addresses = {name: f"icons/{game}#{name}" for name in (*self._letters, *shapes)}
        self._uses = re.compile(rf'<use href="icons/{game}#(\w+)"(?: transform="([^"]*)")?/>')
        self._data = data

    def __call__(self, name: str, x: float, y: float, size: float = GRID) -> str:
        """Centred on (x, y)."""
        placed = _placed(x, y, size)
        if name not in self._addresses:
            return self._whole(name, transform=placed)
        return el("use", href=self._addresses[name], transform=placed)

    def shape(self, name: str, x: float = 0, y: float = 0) -> str:
        """Moved to (x, y)."""
        moved = f"translate({number(x)} {number(y)})" if x or y else None
        return el("use", href=self._addresses[name], transform=moved)

    def drawing(self, name: str) -> str:
        """What an icon or a shape is made of, for a drawing that paints it in its own way."""
        return self._drawings[name].svg

    def letter(self, name: str) -> str:
        return self._letters[name]

    @remembered
    def among_words(self, name: str) -> str:
        """As high as the words it is among."""
        used = el("use", href=self._addresses[name])
        half = -GRID / 2
        around = f"{half:g} {half:g} {GRID:g} {GRID:g}"
        return el("svg", used, viewBox=around, width=GRID, height=GRID, aria_hidden="true")

    def legend(self, say: Say) -> tuple[LegendEntry, ...]:
        return tuple(
            LegendEntry(self.among_words(name), say(Msg(f"icon-{name.replace('_', '-')}")), letter)
            for name, letter in self._letters.items()
        )

    def file(self) -> str:
        """How all of them look."""
        return el(
            "svg",
            *(self._whole(name, id=name) for name in self._addresses),
            xmlns="http://www.w3.org/2000/svg",
        )

    def drawn_in(self, svg: str) -> str:
        """A drawing that has its icons in itself, to stand alone."""
        return self._uses.sub(lambda use: self._whole(use[1], transform=use[2]), svg)

    def _whole(self, name: str, **attributes: Attribute) -> str:
        drawing = self._drawings[name]
        return el("g", drawing.svg, **attributes, **drawing.outline)

    def sign(self, key: str, data: Mapping[str, Json | Msg]) -> str:
        """A small drawing to stand beside a text, or nothing."""
        names = (name for each in _keys(key, data) if (name := self.beside(each)))
        name = next(names, None)
        return self.among_words(name) if name else ""

    def beside(self, key: str) -> str | None:
        """The icon of a key alone."""
        noun, _, value = key.partition("-")
        value = value.replace("-", "_")
        return value if noun in self._beside["nouns"] and value in self._letters else self.words.get(key)

    @property
    def words(self) -> Mapping[str, str]:
        """Icons by the keys of texts whose values are not called as they are."""
        words: Mapping[str, str] = self._beside["words"]
        return words

    @cached_property
    def _beside(self) -> dict[str, Any]:
        return tomllib.loads((self._data / "icons.toml").read_text(encoding="utf-8"))


def _keys(key: str, data: Mapping[str, Json | Msg]) -> Iterator[str]:
    yield key
    for noun, value in data.items():
        if isinstance(value, str):
            yield f"{noun}-{value}".replace("_", "-")
        elif isinstance(value, dict) and len(value) == 1:
            yield f"{noun.removesuffix('s')}-{next(iter(value))}".replace("_", "-")


def _placed(x: float, y: float, size: float) -> str:
    """A large icon stands on whole units."""
    if size > 2 * GRID:
        x, y = round(x), round(y)
    return f"translate({number(x)} {number(y)}) scale({size / GRID:.3g})"


def _drawings(file: Path) -> Iterator[tuple[str, Drawing]]:
    """By name, in the order of the file."""
    for group in parse(file).getroot().iterfind(GROUP):
        if group.get("id") == "icons":
            outline = {name: value for name, value in group.items() if name != "id"}
            for icon in group.iterfind(GROUP):
                yield icon.attrib["id"], Drawing(_content(icon), outline, icon.get("data-letter"))
        else:
            yield group.attrib["id"], Drawing(_content(group), {}, None)


def _content(group: Element) -> str:
    """Its elements as drawings write them, without the attributes that an editor keeps there for itself."""
    written = []
    for child in group:
        inside = escape((child.text or "").strip()) + _content(child)
        attributes = {name: value for name, value in child.items() if name != "id" and name[0] != "{"}
        written.append(el(child.tag.removeprefix(NAMESPACE), *filter(None, [inside]), **attributes))
    return "".join(written)
