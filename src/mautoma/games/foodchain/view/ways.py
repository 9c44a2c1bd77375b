"""Every way to put a piece on the map, whole, so that it can be moved over the picture: with the houses
that a campaign reaches, the distances from a restaurant, and the roads that lead to a building."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import (
    DIRECTION_NAMES,
    SIDE,
    SQUARE_NAMES,
    SQUARE_NUMBERS,
    mask_of,
    squares_of,
)
from mautoma.games.foodchain.city.places import airplane_place, marketing_place
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles
from mautoma.games.foodchain.human.previews import reach_of
from mautoma.games.foodchain.view.layout import UNIT, airplane_rect, around
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.svg import Rect
from mautoma.kernel.question import Option, Pick, Question, Row, rows_from
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Box, Way

APART = 0.3 * UNIT
"""Pieces that lie across the same square in two ways are told apart by so much above and below its middle."""


def board_ways(city: City, question: Question[Any] | None, words: Wording) -> tuple[Way, ...]:
    draw = _WAYS.get(question.key) if question else None
    if draw is None or not isinstance(question, Pick):
        return ()
    return tuple(draw(city, question, row, words) for row in _rows(question))


def _rows(question: Pick) -> Iterator[Row]:
    """A piece that several squares lead to comes once."""
    seen: set[tuple[str, ...]] = set()
    for value in question.values():
        for row in rows_from(question, value):
            where = (*_covers(row.option), row.answers[-1])
            if where not in seen:
                seen.add(where)
                yield row


def _covers(option: Option) -> tuple[str, ...]:
    assert option.place is not None
    return option.place.covers or (option.place.at,)


def _squares(row: Row) -> list[int]:
    return [SQUARE_NUMBERS[name] for name in _covers(row.option)]


def _campaign(city: City, question: Pick, row: Row, words: Wording) -> Way:
    tile = marketing_tiles()[int(str(question.data["tile_number"]))]
    if tile.kind is MarketingKind.AIRPLANE:
        edge, _, first = row.answers[-1].partition(" ")
        side = DIRECTION_NAMES.index(edge)
        place = airplane_place(side, int(first) - 1, tile.width)
        box = airplane_rect(side, int(first) - 1, tile.width)
        houses = houses_reached(city, tile.kind, place)
        label = reach_of(city, tile.kind, place)
    else:
        squares = _squares(row)
        box = around(squares)
        across, down = round(box.width / UNIT), round(box.height / UNIT)
        lying = marketing_place(min(squares), across, down)
        houses = houses_reached(city, tile.kind, lying)
        label = reach_of(city, tile.kind, lying)
    x, y = box.centre
    turned = 0 if box.width == box.height else APART if box.height > box.width else -APART
    said = words("way-campaign", reach=label, rounds=question.data.get("rounds") or None)
    lights = tuple((_house(city, number), "") for number in houses)
    return Way(row.answers, said, box, (x, y + turned), lights=lights, idle=not houses)


def _restaurant(city: City, question: Pick, row: Row, words: Wording) -> Way:
    squares = _squares(row)
    box = around(squares)
    assert row.option.place is not None
    entrance = SQUARE_NUMBERS[row.option.place.at]
    door = around([entrance])
    said = words("way-restaurant", first=SQUARE_NAMES[min(squares)], entrance=SQUARE_NAMES[entrance])
    distances = {
        number: city.roads.distance((entrance,), house.mask) for number, house in city.houses.items()
    }
    lights = tuple(
        (_house(city, number), "" if away is None else str(away))
        for number, away in distances.items()
        if away is not None
    )
    road = _boxes(city.roads.joined(1 << entrance))
    return Way(row.answers, said, box, _between(box, door), door, lights, road, idle=not lights)


def _house_way(city: City, question: Pick, row: Row, words: Wording) -> Way:
    squares = _squares(row)
    box = around(squares)
    first, _, direction = row.answers[-1].partition("/")
    corner = SQUARE_NUMBERS[first]
    walls = {corner, corner + 1, corner + SIDE, corner + SIDE + 1}
    garden = around(square for square in squares if square not in walls)
    said = words("way-house", first=first, direction=direction)
    road = _boxes(city.roads.joined(mask_of(squares)))
    return Way(row.answers, said, box, _between(around(walls), garden), garden, road=road)


def _garden(city: City, question: Pick, row: Row, words: Wording) -> Way:
    number = int(str(question.data["house"] if question.key == "garden-side" else row.answers[0]))
    squares = _squares(row)
    box = around(squares)
    said = words("way-garden", house=number, direction=row.answers[-1])
    road = _boxes(city.roads.joined(city.houses[number].mask | mask_of(squares)))
    return Way(row.answers, said, box, box.centre, lights=((_house(city, number), ""),), road=road)


def _house(city: City, number: int) -> Box:
    return around(city.houses[number].squares)


def _between(box: Rect, part: Rect) -> tuple[float, float]:
    """Towards the part that tells one way from another in the same place."""
    (x, y), (right, low) = box.centre, part.centre
    return (x + right) / 2, (y + low) / 2


@remembered
def _boxes(mask: int) -> tuple[Box, ...]:
    return tuple(around([square]) for square in squares_of(mask))


def shifted_ways(ways: Iterable[Way], by: float) -> tuple[Way, ...]:
    """If the picture begins so much further right and down."""
    roads: dict[tuple[Box, ...], tuple[Box, ...]] = {}

    def move(box: Box) -> Box:
        return box[0] - by, box[1] - by, box[2], box[3]

    def moved(road: tuple[Box, ...]) -> tuple[Box, ...]:
        if road not in roads:
            roads[road] = tuple(move(box) for box in road)
        return roads[road]

    return tuple(
        way._replace(
            box=move(way.box),
            aim=(way.aim[0] - by, way.aim[1] - by),
            mark=way.mark and move(way.mark),
            lights=tuple((move(box), said) for box, said in way.lights),
            road=moved(way.road),
        )
        for way in ways
    )


_WAYS: dict[str, Callable[[City, Pick, Row, Wording], Way]] = {
    **dict.fromkeys(("campaign-square", "campaign-lies", "campaign-map-tile"), _campaign),
    **dict.fromkeys(("campaign-edge", "campaign-berth"), _campaign),
    **dict.fromkeys(("first-restaurant", "new-restaurant", "move-restaurant"), _restaurant),
    "restaurant-lies": _restaurant,
    **dict.fromkeys(("house-square", "house-lies"), _house_way),
    **dict.fromkeys(("garden-house", "garden-side"), _garden),
}
