"""What Mombasa's pictures are made of: framed fields, hatching, markers and texts that fit. Shapes and words
carry the meaning, colour only helps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mautoma.games.kit.colours import AUTOMA, CREAM, HIGHLIGHT, HUMAN, INK, tone
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Rect, box, broken, circle, document, el, group, path, text, text_width
from mautoma.kernel.message import Msg
from mautoma.kernel.view import Picture, Say, Spot

WIDTH = 420
"""Of every picture: narrow enough to be read on a phone."""
MARGIN = 10
INNER = WIDTH - 2 * MARGIN
LINE = 18
SIZE = 14

FIELD = CREAM
SHADE = tone("shade", "#e3d3b4")


def picture(
    name: str, height: float, parts: Sequence[str], lines: Sequence[Msg], say: Say, spots: Sequence[Spot] = ()
) -> Picture:
    """`lines` say the same in words."""
    alt = " ".join(say(line) for line in lines)
    return Picture(name, document(WIDTH, height, alt, *parts), WIDTH, height, alt, tuple(spots), themed=True)


def written(top: float, lines: Sequence[Msg], say: Say) -> tuple[list[str], float]:
    """Lines of text, broken where they are too long; and where the next one would begin."""
    rows = [row for line in lines for row in broken(say(line), INNER, SIZE)]
    return [left(MARGIN + 2, top + LINE * number, row) for number, row in enumerate(rows)], top + LINE * len(
        rows
    )


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


@remembered
def hatching(picture: str) -> str:
    """To be drawn once in a picture that hatches, by whose name it is called: pictures share a page."""
    stroke = path("M0 8L8 0", stroke=INK, stroke_width=1.2, opacity=0.45)
    pattern = el("pattern", stroke, id=f"hatch-{picture}", width=8, height=8, patternUnits="userSpaceOnUse")
    return el("defs", pattern)


def hatched(rect: Rect, picture: str) -> str:
    return field(rect, fill=SHADE) + field(rect, fill=f"url(#hatch-{picture})")


def token(x: float, y: float, letter: str, *, automa: bool) -> str:
    """The automa's marker is a square, the human's a circle; each shows its letter."""
    if automa:
        shape = box(Rect(x - 10, y - 10, 20, 20), fill=AUTOMA, stroke=INK)
    else:
        shape = circle(x, y, 10.5, fill=HUMAN, stroke=INK)
    return shape + text(x, y, letter, 13, fill=CREAM)


def last_seen(x: float, y: float, words: str) -> str:
    """Where the human's marker was, if it may have moved since."""
    shape = circle(x, y, 10.5, fill=FIELD, stroke=HUMAN, stroke_width=2, stroke_dasharray="4 3")
    return group(shape, text(x, y, "?", 13, fill=HUMAN), title=words)
