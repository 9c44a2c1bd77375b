"""The face of a card."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mautoma.games.kit.canvas import HEIGHT, WIDTH, Room, card, column, row, shrunk
from mautoma.games.kit.svg import Rect
from mautoma.kernel.gallery import CARD_HEIGHT, CARD_WIDTH


def test_ten_units_are_a_millimetre() -> None:
    drawn = card("card", "A card", "#111111", "#ffffff")
    assert (drawn.width, drawn.height) == (WIDTH, HEIGHT) == (10 * CARD_WIDTH, 10 * CARD_HEIGHT)
    assert 'aria-label="A card"' in drawn.svg and drawn.themed


@pytest.mark.parametrize("height", [200, 350, 620, 800])
def test_a_column_shares_out_what_height_there_is(height: float) -> None:
    boxes = column(
        Rect(0, 30, 500, height), [Room(50, 100, 100), Room(100, 200, 400), Room(60, 300, 300)], gap=10
    )
    assert boxes[0].y == 30
    assert boxes[-1].y + boxes[-1].height == pytest.approx(30 + height)
    assert all(one.y + one.height + 10 == pytest.approx(two.y) for one, two in pairwise(boxes))


def test_a_column_keeps_what_it_allows() -> None:
    boxes = column(Rect(0, 0, 500, 400), [Room(50, 100, 100), Room(100, 200, 400)])
    assert [box.height for box in boxes] == [100, 300]
    boxes = column(Rect(0, 0, 500, 225), [Room(50, 100, 100), Room(100, 200, 400)])
    assert [box.height for box in boxes] == [75, 150]


def test_a_row_shares_its_box_out() -> None:
    boxes = row(Rect(0, 0, 100, 20), 3, gap=5)
    assert boxes == [
        Rect(0, 0, 30, 20),
        Rect(35, 0, 30, 20),
        Rect(70, 0, 30, 20),
    ]


def test_a_card_in_small_keeps_its_own_measures() -> None:
    drawn = shrunk(card("card", "A card", "#111111", "#ffffff"), 5, 6)
    assert 'transform="translate(5 6) scale(0.25)"' in drawn and 'width="630" height="880"' in drawn
