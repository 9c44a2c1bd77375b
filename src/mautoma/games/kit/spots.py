"""What can be tapped on a picture, and how it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from typing import Any

from mautoma.games.kit.colours import OPTION
from mautoma.games.kit.svg import Rect, box, group
from mautoma.kernel.question import Option, Pick, PickSome, Question
from mautoma.kernel.view import Spot

_MANY = 100


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
    """A rectangle shared out among so many options."""
    across = ceil(sqrt(number))
    width, height = rect.width / across, rect.height / across
    return [
        Rect(rect.x + i % across * width, rect.y + i // across * height, width, height) for i in range(number)
    ]


def draw_spots(spots: Sequence[Spot]) -> str:
    """A dashed outline on a white one, to be seen on any ground; none where nearly all can be tapped."""
    if len(spots) > _MANY:
        return ""
    drawn = []
    for spot in spots:
        rect = Rect(spot.x, spot.y, spot.width, spot.height).inset(2)
        drawn += [
            box(rect, rx=4, fill="#ffffff", fill_opacity=0.2, stroke="#ffffff", stroke_width=4),
            box(rect, rx=4, fill="none", stroke=OPTION, stroke_width=2.5, stroke_dasharray="6 3"),
        ]
    return group(*drawn)
