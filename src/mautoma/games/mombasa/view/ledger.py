"""The action side of a card: a page of a trader's ledger with an entry for each action (MOM-A2)."""

from __future__ import annotations

from mautoma.games.kit.canvas import CONTENT, HEIGHT, INSIDE, WIDTH, card, top_band
from mautoma.games.kit.colours import CREAM, FAINT
from mautoma.games.kit.label import BODY, GRAND, LEADING, SMALL, TITLE, fitting, label
from mautoma.games.kit.svg import Rect, box, path, text_width
from mautoma.games.mombasa.edition import Card
from mautoma.games.mombasa.names import SLOT_ACTIONS
from mautoma.games.mombasa.symbols import card_words
from mautoma.games.mombasa.view.colours import (
    EARLY_BAND,
    EDGE,
    LEDGER,
    NAME_BAND,
    PURPLE,
    RED,
    RULED,
    WHITE,
)
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.kernel.message import msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say

BAND, FOOT = 108.0, 104.0
MARGIN_LINE = 106.0
"""Left of it the numbers stand."""
ENTRIES = Rect(CONTENT.x, INSIDE.y + BAND, CONTENT.width, INSIDE.height - BAND - FOOT)
PAGE = MARGIN_LINE + 22
SEAL = 54.0
"""From its middle to the edge of the wax."""
EXPLAINED, LARGE = 100.0, 400.0
"""An entry as high as this has room for a line of help; or for its words below the icon."""
TILE, MANY = 66.0, 6


def actions_side(card: Card, say: Say) -> Picture:
    return _side(say(msg("card-name", card=card_words(card))), card.actions, card.bonus, say)


@remembered
def _side(title: str, actions: tuple[str, ...], bonus: tuple[str, ...], say: Say) -> Picture:
    alt = say(msg("gallery-card-alt", card=title, actions=list(actions)))
    heading = Rect(CONTENT.x + 12, INSIDE.y + 6, CONTENT.width - 24, BAND - 12)
    return card(
        "card",
        alt,
        EDGE,
        LEDGER,
        top_band(BAND, NAME_BAND),
        label(heading, title, TITLE, display=True, fill=WHITE),
        _ruled(),
        _entries(actions, [say(msg("gallery-tile", bonus=tile)) for tile in bonus], say),
        _foot(say),
    )


def _ruled() -> str:
    """The double line of the margin."""
    bottom = HEIGHT - INSIDE.y
    d = f"M{MARGIN_LINE:g} {ENTRIES.y:g}V{bottom:g}M{MARGIN_LINE + 6:g} {ENTRIES.y:g}V{bottom:g}"
    return path(d, fill="none", stroke=RED, stroke_width=2, opacity=0.55)


def _foot(say: Say) -> str:
    top = ENTRIES.y + ENTRIES.height
    words = Rect(MARGIN_LINE + 24, top + 8, WIDTH - MARGIN_LINE - 24 - 60 - 2 * SEAL, FOOT - 30)
    return (
        _line(top)
        + label(words, say(msg("ledger-first")), SMALL, anchor="start", fill=FAINT)
        + ICONS.shape("seal", WIDTH - 40 - SEAL, top + FOOT / 2 - 8)
    )


def _line(y: float) -> str:
    return path(f"M{INSIDE.x:g} {y:g}H{WIDTH - INSIDE.x:g}", fill="none", stroke=RULED, stroke_width=3)


