from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from mautoma.lab.play import seed_of
from tests.terminal.screen import Screen

RUN = ("simulate", "orchard", "--bot", "chance", "--games", "37", "--seed", "4")


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs(screen: Screen) -> None:
    results = []
    for jobs in ("1", "2", "3"):
        assert screen.run(*RUN, "--jobs", jobs, "--json") == 0, screen.err
        results.append(screen.out)
    assert results[0] == results[1] == results[2]
    assert json.loads(results[0])["games"] == 37


def test_another_seed_gives_other_games(screen: Screen) -> None:
    means = []
    for seed in ("4", "5"):
        screen.run(*RUN[:-1], seed, "--jobs", "1", "--json")
        means.append(json.loads(screen.out)["figures"]["score"]["mean"])
    assert means[0] != means[1]


def test_games_of_a_run_have_seeds_of_their_own() -> None:
    assert len({seed_of(1, number) for number in range(1000)} | {seed_of(2, 0)}) == 1001


def test_the_table_has_a_row_per_game_that_can_be_played_again(screen: Screen, tmp_path: Path) -> None:
    assert screen.run(*RUN, "--jobs", "2", "--csv", str(tmp_path / "games.csv")) == 0
    with (tmp_path / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(37))
    watched = rows[5]
    screen.run("watch", "orchard", "--bot", "chance", "--seed", watched["seed"])
    assert f"{watched['score']} to {watched['rival']}" in screen.out


def test_the_report_names_wins_and_figures_with_intervals(screen: Screen) -> None:
    assert screen.run(*RUN, "--jobs", "1") == 0
    assert screen.out.startswith("37 games of Orchard (On screen) by the bot chance, seed 4\n")
    assert "  won: 37 (100.0%, 95 %: 90.6% – 100.0%)\n" in screen.out
    assert "  rival: mean 6.00 (95 %: 6.00 – 6.00), spread 0.00, from 6 to 6; quantiles 5% 6" in screen.out
    assert screen.err == ""


@pytest.mark.parametrize(("game", "bot"), [("foodchain", "pass"), ("mombasa", "usual"), ("revive", "usual")])
def test_a_run_loads_nothing_that_shows_a_game(
    game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    code = (
        "import sys; from mautoma.cli import main;"
        f"main(['simulate', '{game}', '--bot', '{bot}', '--games', '1', '--jobs', '1']); print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=50)
    modules = set(run.stdout.splitlines()[-1].split())
    assert f"mautoma.games.{game}.state" in modules
    views = {name for name in modules if name.startswith(f"mautoma.games.{game}.view")}
    assert not views | (modules & {"mautoma.web", f"mautoma.games.{game}.editor", "sqlite3"})
