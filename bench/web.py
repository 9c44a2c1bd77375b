"""The page as a person meets it: the start of the server, an answer, a page in the middle of a game."""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.measure import Measurement, timed
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, write

CLIENTS = 4
REQUESTS = 40


@contextmanager
def server() -> Iterator[Connection]:
    """`mautoma serve` with an empty shelf, and a connection to it."""
    program = Path(sys.executable).with_name("mautoma")
    with TemporaryDirectory(prefix="mautoma-bench-") as home:
        process = subprocess.Popen(
            [str(program), "serve", "--port", "0", "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"MAUTOMA_HOME": home},
        )
        assert process.stdout is not None
        connection = Connection(process.stdout.readline().split()[-1])
        try:
            yield connection
        finally:
            connection.close()
            process.kill()
            process.wait()
            process.stdout.close()


class Connection:
    def __init__(self, address: str) -> None:
        self.address = address
        self._http = http.client.HTTPConnection(address.removeprefix("http://").rstrip("/"))

    def request(
        self, method: str, path: str, body: str | None = None, kind: str = "application/json"
    ) -> bytes:
        self._http.request(method, path, body, {"Content-Type": kind})
        response = self._http.getresponse()
        content = response.read()
        assert response.status < 300, content
        return content

    def call(self, path: str, **body: Any) -> Any:
        return json.loads(self.request("POST", path, json.dumps(body)))

    def close(self) -> None:
        self._http.close()


def cold_start() -> Measurement:
    """From the command to the first page, complete."""

    def first_page() -> None:
        with server() as connection:
            connection.request("GET", "/")

    return Measurement("cold start", timed(first_page))


class Middle:
    """A game that stands in its middle, on a running server."""

    def __init__(self, connection: Connection, whole: Session) -> None:
        self.connection = connection
        answers = whole.transcript.answers
        half = len(answers) // 2
        self.next = answers[half]
        text = write(Transcript(whole.transcript.header, answers[:half]))
        position = json.loads(connection.request("POST", "/api/import", text, "text/plain"))
        self.id, self.revision = position["id"], position["revision"]

    def answer(self) -> Measurement:
        """On disk before it is confirmed; taken back afterwards, outside the time."""

        def sample() -> float:
            path = f"/api/games/{self.id}"
            start = perf_counter()
            answered = self.connection.call(f"{path}/answer", revision=self.revision, answer=self.next)
            seconds = perf_counter() - start
            back = self.connection.call(f"{path}/undo", revision=answered["revision"])
            self.revision = back["revision"]
            return seconds

        return Measurement("answer", sample)

    def page(self) -> Measurement:
        return Measurement("page", timed(lambda: self.connection.request("GET", f"/games/{self.id}")))

    def load(self) -> Measurement:
        """Several readers at once, each on a connection of its own."""

        def read_pages() -> None:
            with ThreadPoolExecutor(CLIENTS) as pool:
                list(pool.map(self._read_some, range(CLIENTS)))

        return Measurement("load", timed(read_pages), CLIENTS * REQUESTS)

    def _read_some(self, _: int) -> None:
        connection = Connection(self.connection.address)
        for _ in range(REQUESTS):
            connection.request("GET", f"/games/{self.id}")
        connection.close()
