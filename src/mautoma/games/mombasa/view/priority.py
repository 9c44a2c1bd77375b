"""The priority side of a card: for each half a row of icons an action, and the symbols of the reference card
along the long side (MOM-P1, MOM-P2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.kit.canvas import HEIGHT, INSIDE, RADIUS, WIDTH, card, row, top_band
from mautoma.games.kit.colours import CREAM, FAINT
from mautoma.games.kit.label import SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, group, path, text_width
from mautoma.games.mombasa.edition import Card, CardPriority, ExplorePriority, Half, Symbol
from mautoma.games.mombasa.names import SLOTS
from mautoma.games.mombasa.symbols import symbol_words
from mautoma.games.mombasa.view.colours import EARLY_BAND, EDGE, LATE_BAND, LEDGER, SHADE, WHITE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.words import priorities, rounds
from mautoma.kernel.message import msg
from mautoma.kernel.remember import Written, remembered
from mautoma.kernel.view import Picture, Say

BANDS = {"early": EARLY_BAND, "late": LATE_BAND}
BAND, SIDE, GAP = 62.0, 98.0, 8.0
"""How high a band is, how wide the long side with the symbols, and what is between two fields."""
LONG_SIDE = Rect(INSIDE.x, INSIDE.y + BAND, SIDE, INSIDE.height - 2 * BAND)
ROWS = Rect(
    LONG_SIDE.x + SIDE + GAP,
    LONG_SIDE.y + GAP,
    INSIDE.width - 2 * SIDE - 2 * GAP,
    HEIGHT / 2 - LONG_SIDE.y - 2 * GAP,
)
"""Where a half says how each action is done."""
STRIP = 108.0
"""The symbols beneath a half that is drawn alone."""
ALONE = HEIGHT / 2 + STRIP
UNKNOWN = "unknown"


def priority_side(card: Card, say: Say) -> Picture:
    return _side(Written((card.early, card.late)), say)


@remembered
def _side(written: Written[tuple[Half, Half]], say: Say) -> Picture:
    """Each half is read from its own end."""
    early, late = written.data
    alt = " ".join(half_words(half, name, say) for half, name in ((early, "early"), (late, "late")))
    turned = group(
        _half_of_side(late, "late", say), transform=f"rotate(180 {WIDTH / 2:.6g} {HEIGHT / 2:.6g})"
    )
    middle = path(
        f"M{INSIDE.x + SIDE + GAP:g} {HEIGHT / 2:g}H{WIDTH - INSIDE.x - SIDE - GAP:g}",
        fill="none",
        stroke=FAINT,
        stroke_width=3,
        stroke_dasharray="3 9",
        stroke_linecap="round",
    )
    return card("priority", alt, EDGE, LEDGER, _half_of_side(early, "early", say), turned, middle)


def half_words(half: Half, name: str, say: Say) -> str:
    symbols = ", ".join(say(symbol_words(symbol)) for symbol in half.reference)
    said = " ".join(say(line) for line in priorities(half))
    return f"{say(msg(f'half-{name}'))}: {said} {say(msg('half-symbols', symbols=symbols))}"


def _half_of_side(half: Half, name: str, say: Say) -> str:
    """Its band goes on along the long side, which is read with the card laid sideways."""
    side = LONG_SIDE
    long_side = Rect(0, 0, side.height, side.width)
    laid = group(
        symbols(half.reference, long_side.inset(GAP)),
        transform=f"translate({side.x:g} {side.y + side.height:g}) rotate(-90)",
    )
    return (
        top_band(BAND, BANDS[name])
        + _band_words(name, say)
        + box(side, fill=BANDS[name])
        + laid
        + how(half, ROWS)
    )


def _band_words(name: str, say: Say) -> str:
    words = Rect(INSIDE.x + 24, INSIDE.y + 4, INSIDE.width - 48, BAND - 8)
    return label(words, say(rounds(name)), TITLE, display=True, fill=WHITE)


def half_alone(half: Half, name: str, say: Say, entering: bool = False) -> Picture:
    """The half that is turned up; while it is entered, what is not yet is a question mark."""
    return _alone(Written(half), name, say, entering)


@remembered
def _alone(written: Written[Half], name: str, say: Say, entering: bool) -> Picture:
    half = written.data
    rows = Rect(INSIDE.x + GAP, INSIDE.y + BAND + GAP, INSIDE.width - 2 * GAP, HEIGHT / 2 - INSIDE.y - BAND)
    below = Rect(INSIDE.x, ALONE - INSIDE.y - STRIP, INSIDE.width, STRIP)
    return card(
        "priority",
        half_words(half, name, say),
        EDGE,
        LEDGER,
        top_band(BAND, BANDS[name]),
        _band_words(name, say),
        how(half, Rect(rows.x, rows.y, rows.width, below.y - rows.y - GAP), entering),
        box(below, rx=RADIUS / 2, fill=BANDS[name]),
        symbols(half.reference, below.inset(GAP)),
        height=ALONE,
    )


# The symbols of the reference card


def symbols(shown: Sequence[Symbol], rect: Rect) -> str:
    """From left to right; those not entered yet are question marks."""
    fields = row(rect, SLOTS, GAP)
    frames = [box(field, rx=14, fill=CREAM) for field in fields]
    drawn = [glyphs(symbol_glyphs(symbol), field) for symbol, field in zip(shown, fields, strict=False)]
    return "".join([*frames, *drawn, *(glyphs([UNKNOWN], field) for field in fields[len(shown) :])])


def symbol_glyphs(symbol: Symbol) -> tuple[str | int, ...]:
    if isinstance(symbol, str):
        return ("no_good",)
    ((good, number),) = symbol.items()
    return good, number


# The rows


class Row(NamedTuple):
    """An action, and how it is done: icons by name, numbers."""

    action: str
    how: tuple[str | int, ...]


def how(half: Half, rect: Rect, entering: bool = False) -> str:
    """Only what the card says: a priority that no action needs may be missing."""
    fields = fields_of(half, rect, entering)
    if not fields:
        return ICONS("explore", *rect.centre, min(rect.height, rect.width) * 0.8)
    heads = [_head(each.action, field) for each, field in fields]
    filled = [glyphs(each.how or (UNKNOWN,), _rest(field)) for each, field in fields]
    return "".join(heads + filled)


def fields_of(half: Half, rect: Rect, entering: bool = False) -> list[tuple[Row, Rect]]:
    """Where each row is drawn."""
    lines = [shown for line in _lines(half) if (shown := [each for each in line if each.how or entering])]
    high = min((rect.height - GAP * (len(lines) - 1)) / max(1, len(lines)), 150)
    top = rect.y + (rect.height - high * len(lines) - GAP * (len(lines) - 1)) / 2
    acrosses = [Rect(rect.x, top + at * (high + GAP), rect.width, high) for at in range(len(lines))]
    return [
        pair
        for line, across in zip(lines, acrosses, strict=True)
        for pair in zip(line, row(across, len(line), GAP), strict=True)
    ]


def _head(action: str, rect: Rect) -> str:
    """The action at the head of its row. Rows are alike on all cards: drawn one after the other, they are
    pressed to nothing on the wire."""
    head = rect._replace(width=_head_width(rect))
    icon = ICONS(action, *head.centre, head.width - 2 * GAP)
    return box(rect, rx=14, fill=CREAM) + box(head, rx=14, fill=SHADE) + icon


def _rest(rect: Rect) -> Rect:
    """How it is done."""
    taken = _head_width(rect)
    return rect._replace(x=rect.x + taken, width=rect.width - taken)


def _head_width(rect: Rect) -> float:
    return min(rect.height, 92)


def _lines(half: Half) -> list[list[Row]]:
    track, explore = half.track, half.explore
    return [
        [Row("take_card", looked_for(half.card))],
        [Row("track", (track.company, track.steps) if track else ())],
        [Row("explore", (explore.company, *_posts(explore)) if explore else ())],
        [
            Row("books", (half.books,) if half.books is not None else ()),
            Row("diamonds", (half.diamonds,) if half.diamonds is not None else ()),
        ],
    ]


def looked_for(priority: CardPriority | None) -> tuple[str, ...]:
    """MOM-N1"""
    if priority is None:
        return ()
    if priority.best == "richest_share":
        return "share", "richest"
    shown = {"goods": priority.goods, "diamond": ("diamonds",)}.get(priority.best, (priority.best,))
    return *shown, "highest"


def _posts(explore: ExplorePriority) -> tuple[str | int, ...]:
    """MOM-N3"""
    pairs = ((explore.white, "white_post"), (explore.black, "black_post"))
    return tuple(each for number, post in pairs if number for each in (number, post))


PAIR = 6.0
"""Between a number and what it counts."""


def glyphs(shown: Sequence[str | int], rect: Rect, type: float = TITLE) -> str:
    """Icons and numbers side by side, in the middle."""
    numbers = [text_width(str(each), type, display=True) if isinstance(each, int) else 0 for each in shown]
    gaps = [0.0, *(PAIR if isinstance(each, int) else 2 * GAP for each in shown[:-1])]
    icons = sum(isinstance(each, str) for each in shown)
    room = rect.width - 2 * GAP - sum(numbers) - sum(gaps)
    size = min(rect.height - (2 * GAP if type > SMALL else 0), room / max(1, icons), 108)
    x = rect.x + GAP + (room - size * icons) / 2
    drawn = []
    for each, gap, number in zip(shown, gaps, numbers, strict=True):
        x += gap
        if isinstance(each, str):
            drawn.append(ICONS(each, x + size / 2, rect.centre[1], size))
        else:
            drawn.append(label(Rect(x, rect.y, number + 0.1, rect.height), str(each), type, display=True))
        x += number or size
    return "".join(drawn)
