"""Tab at a question."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mautoma.kernel.question import Confirm, Counts, Fill, Numbers, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.terminal import tab
from mautoma.terminal.environment import Environment
from mautoma.terminal.game import TerminalGame
from tests.terminal.screen import Screen


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (Pick(key="k", choices=["red", "green"]), ["red", "green"]),
        (PickSome(key="k", choices=["red", "green"]), ["red", "green"]),
        (Numbers(key="k", names=["cairo"]), ["cairo"]),
        (Counts(key="k", available={"cook": 2}), ["cook"]),
        (Fill(key="k", places=["h1"], palette=["sand", "lake"]), ["sand", "lake"]),
        (Confirm(key="k"), []),
    ],
)
def test_an_answer_begins_with_one_of_these(question: Question[Any], words: list[str]) -> None:
    assert tab.words_of(question, Voice("terminal", "en")) == words


@pytest.mark.parametrize(
    ("begun", "completed"),
    [("ci", ["città", "Cibo"]), (" CIT", [" città"]), ("", ["città", "Cibo", "map"]), ("x", [])],
)
def test_a_word_is_completed_whatever_its_capitals_and_accents(begun: str, completed: list[str]) -> None:
    complete = tab.completer(["città", "Cibo", "map"])
    assert [complete(begun, number) for number in range(len(completed) + 1)] == [*completed, None]


def test_answers_and_commands_are_known_when_a_line_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[list[str]] = []
    ask = TerminalGame.ask

    def asking(game: TerminalGame) -> None:
        ask(game)
        assert isinstance(game.env, Environment)
        known.append(list(game.env.words))

    monkeypatch.setattr(TerminalGame, "ask", asking)
    Screen(tmp_path / "games.sqlite", "it").run("play", "foodchain", lines=["1", "esci"])
    assert {"perché", "regole", "esci"} <= set(known[0])
    assert known[0] != known[1]
