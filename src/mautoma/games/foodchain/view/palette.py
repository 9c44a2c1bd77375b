"""Icons to tap: what a printed card or mat may show, each with its name, above what is entered so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.foodchain.edition import OUTER_TILES
from mautoma.games.foodchain.view.colours import CREAM
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.canvas import FRAME, WIDTH, row
from mautoma.games.kit.colours import RULE
from mautoma.games.kit.label import BODY, SMALL
from mautoma.games.kit.label import label as written
from mautoma.games.kit.svg import Rect, box
from mautoma.kernel.question import Pick
from mautoma.kernel.view import Spot

LEFT, WIDE = 24.0, WIDTH - 48
TILE, GAP = 136.0, 10.0
ICON = 72.0

ICONS_OF: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "card-work": {},
    "card-campaigns": {
        **{f"drink_{rounds}": ("most_drink",) for rounds in (2, 3)},
        **{f"food_{rounds}": ("most_food",) for rounds in (2, 3)},
    },
    "card-dinner": {
        "nothing": (),
        "sales_icon": ("sales",),
        "milestone_cash": ("milestone_cash",),
        "both": ("sales", "milestone_cash"),
    },
    "card-clean-up": {},
    "card-build": {},
    "mat-spot": {},
}
"""By question and value, where the icon has another name than the value."""
PLAIN = ("no-more", "enough", "nothing")
"""Values that no icon stands for."""
ACROSS = {"card-work": 4, "mat-spot": 4}
SHORT = (
    *("most_drink", "most_food", "least", "payout", "build", "sales_icon", "milestone_cash"),
    *("drink_2", "drink_3", "food_2", "food_3", "milestone", "produced", "billboard", "train", "leaves"),
    *("one_of_each", "city_supply", "arrow_up", "arrow_down"),
)
"""Values with a name that fits under an icon."""


def draw_palette(question: Pick, y: float, words: Wording) -> tuple[list[str], list[Spot], float]:
    """Its options from this height on: drawings, where they are tapped, and the height below them."""
    drawn, spots = [], []
    for value, rect in _places(question, y):
        drawn.append(_tile(question.key, value, _name(question, value, words), rect))
        spots.append(Spot(value, *rect))
    return drawn, spots, max(spot.y + spot.height for spot in spots) + GAP


def _name(question: Pick, value: str, words: Wording) -> str:
    if value in SHORT:
        return words(f"palette-{value}".replace("_", "-"))
    label = question.option(value).label
    return value if label is None else words.say(label)


def _places(question: Pick, y: float) -> list[tuple[str, Rect]]:
    """In rows; what has no icon is on a row of its own, or fills the last."""
    values = [value for value in question.values() if value not in PLAIN]
    plain = [value for value in question.values() if value in PLAIN]
    across = ACROSS.get(question.key, 3)
    found: list[tuple[str, Rect]] = []
    for first in range(0, len(values), across):
        fields = row(Rect(LEFT, y, WIDE, TILE), across, GAP)
        found += zip(values[first : first + across], fields, strict=False)
        y += TILE + GAP
    free = -len(values) % across
    if plain and free:
        last = found[-1][1]
        x = last.x + last.width + GAP
        return [*found, (plain[0], Rect(x, last.y, LEFT + WIDE - x, TILE))]
    return found + [(value, Rect(LEFT, y, WIDE, TILE * 0.6)) for value in plain]


def _tile(key: str, value: str, name: str, rect: Rect) -> str:
    frame = box(rect, rx=14, fill=CREAM, stroke=RULE, stroke_width=3)
    if value in PLAIN:
        return frame + written(rect.inset(10), name, BODY)
    below = Rect(rect.x + 5, rect.y + rect.height - 46, rect.width - 10, 42)
    icons = ICONS_OF[key].get(value, (value,))
    return frame + _icons(icons, rect) + written(below, name, SMALL)


def _icons(icons: Sequence[str], rect: Rect) -> str:
    middle, y = rect.x + rect.width / 2, rect.y + FRAME + ICON / 2
    starts = middle - ICON * (len(icons) - 1) / 2
    return "".join(_icon(icon, starts + ICON * at, y) for at, icon in enumerate(icons))


def _icon(icon: str, x: float, y: float) -> str:
    return ICONS(f"build_{icon}" if icon in OUTER_TILES else icon, x, y, ICON)
