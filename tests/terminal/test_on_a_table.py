"""What the terminal does for a game whose pieces lie on a person's table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read
from mautoma.kernel.turns import open_orders
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import open_transcript
from tests.samples import sample_of
from tests.terminal.screen import Screen

TABLE = ("play", "foodchain", "--mode", "table", "--seed", "5")


def test_after_undo_it_says_what_to_move(tmp_path: Path) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run(*TABLE, lines=["ready", "f7", "correct", "bank", "90", "undo", "quit"]) == 0
    after = screen.out.partition("Taken back; 4 answers left.")[2]
    assert "On your table, now:\nBank: $100.\n" in after


@pytest.mark.parametrize(
    ("game", "mode", "invented"),
    [("revive", "table", True), ("revive", "stand-in", False), ("foodchain", "table", False)],
)
def test_it_says_that_the_board_is_invented(tmp_path: Path, game: str, mode: str, invented: bool) -> None:
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("play", game, "--mode", mode, "--seed", "5", lines=["quit"]) == 0
    assert ("This edition's map is invented" in screen.out) == invented


def resumed(tmp_path: Path, answers: int) -> tuple[Screen, Session]:
    """Food Chain Magnate's sample, after so many of its answers, on the shelf."""
    sample = read(sample_of("foodchain"))
    screen = Screen(tmp_path / "games.sqlite")
    session = open_transcript(Transcript(sample.header, sample.answers[:answers]))
    Shelf(screen.shelf).add(session)
    return screen, session


def test_orders_are_listed_in_order_and_waited_for(tmp_path: Path) -> None:
    screen, session = resumed(tmp_path, 4)
    assert screen.run("resume", lines=["1", "done", "undo", "", "quit"]) == 0
    before, refused, confirmed, undone, again = screen.out.partition("Do this")[2].split("\n> ")[:5]
    numbers = re.findall(r"^(\d+)\. ", before, re.MULTILINE)
    assert numbers == [str(number + 1) for number in open_orders(session)] and len(numbers) > 3
    assert "press Enter or type “done”" in before and "what changed on the map?" not in before
    assert "Do what's listed first" in refused and "what changed on the map?" not in refused
    assert "what changed on the map?" in confirmed
    assert "that it was all on the table" in undone and "what changed on the map?" not in undone
    assert "what changed on the map?" in again


def test_a_question_in_its_turn_stands_under_the_orders_so_far(tmp_path: Path) -> None:
    screen, session = resumed(tmp_path, 6)
    assert screen.run("resume", lines=["quit"]) == 0
    assert session.question is not None and session.question.key == "at-work"
    orders, _, asked = screen.out.partition("Do this")[2].partition("Who brings")
    assert "House 7" in orders and asked
