"""The author's printed cards at the terminal: begun by one word, and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma import games
from mautoma.shelf import Shelf
from tests.offering import AT_A_TABLE
from tests.terminal.screen import Screen


@pytest.mark.parametrize("game", AT_A_TABLE)
def test_games_with_printed_cards_go_on_in_one_edition(game: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    for seed in ("1", "2"):
        wanted = ("--mode", "table", "--edition", "printed", "--seed", seed)
        assert screen.run("play", game, *wanted, lines=["1", "done", "1"]) == 0, screen.err
    saved = Shelf(screen.shelf).saved()
    assert {each.header.edition for each in saved} == {"My box"} and len(saved) == 2
    can_be = [each.name for each in games.find_mode(game, "table").settings if "printed" in each.values]
    assert all(saved[0].header.options[name] == "printed" for name in can_be)
