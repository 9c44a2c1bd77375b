"""The city: its picture from the ground up; in words a grid of characters with its legend, then lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.city.board import Board, Ground
from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace
from mautoma.games.foodchain.city.grid import SIDE, SQUARES, TILE, squares_of
from mautoma.games.foodchain.content.products import DRINKS
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.view.campaigns import (
    draw_campaign,
    draw_placed,
    placed_campaign_line,
    places_reached,
    stack_line,
)
from mautoma.games.foodchain.view.ground import draw_ground
from mautoma.games.foodchain.view.houses import draw_house, house_line
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.layout import AIRPLANE_BAND, COLUMN_NAMES, MARGIN, RESTAURANT_BAND, WHOLE
from mautoma.games.foodchain.view.options import board_spots, draw_marks
from mautoma.games.foodchain.view.restaurants import draw_restaurants, restaurant_lines
from mautoma.games.foodchain.view.ways import board_ways, shifted_ways
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.spots import shifted
from mautoma.games.kit.svg import document, group, marks, moved_drawing
from mautoma.kernel.question import Question
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Box, Picture

_GROUND: dict[Ground, str] = {
    Ground.EMPTY: ".",
    Ground.ROAD: "#",
    Ground.HOUSE: " ",
    Ground.BEER: ICONS.letter("beer"),
    Ground.LEMONADE: ICONS.letter("lemonade"),
    Ground.SODA: ICONS.letter("soda"),
}
_BRIDGE = "+"
_GARDEN, _RESTAURANT, _CAMPAIGN = map(ICONS.letter, ("garden", "restaurant", "marketing"))


def city_picture(
    game: FoodChain, question: Question[Any] | None, words: Wording, highlight: Sequence[str]
) -> Picture:
    city = game.city
    spots = board_spots(city, question)
    ways = () if isinstance(game, TableGame) else board_ways(city, question, words)
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
    boxes = [*(spot[1:5] for spot in spots), *(way.box for way in ways)]
    idle = 0 if _airplanes(city, boxes) else AIRPLANE_BAND
    drawing = group(
        draw_ground(city.board, words),
        draw_restaurants(city, game.human.drive_ins, words),
        *(draw_house(game, house, words) for house in houses),
        *(draw_campaign(city, campaign, words) for campaign in game.human.campaigns.values()),
        draw_placed(city, question),
        marks(draw_marks(city, [*highlight, *places_reached(city, question)])),
    )
    side = WHOLE - 2 * idle
    svg = document(side, side, alt, moved_drawing(drawing, -idle, -idle))
    seen = tuple(shifted(spot, idle) for spot in spots)
    return Picture("board", svg, side, side, alt, seen, "board", themed=True, ways=shifted_ways(ways, idle))


def _airplanes(city: City, boxes: Sequence[Box]) -> bool:
    """Whether something lies, or can be put, in the outermost band around the map."""
    edge = MARGIN - RESTAURANT_BAND
    outside = any(min(x, y) < edge or max(x + wide, y + high) > WHOLE - edge for x, y, wide, high in boxes)
    return outside or any(isinstance(place, AirplanePlace) for place in city.marketing.values())


def city_lines(game: FoodChain, words: Wording) -> list[str]:
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


def drawn_lines(city: City, words: Wording) -> int:
    """How many of them a drawing tells as well: the grid, its legend and the houses."""
    return len(_grid(city)) + len(_legend(words)) + len(city.houses)


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
            marks[square] = f"{_RESTAURANT}{restaurant.id}" + (
                "*" if square == restaurant.place.entrance else " "
            )
    for number, place in city.marketing.items():
        if isinstance(place, MarketingPlace):
            for square in place.squares:
                marks[square] = f"{_CAMPAIGN}{number:<2}"
    return marks


@remembered
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


def _house_stack(game: FoodChain, words: Wording) -> str:
    """FCM-S4: which numbers are left is known, their order and turns are not."""
    numbers = [str(number) for number in sorted(tile.number for tile in game.house_stack)]
    return words("view-house-stack", number=len(numbers), numbers=numbers, gardens=game.gardens)
