"""What can be tapped on the board, and what is pointed out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS, squares_of
from mautoma.games.foodchain.view.layout import around, named_rect, named_squares, outline_path
from mautoma.games.kit.colours import CREAM, HIGHLIGHT
from mautoma.games.kit.spots import disjoint, placed, shares
from mautoma.games.kit.svg import Rect, path
from mautoma.kernel.question import Option, Question
from mautoma.kernel.view import Spot

APART = 4
"""From the edge of a building to its outline."""


def board_spots(city: City, question: Question[Any] | None) -> tuple[Spot, ...]:
    """One per option with a place.

    Where no two options cover the same square, the spot is all an option covers; otherwise it is the
    square the option is named by, shared out if several are named by the same.
    """
    options = placed(question)
    if disjoint(options):
        rects = [(option, _covered(city, option)) for option in options]
    else:
        rects = _shared_out(city, options)
    return tuple(Spot(option.value, *rect, preview=_covered(city, option)) for option, rect in rects if rect)


def _covered(city: City, option: Option) -> Rect | None:
    assert option.place
    squares = [SQUARE_NUMBERS[name] for name in option.place.covers if name in SQUARE_NUMBERS]
    return around(squares) if squares else named_rect(city, option.place.at)


def _shared_out(city: City, options: Sequence[Option]) -> list[tuple[Option, Rect | None]]:
    sharing: dict[str, list[Option]] = {}
    for option in options:
        assert option.place
        sharing.setdefault(option.place.at, []).append(option)
    shared: list[tuple[Option, Rect | None]] = []
    for at, rivals in sharing.items():
        rect = named_rect(city, at)
        if rect:
            shared += zip(rivals, shares(rect, len(rivals)), strict=True)
    return shared


def draw_marks(city: City, names: Sequence[str]) -> str:
    """Squares that touch share one outline, buildings have one each; the page brings it into sight."""
    mask, d = 0, []
    for name in names:
        if name in SQUARE_NUMBERS:
            mask |= named_squares(city, name)
        elif rect := _building(city, name) or named_rect(city, name):
            d.append(f"M{rect.x:g} {rect.y:g}h{rect.width:g}v{rect.height:g}h-{rect.width:g}z")
    outline = outline_path(mask) + "".join(d)
    if not outline:
        return ""
    beneath = path(
        outline,
        fill="none",
        stroke=CREAM,
        stroke_width=9,
        stroke_linecap="round",
        data_pointed=" ".join(names),
    )
    return beneath + path(outline, fill="none", stroke=HIGHLIGHT, stroke_width=5, stroke_linecap="round")


def _building(city: City, name: str) -> Rect | None:
    """A house with its garden, so far within its squares that the outline of a neighbour is another one."""
    squares = named_squares(city, name)
    return around(squares_of(squares)).inset(APART) if squares else None
