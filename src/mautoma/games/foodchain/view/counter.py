"""The diner of an action card: its awning, who serves tonight, and the goods on the counter in the order in
which they are got (FCM-W10)."""

from __future__ import annotations

from typing import NamedTuple

from mautoma.games.foodchain.edition import Card, WorkIcon
from mautoma.games.foodchain.view.colours import (
    AWNING,
    AWNING_SHADE,
    COUNTER,
    COUNTER_EDGE,
    CREAM,
    WALL,
    WHITE,
    WINDOW,
)
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.kit.canvas import CONTENT, HEIGHT, INSIDE, SAFE, Room
from mautoma.games.kit.label import BODY, label
from mautoma.games.kit.svg import Rect, box, path, text_width

AWNING_HIGH = 64.0
BAR = 24.0
"""How thick the counter is."""
WIDE = CONTENT.width - 40
SIZES = (150, 128, 112, 96, 84, 72, 62, 54, 46, 40, 34)
"""Of the goods."""
STAFF = 70.0
"""The least room for who serves."""
FEW_ROWS = 0.7
"""So much smaller may the goods be, if they take a row less."""
EACH = 3
"""So many of a kind are shown one by one."""


def room_of_counter(card: Card) -> Room:
    staff = Room(STAFF, 96, 140) if _tonight(card) else Room(0, 0, 0)
    few, many = len(_rows(card, 70)), len(_rows(card, 40))
    return Room(
        AWNING_HIGH + 40 + staff.least + 52 * many,
        AWNING_HIGH + 60 + staff.usual + 104 * few,
        AWNING_HIGH + 60 + staff.most + (260 if few <= 1 else 130 * few),
    )


class Inside(NamedTuple):
    """Of the diner: who serves, what is on the counter, and how large that is drawn."""

    staff: Rect
    goods: Rect
    size: float


def inside(card: Card, rect: Rect) -> Inside:
    y = rect.y + AWNING_HIGH + 4
    height = rect.y + rect.height - 14 - BAR - y
    staffed = bool(_tonight(card))
    size = _size(card, height - (STAFF if staffed else 0))
    share = min(150, height - len(_rows(card, size)) * (size + 22)) if staffed else 0.0
    left = CONTENT.x + 20
    staff = Rect(left, y if card.work else y + height - share, WIDE, share)
    return Inside(staff, Rect(left, y + share, WIDE, height - share), size)


def draw_counter(card: Card, rect: Rect) -> str:
    wall = Rect(CONTENT.x - 4, rect.y + 30, CONTENT.width + 8, HEIGHT - SAFE - rect.y - 30)
    window = Rect(CONTENT.x + 8, rect.y + 30, CONTENT.width - 16, rect.height - 44)
    bar = Rect(CONTENT.x - 4, window.y + window.height - BAR, CONTENT.width + 8, BAR)
    staff, goods, size = inside(card, rect)
    return (
        box(wall, fill=WALL)
        + box(window, rx=8, fill=WINDOW)
        + _staff(card, staff)
        + box(bar, rx=6, fill=COUNTER, stroke=COUNTER_EDGE, stroke_width=3)
        + _goods(_rows(card, size), goods, size)
        + _awning(rect.y)
    )


def _awning(y: float) -> str:
    left, right, stripes = INSIDE.x + 2, INSIDE.x + INSIDE.width - 2, 11
    wide = (right - left) / stripes
    roof = f"M{left:g} {y + 36:g}L{left + 34:g} {y:g}H{right - 34:g}L{right:g} {y + 36:g}z"
    scallops = ["", ""]
    for at in range(stripes):
        scallops[at % 2] += f"M{left + at * wide:g} {y + 36:g}h{wide:g}v12a{wide / 2:g} 16 0 0 1-{wide:g} 0z"
    return path(roof, fill=AWNING_SHADE) + path(scallops[0], fill=AWNING) + path(scallops[1], fill=WHITE)


