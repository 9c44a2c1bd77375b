import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.foodchain.city.board import Board, parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import EAST, NORTH, SOUTH, SQUARE_NUMBERS, WEST, mask_of, squares_of
from mautoma.games.foodchain.city.places import restaurant_places
from mautoma.games.foodchain.city.roads import Roads
from tests.games.foodchain.naive import Cell, NaiveMap, around, boards, cell, square, tile_of
from tests.games.foodchain.places import house_places, restaurant_place_named

EIGHT_OUTSIDE = parse("N1 C3 J2 / F3 D3 L3 / H0 O0 Q0")


@pytest.mark.rule("FCM-O1")
@pytest.mark.rule("FCM-X2")
def test_a_restaurant_stands_at_every_road_that_leaves_the_map() -> None:
    sides = [(restaurant.side, restaurant.tile) for restaurant in Roads(EIGHT_OUTSIDE).outside]
    north = [(NORTH, 0), (NORTH, 1), (NORTH, 2)]
    assert sides == [*north, (EAST, 2), (EAST, 8), (SOUTH, 7), (WEST, 6), (WEST, 3)]


@pytest.mark.rule("FCM-O1")
def test_twelve_outer_sides_give_at_most_twelve_restaurants() -> None:
    all_ways_open = parse("A0 B0 C0 / G0 D0 J0 / O0 P0 R0")
    assert len(Roads(all_ways_open).outside) == 12


@pytest.mark.rule("FCM-D3")
@pytest.mark.rule("FCM-X2")
def test_distances_from_the_nearest_outside_restaurant() -> None:
    city = City(EIGHT_OUTSIDE)
    assert [(house, city.outside_distance(house)) for house in city.houses] == [
        (5, 1),
        (7, 2),
        (10, 1),
        (13, 1),
        (16, 1),
    ]


def test_a_road_of_the_neighbouring_tile_is_a_border_away() -> None:
    """The entrance touches only the ring of tile C; its own tile is two borders off by road."""
    city = City(parse("D0 C0 A0 / L2 H2 K3 / N0 O0 B0"))
    city.add_restaurant(restaurant_place_named("d4/e5"))
    assert city.distance(5) == 1
    assert city.distance(7) == 2


def test_roads_pass_on_a_bridge_without_meeting() -> None:
    """On tile G the two roads do not meet: from north to west leads round through other tiles."""
    roads = Roads(parse("L0 H1 I0 / F0 G0 N0 / Q0 M0 O0"))
    from_the_north = roads.within_range([SQUARE_NUMBERS["i6"]], 0)
    assert {"h6", "h7", "h8", "h9", "h10"} == {
        name for name, number in SQUARE_NUMBERS.items() if from_the_north >> number & 1
    }


def outside_starts(board: Board) -> list[tuple[int, Cell]]:
    middles = [(0, 2), (0, 7), (0, 12), (14, 2), (14, 7), (14, 12)]
    middles += [(column, row) for row, column in middles]
    roads = NaiveMap(board).roads
    return [(1, at) for at in middles if at in roads]


@pytest.mark.slow
@pytest.mark.rule("FCM-D3")
@settings(max_examples=60, deadline=None)
@given(boards)
def test_distances_agree_with_a_search_square_by_square(board: Board) -> None:
    city, naive = City(board), NaiveMap(board)
    city.add_house(1, house_places(city)[0])
    city.add_house(3, house_places(city)[-1])
    entrances = [place.entrance for place in restaurant_places(city)[::9]]
    for house in city.houses.values():
        building = [cell(s) for s in house.squares + house.garden]
        assert city.roads.outside_distance(house.mask) == naive.distance(outside_starts(board), building)
        for entrance in entrances:
            starts = naive.starts([cell(entrance)])
            assert city.roads.distance([entrance], house.mask) == naive.distance(starts, building)
        several = [cell(entrance) for entrance in entrances]
        assert city.roads.distance(entrances, house.mask) == naive.distance(naive.starts(several), building)


@settings(max_examples=40, deadline=None)
@given(boards, st.integers(0, 4))
def test_ranges_agree_with_a_search_square_by_square(board: Board, reach: int) -> None:
    city, naive = City(board), NaiveMap(board)
    places = restaurant_places(city)[::15]
    assert places
    for place in places:
        distances = naive.road_distances(naive.starts([cell(place.entrance)]))
        near = {square(at) for at, cost in distances.items() if cost <= reach}
        assert set(squares_of(city.roads.within_range([place.entrance], reach))) == near
        beside = city.roads.beside_range([place.entrance], reach)
        for at in naive.kinds.keys() - naive.roads:
            ends = [distances[r] + (tile_of(r) != tile_of(at)) for r in around(at) if r in distances]
            assert (beside >> square(at) & 1) == (min(ends, default=99) <= reach)


def test_no_entrance_reaches_nothing() -> None:
    roads = Roads(EIGHT_OUTSIDE)
    assert roads.distance([], mask_of(EIGHT_OUTSIDE.houses[0].squares)) is None
