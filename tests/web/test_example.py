"""The example client plays a whole game over the wire, with hints, and prints the review."""

from __future__ import annotations

import random
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

from mautoma import games
from mautoma.kernel.advice import Advice, Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.serve import listen
from tests.thinking import let_think

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "play_foodchain.py"


@pytest.fixture
def quick(real_games: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that does not think ahead, and a judge who finds fault with the first answer."""
    bot = games.find_game("foodchain").players().bots["random"](1)

    def advise(session: Session) -> Advice:
        assert session.question is not None
        return Advice(bot.answer(session.question, session.state), 5, 1)

    def examine(session: Session) -> Examination:
        yield Progress(1, 1)
        return [Regret(0, 0, session.transcript.answers[0], "100", 12, 24, 30, -5)]

    let_think(monkeypatch, advise=advise, examine=examine)


@pytest.fixture
def address(quick: None, shelf: Shelf) -> Iterator[str]:
    listener = listen(0, lan=False)
    server = uvicorn.Server(uvicorn.Config(create_app(shelf), log_level="warning"))
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(50)
    assert not thread.is_alive()


def test_it_plays_to_the_end_and_prints_the_review(
    address: str, shelf: Shelf, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    random.seed(1)
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), address])
    runpy.run_path(str(EXAMPLE))
    [saved] = shelf.saved()
    result, hints, regret = capsys.readouterr().out.splitlines()
    assert saved.outcome is not None and result.startswith(f"{saved.outcome} ")
    asked = 1 + (saved.answers - 1) // 10
    assert hints == f"{asked} of {asked} hints followed"
    assert regret.startswith("answer 0: ") and regret.endswith(" cost 35, 100 was better")
