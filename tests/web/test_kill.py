"""The server is killed again and again in the middle of play: no confirmed answer is ever lost."""

from __future__ import annotations

import http.client
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mautoma.kernel.transcript import read
from tests.web.orchard import OPENING, ROUND

KILLS = 200
ANSWERS: list[Any] = [*OPENING, *(answer for one in ROUND for answer in one)]


@pytest.fixture
def phoenix(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.web.phoenix"],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"MAUTOMA_HOME": str(tmp_path)},
        start_new_session=True,
    )
    yield process
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


class Client:
    """A game played until the line goes dead, with the list of what the server confirmed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.id: str | None = None
        self.revision = 0
        self.confirmed: list[Any] = []
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
        """Answers on and on, until the server dies; a request that still waits may reach the next one."""
        while not killed.is_set():
            self.answer()

    def answer(self) -> float:
        """One more answer, in a new game if the last is over; gives the seconds it took."""
        if self.id is None or len(self.confirmed) == len(ANSWERS):
            position = self.request("POST", "/api/games", {"game": "orchard", "mode": "solo", "seed": 1})
            self.id, self.revision, self.confirmed = position["id"], 0, []
        start = time.perf_counter()
        body = {"revision": self.revision, "answer": ANSWERS[len(self.confirmed)]}
        position = self.request("POST", f"/api/games/{self.id}/answer", body)
        self.revision = position["revision"]
        self.confirmed.append(body["answer"])
        self.total += 1
        return time.perf_counter() - start

    def check(self) -> None:
        """All that was confirmed is there, and at most the one answer that was on its way."""
        if self.id is None:
            return
        answers = read(self.request("GET", f"/api/games/{self.id}/transcript").decode()).answers
        assert answers[: len(self.confirmed)] == self.confirmed
        assert len(answers) <= len(self.confirmed) + 1
        self.revision = self.request("GET", f"/api/games/{self.id}/revision")["revision"]
        assert self.revision == len(answers)
        self.confirmed = answers


def kill(server: int, killed: threading.Event) -> None:
    os.kill(server, signal.SIGKILL)
    killed.set()


@pytest.mark.slow
def test_no_confirmed_answer_is_lost_when_the_server_is_killed(phoenix: subprocess.Popen[str]) -> None:
    assert phoenix.stdout is not None
    client = Client(int(phoenix.stdout.readline()))
    moments = random.Random(7)
    for _ in range(KILLS):
        server = int(phoenix.stdout.readline())
        client.check()
        usual = client.answer()  # so the moments spread over the answers that follow, on any machine
        killed = threading.Event()
        killer = threading.Timer(moments.uniform(0, 2 * usual), kill, (server, killed))
        killer.start()
        with suppress(OSError, http.client.HTTPException):
            client.play(killed)
        killer.join()
    client.check()
    assert client.total >= KILLS
