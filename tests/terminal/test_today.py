from __future__ import annotations

from pathlib import Path

from tests.terminal.screen import Screen

CODE = "G1C1L3-E3J2Q1-P1R3O2"


def test_the_game_of_the_day_is_that_of_the_clock(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("play", "foodchain", "--daily", lines=["1", "quit"]) == 0
    assert "20010909" in screen.out
    assert screen.run("play", "foodchain", "--daily", "--seed", "3") != 0
    assert "the same for everybody" in screen.err


def test_a_map_is_chosen_by_its_code(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("play", "foodchain", "--map", CODE.lower(), lines=["quit"]) == 0
    assert CODE in screen.out
    assert screen.run("play", "foodchain", "--map", "A0") != 0
    assert "isn't a map" in screen.err
    assert screen.run("games") == 0
    assert "map = dealt" in screen.out and "or a code" in screen.out
