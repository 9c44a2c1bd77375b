"""One icon a concept: the same on cards, boards, in lists and in the legend.

An icon is drawn on a grid of 24 units around the origin, in flat fills with lines of one width. It is read
aloud as the message `icon-<name>`, and a letter stands for it in a terminal.

A drawing says where an icon stands and how large; how it looks is in one file a game, which a browser keeps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from mautoma.games.kit.colours import AUTOMA, CREAM, HUMAN, INK
from mautoma.games.kit.svg import Attribute, Rect, box, circle, el, number, path
from mautoma.kernel.gallery import LegendEntry
from mautoma.kernel.message import Msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Say

GRID = 24.0
LINE = 1.5


class Icon(NamedTuple):
    letter: str
    draw: Callable[[], str]


class Icons:
    """The icons of a game, by name, with those that all games share. `shapes` are beside them in the file:
    what looks the same in every drawing, in the units of these."""

    def __init__(
        self, game: str, icons: Mapping[str, Icon], shapes: Mapping[str, Callable[[], str]] | None = None
    ) -> None:
        self._icons = {**icons, **SHARED}
        self._shapes = shapes or {}
        self._addresses = {name: f"icons/{game}#{name}" for name in (*self._icons, *self._shapes)}
        self._uses = re.compile(rf'<use href="icons/{game}#(\w+)"(?: transform="([^"]*)")?/>')

    def __call__(self, name: str, x: float, y: float, size: float = GRID) -> str:
        """Centred on (x, y)."""
        return el("use", href=self._addresses[name], transform=_placed(x, y, size))

    def shape(self, name: str, x: float = 0, y: float = 0) -> str:
        """Moved to (x, y)."""
        moved = f"translate({number(x)} {number(y)})" if x or y else None
        return el("use", href=self._addresses[name], transform=moved)

    def __contains__(self, name: str) -> bool:
        return name in self._icons

    def letter(self, name: str) -> str:
        return self._icons[name].letter

    @remembered
    def among_words(self, name: str) -> str:
        """As high as the words it is among."""
        used = el("use", href=self._addresses[name])
        half = -GRID / 2
        around = f"{half:g} {half:g} {GRID:g} {GRID:g}"
        return el("svg", used, viewBox=around, width=GRID, height=GRID, aria_hidden="true")

    def legend(self, say: Say) -> tuple[LegendEntry, ...]:
        return tuple(
            LegendEntry(self.among_words(name), say(Msg(f"icon-{name.replace('_', '-')}")), icon.letter)
            for name, icon in self._icons.items()
        )

    def file(self) -> str:
        """How all of them look."""
        return el(
            "svg",
            *(self._drawn(name, id=name) for name in self._addresses),
            xmlns="http://www.w3.org/2000/svg",
        )

    def drawn_in(self, svg: str) -> str:
        """A drawing that has its icons in itself, to stand alone."""
        return self._uses.sub(lambda use: self._drawn(use[1], transform=use[2]), svg)

    def _drawn(self, name: str, **attributes: Attribute) -> str:
        if name in self._shapes:
            return el("g", self._shapes[name](), **attributes)
        return el("g", self._icons[name].draw(), **attributes, **_OUTLINE)


_OUTLINE: dict[str, Attribute] = {
    "fill": INK,
    "stroke": INK,
    "stroke_width": LINE,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def outlined(svg: str, x: float, y: float, size: float) -> str:
    """Something drawn as icons are, where and as large as it is wanted."""
    return el("g", svg, transform=_placed(x, y, size), **_OUTLINE)


def _placed(x: float, y: float, size: float) -> str:
    """A large icon stands on whole units."""
    if size > 2 * GRID:
        x, y = round(x), round(y)
    return f"translate({number(x)} {number(y)}) scale({size / GRID:.3g})"


def _card() -> str:
    return box(Rect(-7.5, -10.5, 15, 21), rx=2.5, fill=CREAM) + path(
        "M0-5.5L3.5 0L0 5.5L-3.5 0Z", fill=AUTOMA
    )


def _human() -> str:
    return circle(0, -5.5, 4.8, fill=HUMAN) + path("M-9 10.5Q-9 1 0 1Q9 1 9 10.5Z", fill=HUMAN)


def _automa() -> str:
    return (
        path("M0-11V-7", fill="none")
        + box(Rect(-9.5, -7, 19, 17), rx=3, fill=AUTOMA)
        + circle(-4, 0, 2.2, fill=CREAM)
        + circle(4, 0, 2.2, fill=CREAM)
        + path("M-4 6H4", fill="none", stroke=CREAM)
    )


def _unknown() -> str:
    return circle(0, 0, 10.5, fill=CREAM, stroke_dasharray="3.2 3") + path(
        "M-3.2-3Q-3.2-6.2 0-6.2Q3.4-6.2 3.4-3Q3.4-.8 0 1.2V2.6M0 6V6.2", fill="none", stroke_width=2.2
    )


SHARED = {
    "human": Icon("H", _human),
    "automa": Icon("M", _automa),
    "card": Icon("C", _card),
    "unknown": Icon("?", _unknown),
}
