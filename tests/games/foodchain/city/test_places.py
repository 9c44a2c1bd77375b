from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings

from mautoma.games.foodchain.automa.building import TILE_NUMBERS, choose_house_place
from mautoma.games.foodchain.city.board import Board, parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES, SQUARE_NUMBERS
from mautoma.games.foodchain.city.places import airplane_places, garden_places, house_place, restaurant_places
from tests.games.foodchain.naive import Cell, NaiveMap, around, boards, cell, square
from tests.games.foodchain.places import (
    airplane_place_named,
    house_place_named,
    house_places,
    marketing_place_named,
    marketing_places,
    restaurant_place_named,
)

BOTTOM_LEFT = parse("A0 B0 C0 / P0 N0 D0 / F0 L0 Q0")


def names(squares: tuple[int, ...]) -> list[str]:
    return [SQUARE_NAMES[s] for s in squares]


@pytest.mark.rule("FCM-B2")
@pytest.mark.rule("FCM-B3")
@pytest.mark.parametrize(
    ("turn", "house", "garden", "bottom"),
    [
        (0, "g7 h7 g8 h8", "g9 h9", "south"),
        (1, "g6 h6 g7 h7", "i6 i7", "east"),
        (2, "f6 g6 f7 g7", "f5 g5", "north"),
        (3, "f7 g7 f8 g8", "e7 e8", "west"),
    ],
)
def test_the_piece_turns_counter_clockwise_about_its_key(
    turn: int, house: str, garden: str, bottom: str
) -> None:
    place = house_place(SQUARE_NUMBERS["g7"], turn)
    assert names(place.squares) == house.split()
    assert names(place.garden) == garden.split()
    assert DIRECTION_NAMES[place.bottom] == bottom


def house_cells(key: Cell, turn: int) -> list[Cell]:
    row, column = key
    rows, columns = {
        0: (range(row, row + 3), range(column, column + 2)),
        1: (range(row - 1, row + 1), range(column, column + 3)),
        2: (range(row - 2, row + 1), range(column - 1, column + 1)),
        3: (range(row, row + 2), range(column - 2, column + 1)),
    }[turn]
    return [(r, c) for r in rows for c in columns]


def crowded(board: Board) -> tuple[City, NaiveMap, set[Cell]]:
    """A city with some pieces on it, and the cells that are left free."""
    city, naive = City(board), NaiveMap(board)
    city.add_restaurant(restaurant_places(city)[0])
    city.add_house(1, house_places(city)[-1])
    city.place_marketing(9, marketing_places(city, 1, 1)[5])
    taken = [square for house in city.houses.values() for square in house.squares + house.garden]
    taken += [corner for restaurant in city.restaurants.values() for corner in restaurant.corners]
    taken += city.marketing[9].squares  # type: ignore[union-attr]
    free = {at for at, kind in naive.kinds.items() if kind == "."} - {cell(s) for s in taken}
    return city, naive, free


def beside_road(cells: list[Cell], naive: NaiveMap) -> bool:
    return any(road in naive.roads for at in cells for road in around(at))


@pytest.mark.rule("FCM-B3")
@pytest.mark.rule("FCM-B4")
@settings(max_examples=80, deadline=None)
@given(boards)
def test_house_places_agree_with_a_check_square_by_square(board: Board) -> None:
    city, naive, free = crowded(board)
    legal = {
        (square(key), turn)
        for key in naive.kinds
        for turn in range(4)
        if free.issuperset(cells := house_cells(key, turn)) and beside_road(cells, naive)
    }
    assert {(place.key, place.turn) for place in house_places(city)} == legal
    for tile, number in TILE_NUMBERS.items():
        rows, columns = number // 3 * 5, number % 3 * 5
        tried = [
            (square((rows + r, columns + c)), turn) for r in range(5) for c in range(5) for turn in range(4)
        ]
        expected = next((attempt for attempt in tried if attempt in legal), None)
        assert choose_house_place(city, tile).choice == expected


@pytest.mark.rule("FCM-B7")
def test_the_garden_goes_under_the_art_and_then_counter_clockwise() -> None:
    """Tile H lies with the bottom of its house to the west; a road runs past the top of the art."""
    city = City(parse("L3 H1 A0 / B0 C0 D0 / E0 F0 G0"))
    assert [DIRECTION_NAMES[place.side] for place in garden_places(city, 13)] == ["west", "south", "north"]
    assert names(garden_places(city, 13)[0].squares) == ["e2", "e3"]


