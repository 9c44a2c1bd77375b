from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from tests.terminal.screen import Screen
from tests.thinking import let_think


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    def advise(session: Session) -> Advice:
        return Advice("200", -12, 12, "100", 0)

    let_think(monkeypatch, advise=advise)
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    return Screen(tmp_path / "games.sqlite")


def test_a_hint_names_the_move_and_the_reason_and_is_noted(screen: Screen) -> None:
    assert screen.run("play", "foodchain", lines=["hint", "quit"]) == 0
    assert "Expect to finish $12 behind (12 trial games)" in screen.out
    assert "does as well." in screen.out
    shelf = Shelf(screen.shelf)
    session, _ = shelf.load(next(iter(shelf.saved())).id)
    assert [note.kind for note in session.transcript.notes] == ["hint"]


def test_hints_can_be_switched_off(screen: Screen) -> None:
    screen.run("play", "foodchain", lines=["hint off", "hint", "quit"])
    assert screen.out.count("Hints are switched off in this game.") == 2
    assert "trial games" not in screen.out


def test_in_italian(screen: Screen) -> None:
    screen.language = "it"
    screen.run("play", "foodchain", lines=["suggerisci", "esci"])
    assert "rende altrettanto" in screen.out
