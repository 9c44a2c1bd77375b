"""An action card as a diner at night, drawn from its data.

From top to bottom: the name and its group's ribbon; billboards; the neon sign with the price; the diner; what
is taken at the clean-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.foodchain.content.supply import Group
from mautoma.games.foodchain.edition import Card, CleanUpIcon
from mautoma.games.foodchain.view.billboards import draw_boards, room_of_boards
from mautoma.games.foodchain.view.colours import (
    AWNING,
    AWNING_SHADE,
    CREAM,
    EDGE,
    GOLD,
    LIT,
    NEON,
    NIGHT,
    PAVEMENT,
    SIGN,
    TOWER,
    WHITE,
    WOOD,
)
from mautoma.games.foodchain.view.counter import draw_counter, room_of_counter
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.kit.canvas import CONTENT, HEIGHT, INSIDE, SAFE, WIDTH, Room, card, column, row, top_band
from mautoma.games.kit.label import BODY, GRAND, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, group, path, text_width
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture

HEAD = 92.0
TOP = INSIDE.y + HEAD
"""Where the sky begins."""
RIBBONS: dict[Group, tuple[str, str, int]] = {
    "round_1_2": ("1·2", "#d8d2c2", 0),
    "phase_1": ("I", "#7fb7c9", 1),
    "phase_2": ("II", GOLD, 2),
    "phase_3": ("III", "#e58f6b", 3),
}
"""What is written on it, its colour, and into how many points it is cut."""
STARS = ((60, 34), (150, 18), (262, 40), (356, 16), (452, 36), (508, 22), (590, 44))
TOWERS = ((0, 70, 120), (82, 46, 74), (446, 58, 92), (514, 86, 140))
"""How far from the left, how wide, how high."""
WINDOWS = ((16, 92), (44, 68), (98, 50), (462, 62), (534, 112), (566, 86), (534, 60))


class Price(NamedTuple):
    """As it is on the sign; `sum` is how it comes about, in play."""

    shown: str
    sum: str = ""


def diner(entry: Card, name: str, price: Price, clean_up: Sequence[str], alt: str) -> Picture:
    """`clean_up` are the words of its icons there."""
    boards, sign, counter, foot = storeys(entry, price)
    return card(
        "card",
        alt,
        EDGE,
        PAVEMENT,
        _sky(counter.y),
        draw_boards(entry, boards, counter.y),
        _sign(price, sign),
        draw_counter(entry, counter),
        _foot(entry.clean_up, clean_up, foot),
        _head(name, entry.group),
    )


def storeys(entry: Card, price: Price) -> list[Rect]:
    """Billboards, sign, diner and what is below it."""
    rooms = [
        room_of_boards(entry),
        _room_of_sign(price),
        room_of_counter(entry),
        _room_of_foot(entry.clean_up),
    ]
    return column(Rect(CONTENT.x, TOP + 16, CONTENT.width, HEIGHT - SAFE - TOP - 16), rooms)


@remembered
def diner_back(group: Group, words: str) -> Picture:
    """The same for all cards of a group: its mark on an awning."""
    mark, colour, points = RIBBONS[group]
    stripes = "".join(
        f"M{INSIDE.x + 15 + at * 60:g} {INSIDE.y:g}h30V{HEIGHT - 15:g}h-30z" for at in range(10)
    )
    field = Rect(90, 230, WIDTH - 180, 420)
    middle = WIDTH / 2
    pennants = "".join(f"M{middle - points * 30 + at * 60 + 6:g} 580h48l-24 36z" for at in range(points))
    return card(
        f"back-{group}",
        words,
        EDGE,
        AWNING,
        path(stripes, fill=AWNING_SHADE),
        box(field, rx=40, fill=SIGN, stroke=NEON, stroke_width=9),
        ICONS("burger", middle, 316, 120),
        label(Rect(field.x + 30, 396, field.width - 60, 96), mark, GRAND, display=True, fill=colour),
        label(Rect(field.x + 20, 500, field.width - 40, 60), words, TITLE, display=True, fill=WHITE),
        path(pennants, fill=colour),
    )


def _head(name: str, group: Group) -> str:
    title = Rect(CONTENT.x + 6, INSIDE.y + 4, 450, HEAD - 8)
    return (
        top_band(HEAD, AWNING)
        + label(title, name, TITLE, display=True, anchor="start", fill=WHITE)
        + _ribbon(group, Rect(WIDTH - 140, INSIDE.y, 96, HEAD - 6))
    )


def _ribbon(group: Group, rect: Rect) -> str:
    """Groups differ in what is written, in colour and in how the ribbon is cut."""
    mark, colour, points = RIBBONS[group]
    right, low = rect.x + rect.width, rect.y + rect.height
    tail, point = low - 22, rect.width / max(1, points)
    cut = "".join(
        f"L{right - (at + 0.5) * point:g} {low:g}L{right - (at + 1) * point:g} {tail:g}"
        for at in range(points)
    )
    shape = path(f"M{rect.x:g} {rect.y:g}H{right:g}V{tail:g}{cut}H{rect.x:g}z", fill=colour)
    written = Rect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - 28)
    return shape + label(written, mark, TITLE, display=True, fill=EDGE)


def _sky(street: float) -> str:
    """Night above, the last of the day behind the diner; towers with lit windows, and stars."""
    x, wide = INSIDE.x, INSIDE.width
    deep = (street - TOP) / len(NIGHT)
    bands = [
        box(Rect(x, TOP + at * deep, wide, HEIGHT - SAFE - TOP - at * deep), fill=colour)
        for at, colour in enumerate(NIGHT)
    ]
    stars = "".join(f"M{at:g} {TOP + y:g}h.1" for at, y in STARS)
    towers = "".join(
        f"M{x + at:g} {street + 40:g}v-{high + 40}h{broad}v{high + 40}z" for at, broad, high in TOWERS
    )
    lit = "".join(f"M{x + at:g} {street - up:g}h14" for at, up in WINDOWS)
    return group(
        *bands,
        path(stars, stroke=WHITE, stroke_width=5, stroke_linecap="round"),
        path(towers, fill=TOWER),
        path(lit, stroke=LIT, stroke_width=12),
    )


def _room_of_sign(price: Price) -> Room:
    extra = 36 if price.sum else 0
    return Room(112 + extra, 120 + extra, 160 + extra)


def _sign(price: Price, rect: Rect) -> str:
    """FCM-D2. Its posts stand behind the awning."""
    needed = text_width(price.shown, GRAND, display=True), text_width(price.sum, SMALL, bold=True)
    sign = Rect(0, rect.y, max(210, 40 + max(needed)), rect.height - 10)
    sign = sign._replace(x=WIDTH / 2 - sign.width / 2)
    inside = sign.inset(8)
    small = 36.0 if price.sum else 0.0
    large = inside._replace(height=inside.height - small)
    under = Rect(inside.x, inside.y + inside.height - small, inside.width, small)
    posts = "".join(
        f"M{x:g} {sign.y + 40:g}V{rect.y + rect.height + 20:g}"
        for x in (sign.x + 40, sign.x + sign.width - 40)
    )
    return (
        path(posts, stroke=WOOD, stroke_width=12)
        + box(sign, rx=20, fill=SIGN, stroke=NEON, stroke_width=7)
        + label(large, price.shown, GRAND, display=True, fill=NEON)
        + (label(under, price.sum, SMALL, bold=True, fill=WHITE) if price.sum else "")
    )


def _room_of_foot(icons: Sequence[CleanUpIcon]) -> Room:
    rows = _rows_of_foot(icons)
    return Room(68 * rows, 88 * rows, 104 * rows) if rows else Room(10, 20, 24)


def _rows_of_foot(icons: Sequence[CleanUpIcon]) -> int:
    return len(icons) if len(icons) < 3 else -(-len(icons) // 2)


def _foot(icons: Sequence[CleanUpIcon], words: Sequence[str], rect: Rect) -> str:
    rows = _rows_of_foot(icons)
    if not rows:
        return ""
    across = -(-len(icons) // rows)
    fields = [
        field
        for at, line in enumerate(column(rect, [Room(1, 1, rect.height)] * rows, 8))
        for field in row(line, min(across, len(icons) - at * across), 8)
    ]
    return "".join(_taken(icon, line, field) for icon, line, field in zip(icons, words, fields, strict=True))


def _taken(icon: CleanUpIcon, words: str, rect: Rect) -> str:
    size = min(rect.height - 8, 72)
    there = Rect(rect.x + size + 18, rect.y + 2, rect.width - size - 26, rect.height - 4)
    return (
        box(rect, rx=12, fill=CREAM, stroke=GOLD, stroke_width=4)
        + ICONS(icon.kind, rect.x + 9 + size / 2, rect.y + rect.height / 2, size)
        + label(there, words, BODY, bold=True, anchor="start")
    )
