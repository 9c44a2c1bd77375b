"""What Mombasa's pictures are made of: framed fields, markers and texts that fit. Shapes and words
carry the meaning, colour only helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from mautoma.games.kit.canvas import WIDTH as CARD_WIDTH
from mautoma.games.kit.colours import CREAM, HIGHLIGHT, INK
from mautoma.games.kit.label import TITLE, label
from mautoma.games.kit.svg import (
    Attribute,
    Rect,
    box,
    circle,
    document,
    el,
    group,
    path,
    text,
    text_width,
)
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.view.colours import COMPANY, GREEN, PURPLE, WHITE
from mautoma.games.mombasa.view.colours import SHADE as SHADE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.kernel.message import Msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Part, Picture, Say, Spot

WIDTH = 420
"""Of every picture: narrow enough to be read on a phone."""
MARGIN = 10
INNER = WIDTH - 2 * MARGIN
SIZE = 14

FIELD = CREAM


def picture(
    name: str, height: float, parts: Sequence[str], lines: Sequence[Msg], say: Say, spots: Sequence[Spot] = ()
) -> Picture:
    """Of what both play on; `lines` say the same in words."""
    alt = " ".join(say(line) for line in lines)
    svg = document(WIDTH, height, alt, *parts)
    return Picture(name, svg, WIDTH, height, alt, tuple(spots), part="board", themed=True)


def mat(
    name: str, height: float, parts: Sequence[str], lines: Sequence[Msg], say: Say, part: Part = ""
) -> Picture:
    """Drawn in the units of a card, as wide as one, and shown as wide as the other pictures."""
    alt, scale = " ".join(say(line) for line in lines), WIDTH / CARD_WIDTH
    svg = document(CARD_WIDTH, height, alt, *parts, radius=16)
    return Picture(name, svg, WIDTH, height * scale, alt, part=part, themed=True)


def cells(rects: Iterable[Rect], fill: str, line: float = 2) -> str:
    """Many boxes as one shape: a drawing of all of them stays small."""
    d = "".join(f"M{x:.0f} {y:.0f}h{width:.0f}v{height:.0f}h-{width:.0f}z" for x, y, width, height in rects)
    return path(d, fill=fill, stroke=INK, stroke_width=line, stroke_linejoin="round") if d else ""


def many(words: Iterable[tuple[float, float, str]], size: float, **attributes: Attribute) -> str:
    """Words of one kind at many places."""
    drawn = [el("text", escape(each), x=round(x), y=round(y + size * 0.35)) for x, y, each in words]
    return el("g", *drawn, font_size=size, **attributes) if drawn else ""


def panel(rect: Rect, fill: str = FIELD) -> str:
    return box(rect, rx=16, fill=fill, stroke=INK, stroke_width=2)


@remembered
def plaque(rect: Rect, icon: str, words: str) -> str:
    """An icon, and how many there are of it."""
    size = min(60, rect.height - 12, rect.width / 2)
    beside = Rect(rect.x + size + 14, rect.y + 2, rect.width - size - 20, rect.height - 4)
    drawn = ICONS(icon, rect.x + 8 + size / 2, rect.centre[1], size)
    return panel(rect) + drawn + label(beside, words, TITLE, display=True)


@remembered
def badge(x: float, y: float, company: Company, track: str, r: float = 19) -> str:
    """The letter of its track tells a company as its colour does."""
    disc = circle(x, y, r, fill=COMPANY[company], stroke=INK, stroke_width=r / 10)
    return disc + text(x, y, track, r * 1.25, bold=True, fill=WHITE)


def left(x: float, y: float, words: str, size: float = SIZE, *, bold: bool = False) -> str:
    return text(x, y, words, size, bold=bold, text_anchor="start")


@remembered
def fitted(x: float, y: float, words: str, width: float, size: float = SIZE, *, bold: bool = False) -> str:
    """Centred text that is made smaller until it fits."""
    wide = text_width(words, 1, bold)
    return text(x, y, words, max(8, min(size, width / wide)) if wide else size, bold=bold)


def field(
    rect: Rect, *, fill: str = FIELD, glow: bool = False, place: str | None = None, pointed: bool = False
) -> str:
    """A framed field; one to be pointed out has a thick dashed frame. `pointed`: it is brought into sight."""
    frame = {"stroke": HIGHLIGHT, "stroke_width": "4", "stroke_dasharray": "9 4"} if glow else {"stroke": INK}
    return box(rect, rx=6, fill=fill, data_place=place, data_pointed=place if pointed else None, **frame)


def pointed_out(fields: Iterable[Rect]) -> str:
    """The thick dashed frame, over fields that have their usual one: it does not show between the dashes."""
    drawn = []
    for rect in fields:
        drawn.append(box(rect, rx=6, fill="none", stroke=FIELD, stroke_width=2))
        drawn.append(field(rect, fill="none", glow=True))
    return "".join(drawn)


def token(x: float, y: float, letter: str, *, automa: bool) -> str:
    """The automa's marker is a square, the human's a circle; each shows its letter."""
    if automa:
        shape = box(Rect(x - 10, y - 10, 20, 20), fill=PURPLE, stroke=INK)
    else:
        shape = circle(x, y, 10.5, fill=GREEN, stroke=INK)
    return shape + text(x, y, letter, 13, fill=CREAM)


def last_seen(x: float, y: float, words: str) -> str:
    """Where the human's marker was, if it may have moved since."""
    shape = circle(x, y, 10.5, fill=FIELD, stroke=GREEN, stroke_width=2, stroke_dasharray="4 3")
    return group(shape, text(x, y, "?", 13, fill=GREEN), title=words)
