"""The playmat of Mautoma Inc., to lay on the table or to look at in play: five freezers, the price modifier,
the sales track. In the units of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.foodchain.automa.freezers import CAPACITY
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.edition.mat import Arrow
from mautoma.games.foodchain.view.colours import AWNING, CREAM, EDGE, ICE, ICE_EDGE, NEON, SIGN, WHITE
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.kit.canvas import FRAME, HEIGHT, WIDTH, framed, row, shrunk, top_band
from mautoma.games.kit.colours import AUTOMA, FAINT, INK, RULE
from mautoma.games.kit.label import BODY, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, broken, circle, group, path, piece, text_width
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Part, Picture

LEFT, WIDE = 36.0, WIDTH - 72
HEAD = 92.0
TRACK = 58.0
"""How high a freezer and a spot are."""
SMALL_CARD = 0.16
IN_A_ROW = 8
"""Spots of the price modifier."""


class Cell(NamedTuple):
    """Something in a field: an icon, words, or both."""

    icon: str
    words: str


class Playmat:
    """Drawn from top to bottom."""

    def __init__(self, title: str, money: str = "") -> None:
        self._drawn = [_head(title, money)]
        self.y = FRAME + HEAD + 14

    def draw(self, svg: str, height: float) -> None:
        self._drawn.append(svg)
        self.y += height

    def heading(self, words: str, icon: str, right: str = "") -> None:
        wide = text_width(right, SMALL) if right else 0
        self.draw(_heading(words, icon, right, wide, self.y), 58)

    def deck(self, top: Picture | None, used: Picture | None, number: int, lines: Sequence[str]) -> None:
        """The back of its next card, the cards it used, and what is to be said between them."""
        wide = WIDTH * SMALL_CARD
        left, right = (wide + 16 if top else 0), (wide + 66 if used else 0)
        for at, line in enumerate(lines):
            beside = Rect(LEFT + left, self.y + at * 70, WIDE - left - right, 68)
            self._drawn.append(label(beside, line, BODY, anchor="start"))
        self._drawn.append(shrunk(top, LEFT, self.y, SMALL_CARD) if top else "")
        if used:
            self._drawn.append(shrunk(used, LEFT + WIDE - wide, self.y, SMALL_CARD))
            self._drawn.append(
                _token(LEFT + WIDE - wide - 34, self.y + HEIGHT * SMALL_CARD - 28, str(number))
            )
        self.draw("", max(HEIGHT * SMALL_CARD if top or used else 0, 70 * len(lines)) + 10)

    def paragraph(self, words: str) -> None:
        for line in broken(words, WIDE, BODY):
            self.draw(label(Rect(LEFT, self.y, WIDE, 42), line, BODY, anchor="start"), 44)
        self.y += 10

    def freezers(self, freezers: Sequence[tuple[Product | None, int | None]]) -> None:
        for product, held in freezers:
            self.draw(_freezer(product, held, self.y), TRACK + 4)
        self.y += 8

    def modifiers(self, written: tuple[str, ...], marked: int | None) -> None:
        rows = -(-len(written) // IN_A_ROW)
        across = -(-len(written) // rows)
        for first in range(0, len(written), across):
            here = None if marked is None else marked - first
            self.draw(_modifiers(written[first : first + across], across, here, self.y), TRACK + 6)
        self.y += 6

    def spot(self, at: int, cells: tuple[Cell, ...], arrow: Arrow | None, here: bool) -> None:
        self.draw(draw_spot(at, cells, arrow, here, self.y), TRACK)

    def tags(self, tags: Sequence[tuple[Cell, ...]], across: int) -> None:
        """Small signs, so many side by side."""
        for first in range(0, len(tags), across):
            fields = row(Rect(LEFT, self.y, WIDE, 72), across, 8)
            some = zip(tags[first : first + across], fields, strict=False)
            self.draw("".join(_tag(tag, field) for tag, field in some), 80)

    def picture(self, name: str, alt: str, part: Part = "") -> Picture:
        return framed(name, alt, EDGE, self.y + FRAME + 12, *self._drawn, part=part)


@remembered
def _head(title: str, money: str) -> str:
    wide = text_width(money, TITLE, display=True) + 40 if money else 0
    sign = Rect(WIDTH - LEFT - wide, FRAME + 12, wide, HEAD - 24)
    name = Rect(LEFT, FRAME + 6, WIDE - wide - 16, HEAD - 12)
    return (
        top_band(HEAD, AWNING)
        + label(name, title, TITLE, display=True, anchor="start", fill=WHITE)
        + (box(sign, rx=16, fill=SIGN, stroke=NEON, stroke_width=5) if money else "")
        + (label(sign.inset(8), money, TITLE, display=True, fill=NEON) if money else "")
    )


@remembered
def _heading(words: str, icon: str, right: str, wide: float, y: float) -> str:
    title = Rect(LEFT + 50, y + 4, WIDE - 60 - wide, 50)
    aside = Rect(LEFT + WIDE - wide, y + 4, wide, 50)
    return (
        ICONS(icon, LEFT + 20, y + 29, 40)
        + label(title, words, BODY, display=True, anchor="start")
        + (label(aside, right, SMALL, anchor="end", fill=FAINT) if right else "")
    )


def _token(x: float, y: float, words: str) -> str:
    return circle(x, y, 25, fill=AUTOMA, stroke=INK, stroke_width=3) + label(
        Rect(x - 22, y - 22, 44, 44), words, BODY, bold=True, fill=CREAM
    )


def _held(product: Product | None, held: int, x: float, y: float) -> str:
    return piece(f"freezer-{product}", x, y, _token(x, y, str(held)))


@remembered
def _freezer(product: Product | None, held: int | None, y: float) -> str:
    """0 to 10; the token is on what it holds. The product's tile goes to the left of it."""
    tile = Rect(LEFT, y, TRACK, TRACK)
    cabinet = Rect(LEFT + TRACK + 6, y, WIDE - TRACK - 6, TRACK)
    cells = row(cabinet, CAPACITY + 1)
    shelves = "".join(f"M{cell.x:g} {y + 10:g}v{TRACK - 20:g}" for cell in cells[1:])
    numbers = [label(cell.inset(3), str(n), SMALL, fill=FAINT) for n, cell in enumerate(cells) if n != held]
    return group(
        box(tile.inset(2), rx=10, fill=CREAM, stroke=RULE, stroke_width=3),
        ICONS(product, *tile.centre, 44) if product else "",
        box(cabinet, rx=14, fill=ICE, stroke=ICE_EDGE, stroke_width=4),
        path(shelves, stroke=ICE_EDGE, stroke_width=1.5, fill="none"),
        *numbers,
        "" if held is None else _held(product, held, *cells[held].centre),
    )


