from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.games.foodchain.bots import advice
from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from tests.terminal.screen import Screen


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    def advise(session: Session) -> Advice:
        return Advice("200", -12, 12, "100", 0)

    monkeypatch.setattr(advice, "advise", advise)
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    return Screen(tmp_path / "games.sqlite")


def test_a_hint_names_the_move_and_the_reason_and_is_noted(screen: Screen) -> None:
    assert screen.run("play", "foodchain", lines=["hint", "quit"]) == 0
    assert "It came out at −$12 on average over 12 games" in screen.out
    assert "did as well." in screen.out
    shelf = Shelf(screen.shelf)
    session, _ = shelf.load(next(iter(shelf.list())).id)
    assert [note.kind for note in session.transcript.notes] == ["hint"]


def test_hints_can_be_switched_off(screen: Screen) -> None:
    screen.run("play", "foodchain", lines=["hint off", "hint", "quit"])
    assert screen.out.count("There are no hints in this game: they were switched off.") == 2
    assert "on average" not in screen.out


def test_in_italian(screen: Screen) -> None:
    screen.language = "it"
    screen.run("play", "foodchain", lines=["suggerisci", "esci"])
    assert "ha reso altrettanto" in screen.out
