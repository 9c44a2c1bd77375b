from __future__ import annotations

import re

import pytest

from mautoma.web.chart import LETTER, WIDTH, chart, ticks, turning_point


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 0, [0, 1]),
        (0, 4, [0, 1, 2, 3, 4]),
        (0, 437, [0, 100, 200, 300, 400, 500]),
        (-30, 60, [-40, -20, 0, 20, 40, 60]),
    ],
)
def test_ticks_are_round_numbers_that_enclose_the_scores(low: int, high: int, expected: list[int]) -> None:
    assert ticks(low, high) == expected


def test_each_side_has_a_line_of_its_own_kind_and_its_name_at_the_end() -> None:
    drawn = chart({"You": [1, 5], "R & B": [2, 2]}, "both sides")
    assert drawn.count("<polyline") == 2
    assert 'stroke-dasharray=""' in drawn and 'stroke-dasharray="8 5"' in drawn
    assert ">R &amp; B</text>" in drawn


def test_the_turning_point_is_the_winners() -> None:
    """You gained 90 in one round, and lost by 67."""
    assert turning_point({"you": [90, 93, 93], "rival": [0, 80, 160]}) == (3, "rival", 80)


def test_the_turning_point_is_the_round_that_moved_the_lead_most() -> None:
    assert turning_point({"you": [5, 10, 12], "rival": [6, 8, 30]}) == (3, "rival", 20)
    assert turning_point({"you": [10, 12], "rival": [1, 3]}) == (1, "you", 9)
    assert turning_point({"you": [], "rival": []}) is None
    assert turning_point({"you": [4]}) is None


def test_the_longest_name_at_the_end_has_room() -> None:
    drawn = chart({"you": [0, 4], "la Mautoma Inc.": [1, 2]}, "both sides")
    [x] = re.findall(r'<text x="([\d.]+)"[^>]*>la Mautoma', drawn)
    assert float(x) + LETTER * len("la Mautoma Inc.") <= WIDTH
