from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.foodchain.city.board import Board, parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS
from mautoma.games.foodchain.city.places import restaurant_places
from mautoma.games.foodchain.city.routes import Route, Routes
from tests.games.foodchain.naive import NaiveMap, around, boards, cell, square, tile_of

D1, A4 = SQUARE_NUMBERS["d1"], SQUARE_NUMBERS["a4"]
TWO_SOURCES = parse("S0 C0 A0 / B0 F0 D0 / E0 H0 I0")


def collected(routes: tuple[Route, ...]) -> set[frozenset[int]]:
    found = {route.sources for route in routes}
    assert len(found) == len(routes)
    return found


def test_a_cart_never_steps_straight_back() -> None:
    """Soda to the north and beer to the west of one crossing: one of them, unless a way leads round."""
    routes = Routes(TWO_SOURCES).by_road([SQUARE_NUMBERS["d4"]], 0)
    assert collected(routes) == {frozenset({D1}), frozenset({A4})}


def test_a_source_beside_the_entrance_only_is_not_collected() -> None:
    """The entrance e1 lies between the soda on d1 and the ring of tile C, where no source is."""
    routes = Routes(TWO_SOURCES)
    assert routes.by_road([SQUARE_NUMBERS["e1"]], 1) == ()
    further = routes.by_road([SQUARE_NUMBERS["e1"]], 2)
    assert collected(further) == {frozenset({D1}), frozenset({A4})}


def test_a_range_too_short_for_the_first_step_collects_nothing() -> None:
    """The entrance e5 touches only the ring of the neighbouring tile C."""
    routes = Routes(parse("D0 C0 A0 / L2 H2 K3 / N0 O0 B0"))
    assert routes.by_road([SQUARE_NUMBERS["e5"]], 0) == ()


def check_path(route: Route, naive: NaiveMap, entrances: list[int], reach: int) -> None:
    path = [cell(s) for s in route.path]
    starts = {at: cost for cost, at in sorted(naive.starts([cell(e) for e in entrances]), reverse=True)}
    spent = starts[path[0]] + sum(tile_of(a) != tile_of(b) for a, b in pairwise(path))
    assert spent <= reach
    assert all(b in around(a) and b in naive.roads for a, b in pairwise(path))
    for before, at, after in zip(path, path[1:], path[2:], strict=False):
        assert after != before
        if at in naive.bridges:
            assert (at[0] - before[0], at[1] - before[1]) == (after[0] - at[0], after[1] - at[1])
    assert route.sources == frozenset().union(*(naive.sources_beside(at) for at in path))


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(boards, st.integers(0, 4), st.integers(0, 999))
def test_road_routes_agree_with_a_visit_of_every_state(board: Board, reach: int, pick: int) -> None:
    naive = NaiveMap(board)
    places = restaurant_places(City(board))
    entrances = [places[pick % len(places)].entrance]
    routes = Routes(board).by_road(entrances, reach)
    assert collected(routes) == naive.collections([cell(e) for e in entrances], reach)
    for route in routes:
        check_path(route, naive, entrances, reach)


@settings(max_examples=100, deadline=None)
@given(boards, st.integers(0, 999))
def test_road_routes_from_all_corners_of_a_drive_in(board: Board, pick: int) -> None:
    city, naive = City(board), NaiveMap(board)
    places = restaurant_places(city)
    city.add_restaurant(places[pick % len(places)])
    entrances = city.entrances(drive_ins=True)
    routes = city.routes.by_road(entrances, 2)
    assert collected(routes) == naive.collections([cell(e) for e in entrances], 2)
    for route in routes:
        check_path(route, naive, list(entrances), 2)


def flights(path: list[tuple[int, int]], reach: int) -> list[list[tuple[int, int]]]:
    found = [path]
    if reach:
        for tile in around(path[-1]):
            if min(tile) >= 0 and max(tile) <= 2 and tile not in path:
                found += flights([*path, tile], reach - 1)
    return found


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(boards, st.sets(st.integers(0, 8), min_size=1, max_size=3), st.integers(0, 5))
def test_zeppelin_routes_agree_with_all_flights(board: Board, tiles: set[int], reach: int) -> None:
    naive = NaiveMap(board)
    sets = {
        frozenset(square(at) for at in naive.sources if tile_of(at) in flight)
        for start in tiles
        for flight in flights([divmod(start, 3)], reach)
    }
    routes = Routes(board).by_air(tiles, reach)
    assert collected(routes) == {found for found in sets if found}
    for route in routes:
        path = [divmod(tile, 3) for tile in route.path]
        assert route.path[0] in tiles
        assert path in flights(path[:1], reach)
        assert route.sources == {square(at) for at in naive.sources if tile_of(at) in path}


def test_the_largest_collection_comes_first() -> None:
    sizes = [len(route.sources) for route in Routes(TWO_SOURCES).by_air([0, 6], 4)]
    assert sizes == sorted(sizes, reverse=True)
