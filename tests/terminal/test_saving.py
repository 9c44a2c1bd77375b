"""The terminal says that a game is saved only when it is, and takes no answer that it cannot save."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf import file as shelf_file
from mautoma.shelf.file import UnusableShelf
from tests.terminal.screen import Screen
from tests.terminal.test_game import OPENING, last, play
from tests.web.orchard import OrchardMode


def test_an_answer_is_not_taken_while_another_program_holds_the_file(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_file, "PATIENCE", 0.01)
    play(screen, *OPENING)

    def typed_while_the_file_is_held() -> Iterator[str]:
        with closing(sqlite3.connect(screen.shelf)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield "plot a1"
            yield "undo"
        yield "plot b1"

    assert screen.run("resume", lines=typed_while_the_file_is_held()) == 0
    assert screen.out.count("This couldn't be saved (database is locked)") == 2
    assert "You plant a tree on a1" not in screen.out
    assert "Back to answer" not in screen.out
    assert "You plant a tree on b1" in screen.out
    session, revision = Shelf(screen.shelf).load(Shelf(screen.shelf).saved()[0].id)
    assert (session.transcript.answers[2:], revision) == (["b1"], 2)


def test_a_game_under_other_rules_is_shown_and_says_which_version_plays_it(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(screen, *OPENING, "plot a1")
    monkeypatch.setattr(OrchardMode, "rules", 2)
    assert screen.run("resume") == 1
    assert "3. plant: a1\n" in screen.out
    assert "Finish it with mautoma" in screen.err


def test_a_game_removed_elsewhere_is_not_called_saved(screen: Screen) -> None:
    play(screen, *OPENING)
    shelf = Shelf(screen.shelf)

    def typed_while_it_is_removed() -> Iterator[str]:
        shelf.remove(shelf.saved()[0].id)
        yield "plot a1"

    assert screen.run("resume", lines=typed_while_it_is_removed()) == 0
    assert last(screen.out).endswith("The game isn't among your saved games: There's no such game.\n")
    assert "The game is saved" not in screen.out


def test_a_game_whose_file_cannot_be_looked_at_is_not_called_saved(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def typed_while_the_file_is_lost() -> Iterator[str]:
        yield from OPENING
        monkeypatch.setattr(Shelf, "revision", _full)

    assert screen.run("play", "orchard", lines=typed_while_the_file_is_lost()) == 0
    assert "The game is saved" not in screen.out
    assert "The game isn't among your saved games" in screen.out


def test_a_step_back_that_was_not_saved_is_not_told(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    def typed_until_the_disk_is_full() -> Iterator[str]:
        yield from OPENING
        monkeypatch.setattr(Shelf, "save", _full)
        yield "undo"

    assert screen.run("play", "orchard", lines=typed_until_the_disk_is_full()) == 0
    assert "(database or disk is full)" in screen.out
    assert last(screen.out).startswith("Where do you plant a tree?")


def _full(*ignored: object) -> int:
    raise UnusableShelf("unusable-shelf", path="", reason="database or disk is full")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "No saved games yet"), ("it", "Nessuna partita salvata")]
)
def test_a_list_of_nothing_says_so(screen: Screen, language: str, said: str) -> None:
    screen.language = language
    assert screen.run("resume", "--list") == 0
    assert said in screen.out
