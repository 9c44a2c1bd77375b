"""What can be tapped on the board, and what is pointed out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS
from mautoma.games.foodchain.draw.layout import around, named_rect, named_squares, outline_path
from mautoma.games.foodchain.draw.palette import HIGHLIGHT, OPTION
from mautoma.games.foodchain.draw.svg import Rect, box, group, path
from mautoma.kernel.question import Option, Pick, PickSome, Question
from mautoma.kernel.view import Spot

MANY_SPOTS = 100


def board_spots(city: City, question: Question[Any] | None) -> tuple[Spot, ...]:
    """One per option with a place.

    Where no two options cover the same square, the spot is all an option covers; otherwise it is the
    square the option is named by, shared out if several are named by the same.
    """
    placed = _placed(question)
    if _disjoint(placed):
        rects = [(option, _covered(city, option)) for option in placed]
    else:
        rects = _shared_out(city, placed)
    return tuple(Spot(option.value, *rect, preview=_covered(city, option)) for option, rect in rects if rect)


def _placed(question: Question[Any] | None) -> list[Option]:
    if not isinstance(question, Pick | PickSome):
        return []
    return [option for option in question.options() if option.place]


def _squares(option: Option) -> Sequence[str]:
    assert option.place
    return option.place.covers or (option.place.at,)


def _disjoint(options: Sequence[Option]) -> bool:
    covered = Counter(square for option in options for square in _squares(option))
    return all(count == 1 for count in covered.values())


def _covered(city: City, option: Option) -> Rect | None:
    assert option.place
    squares = [SQUARE_NUMBERS[name] for name in option.place.covers if name in SQUARE_NUMBERS]
    return around(squares) if squares else named_rect(city, option.place.at)


def _shared_out(city: City, options: Sequence[Option]) -> list[tuple[Option, Rect | None]]:
    sharing: dict[str, list[Option]] = {}
    for option in options:
        assert option.place
        sharing.setdefault(option.place.at, []).append(option)
    shares: list[tuple[Option, Rect | None]] = []
    for at, rivals in sharing.items():
        rect = named_rect(city, at)
        across = ceil(sqrt(len(rivals)))
        for i, option in enumerate(rivals):
            shares.append((option, _share(rect, i, across) if rect else None))
    return shares


def _share(rect: Rect, i: int, across: int) -> Rect:
    width, height = rect.width / across, rect.height / across
    return Rect(rect.x + i % across * width, rect.y + i // across * height, width, height)


def draw_spots(spots: Sequence[Spot]) -> str:
    """A dashed outline on a white one, to be seen on any ground; none where nearly all can be tapped."""
    if len(spots) > MANY_SPOTS:
        return ""
    drawn = []
    for spot in spots:
        rect = Rect(spot.x, spot.y, spot.width, spot.height).inset(2)
        drawn += [
            box(rect, rx=4, fill="#ffffff", fill_opacity=0.2, stroke="#ffffff", stroke_width=4),
            box(rect, rx=4, fill="none", stroke=OPTION, stroke_width=2.5, stroke_dasharray="6 3"),
        ]
    return group(*drawn)


def draw_highlight(city: City, names: Sequence[str]) -> str:
    """Squares that touch share one outline."""
    mask, d = 0, []
    for name in names:
        squares = named_squares(city, name)
        mask |= squares
        rect = None if squares else named_rect(city, name)
        if rect:
            d.append(f"M{rect.x:g} {rect.y:g}h{rect.width:g}v{rect.height:g}h-{rect.width:g}z")
    outline = outline_path(mask) + "".join(d)
    if not outline:
        return ""
    return group(
        path(outline, fill="none", stroke="#ffffff", stroke_width=9, stroke_linecap="round"),
        path(outline, fill="none", stroke=HIGHLIGHT, stroke_width=5, stroke_linecap="round"),
    )