def _tonight(card: Card) -> list[str]:
    """FCM-D4: the waitresses; and what else counts at dinnertime."""
    there = {"sales": card.sales_icon, "milestone_cash": card.milestone_cash}
    return ["waitress"] * card.waitresses + [name for name, shown in there.items() if shown]


def _staff(card: Card, rect: Rect) -> str:
    """Waitresses stand behind the counter, posters hang beside them."""
    shown = _tonight(card)
    step = min(rect.height * 1.1, rect.width / max(1, len(shown)))
    x, y = rect.x + (rect.width - step * len(shown)) / 2 + step / 2, rect.y + rect.height / 2
    drawn = []
    for at, name in enumerate(shown):
        size = min(rect.height - 6, step - 6)
        if name != "waitress":
            drawn.append(box(Rect(x + at * step - size / 2, y - size / 2, size, size), rx=8, fill=CREAM))
            size *= 0.84
        drawn.append(ICONS(name, x + at * step, y, size))
    return "".join(drawn)


class Good(NamedTuple):
    """Something on the counter, shown so often; `times` is written beside it where it is more."""

    icon: WorkIcon
    name: str
    shown: int
    times: str

    def wide(self, size: float) -> float:
        beside = text_width(self.times, BODY, display=True) + 14 if self.times else 10
        return size * (1 + 0.84 * (self.shown - 1)) + beside


Tray = tuple[Good, ...]


def _tray(icon: WorkIcon) -> Tray:
    """What one icon of the card brings."""
    if icon.gain:
        return tuple(
            Good(icon, product, number, "") if number <= EACH else Good(icon, product, 1, f"×{number}")
            for product, number in icon.gain.items()
        )
    number = icon.most_drink or icon.most_food or icon.least
    return (Good(icon, icon.kind, 1, f"+{number}" if number else ""),)


def _wide(tray: Tray, size: float) -> float:
    return sum(good.wide(size) for good in tray) + 14


def _rows(card: Card, size: float) -> list[list[Tray]]:
    """The trays in rows that fit; one that is too wide for a row goes on in the next."""
    rows: list[list[Tray]] = []
    used = WIDE
    for tray in map(_tray, card.work):
        for part in [tray] if _wide(tray, size) <= WIDE else [tray[:3], tray[3:]]:
            needed = _wide(part, size) + 10
            if used + needed > WIDE + 10:
                rows.append([])
                used = 0
            rows[-1].append(part)
            used += needed
    return rows


def _size(card: Card, high: float) -> float:
    """As large as the goods fit."""
    rows = {size: len(_rows(card, size)) for size in SIZES}
    fits = [size for size in SIZES if rows[size] * (size + 18) <= high]
    return max(fits, key=lambda size: size * FEW_ROWS ** rows[size], default=SIZES[-1])


def _goods(rows: list[list[Tray]], rect: Rect, size: float) -> str:
    high = min(rect.height / max(1, len(rows)), size + 26.0)
    drawn, y = [], rect.y + rect.height - high * len(rows)
    for row in rows:
        x = rect.x + (WIDE - sum(_wide(tray, size) + 10 for tray in row) + 10) / 2
        for tray in row:
            wide = _wide(tray, size)
            drawn.append(_laid(tray, Rect(x, y + 2, wide, high - 4), size))
            x += wide + 10
        y += high
    return "".join(drawn)


def _laid(tray: Tray, rect: Rect, size: float) -> str:
    drawn, x, y = [box(rect, rx=10, fill=CREAM)], rect.x + 12, rect.y + rect.height / 2
    for good in tray:
        drawn += [_good(good, x + size * (0.5 + 0.84 * at), y, size * 0.94) for at in range(good.shown)]
        if good.times:
            beside = Rect(x + size + 4, rect.y, good.wide(size) - size - 12, rect.height)
            drawn.append(label(beside, good.times, BODY, display=True, anchor="start"))
        x += good.wide(size)
    return "".join(drawn)


def _good(good: Good, x: float, y: float, size: float) -> str:
    return ICONS(f"build_{good.icon.build}" if good.icon.build else good.name, x, y, size)
