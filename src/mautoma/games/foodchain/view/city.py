"""The city: its picture from the ground up; in words a grid of characters with its legend, then lists."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mautoma.games.foodchain.city.board import Board, Ground
from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace
from mautoma.games.foodchain.city.grid import SIDE, SQUARES, TILE, squares_of
from mautoma.games.foodchain.content.products import DRINKS
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.campaigns import (
    draw_campaign,
    draw_stacks,
    placed_campaign_line,
    stack_line,
)
from mautoma.games.foodchain.view.ground import draw_ground
from mautoma.games.foodchain.view.houses import draw_house, house_line
from mautoma.games.foodchain.view.layout import AIRPLANE_BAND, COLUMN_NAMES, MARGIN, RESTAURANT_BAND, WHOLE
from mautoma.games.foodchain.view.options import board_spots, draw_marks
from mautoma.games.foodchain.view.restaurants import draw_restaurants, restaurant_lines
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.spots import shifted
from mautoma.games.kit.svg import document, group, marks, moved_drawing
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture, Spot

_GROUND: dict[Ground, str] = {
    Ground.EMPTY: ".",
    Ground.ROAD: "#",
    Ground.HOUSE: " ",
    Ground.BEER: "E",
    Ground.LEMONADE: "L",
    Ground.SODA: "S",
}
_BRIDGE, _GARDEN = "+", "'"


def city_picture(
    game: Game, question: Question[Any] | None, words: Wording, highlight: Sequence[str]
) -> Picture:
    city = game.city
    spots = board_spots(city, question)
    houses = city.houses.values()
    alt = words(
        "view-alt-board",
        houses=len(houses),
        hungry=sum(bool(house.demand) for house in houses),
        restaurants=len(city.restaurants),
        outside=len(city.roads.outside),
        campaigns=len(city.marketing),
        stacks=len(game.automa.stacks),
    )
    idle = 0 if _airplanes(city, spots) else AIRPLANE_BAND
    drawing = group(
        draw_ground(city.board, words),
        draw_restaurants(city, game.human.drive_ins, words),
        *(draw_house(game, house, words) for house in houses),
        *(draw_campaign(city, campaign, words) for campaign in game.human.campaigns.values()),
        marks(draw_marks(city, highlight)),
        *(
            draw_stacks(house, [s for s in game.automa.stacks if s.house == house.number], words)
            for house in houses
        ),
    )
    side = WHOLE - 2 * idle
    svg = document(side, side, alt, moved_drawing(drawing, -idle, -idle))
    seen = tuple(shifted(spot, idle) for spot in spots)
    return Picture("board", svg, side, side, alt, seen, "board", themed=True)


def _airplanes(city: City, spots: Sequence[Spot]) -> bool:
    """Whether something lies, or can be put, in the outermost band around the map."""
    edge = MARGIN - RESTAURANT_BAND
    outside = any(
        min(spot.x, spot.y) < edge or max(spot.x + spot.width, spot.y + spot.height) > WHOLE - edge
        for spot in spots
    )
    return outside or any(isinstance(place, AirplanePlace) for place in city.marketing.values())


def city_lines(game: Game, words: Wording) -> list[str]:
    city = game.city
    return [
        *_grid(city),
        *_legend(words),
        *(house_line(game, house, words) for house in city.houses.values()),
        *restaurant_lines(city, game.human.drive_ins, words),
        *(placed_campaign_line(city, campaign, words) for campaign in game.human.campaigns.values()),
        *(stack_line(stack, words) for stack in game.automa.stacks),
        _house_stack(game, words),
    ]


def _grid(city: City) -> list[str]:
    """Three characters a square; lines between the tiles."""
    marks = _marks(city)
    letters = _row("   ", [f" {letter} " for letter in COLUMN_NAMES], " ")
    rows = [letters]
    for row in range(SIDE):
        if row and row % TILE == 0:
            rows.append(_row("   ", ["---"] * SIDE, "+"))
        rows.append(_row(f"{row + 1:>2} ", marks[row * SIDE : (row + 1) * SIDE], "|"))
    return rows


def _row(head: str, cells: list[str], border: str) -> str:
    tiles = ["".join(cells[start : start + TILE]) for start in range(0, SIDE, TILE)]
    return (head + border.join(tiles)).rstrip()


def _marks(city: City) -> list[str]:
    marks = list(_printed(city.board))
    for house in city.houses.values():
        for square in house.squares:
            marks[square] = f"{house.number:>2} "
        for square in house.garden:
            marks[square] = f" {_GARDEN} "
    for restaurant in city.restaurants.values():
        for square in restaurant.corners:
            marks[square] = f"R{restaurant.id}" + ("*" if square == restaurant.place.entrance else " ")
    for number, place in city.marketing.items():
        if isinstance(place, MarketingPlace):
            for square in place.squares:
                marks[square] = f"m{number:<2}"
    return marks


@lru_cache(64)
def _printed(board: Board) -> tuple[str, ...]:
    marks = [f" {_GROUND[board.ground(square)]} " for square in range(SQUARES)]
    for square in squares_of(board.bridges):
        marks[square] = f" {_BRIDGE} "
    return tuple(marks)


@remembered
def _legend(words: Wording) -> tuple[str, ...]:
    road, empty = _GROUND[Ground.ROAD], _GROUND[Ground.EMPTY]
    sources = [f"{_GROUND[Ground(drink)]} = {words('view-source', product=drink)}" for drink in DRINKS]
    return (
        words("view-legend-ground", road=road, bridge=_BRIDGE, empty=empty, garden=_GARDEN),
        words("view-legend-pieces", house="12", restaurant="R1", entrance="R1*", campaign="m9"),
        "; ".join(sources),
    )


def _house_stack(game: Game, words: Wording) -> str:
    """FCM-S4: which numbers are left is known, their order and turns are not."""
    numbers = [str(number) for number in sorted(tile.number for tile in game.house_stack)]
    return words("view-house-stack", number=len(numbers), numbers=numbers, gardens=game.gardens)
