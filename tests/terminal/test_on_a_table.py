"""What the terminal does for a game whose pieces lie on a person's table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.screen import Screen

TABLE = ("play", "foodchain", "--mode", "table", "--seed", "5")


def test_after_undo_it_says_what_to_move(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert (
        screen.run(*TABLE, lines=["ready", "n13", "n13", "y", "correct", "bank", "90", "undo", "quit"]) == 0
    )
    after = screen.out.partition("Taken back; 6 answers stand.")[2]
    assert "On your table, now:\nBank: $100.\n" in after


@pytest.mark.parametrize(
    ("game", "mode", "invented"),
    [("revive", "table", True), ("revive", "stand-in", False), ("foodchain", "table", False)],
)
def test_it_says_that_the_board_is_invented(tmp_path: Path, game: str, mode: str, invented: bool) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("play", game, "--mode", mode, "--seed", "5", lines=["quit"]) == 0
    assert ("The map of this edition is invented" in screen.out) == invented