@pytest.mark.rule("FCM-B7")
def test_a_garden_may_fit_only_above_the_house() -> None:
    [place] = garden_places(City(BOTTOM_LEFT), 10)
    assert place.name == "10/north"
    assert names(place.squares) == ["a10", "b10"]


@pytest.mark.rule("FCM-B7")
@settings(max_examples=80, deadline=None)
@given(boards)
def test_garden_places_agree_with_a_check_square_by_square(board: Board) -> None:
    city, _, free = crowded(board)
    assert city.houses
    for house in city.houses.values():
        (top, left), (bottom, right) = cell(house.squares[0]), cell(house.squares[-1])
        sides: dict[str, list[Cell]] = {
            "north": [(top - 1, left), (top - 1, right)],
            "east": [(top, right + 1), (bottom, right + 1)],
            "south": [(bottom + 1, left), (bottom + 1, right)],
            "west": [(top, left - 1), (bottom, left - 1)],
        }
        order = ["south", "east", "north", "west"] * 2
        start = order.index(DIRECTION_NAMES[house.bottom])
        expected = [side for side in order[start : start + 4] if free.issuperset(sides[side])]
        if house.garden:
            expected = []
        assert [DIRECTION_NAMES[place.side] for place in garden_places(city, house.number)] == expected


@pytest.mark.rule("FCM-S13")
@settings(max_examples=80, deadline=None)
@given(boards)
def test_restaurant_places_agree_with_a_check_square_by_square(board: Board) -> None:
    city, naive, free = crowded(board)
    for moving in (None, 1):
        own = {cell(corner) for corner in city.restaurants[1].corners} if moving else set()
        expected = set()
        for row, column in naive.kinds:
            corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            if (free | own).issuperset(corners):
                expected |= {
                    (square((row, column)), square(corner))
                    for corner in corners
                    if beside_road([corner], naive)
                }
        listed = [(place.square, place.entrance) for place in restaurant_places(city, moving=moving)]
        assert len(listed) == len(set(listed))
        assert set(listed) == expected


def test_a_range_limits_the_entrances() -> None:
    city = City(BOTTOM_LEFT)
    only = 1 << SQUARE_NUMBERS["d4"]
    assert {place.name for place in restaurant_places(city, beside=only)} == {"d4/d4"}


@settings(max_examples=80, deadline=None)
@given(boards)
def test_marketing_places_agree_with_a_check_square_by_square(board: Board) -> None:
    city, naive, free = crowded(board)
    for wide, high in ((1, 1), (2, 2), (3, 2), (3, 1), (2, 1)):
        expected = set()
        for across, down in {(wide, high), (high, wide)}:
            for row, column in naive.kinds:
                cells = [(row + r, column + c) for r in range(down) for c in range(across)]
                if free.issuperset(cells) and beside_road(cells, naive):
                    expected.add(tuple(square(at) for at in cells))
        assert {place.squares for place in marketing_places(city, wide, high)} == expected


def test_airplanes_keep_to_the_edge_and_out_of_each_others_way() -> None:
    city = City(BOTTOM_LEFT)
    assert len(airplane_places(city, 5)) == 4 * 11
    city.place_marketing(5, airplane_place_named("north 3", 3))
    single = {place.name for place in airplane_places(city, 1)}
    assert len(single) == 4 * 15 - 3
    assert not single & {"north 3", "north 4", "north 5"}
    assert {"north 2", "north 6", "south 3", "west 1"} <= single
    assert "north 6" in {place.name for place in airplane_places(city, 5)}
    assert "north 2" not in {place.name for place in airplane_places(city, 5)}


def test_every_place_is_found_again_by_its_name() -> None:
    city = City(BOTTOM_LEFT)
    found: list[tuple[Any, Sequence[Any]]] = [
        (house_place_named, house_places(city)),
        (restaurant_place_named, restaurant_places(city)),
        (marketing_place_named, marketing_places(city, 3, 2)),
        (lambda name: airplane_place_named(name, 3), airplane_places(city, 3)),
    ]
    for named, places in found:
        assert places
        assert all(named(place.name) is place for place in places)


@pytest.mark.parametrize("name", ["a15/0", "a1/4", "a1/2"])
def test_a_house_off_the_map_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="leaves the map"):
        house_place_named(name)


def test_other_pieces_off_the_map_are_refused() -> None:
    with pytest.raises(ValueError, match="no restaurant"):
        restaurant_place_named("o1/o1")
    with pytest.raises(ValueError, match="leaves the map"):
        marketing_place_named("n1/3x1")
    with pytest.raises(ValueError, match="overhangs"):
        airplane_place_named("east 12", 5)