def _entries(actions: tuple[str, ...], tiles: list[str], say: Say) -> str:
    """What is not entered yet is one question mark."""
    shown = actions or ("unknown",)
    columns = _tile_columns(tiles)
    strip = -(-len(tiles) // columns) * (TILE if len(shown) < MANY else TILE * 0.7)
    each = (ENTRIES.height - strip) / len(shown)
    size = _common_size(shown, each, say)
    drawn, y = [], ENTRIES.y
    for number, action in enumerate(shown, 1):
        if number > 1:
            drawn.append(_line(y))
        rect = Rect(ENTRIES.x, y, ENTRIES.width, each)
        drawn.append(_margin(str(number) if actions else "", action, rect))
        drawn.append(_entry(action, rect, size, say))
        y += each
        if action == "bonus" and tiles:
            below = Rect(PAGE, y, CONTENT.x + CONTENT.width - PAGE, strip)
            drawn.append(_tiles(tiles, columns, below))
            y += strip
    return "".join(drawn)


def _margin(number: str, action: str, rect: Rect) -> str:
    """The number, and a bonus marker where the action takes one."""
    field = Rect(rect.x, rect.y, MARGIN_LINE - 8 - rect.x, rect.height)
    x, y = field.centre
    size = GRAND if rect.height > 2 * EXPLAINED else TITLE
    if action in (*SLOT_ACTIONS, "unknown"):
        return label(field, number, size, display=True, fill=PURPLE)
    if rect.height < EXPLAINED:
        beside = Rect(field.x, field.y, field.width - 30, field.height)
        return label(beside, number, size, display=True, fill=PURPLE) + ICONS("marker", x + 25, y, 26)
    above = Rect(field.x, y - size, field.width, size * 1.1)
    marker = ICONS("marker", x, y + size * 0.55, size * 0.62)
    return label(above, number, size, display=True, fill=PURPLE) + marker


def _icon_size(height: float) -> float:
    return min(height - 14, 156)


def _words_rect(rect: Rect) -> Rect:
    left = PAGE + _icon_size(rect.height) + 20
    return Rect(left, rect.y + 6, rect.x + rect.width - left, rect.height - 12)


def _common_size(actions: tuple[str, ...], height: float, say: Say) -> float:
    """All names on a page are as large as the one that needs most room."""
    rect = _words_rect(Rect(ENTRIES.x, 0, ENTRIES.width, height))
    part = Rect(rect.x, 0, rect.width, rect.height * 0.58)
    return min(fitting(_name(action, say), part, TITLE, True, True)[0] for action in actions)


def _entry(action: str, rect: Rect, size: float, say: Say) -> str:
    if rect.height > LARGE:
        return _large_entry(action, rect, say)
    icon = _icon_size(rect.height)
    drawn = ICONS(action, PAGE + icon / 2, rect.centre[1], icon)
    return drawn + _words(action, _words_rect(rect), size, "start", say)


def _large_entry(action: str, rect: Rect, say: Say) -> str:
    """The words below the icon."""
    width = rect.x + rect.width - PAGE
    icon = rect.height - 190
    words = Rect(PAGE, rect.y + 30 + icon, width, 140)
    drawn = ICONS(action, PAGE + width / 2, rect.y + 20 + icon / 2, min(icon, 330))
    return drawn + _words(action, words, TITLE, "middle", say)


def _words(action: str, rect: Rect, size: float, anchor: str, say: Say) -> str:
    """The name, and beneath it the help where there is room, as one block in the middle."""
    name = _name(action, say)
    if rect.height < EXPLAINED - 12:
        return label(rect, name, BODY, bold=True, anchor=anchor)
    part = Rect(rect.x, rect.y, rect.width, rect.height * 0.58)
    high = len(fitting(name, part, size, True, True)[1]) * size * LEADING
    how = say(msg(f"ledger-{_key(action)}-how"))
    below = Rect(rect.x, rect.y, rect.width, rect.height - high)
    small = len(fitting(how, below, SMALL)[1]) * SMALL * LEADING
    top = rect.y + (rect.height - high - small) / 2
    return label(Rect(rect.x, top, rect.width, high), name, size, display=True, anchor=anchor) + label(
        Rect(rect.x, top + high, rect.width, small), how, SMALL, anchor=anchor, fill=FAINT
    )


def _name(action: str, say: Say) -> str:
    return say(msg(f"ledger-{_key(action)}"))


def _key(action: str) -> str:
    return action.replace("_", "-")


def _tile_columns(tiles: list[str]) -> int:
    """All bonus tiles in a row, if their names are short (MOM-K4)."""
    wide = max((text_width(tile, SMALL, True) for tile in tiles), default=0)
    return 4 if wide < 100 else 2 if len(tiles) > 1 else 1


def _tiles(tiles: list[str], columns: int, rect: Rect) -> str:
    """In their order, from the left."""
    lines = -(-len(tiles) // columns)
    high, wide = rect.height / lines, rect.width / columns
    drawn = []
    for at, tile in enumerate(tiles):
        row, column = divmod(at, columns)
        field = Rect(rect.x + column * wide, rect.y + row * high - 4, wide - 8, high - 6)
        drawn.append(box(field, rx=8, fill=EARLY_BAND, stroke=CREAM))
        drawn.append(label(field.inset(4), tile, SMALL, bold=True, fill=WHITE))
    return "".join(drawn)