@remembered
def _modifiers(written: tuple[str, ...], across: int, marked: int | None, y: float) -> str:
    fields = row(Rect(LEFT, y, WIDE, TRACK), across, 6)
    drawn = []
    for at, (words, field) in enumerate(zip(written, fields, strict=False)):
        here = at == marked
        drawn.append(
            box(field, rx=12, fill=SIGN if here else CREAM, stroke=NEON if here else RULE, stroke_width=4)
            + label(field.inset(5), words, BODY, display=True, fill=NEON if here else FAINT)
        )
    return "".join(drawn)


@remembered
def draw_spot(at: int, cells: tuple[Cell, ...], arrow: Arrow | None, here: bool, y: float) -> str:
    """What the marker here pays out, and where the price goes (FCM-W7, FCM-W8)."""
    field = Rect(LEFT, y + 2, WIDE, TRACK - 4)
    number = Rect(field.x, field.y, 58, field.height)
    gives = Rect(field.x + 66, field.y, field.width - 148, field.height)
    price = Rect(field.x + field.width - 80, field.y, 76, field.height)
    frame = box(field, rx=10, fill=CREAM, stroke=AUTOMA if here else RULE, stroke_width=5 if here else 2)
    marker = piece("sales", *number.centre, box(number.inset(3), rx=8, fill=AUTOMA)) if here else ""
    return (
        frame
        + marker
        + label(number.inset(6), str(at), BODY, display=True, fill=CREAM if here else None)
        + _cells(cells, gives)
        + (label(price, "▲ $" if arrow == "up" else "▼ $", BODY, bold=True) if arrow else "")
    )


def _cells(cells: Sequence[Cell], rect: Rect) -> str:
    """From left to right. Where there is no room for words beside all icons, those with an icon go; then the
    icons are smaller."""
    if sum(_wide(cell) for cell in cells) > rect.width:
        cells = [cell._replace(words="") if cell.icon and _is_name(cell.words) else cell for cell in cells]
    over = max(0, sum(_wide(cell) for cell in cells) - rect.width) / max(1, len(cells))
    drawn, x = [], rect.x
    for cell in cells:
        wide, size = _wide(cell) - over, max(24, 40 - over) if cell.icon else 0
        if cell.icon:
            drawn.append(ICONS(cell.icon, x + size / 2, rect.y + rect.height / 2, size))
        if cell.words:
            words = Rect(x + size + 4, rect.y, wide - size - 8, rect.height)
            drawn.append(label(words, cell.words, SMALL, bold=True, anchor="start"))
        x += wide
    return "".join(drawn)


def _is_name(words: str) -> bool:
    return any(map(str.isalpha, words))


def _wide(cell: Cell) -> float:
    return (42 if cell.icon else 0) + (text_width(cell.words, SMALL, bold=True) + 10 if cell.words else 0)


@remembered
def _tag(cells: tuple[Cell, ...], rect: Rect) -> str:
    inside = Rect(rect.x + 8, rect.y + 3, rect.width - 16, rect.height - 6)
    return box(rect, rx=12, fill=CREAM, stroke=RULE, stroke_width=3) + _cells(cells, inside)
