"""The face of a card: 10 units a millimetre, framed in one colour, so that a cut that strays does not show.

What matters stays `SAFE` units away from the cut. A sheet adds the bleed around the cards in the colour of
their edge (`CardFaces.edge`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.kit.svg import Rect, box, document, el, moved_drawing, path
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH
from mautoma.kernel.view import Part, Picture, Spot

WIDTH, HEIGHT = CARD_WIDTH * 10.0, CARD_HEIGHT * 10.0
RADIUS, FRAME, SAFE = 30.0, 15.0, 30.0
INSIDE = Rect(0, 0, WIDTH, HEIGHT).inset(FRAME)
"""Within the frame: the ground of the drawing."""
CONTENT = Rect(0, 0, WIDTH, HEIGHT).inset(SAFE)
"""Where words and icons may be."""


def card(
    name: str, alt: str, edge: str, ground: str, *children: str, part: Part = "", height: float = HEIGHT
) -> Picture:
    """A face: `edge` colours the frame, `ground` what is within it; `height` is less for a part of a card."""
    whole = Rect(0, 0, WIDTH, height)
    frame = box(whole.inset(FRAME), rx=RADIUS - FRAME, fill=ground)
    svg = document(WIDTH, height, alt, frame, *children, paper=edge, radius=RADIUS)
    return Picture(name, svg, WIDTH, height, alt, part=part, themed=True)


def framed(
    name: str, alt: str, edge: str, height: float, *drawn: str, part: Part = "", spots: tuple[Spot, ...] = ()
) -> Picture:
    """A mat or a part of one: as wide as a card, as high as it needs."""
    frame = Rect(0, 0, WIDTH, height).inset(FRAME / 2)
    border = box(frame, rx=RADIUS - FRAME / 2, fill="none", stroke=edge, stroke_width=FRAME)
    svg = document(WIDTH, height, alt, *drawn, border, radius=RADIUS)
    return Picture(name, svg, WIDTH, height, alt, spots, part=part, themed=True)


def top_band(height: float, fill: str) -> str:
    """Across the top of the ground, in whose corners it fits."""
    x, y, width, _ = INSIDE
    r = RADIUS - FRAME
    d = f"M{x:g} {y + height:g}V{y + r:g}a{r:g} {r:g} 0 0 1 {r:g}-{r:g}h{width - 2 * r:g}"
    return path(f"{d}a{r:g} {r:g} 0 0 1 {r:g} {r:g}V{y + height:g}z", fill=fill)


def shrunk(picture: Picture, x: float, y: float, scale: float = 0.25) -> str:
    """A whole picture in another one, such as the top of a deck."""
    whole = el("svg", picture.svg, width=picture.width, height=picture.height)
    return moved_drawing(whole, x, y, scale)


class Room(NamedTuple):
    """How high something may be drawn."""

    least: float
    usual: float
    most: float


def column(rect: Rect, rooms: Sequence[Room], gap: float = 0) -> list[Rect]:
    """Boxes from top to bottom that share the height: all are stretched, or pressed, by the same part of what
    they allow."""
    height = rect.height - gap * (len(rooms) - 1)
    found, y = [], rect.y
    for share in _shares(height, rooms):
        found.append(Rect(rect.x, y, rect.width, share))
        y += share + gap
    return found


def _shares(height: float, rooms: Sequence[Room]) -> list[float]:
    least, usual, most = (sum(sizes) for sizes in zip(*rooms, strict=True))
    if height < least:
        return [room.least * height / least for room in rooms]
    if height < usual:
        part = (height - least) / (usual - least)
        return [room.least + part * (room.usual - room.least) for room in rooms]
    part = min(1, (height - usual) / (most - usual)) if most > usual else 0
    return [room.usual + part * (room.most - room.usual) for room in rooms]


def row(rect: Rect, number: int, gap: float = 0) -> list[Rect]:
    """As many equal boxes from left to right."""
    wide = (rect.width - gap * (number - 1)) / max(1, number)
    return [Rect(rect.x + at * (wide + gap), rect.y, wide, rect.height) for at in range(number)]
