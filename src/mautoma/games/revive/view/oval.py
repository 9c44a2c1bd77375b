"""The energy track: an oval of positions, clockwise from the top, each with the shape and colour of its
artifact. Ground and letter say which section a position is in; within are the groups of arrows."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from itertools import accumulate, pairwise
from math import cos, dist, pi, sin, sqrt

from mautoma.games.kit.canvas import WIDTH
from mautoma.games.kit.colours import AUTOMA, CREAM, INK, RULE
from mautoma.games.kit.label import BODY, SMALL, label
from mautoma.games.kit.svg import Rect, box, circle, group, path, piece, polygon, title
from mautoma.games.revive.edition.mat import Arrows, Mat
from mautoma.games.revive.names import ARTIFACT_COLOURS
from mautoma.games.revive.view.colours import ARROW, ARTIFACTS, BOLT, OTHER_ARTIFACT, SECTIONS
from mautoma.games.revive.view.vignette import Point, hexagon
from mautoma.kernel.message import msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Say

ACROSS, DOWN = 240.0, 196.0
CENTRE = (WIDTH / 2, 384.0)
BOTTOM = CENTRE[1] + DOWN + 66
AROUND = 2 * pi * sqrt((ACROSS**2 + DOWN**2) / 2)
CROWDED, OUTSIDE = 15, -42.0
"""From so many positions on the letters of the sections are outside of the track."""
PICTURE_ROWS = 5
_ROUND: list[Point] = []
_SHAPES = (
    [(0.0, -1.2), (1.0, 0.0), (0.0, 1.2), (-1.0, 0.0)],
    [(0.0, -1.15), (1.15, 0.9), (-1.15, 0.9)],
    _ROUND,
    [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
    hexagon((0, 0), 1.1),
    [(-1.15, -0.9), (1.15, -0.9), (0.0, 1.15)],
)
"""Of the colours of artifacts, in the order of the track."""


def letter(mat: Mat, section: str) -> str:
    """By which a section is called: in the order of the file."""
    number = [each.id for each in mat.section].index(section)
    return chr(ord("A") + number) if number < 26 else str(number + 1)


def ground(mat: Mat, section: str) -> str:
    return SECTIONS[[each.id for each in mat.section].index(section) % len(SECTIONS)]


@remembered
def draw_oval(mat: Mat, energy: int | None, say: Say) -> str:
    """`energy` is where the marker is; a mat to print has none."""
    size = min(31.0, AROUND / len(mat.position) * 0.3)
    return group(
        *(_ground(mat, at, size) for at in range(len(mat.position))),
        *(_begins(mat, at) for at in range(len(mat.position))),
        *(_position(mat, at, size, at == energy, say) for at in range(len(mat.position))),
        _groups(mat, energy),
    )


def along(at: float, positions: int, inward: float = 0) -> Point:
    angle = _angle(at / positions % 1)
    x, y = CENTRE[0] + (ACROSS - inward) * cos(angle), CENTRE[1] + (DOWN - inward) * sin(angle)
    return round(x, 1), round(y, 1)


def _angle(part: float) -> float:
    """Where so much of the way around is done, from the top: all positions are as far apart."""
    lengths = _lengths()
    at = bisect_left(lengths, part * lengths[-1])
    return 2 * pi * at / (len(lengths) - 1) - pi / 2


@cache
def _lengths() -> list[float]:
    """Along the oval, degree by degree, from the top."""
    steps = [2 * pi * at / 720 - pi / 2 for at in range(721)]
    points = [(ACROSS * cos(angle), DOWN * sin(angle)) for angle in steps]
    return [0.0, *accumulate(dist(one, other) for one, other in pairwise(points))]


def _ground(mat: Mat, at: int, size: float) -> str:
    """From halfway before a position to halfway behind it."""
    number = len(mat.position)
    (x, y), (to_x, to_y) = along(at - 0.52, number), along(at + 0.52, number)
    d = f"M{x:g} {y:g}A{ACROSS:g} {DOWN:g} 0 {int(number == 1)} 1 {to_x:g} {to_y:g}"
    return path(d, fill="none", stroke=ground(mat, mat.position[at].section), stroke_width=2 * size + 30)


def _begins(mat: Mat, at: int) -> str:
    """The letter of a section, where it begins."""
    section = mat.position[at].section
    if len(mat.position) > 1 and mat.position[at - 1].section == section:
        return ""
    number = len(mat.position)
    x, y = along(at - 0.5, number, 0 if number < CROWDED else OUTSIDE)
    return circle(x, y, 20, fill=INK) + label(
        Rect(x - 17, y - 18, 34, 36), letter(mat, section), SMALL, bold=True, fill=CREAM
    )


def _position(mat: Mat, at: int, size: float, here: bool, say: Say) -> str:
    number, colour = len(mat.position), mat.position[at].colour
    x, y = along(at, number)
    jewel = artifact(mat, colour, *along(at, number, size + 27), 14)
    ring = circle(x, y, size + 7, fill=BOLT, stroke=INK, stroke_width=4)
    marker = piece("energy", x, y, ring) if here else ""
    words = say(msg("word-colour", colour=colour))
    return group(
        title(f"{at + 1}: {words}"),
        marker,
        circle(x, y, size, fill=AUTOMA if here else CREAM, stroke=INK, stroke_width=3),
        label(
            Rect(x - size * 0.9, y - size * 0.8, size * 1.8, size * 1.6),
            str(at + 1),
            BODY,
            display=True,
            fill=CREAM if here else None,
        ),
        jewel,
    )


def artifact(mat: Mat, colour: str, x: float, y: float, r: float) -> str:
    """Each colour has a shape of its own."""
    colours = list(
        dict.fromkeys([*(position.colour for position in mat.position), *ARTIFACT_COLOURS, colour])
    )
    shape = _SHAPES[colours.index(colour) % len(_SHAPES)]
    fill = ARTIFACTS.get(colour, OTHER_ARTIFACT)
    if shape is _ROUND:
        return circle(x, y, r, fill=fill, stroke=INK, stroke_width=3)
    points = [(x + r * right, y + r * down) for right, down in shape]
    return polygon(points, fill=fill, stroke=INK, stroke_width=3)


def _groups(mat: Mat, energy: int | None) -> str:
    """The four groups of arrows, each with the letters of its sections; the one that counts stands out."""
    counting = mat.arrows_at(energy) if energy is not None else None
    drawn = []
    for number, arrows in enumerate(mat.arrows):
        x, y = CENTRE[0] - 124 + number % 2 * 128, CENTRE[1] - 96 + number // 2 * 98
        plate = Rect(x, y, 120, 92)
        letters = " ".join(letter(mat, each.id) for each in mat.section if each.arrows == arrows.id)
        counts = arrows == counting
        drawn.append(
            box(plate, rx=12, fill=CREAM, stroke=BOLT if counts else RULE, stroke_width=7 if counts else 3)
        )
        drawn.append(label(Rect(x + 8, y + 6, 28, 80), letters, SMALL, bold=True))
        drawn.append(draw_arrows(arrows, Rect(x + 42, y + 12, 68, 68)))
    return "".join(drawn)


@remembered
def draw_arrows(arrows: Arrows, rect: Rect) -> str:
    """Thickest first; a list of rows is written as its numbers."""
    if not isinstance(arrows.rows, str):
        return label(rect, " ".join(map(str, arrows.rows)), SMALL)
    right = arrows.direction == "left_to_right"
    way = 1 if right else -1
    begin, end = (rect.x, rect.x + rect.width) if right else (rect.x + rect.width, rect.x)
    gap = rect.height / PICTURE_ROWS
    drawn = []
    for number in range(PICTURE_ROWS):
        down = number if arrows.rows == "top_down" else PICTURE_ROWS - 1 - number
        y, thick = rect.y + gap * (down + 0.5), gap * (0.62 - 0.11 * number)
        drawn.append(
            path(f"M{begin:g} {y:g}H{end - 9 * way:g}", fill="none", stroke=ARROW, stroke_width=thick)
        )
        wing = gap * 0.46
        head = [(end, y), (end - 14 * way, y - wing), (end - 14 * way, y + wing)]
        drawn.append(polygon(head, fill=ARROW))
    return "".join(drawn)
