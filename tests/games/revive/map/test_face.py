"""A tile is known again wherever it lies and however it is turned."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mautoma.games.revive.map.board import Board, lay_out
from mautoma.games.revive.map.face import face_of, ways_to_lie

# Two tiles of the same outline in two turns, and one of another outline:
#   a a c c c
#    a . b .
#   . . b b
BOARD = lay_out(
    [["a", "a", "c", "c", "c"], ["a", "-", "b", "-"], ["-", "-", "b", "b", "-"]],
    {},
    {},
)


def hexes(board: Board, id: str) -> tuple[int, ...]:
    return board.tiles[board.tile(id)].hexes


def test_a_tile_turned_by_half_a_turn_is_the_same_tile() -> None:
    # The corner of the triangle "a" that points down is the corner of "b" that points up.
    first = face_of(BOARD, hexes(BOARD, "a"), ["sand", "water", "lake"])
    again = face_of(BOARD, hexes(BOARD, "b"), ["lake", "water", "sand"])
    assert first == again
    assert first != face_of(BOARD, hexes(BOARD, "b"), ["lake", "sand", "water"])


def test_a_triangle_fits_in_three_turns() -> None:
    face = face_of(BOARD, hexes(BOARD, "a"), ["sand", "water", "lake"])
    ways = [list(way.values()) for way in ways_to_lie(BOARD, hexes(BOARD, "b"), face)]
    assert sorted(ways) == [["lake", "water", "sand"], ["sand", "lake", "water"], ["water", "sand", "lake"]]


def test_turns_that_look_the_same_are_one() -> None:
    face = face_of(BOARD, hexes(BOARD, "a"), ["sand", "sand", "sand"])
    assert len(ways_to_lie(BOARD, hexes(BOARD, "b"), face)) == 1


def test_a_tile_of_another_outline_does_not_fit() -> None:
    face = face_of(BOARD, hexes(BOARD, "c"), ["sand", "water", "lake"])
    assert ways_to_lie(BOARD, hexes(BOARD, "a"), face) == []


@given(st.sampled_from(["a", "b", "c"]), st.lists(st.sampled_from(["sand", "lake"]), min_size=3, max_size=3))
def test_a_tile_fits_where_it_was_seen_as_it_was_seen(id: str, kinds: list[str]) -> None:
    where = hexes(BOARD, id)
    assert dict(zip(where, kinds, strict=True)) in ways_to_lie(BOARD, where, face_of(BOARD, where, kinds))
