from __future__ import annotations

import dataclasses

import pytest

from mautoma.games.revive.edition.mat import Arrows
from mautoma.games.revive.map.arrows import ranks
from tests.games.revive.positions import draw

BOARD, _ = draw("""
    s s
     s s
    s s
""")


def met(arrows: Arrows, mat_top: str = "top") -> list[str]:
    board = dataclasses.replace(BOARD, mat_top=mat_top)
    rank = ranks(board, arrows)
    return [board.names[hex] for hex in sorted(range(len(board)), key=lambda hex: rank[hex])]


@pytest.mark.rule("REV-K1")
def test_row_by_row_from_the_outermost_arrow_in_its_direction() -> None:
    down_right = Arrows("x", "top_down", "left_to_right")
    assert met(down_right) == ["A1", "B1", "A2", "B2", "A3", "B3"]
    up_left = Arrows("x", "bottom_up", "right_to_left")
    assert met(up_left) == ["B3", "A3", "B2", "A2", "B1", "A1"]
    down_left = Arrows("x", "top_down", "right_to_left")
    assert met(down_left) == ["B1", "A1", "B2", "A2", "B3", "A3"]


@pytest.mark.rule("REV-K1")
def test_the_arrows_may_name_their_rows() -> None:
    arrows = Arrows("x", (2, 3, 1), "left_to_right")
    assert met(arrows) == ["A2", "B2", "A3", "B3", "A1", "B1"]


@pytest.mark.rule("REV-K1")
def test_a_map_that_lies_the_other_way_round_turns_the_arrows() -> None:
    down_right = Arrows("x", "top_down", "left_to_right")
    assert met(down_right, "bottom") == ["B3", "A3", "B2", "A2", "B1", "A1"]
    assert met(Arrows("x", (2, 3, 1), "left_to_right"), "bottom")[:3] == ["B2", "A2", "B1"]
