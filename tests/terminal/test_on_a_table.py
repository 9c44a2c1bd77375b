"""What the terminal does for a game whose pieces lie on a person's table."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.screen import Screen

TABLE = ("play", "foodchain", "--mode", "table", "--seed", "5")


def test_after_undo_it_says_what_to_move(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert (
        screen.run(*TABLE, lines=["ready", "n13", "n13", "y", "correct", "bank", "90", "undo", "quit"]) == 0
    )
    after = screen.out.partition("Taken back; 6 answers stand.")[2]
    assert "On your table, now:\nBank: $100.\n" in after
