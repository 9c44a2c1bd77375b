"""On random boards the Mautoma's choices are those of an independent, naive search."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.revive.automa.building import choose_site, site_value
from mautoma.games.revive.automa.exploring import choose_tile
from mautoma.games.revive.automa.populating import choose_location
from mautoma.games.revive.map.distance import distances, shortest_ways, sources
from mautoma.games.revive.state import Revive
from tests.games.revive.automa import naive
from tests.games.revive.positions import card, position

CELLS = [
    *["s", "s", "s", "sa", "sA", "sh", "+", "+2", "c", "C", "l", "l", "L", "lp", "lq", "lpq", "Lq"],
    *["~", "~", "=", "=", ".", "!L", "?a", "?b", "?c", "?d"],
]


@st.composite
def games(draw: st.DrawFn) -> Revive:
    width = draw(st.integers(2, 5))
    height = draw(st.integers(2, 5))
    cells = draw(st.lists(st.sampled_from(CELLS), min_size=width * height, max_size=width * height))
    cells[draw(st.integers(0, len(cells) - 1))] = "*"
    lines = [" ".join(cells[start : start + width]) for start in range(0, len(cells), width)]
    game = position("\n".join(lines), energy=draw(st.integers(0, 11)))
    game.small = draw(st.integers(0, 2))
    game.large = draw(st.integers(0, 1))
    game.populations = draw(st.integers(0, 2))
    return game


ids = st.sampled_from(["c1", "c6"])


@given(games())
@settings(max_examples=150, deadline=None)
@pytest.mark.rule("REV-D1")
def test_distances_agree_with_repeated_passes(game: Revive) -> None:
    begin = sources(game.map)
    assert distances(game.map, begin) == naive.steps(game.map.board, begin)


@given(games(), ids)
@settings(max_examples=200, deadline=None)
@pytest.mark.rule("REV-B2")
@pytest.mark.rule("REV-B6")
@pytest.mark.rule("REV-B7")
def test_the_chosen_site(game: Revive, id: str) -> None:
    assert choose_site(game, card(id), set()).choice == naive.site(game, card(id).limit)


@given(games())
@settings(max_examples=150, deadline=None)
@pytest.mark.rule("REV-B3")
@pytest.mark.rule("REV-B4")
def test_the_value_of_every_hex(game: Revive) -> None:
    game.large = 1
    value = site_value(game.map, "small" if game.small else "large")
    hexes = range(len(game.map.board))
    assert [value(hex) for hex in hexes] == [naive.value(game, hex) for hex in hexes]


@given(games(), ids)
@settings(max_examples=200, deadline=None)
@pytest.mark.rule("REV-P1")
def test_the_chosen_location(game: Revive, id: str) -> None:
    assert choose_location(game, card(id), set()).choice == naive.location(game, card(id).limit)


@given(games(), ids)
@settings(max_examples=200, deadline=None)
@pytest.mark.rule("REV-X1")
def test_the_chosen_tile(game: Revive, id: str) -> None:
    assert choose_tile(game, card(id), set()).choice == naive.tile(game, card(id).limit)


@given(games(), st.data())
@settings(max_examples=150, deadline=None)
@pytest.mark.rule("REV-V2")
def test_the_shortest_way_is_one_and_all_of_them_are_counted(game: Revive, data: st.DataObject) -> None:
    board = game.map.board
    target = data.draw(st.integers(0, len(board) - 1))
    way, ways = shortest_ways(game.map, [target])
    far = naive.steps(board, sources(game.map))
    assert [far[hex] for hex in way] == list(range(len(way)))
    assert way[-1] == target
    assert all(naive.touch(board, one, other) for one, other in pairwise(way))
    assert ways == _count(game, far, target)


def _count(game: Revive, far: list[float], hex: int) -> int:
    """Back from the target, step by step, to every hex one nearer."""
    if far[hex] == 0:
        return 1
    board = game.map.board
    return sum(
        _count(game, far, near)
        for near in range(len(board))
        if naive.touch(board, hex, near) and far[near] == far[hex] - 1
    )
