"""What is printed at a section of the energy track, while it is told: large enough for a thumb, and the whole
of it as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mautoma.games.kit.canvas import WIDTH, framed
from mautoma.games.kit.colours import CREAM, FAINT, OPTION, RULE
from mautoma.games.kit.label import BODY, SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box
from mautoma.games.revive.edition.mat import Arrows, Mat
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.mat import (
    ARROW_PICTURES,
    CITIZEN,
    MAT_ARROWS,
    MAT_COLOUR,
    MAT_COLUMN,
    MAT_DISCARDS,
    MAT_PART,
    MAT_RIGHT,
    MODULE,
)
from mautoma.games.revive.view.colours import EDGE
from mautoma.games.revive.view.displays import draw_cells, draw_machines
from mautoma.games.revive.view.icons import ICONS
from mautoma.games.revive.view.oval import artifact, draw_arrows
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick, PickSome, Question
from mautoma.kernel.view import Picture, Say, Spot

LEFT, TOP, WIDE = 36.0, 36.0, WIDTH - 72
GAP = 14.0
IN_A_ROW = 4
"""Colours."""
ICON = 84.0


class Drawn(NamedTuple):
    """What is drawn, what of it can be tapped, and where it ends."""

    svg: str
    spots: tuple[Spot, ...]
    bottom: float


def section_picture(game: Revive, question: Question[Any] | None, say: Say) -> Picture | None:
    """Of a question about the printed mat."""
    at = question.data.get("at") if question is not None else None
    if question is None or not isinstance(at, int):
        return None
    mat = game.edition.mat
    match question.key:
        case key if key == MAT_COLOUR and isinstance(question, Pick):
            drawn = _colours(mat, question.values(), say)
        case key if key == MAT_ARROWS:
            drawn = _arrows()
        case key if key == MAT_DISCARDS and isinstance(question, PickSome):
            drawn = _displays(mat)
        case key if key == MAT_COLUMN:
            drawn = _columns(mat)
        case key if key in (MAT_RIGHT, MAT_PART):
            drawn = _whole(mat, at - 1, say)
        case _:
            return None
    alt = say(msg("alt-section"))
    height = drawn.bottom + TOP
    return framed("section", alt, EDGE, height, drawn.svg, part="board", spots=drawn.spots)


def _plate(rect: Rect) -> str:
    return box(rect, rx=16, fill=CREAM, stroke=OPTION, stroke_width=3)


def _spot(value: str, rect: Rect) -> Spot:
    return Spot(value, *rect)


def _grid(number: int, columns: int, high: float, top: float = TOP) -> list[Rect]:
    wide = (WIDE - GAP * (columns - 1)) / columns
    return [
        Rect(LEFT + at % columns * (wide + GAP), top + at // columns * (high + GAP), wide, high)
        for at in range(number)
    ]


def _colours(mat: Mat, colours: Sequence[str], say: Say) -> Drawn:
    cells = _grid(len(colours), IN_A_ROW, 132)
    drawn = []
    for colour, cell in zip(colours, cells, strict=True):
        name = Rect(cell.x + 4, cell.y + 88, cell.width - 8, 40)
        drawn.append(_plate(cell) + artifact(mat, colour, cell.x + cell.width / 2, cell.y + 48, 30))
        drawn.append(label(name, say(msg("word-colour", colour=colour)), SMALL))
    spots = tuple(_spot(colour, cell) for colour, cell in zip(colours, cells, strict=True))
    return Drawn("".join(drawn), spots, cells[-1].y + cells[-1].height)


def picture_of(value: str) -> Arrows:
    rows, _, direction = value.partition(" ")
    return Arrows(
        value,
        "top_down" if rows == "top_down" else "bottom_up",
        "left_to_right" if direction == "left_to_right" else "right_to_left",
    )


def _arrows() -> Drawn:
    """The four printed pictures."""
    cells = _grid(len(ARROW_PICTURES), 2, 210)
    drawn = [
        _plate(cell) + draw_arrows(picture_of(value), Rect(cell.x + 48, cell.y + 24, cell.width - 96, 162))
        for value, cell in zip(ARROW_PICTURES, cells, strict=True)
    ]
    spots = tuple(_spot(value, cell) for value, cell in zip(ARROW_PICTURES, cells, strict=True))
    return Drawn("".join(drawn), spots, cells[-1].y + cells[-1].height)


def _displays(mat: Mat) -> Drawn:
    """Both rows, each place to be tapped."""
    drawn, spots, y = [], [], TOP
    for what, size in ((CITIZEN, mat.displays.citizens), (MODULE, mat.displays.modules)):
        drawn.append(ICONS(what, LEFT + ICON / 2, y + 66, 68))
        wide = (WIDE - ICON - GAP) / size
        for at in range(1, size + 1):
            cell = Rect(LEFT + ICON + GAP + wide * (at - 1), y, wide - min(10.0, wide / 6), 132)
            drawn.append(_plate(cell) + label(cell.inset(6), str(at), BODY, display=True, fill=FAINT))
            spots.append(_spot(f"{what} {at}", cell))
        y += 132 + 2 * GAP
    return Drawn("".join(drawn), tuple(spots), y - 2 * GAP)


def _columns(mat: Mat) -> Drawn:
    """Green, yellow and grey tokens, in columns to be tapped."""
    number = mat.displays.machine_columns
    wide = (WIDE - ICON - GAP) / number
    drawn = [ICONS("machine", LEFT + ICON / 2, TOP + 150, 68)]
    spots = []
    for at in range(1, number + 1):
        cell = Rect(LEFT + ICON + GAP + wide * (at - 1), TOP, wide - GAP, 300)
        drawn.append(_plate(cell) + draw_machines(1, [1], cell.inset(min(18.0, cell.width / 6))))
        spots.append(_spot(str(at), cell))
    return Drawn("".join(drawn), tuple(spots), TOP + 300)


def _whole(mat: Mat, energy: int, say: Say) -> Drawn:
    """All that is known of it, to be compared with the printed one: what is wrong is tapped."""
    colour, section, arrows = mat.colour_at(energy), mat.section_at(energy), mat.arrows_at(energy)
    seen = mat.seen_at(energy)
    top = Rect(LEFT, TOP, WIDE, 110)
    drawn = [box(top, rx=16, fill=CREAM, stroke=RULE, stroke_width=3)]
    spots = [_spot("colour", Rect(LEFT, TOP, WIDE - 180, 110))]
    if colour:
        drawn.append(artifact(mat, colour, LEFT + 62, TOP + 55, 34))
        words = say(msg("word-colour", colour=colour))
        drawn.append(label(Rect(LEFT + 116, TOP + 20, 240, 70), words, TITLE, anchor="start"))
    if arrows is not None:
        drawn.append(draw_arrows(arrows, Rect(LEFT + WIDE - 150, TOP + 14, 124, 82)))
        spots.append(_spot("arrows", Rect(LEFT + WIDE - 170, TOP, 170, 110)))
    y = TOP + 110 + GAP
    spots.append(_spot("discards", Rect(LEFT, y, WIDE, 200 + GAP)))
    for what, size, gone in (
        (CITIZEN, mat.displays.citizens, seen.citizens or ()),
        (MODULE, mat.displays.modules, seen.modules or ()),
    ):
        drawn.append(ICONS(what, LEFT + ICON / 2, y + 50, 60))
        drawn.append(draw_cells(size, gone, Rect(LEFT + ICON + GAP, y, WIDE - ICON - GAP, 100), 84))
        y += 100 + GAP
    if section is not None:
        drawn.append(ICONS("machine", LEFT + ICON / 2, y + 75, 60))
        machines = Rect(LEFT + ICON + GAP, y, 240, 150)
        drawn.append(draw_machines(mat.displays.machine_columns, [section.machine_column], machines))
        spots.append(_spot("column", Rect(LEFT, y, ICON + GAP + 240, 150)))
        y += 150
    return Drawn("".join(drawn), tuple(spots), y)
