"""`review`, after a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma import games
from mautoma.kernel.advice import Advice, Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.hints import note_hint
from mautoma.shelf.sessions import begin_game
from tests.terminal.screen import Screen
from tests.thinking import let_think


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Screen:
    def examine(session: Session) -> Examination:
        yield Progress(1, 2)
        return [Regret(0, 0, session.transcript.answers[0], "100", 12, 24, 30, -5)]

    let_think(monkeypatch, examine=examine)
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    return Screen(tmp_path / "games.sqlite")


@pytest.fixture
def finished(screen: Screen) -> str:
    session = begin_game("foodchain", "solo", "house", 15, {"level": "easy"})
    note_hint(session, Advice("200", 42, 12))
    bot = games.find_game("foodchain").players().bots["random"](15)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return Shelf(screen.shelf).add(session)


def test_the_answers_that_cost_most_are_told_and_kept(screen: Screen, finished: str) -> None:
    assert screen.run("resume", finished, lines=["review", "review", ""]) == 0
    assert screen.out.count("this takes a few seconds") == 1
    assert screen.out.count("1. Before the first round: ") == 2
    assert "It cost about $35." in screen.out
    assert "You asked for one hint" in screen.out
    assert [note.kind for note in Shelf(screen.shelf).load(finished)[0].transcript.notes] == [
        "hint",
        "regrets",
    ]


def test_a_game_that_goes_on_cannot_be_examined(screen: Screen) -> None:
    screen.run("play", "foodchain", lines=["review", "quit"])
    assert "Reviews need a finished on-screen game" in screen.out


def test_in_italian(screen: Screen, finished: str) -> None:
    screen.language = "it"
    screen.run("resume", finished, lines=["rivedi", ""])
    assert "Le risposte che sono costate di più" in screen.out
    assert "È costata circa 35$." in screen.out


def test_the_list_of_saved_games_marks_hints(screen: Screen, finished: str) -> None:
    screen.run("resume", "--list")
    assert ", over, one hint, " in screen.out
