"""The strength of the levels comes from a measured file, or is not mentioned."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from mautoma import games
from mautoma.shelf.library import BUNDLED
from mautoma.shelf.strength import SIMPLEST, STRONGEST, Share, measured, rounded


@pytest.mark.parametrize(
    ("wins", "games", "percent"),
    [
        (739, 1000, 75),
        (189, 400, 50),
        (57, 60, 95),
        (79, 400, 20),
        (0, 50, 0),
        (50, 50, 100),
        (1, 60, 2),
        (299, 300, 99),
    ],
)
def test_a_share_is_told_in_numbers_a_person_can_picture(wins: int, games: int, percent: int) -> None:
    assert rounded(wins, games) == Share(percent, games)


def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    file = tmp_path / "strength.json"
    levels = {"easy": {"wins": 30, "games": 40}}
    file.write_text(json.dumps({"edition": edition, "games": 40, "bots": {"planner": levels}}))
    game = replace(games.GAMES["orchard"], strength=file)
    monkeypatch.setitem(games.GAMES, "orchard", game)
    measured.cache_clear()


def test_the_file_of_this_edition_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, monkeypatch, "orchard")
    assert measured("orchard") == {"easy": (75, 40)}
    measured.cache_clear()


def test_the_simplest_and_the_strongest_bot_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, monkeypatch, "orchard")
    file = games.GAMES["orchard"].strength
    assert file is not None
    document = json.loads(file.read_text())
    document["bots"]["strategist"] = {"easy": {"wins": 32, "games": 40}}
    file.write_text(json.dumps(document))
    assert measured("orchard", bot=SIMPLEST) == {"easy": (75, 40)}
    assert measured("orchard", bot=STRONGEST) == {"easy": (80, 40)}
    measured.cache_clear()


def test_figures_of_other_cards_are_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, monkeypatch, "older")
    assert measured("orchard") == {}
    measured.cache_clear()


def test_without_a_file_nothing_is_said() -> None:
    measured.cache_clear()
    assert measured("orchard") == {}


def test_the_figures_of_another_edition_of_the_game_stand_beside_the_house_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    winter = tmp_path / "winter"
    winter.mkdir()
    write(tmp_path, monkeypatch, "orchard")
    game = replace(games.GAMES["orchard"], bundled={"winter": winter})
    monkeypatch.setitem(games.GAMES, "orchard", game)
    assert game.strength is not None
    hash_ = BUNDLED.find("orchard", "winter").hash
    document = json.loads(game.strength.read_text())
    document["others"] = {
        "winter": {"edition": hash_, "bots": {"planner": {"easy": {"wins": 10, "games": 40}}}}
    }
    game.strength.write_text(json.dumps(document))
    assert measured("orchard", "winter") == {"easy": (25, 40)}
    assert measured("orchard") == {"easy": (75, 40)}
    measured.cache_clear()
