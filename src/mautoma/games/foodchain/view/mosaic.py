"""The city in coloured characters: roads with how far they are from you, houses with what they want.

A square is three characters wide. Around the map are its letters and numbers, in the opponent's colour where
one of its restaurants stands outside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mautoma.games.foodchain.city.board import Ground
from mautoma.games.foodchain.city.city import City, House, MarketingPlace
from mautoma.games.foodchain.city.grid import (
    EAST,
    NORTH,
    SIDE,
    SOUTH,
    SQUARE_NUMBERS,
    SQUARES,
    TILE,
    WEST,
    squares_of,
)
from mautoma.games.foodchain.content.products import PRODUCTS, worded
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.colours import BRIDGE, GARDEN, HOUSE, LAND, MARKETING, ROAD, SOURCE
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.layout import COLUMN_NAMES
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import AUTOMA, CREAM, FAINT, HUMAN, INK, OPTION
from mautoma.games.kit.spots import covered, disjoint, placed
from mautoma.kernel.mosaic import Cell, Mosaic, Sample
from mautoma.kernel.question import Question
from mautoma.kernel.view import Listing, Row

WIDE = 3
_SOURCES = {Ground.BEER: "beer", Ground.LEMONADE: "lemonade", Ground.SODA: "soda"}
_EMPTY = Cell(" · ", LAND, FAINT)
_BORDER = Cell("│", "", FAINT)


def city_mosaic(game: FoodChain, question: Question[Any] | None, words: Wording, lines: int) -> Mosaic:
    """`lines`: how many lines of the section it stands for."""
    city = game.city
    cells = _pieces(city, _ground(city, game.human.drive_ins))
    open_squares = _open(question)
    for square in open_squares:
        cells[square] = Cell(cells[square].text, OPTION, CREAM, bold=True)
    return Mosaic(
        tuple(_rows(city, cells)),
        _key(bool(city.entrances(game.human.drive_ins)), bool(open_squares), words),
        _houses(game, words),
        lines,
        bool(open_squares),
    )


def _ground(city: City, drive_ins: bool) -> list[Cell]:
    cells = [_printed(city.board.ground(square)) for square in range(SQUARES)]
    for square in squares_of(city.board.bridges):
        cells[square] = Cell(" + ", BRIDGE, INK)
    for square, distance in _reach(city, drive_ins).items():
        cells[square] = Cell(f" {distance} ", cells[square].ground, CREAM, bold=True)
    return cells


def _printed(ground: Ground) -> Cell:
    if ground in _SOURCES:
        return Cell(f" {ICONS.letter(_SOURCES[ground])} ", SOURCE, INK, bold=True)
    return Cell(" " * WIDE, ROAD, CREAM) if ground == Ground.ROAD else _EMPTY


def _reach(city: City, drive_ins: bool) -> dict[int, int]:
    """By road square, the tile borders on the way from the nearest own restaurant. Of a bridge it isn't said:
    the road over it and the road beneath are two."""
    entrances, found = city.entrances(drive_ins), dict[int, int]()
    if not entrances:
        return found
    reached, distance = -1, 0
    while (near := city.roads.within_range(entrances, distance) & ~city.board.bridges) != reached:
        for square in squares_of(near):
            found.setdefault(square, distance)
        reached, distance = near, distance + 1
    return found


def _pieces(city: City, cells: list[Cell]) -> list[Cell]:
    for house in city.houses.values():
        for square, text in zip(house.squares, _texts(house), strict=True):
            cells[square] = Cell(text, HOUSE, INK, bold=True)
        for square in house.garden:
            cells[square] = Cell(f" {ICONS.letter('garden')} ", GARDEN, INK)
    for restaurant in city.restaurants.values():
        for square in restaurant.corners:
            door = "*" if square == restaurant.place.entrance else " "
            name = f"{ICONS.letter('restaurant')}{restaurant.id}{door}"
            cells[square] = Cell(name, HUMAN, CREAM, bold=True)
    for number, place in city.marketing.items():
        if isinstance(place, MarketingPlace):
            for square in place.squares:
                cells[square] = Cell(f"{ICONS.letter('marketing')}{number:<2}", MARKETING, INK)
    return cells


def _texts(house: House) -> list[str]:
    """Its number in the first square, the letters of what it wants in the others."""
    letters = "".join(map(ICONS.letter, house.demand))
    wanted = [letters[at : at + WIDE].center(WIDE) for at in range(0, len(letters), WIDE)]
    rest = len(house.squares) - 1 - len(wanted)
    return [f"{house.number:>2} ", *[" " * WIDE] * rest, *wanted]


def _open(question: Question[Any] | None) -> list[int]:
    """The squares by which an option is chosen."""
    options = placed(question)
    apart = disjoint(options)
    names = [
        name
        for option in options
        for name in (covered(option) if apart else (option.place.at if option.place else "",))
    ]
    return [SQUARE_NUMBERS[name] for name in names if name in SQUARE_NUMBERS]


def _rows(city: City, cells: list[Cell]) -> list[tuple[Cell, ...]]:
    outside = {side: {r.square for r in city.roads.outside if r.side == side} for side in range(4)}
    blank = Cell(" " * WIDE)

    def edge(text: str, side: int, square: int) -> Cell:
        return Cell(text, AUTOMA, CREAM, bold=True) if square in outside[side] else Cell(text, "", FAINT)

    def across(cell: Callable[[int], Cell], border: Cell) -> list[Cell]:
        row = []
        for column in range(SIDE):
            row += [border] * (column > 0 and column % TILE == 0)
            row.append(cell(column))
        return row

    names = [f" {letter} " for letter in COLUMN_NAMES]
    last = SQUARES - SIDE
    gap = Cell(" ")
    rows = [(blank, *across(lambda column: edge(names[column], NORTH, column), gap))]
    for row in range(SIDE):
        if row and row % TILE == 0:
            line = across(lambda column: Cell("─" * WIDE, "", FAINT), Cell("┼", "", FAINT))
            rows.append((blank, *line))
        first = row * SIDE
        rows.append(
            (
                edge(f"{row + 1:>2} ", WEST, first),
                *across(lambda column, first=first: cells[first + column], _BORDER),  # type: ignore[misc]
                edge(f" {row + 1:<2}", EAST, first + SIDE - 1),
            )
        )
    rows.append((blank, *across(lambda column: edge(names[column], SOUTH, last + column), gap)))
    return rows


def _key(reach: bool, asks: bool, words: Wording) -> tuple[Sample, ...]:
    products = ", ".join(f"{ICONS.letter(each)} {words.of('product', each)}" for each in PRODUCTS)
    samples = [
        Sample(Cell(" 2 " if reach else " " * WIDE, ROAD, CREAM, True), words("mosaic-road")),
        Sample(Cell("12 ", HOUSE, INK, True), words("mosaic-house")),
        Sample(Cell(f" {ICONS.letter('garden')} ", GARDEN, INK), words("mosaic-garden")),
        Sample(Cell("R1*", HUMAN, CREAM, True), words("mosaic-restaurant")),
        Sample(Cell(" a ", AUTOMA, CREAM, True), words("mosaic-outside")),
        Sample(Cell("m9 ", MARKETING, INK), words("mosaic-marketing")),
        Sample(Cell(f" {ICONS.letter('beer')} ", SOURCE, INK, True), words("mosaic-source")),
    ]
    if asks:
        samples.append(Sample(Cell(" · ", OPTION, CREAM, True), words("mosaic-open")))
    return (*samples, Sample(Cell(""), products))


def _houses(game: FoodChain, words: Wording) -> Listing:
    heads = ("tonight-house", "tonight-wants", "tonight-human", "tonight-automa")
    rows = [
        Row(
            (
                str(house.number),
                words("view-icon-gain", products=worded(Counter(house.demand))) if house.demand else "–",
                _far(game.city.distance(house.number, game.human.drive_ins)),
                _far(game.city.outside_distance(house.number)),
            )
        )
        for house in game.city.houses.values()
    ]
    return Listing("houses", tuple(words(head) for head in heads), tuple(rows))


def _far(distance: int | None) -> str:
    return "–" if distance is None else str(distance)
