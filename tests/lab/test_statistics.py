"""Expected values: worked by hand, or from textbooks where a comment says so."""

from __future__ import annotations

import pytest

from mautoma.lab.play import Played
from mautoma.lab.statistics import quantile, share, spread, summarise


def test_wilson_interval_of_a_known_case() -> None:
    # 81 of 263: 0.2553 to 0.3662 (Newcombe 1998, table I, method 3)
    found = share(81, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


def test_wilson_interval_stays_within_0_and_1() -> None:
    # 0 of 20: 0 to 0.1611 (Newcombe 1998, table I, method 3)
    assert share(0, 20).low == 0.0
    assert round(share(0, 20).high, 4) == 0.1611
    assert share(20, 20).high == 1.0


def test_spread_of_a_few_numbers() -> None:
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.deviation == pytest.approx((32 / 7) ** 0.5)
    reach = 1.959964 * (32 / 7 / 8) ** 0.5
    assert [found.low, found.high] == pytest.approx([5 - reach, 5 + reach])
    assert (found.least, found.quantiles["50%"], found.most) == (2, 4.5, 9)


def test_spread_of_one_number() -> None:
    found = spread([3])
    assert (found.mean, found.deviation, found.low, found.high) == (3, 0, 3, 3)


def test_quantiles_lie_between_the_nearest_values() -> None:
    assert [quantile([0, 10, 20], part) for part in (0, 0.25, 0.5, 1)] == [0, 5, 10, 20]


def test_outcomes_are_counted_and_figures_taken_where_they_are() -> None:
    played = [
        Played(0, 0, "won", {"cash": 10}),
        Played(1, 0, "lost", {"cash": 20, "rounds": 3}),
        Played(2, 0, "won", {"cash": 30}),
    ]
    found = summarise(played)
    assert {outcome: share.count for outcome, share in found.outcomes.items()} == {"won": 2, "lost": 1}
    assert (found.figures["cash"].mean, found.figures["cash"].count) == (20, 3)
    assert (found.figures["rounds"].mean, found.figures["rounds"].count) == (3, 1)
