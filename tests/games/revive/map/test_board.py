from __future__ import annotations

import pytest

from mautoma.games.revive.edition import house
from tests.games.revive.positions import draw


def test_hexes_are_called_by_row_and_column() -> None:
    board, _ = draw("""
        s s s
        s - s
    """)
    assert board.names == ("A1", "B1", "C1", "A2", "C2")


@pytest.mark.parametrize(
    ("hex", "expected"),
    [
        ("A1", {"B1", "A2"}),
        ("B1", {"A1", "C1", "A2", "B2"}),
        ("B2", {"A2", "C2", "B1", "C1", "B3", "C3"}),
        ("A3", {"B3", "A2"}),
    ],
)
def test_every_second_row_stands_half_a_hex_to_the_right(hex: str, expected: set[str]) -> None:
    board, _ = draw("""
        s s s
         s s s
        s s s
    """)
    assert {board.names[near] for near in board.neighbours[board.index(hex)]} == expected


def test_neighbours_stand_one_hex_apart_on_the_drawing() -> None:
    board = house().board
    for hex, near in enumerate(board.neighbours):
        expected = {
            other
            for other in range(len(board))
            if (abs(board.halves[hex] - board.halves[other]), abs(board.rows[hex] - board.rows[other]))
            in ((2, 0), (1, 1))
        }
        assert set(near) == expected


def test_the_stand_in_board_has_the_parts_of_the_printed_one() -> None:
    tiles = house().board.tiles
    sizes = [len(tile.hexes) for tile in tiles if tile.lies == "face_down"]
    assert len(sizes) == 25
    assert set(sizes) == {4, 5}
    assert sum(tile.id.startswith("start") for tile in tiles) == 5
    assert sum(tile.lies == "corner" for tile in tiles) == 4
    assert len(house().board.centre()) == 1
