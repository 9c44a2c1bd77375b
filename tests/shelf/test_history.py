"""What the finished games on the shelf add up to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mautoma.kernel.message import msg
from mautoma.kernel.mode import Result
from mautoma.kernel.transcript import Header
from mautoma.shelf import Saved, Shelf
from mautoma.shelf.history import (
    Step,
    Streak,
    best,
    level_to_begin,
    next_levels,
    next_step,
    streak,
    tallies,
    wins,
)
from tests.web.orchard import OPENING, ROUND, new_orchard


def finished(won: bool | None, points: int = 0, against: int = 0, level: str = "easy") -> Saved:
    header = Header("orchard", "solo", 1, "house", "orchard", 1, "1", {"level": level})
    result = Result("won" if won else "lost", {}, won, points, against)
    return Saved(f"{level}-{points}-{against}", header, msg("summary"), result.outcome, 3, 0.0, result)


def test_wins_and_the_best_result_by_level() -> None:
    games = [finished(True, 5, 3), finished(False, 4, 9), finished(False, 7, 9, "hard")]
    easy, hard = tallies(games)
    assert (easy.level, easy.played, easy.won) == ("easy", 2, 1)
    assert (hard.level, hard.played, hard.won) == ("hard", 1, 0)
    assert easy.best is games[0] and hard.best is games[2]


def test_of_equal_points_the_larger_lead_is_the_better_result() -> None:
    assert best([finished(True, 5, 4), finished(True, 5, 1)]) == finished(True, 5, 1)
    assert best([]) is None


def test_a_streak_ends_with_a_game_not_won() -> None:
    newest_first = [
        finished(True),
        finished(True),
        finished(None),
        finished(True),
        finished(True),
        finished(True),
    ]
    assert streak(newest_first) == Streak(2, 3)
    assert streak([finished(False), finished(True)]) == Streak(0, 1)
    assert streak([]) == Streak(0, 0)


def test_the_ladder_leads_to_the_first_level_not_won_and_then_to_more_points() -> None:
    assert next_step("orchard", "solo", []) == Step("solo", "easy")
    assert next_step("orchard", "solo", [finished(True, 5)]) == Step("solo", "hard")
    both = [finished(True, 5), finished(True, 8, 2, "hard"), finished(False, 9, 10, "hard")]
    assert next_step("orchard", "solo", both) == Step("solo", "hard", 9)


def test_a_game_saved_before_results_were_kept_counts_as_played(shelf: Shelf) -> None:
    old = Saved("old", finished(True).header, msg("summary"), "won", 3, 0.0)
    assert tallies([old])[0].played == 1
    assert wins([old]) == 0 and best([old]) is None


def test_the_shelf_keeps_the_result_and_parts_finished_games_from_others(shelf: Shelf) -> None:
    going_on, over = new_orchard(1), new_orchard(2)
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        over.answer(answer)
    first, second = shelf.add(going_on), shelf.add(over)
    assert [saved.id for saved in shelf.saved(finished=False)] == [first]
    (saved,) = shelf.saved(finished=True)
    assert saved.id == second
    assert saved.result == over.result


def test_a_new_game_is_as_easy_as_can_be_until_one_was_finished_and_then_as_the_last() -> None:
    assert level_to_begin("orchard", "solo", []) == "easy"
    assert level_to_begin("orchard", "solo", [finished(False, level="hard"), finished(True)]) == "hard"
    hard = finished(False, level="hard")
    elsewhere = replace(hard, header=replace(hard.header, mode="table"))
    assert level_to_begin("orchard", "solo", [elsewhere]) == "easy"


@pytest.mark.parametrize(
    ("level", "won", "levels"),
    [
        ("easy", True, ("hard",)),
        ("hard", True, ("hard",)),
        ("hard", False, ("easy", "hard")),
        ("easy", False, ("easy",)),
        ("hard", None, ("hard",)),
        ("", True, ()),
    ],
)
def test_after_a_win_the_next_level_and_after_a_loss_the_one_below(
    level: str, won: bool | None, levels: tuple[str, ...]
) -> None:
    assert next_levels("orchard", "solo", level, won) == levels
