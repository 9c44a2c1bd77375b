"""What can be tapped on a picture, and how it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil, sqrt
from typing import Any

from mautoma.games.kit.canvas import Room, column
from mautoma.games.kit.svg import Rect
from mautoma.kernel.question import Option, Pick, PickSome, Question
from mautoma.kernel.view import Spot

THUMB = 74.0
"""Units of a card that a thumb can tell apart, on a phone."""


def parts(named: Mapping[str, Rect]) -> tuple[Spot, ...]:
    """Where the parts of an entry are drawn, by their names in its data."""
    return tuple(Spot(name, *rect) for name, rect in named.items())


def stacked(heights: Mapping[str, float], rect: Rect) -> dict[str, Rect]:
    """One below the other, about as high as they are drawn; what is low is high enough for a thumb."""
    rooms = [Room(THUMB, max(THUMB, height), max(THUMB, height)) for height in heights.values()]
    return dict(zip(heights, column(rect, rooms), strict=True))


def placed(question: Question[Any] | None) -> list[Option]:
    """The options that have a place."""
    if not isinstance(question, Pick | PickSome):
        return []
    return [option for option in question.options() if option.place]


def covered(option: Option) -> Sequence[str]:
    """The names of all places that an option would cover."""
    assert option.place
    return option.place.covers or (option.place.at,)


def disjoint(options: Sequence[Option]) -> bool:
    """No two options cover the same place."""
    counts = Counter(name for option in options for name in covered(option))
    return all(count == 1 for count in counts.values())


def shares(rect: Rect, number: int) -> list[Rect]:
    """A rectangle shared out among so many options, in as few rows as hold them."""
    across = ceil(sqrt(number))
    width, height = rect.width / across, rect.height / ceil(number / across)
    return [
        Rect(rect.x + i % across * width, rect.y + i // across * height, width, height) for i in range(number)
    ]


def shifted(spot: Spot, by: float) -> Spot:
    """Where a spot lies if the picture begins so much further right and down."""
    preview = spot.preview
    if preview is not None:
        x, y, width, height = preview
        preview = (x - by, y - by, width, height)
    return spot._replace(x=spot.x - by, y=spot.y - by, preview=preview)
