"""The server is killed again and again in the middle of play: no confirmed change is ever lost."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.shelf.sessions import begin_game
from tests.player import AnyAnswer

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]
LONG_GAME = 25


@pytest.fixture
def phoenix(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.web.phoenix"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"MAUTOMA_HOME": str(tmp_path)},
        start_new_session=True,
    )
    with process:
        yield process
        os.killpg(process.pid, signal.SIGKILL)


class Client:
    """Plays games of all modes until the line goes dead; `session` is what the server has confirmed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.chance = random.Random(3)
        self.player = AnyAnswer(3)
        self.modes = itertools.cycle(MODES)
        self.id = ""
        self.revision = 0
        self.session: Session | None = None
        self.sent: Callable[[Session], object] | None = None
        self.total = 0

    def request(self, method: str, path: str, body: Any = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, {"Content-Type": "application/json"})
            response = connection.getresponse()
            content = response.read()
            assert response.status < 300, content
            return content if path.endswith("transcript") else json.loads(content)
        finally:
            connection.close()

    def play(self, killed: threading.Event) -> None:
        """Changes on and on, until the server dies; a request that still waits may reach the next one."""
        while not killed.is_set():
            self.change()

    def change(self) -> float:
        """One more change, in a new game if the last is over; gives the seconds it took."""
        session = self.session
        if session is None or session.question is None or session.number >= LONG_GAME:
            session = self.session = self.begin()
        assert session.question is not None
        start = time.perf_counter()
        answer = self.player.answer(session.question, session.state)
        if session.number and self.chance.random() < 0.1:
            self.send("undo", {"level": "step"}, lambda session: session.undo("step"))
        else:
            self.send("answer", {"answer": answer}, lambda session: session.answer(answer))
        self.total += 1
        return time.perf_counter() - start

    def send(self, what: str, data: dict[str, Any], act: Callable[[Session], object]) -> None:
        assert self.session is not None
        self.sent = act
        body = {"revision": self.revision} | data
        self.revision = self.request("POST", f"/api/games/{self.id}/{what}", body)["revision"]
        self.sent = None
        act(self.session)

    def begin(self) -> Session:
        game, mode = next(self.modes)
        seed = self.chance.randrange(1000)
        position = self.request("POST", "/api/games", {"game": game, "mode": mode, "seed": seed})
        self.id, self.revision, self.sent = position["id"], 0, None
        return begin_game(game, mode, "house", seed, {})

    def check(self) -> None:
        """All that was confirmed is there, and at most the one change that was on its way."""
        if self.session is None:
            return
        answers = read(self.request("GET", f"/api/games/{self.id}/transcript").decode()).answers
        revision = self.request("GET", f"/api/games/{self.id}/revision")["revision"]
        if self.sent is not None and revision == self.revision + 1:
            self.sent(self.session)
            self.revision += 1
        self.sent = None
        assert (revision, answers) == (self.revision, self.session.transcript.answers)


def kill(server: int, killed: threading.Event) -> None:
    os.kill(server, signal.SIGKILL)
    killed.set()


@pytest.mark.slow
@pytest.mark.parametrize("kills", [6, pytest.param(40, marks=pytest.mark.fuzz)])
def test_no_confirmed_change_is_lost_when_the_server_is_killed(
    monkeypatch: pytest.MonkeyPatch, phoenix: subprocess.Popen[str], kills: int
) -> None:
    monkeypatch.undo()  # the real games, not the toy
    assert phoenix.stdout is not None
    client = Client(int(phoenix.stdout.readline()))
    moments = random.Random(7)
    for _ in range(kills):
        server = int(phoenix.stdout.readline())
        client.check()
        usual = client.change()  # so the moments spread over the answers that follow, on any machine
        killed = threading.Event()
        killer = threading.Timer(moments.uniform(0, 2 * usual), kill, (server, killed))
        killer.start()
        try:
            with suppress(OSError, http.client.HTTPException):
                client.play(killed)
        finally:
            killer.join()
    client.check()
    assert client.total >= kills
