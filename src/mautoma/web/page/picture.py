"""A picture with the spots on it that can be tapped."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from markupsafe import Markup

from mautoma.kernel.view import Box, Picture, Spot
from mautoma.messages.voice import Voice
from mautoma.web.icons import NOTHING

GROWS = 1.4
"""How much larger than its own size a picture is shown at most: its words are as large as the page's."""
FINGER, WIDEST = 21, 900
"""Pixels: what a finger can hit if a tap only shows what it would do, and how wide a picture gets for it."""


class Tappable(NamedTuple):
    """What can be tapped on a picture: an option of the question, or a place to be filled. `at` is where it
    goes together with others."""

    value: str
    label: str
    at: str | None = None
    covers: tuple[str, ...] = ()
    idle: bool = False
    icon: Markup = NOTHING


class Tapped(NamedTuple):
    """A spot as a page shows it: `name` is its own on the page, `several` how many options open there,
    `check` the field that it ticks. Of the spots of one option all but the first are for fingers only
    (`again`)."""

    name: str
    value: str
    values: tuple[str, ...]
    label: str
    several: int
    check: str
    covers: tuple[str, ...]
    preview: str
    box: str
    again: bool
    idle: bool


class Placed(NamedTuple):
    """A way to put a piece, for a script to move it: the field and the value that take it, boxes in percent.
    `lights` are numbers of what the picture has to light, with what is said there; `road` is the number of a
    road, which many of them share."""

    name: str
    value: str
    label: str
    box: str
    aim: str
    mark: str
    lights: str
    road: str
    idle: bool


@dataclass(slots=True, frozen=True)
class Ways:
    """A road is the numbers of what is lit of it."""

    places: tuple[Placed, ...]
    lit: tuple[str, ...]
    roads: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Drawing:
    """`part` is where on the screen it belongs, `least` and `most` how many pixels wide it gets."""

    name: str
    part: str
    themed: bool
    outlined: bool
    ratio: str
    title: str
    svg: Markup
    alt: str
    least: int
    most: int
    spots: tuple[Tapped, ...]
    ways: Ways | None = None


def draw(
    pictures: Sequence[Picture], voice: Voice, field: str = "", options: Mapping[str, Tappable] | None = None
) -> tuple[tuple[Drawing, ...], dict[str, str]]:
    """The pictures, and what each option would cover. Without options nothing on them can be tapped.

    Each picture has its part of the screen; one of them is the board."""
    taps, previews = options or {}, dict[str, str]()
    has_board = any(picture.part == "board" for picture in pictures)
    shown = []
    for at, picture in enumerate(pictures):
        part = "board" if at == 0 and not has_board else picture.part or "opponent"
        open_ = [spot for spot in picture.spots if spot.value in taps]
        previews |= {spot.value: _preview(spot, picture) for spot in open_}
        stacks = _stacks(open_, taps)
        spots = _spots(stacks, picture, taps, previews, field)
        shown.append(drawing(picture, part, _least_width(picture, stacks), spots, voice))
    return tuple(shown), previews


def _preview(spot: Spot, picture: Picture) -> str:
    return f"{picture.name} {box(spot.preview or spot[1:5], picture)}"


def drawing(picture: Picture, part: str, least: int, spots: tuple[Tapped, ...], voice: Voice) -> Drawing:
    return Drawing(
        picture.name,
        part,
        picture.themed,
        picture.outlined,
        f"{picture.width / picture.height:.3f}",
        voice.word("picture", picture.name),
        Markup(picture.svg),
        picture.alt,
        least,
        round(picture.width * GROWS),
        spots,
        _ways(picture) if picture.ways else None,
    )


def _ways(picture: Picture) -> Ways:
    """What is lit comes once, and each way names it by its number; a whole road likewise."""
    lit: dict[str, int] = {}
    roads: dict[tuple[Box, ...], int] = {}

    def number(sides: Box) -> int:
        return lit.setdefault(box(sides, picture), len(lit))

    places = tuple(
        Placed(
            *in_a_row(way.answers),
            way.label,
            box(way.box, picture),
            box((*way.aim, 0, 0), picture),
            box(way.mark, picture) if way.mark else "",
            " ".join([f"{number(sides)}:{said}" for sides, said in way.lights]),
            str(roads.setdefault(way.road, len(roads))) if way.road else "",
            way.idle,
        )
        for way in picture.ways
    )
    squares = [" ".join([str(number(sides)) for sides in road]) for road in roads]
    return Ways(places, tuple(lit), tuple(squares))


def in_a_row(answers: tuple[str, ...]) -> tuple[str, str]:
    """The field that holds answers to be given one after the other, and how it holds them."""
    return ("answer", answers[0]) if len(answers) == 1 else ("answers", json.dumps(answers))


class _Stack(NamedTuple):
    """Spots that are tapped as one, and the box around them; the first option stands for all."""

    around: Spot
    values: tuple[str, ...]


def _stacks(spots: list[Spot], options: Mapping[str, Tappable]) -> list[_Stack]:
    """Spots of options at one place go together; the largest first, so that small ones come out on top.

    An option may have several spots: each further one stands alone.
    """
    together: defaultdict[object, list[Spot]] = defaultdict(list)
    seen: set[str] = set()
    for spot in spots:
        at = options[spot.value].at
        together[spot[1:5] if at is None or spot.value in seen else at].append(spot)
        seen.add(spot.value)
    stacks = [
        _Stack(_around(several), tuple([spot.value for spot in several])) for several in together.values()
    ]
    return sorted(stacks, key=lambda stack: -stack.around.width * stack.around.height)


def _around(spots: list[Spot]) -> Spot:
    if len(spots) == 1:
        return spots[0]
    left, top = min(spot.x for spot in spots), min(spot.y for spot in spots)
    right = max(spot.x + spot.width for spot in spots)
    bottom = max(spot.y + spot.height for spot in spots)
    return Spot(spots[0].value, left, top, right - left, bottom - top)


def _least_width(picture: Picture, stacks: list[_Stack]) -> int:
    """How many pixels wide a picture must be at least for a finger to find its spots."""
    sizes = [min(around.width, around.height) for around, _ in stacks]
    return min(WIDEST, ceil(picture.width * FINGER / min(sizes))) if sizes else 0


def _spots(
    stacks: list[_Stack],
    picture: Picture,
    options: Mapping[str, Tappable],
    previews: Mapping[str, str],
    field: str,
) -> tuple[Tapped, ...]:
    numbers = {value: number for number, value in enumerate(options)} if field else {}
    seen: set[str] = set()
    shown = []
    for number, (around, values) in enumerate(stacks, 1):
        value = around.value
        option = options[value]
        shown.append(
            Tapped(
                f"{number}-{picture.name}",
                value,
                values,
                option.label,
                len(values) if len(values) > 1 else 0,
                f"{field}-{numbers[value]}" if field else "",
                option.covers,
                previews[value],
                box(around[1:5], picture),
                value in seen,
                all(options[each].idle for each in values),
            )
        )
        seen.add(value)
    return tuple(shown)


def box(sides: Box, picture: Picture) -> str:
    """Left, top, width and height in percent of the picture."""
    return _box(*sides, picture.width, picture.height)


@lru_cache(4096)
def _box(left: float, top: float, width: float, height: float, across: float, down: float) -> str:
    """Write 0, never -0: equal sides are written alike, whichever came first."""
    right, below = 100 / across, 100 / down
    return f"{left * right + 0.0:.3f} {top * below + 0.0:.3f} {width * right:.3f} {height * below:.3f}"
