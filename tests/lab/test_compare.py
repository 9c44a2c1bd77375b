"""Two runs on the same seeds, and the interval of what lies between them."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from mautoma.lab.play import Played
from mautoma.lab.statistics import differences, paired
from tests.terminal.screen import Screen

RUN = ("simulate", "orchard", "--bot", "chance", "--games", "20", "--seed", "4", "--jobs", "2")


def test_the_interval_of_paired_differences() -> None:
    # 1, 2, 3, 4: mean 2.5, deviation sqrt(5/3); 1.959964 · sqrt(5/3) / sqrt(4) = 1.2651
    found = paired([1, 2, 3, 4])
    assert (found.games, found.mean) == (4, 2.5)
    assert found.low == pytest.approx(2.5 - 1.2651, abs=1e-4)
    assert found.high == pytest.approx(2.5 + 1.2651, abs=1e-4)


def test_only_games_that_both_runs_have_are_compared() -> None:
    first = [Played(0, 0, "won", {"cash": 10}), Played(1, 0, "lost", {"cash": 20})]
    second = [Played(1, 0, "won", {"cash": 25}), Played(2, 0, "won", {"cash": 99})]
    outcomes, figures = differences(first, second)
    assert (outcomes["won"].games, outcomes["won"].mean, outcomes["lost"].mean) == (1, 1, -1)
    assert (figures["cash"].games, figures["cash"].mean) == (1, 5)


def test_bots_are_compared_on_the_same_seeds(screen: Screen) -> None:
    assert screen.run(*RUN, "--vary", "bot=chance,pass", "--json") == 0, screen.err
    document = json.loads(screen.out)
    assert document["format"] == "mautoma comparison 1"
    assert [run["plan"]["bot"] for run in document["runs"]] == ["chance", "pass"]
    [difference] = document["differences"]
    means = [run["figures"]["score"]["mean"] for run in document["runs"]]
    assert difference["figures"]["score"]["mean"] == pytest.approx(means[1] - means[0])
    assert difference["figures"]["score"]["high"] < 0


def test_a_setting_is_swept_and_the_table_says_which_value_it_was(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert screen.run(*RUN, "--vary", "level=easy,hard", "--csv", str(file)) == 0, screen.err
    assert "hard compared with easy, on the same 20 games\n" in screen.out
    with file.open(newline="") as rows:
        table = list(csv.DictReader(rows))
    assert [row["level"] for row in table] == ["easy"] * 20 + ["hard"] * 20
    assert [row["seed"] for row in table[:20]] == [row["seed"] for row in table[20:]]


def test_what_cannot_be_compared_is_refused_before_anything_is_played(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    for variation, reason in (
        ("bot", "Can't compare “bot”: write NAME=VALUE,VALUE"),
        ("bot=pass", "Can't compare “bot=pass”"),
        ("bot=pass,pass", "Can't compare “bot=pass,pass”"),
        ("bot=pass,", "Can't compare “bot=pass,”"),
        ("bot=pass,genius", "There's no bot “genius”; choose from pass and chance."),
        ("edition=house,mine", "There's no edition “mine”"),
        ("level=easy,mad", "The option “level” can't be “mad”"),
        ("moon=new,full", "There's no option “moon”"),
        ("budget=x,1", "“x” isn't a budget"),
        ("budget=1,2", "The bot “chance” doesn't search, so it has no budget."),
    ):
        assert screen.run(*RUN, "--vary", variation, "--csv", str(file)) == 1
        assert reason in screen.err
        assert screen.err.count("\n") == 1, screen.err
        assert screen.out == "" and not file.exists(), variation
