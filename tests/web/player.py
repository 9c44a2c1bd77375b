"""Plays through the pages as a browser without scripts does: reads the HTML, sends its forms."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from tests.web.client import Response, TestClient


class Player:
    def __init__(
        self, client: TestClient, game: str = "orchard", mode: str = "solo", seed: str = "1"
    ) -> None:
        self.client = client
        form = {"seed": seed, "edition": "house"}
        self.page: Response = client.post(f"/new/{game}/{mode}", data=form)
        self.id = self.page.url.path.rpartition("/")[2]

    @property
    def html(self) -> str:
        return str(self.page.text)

    @property
    def revision(self) -> str:
        found = re.search(r'data-revision="(\d+)"', self.html)
        assert found is not None
        return found[1]

    @property
    def title(self) -> str:
        found = re.search(r'<h1 id="(?:question|end)-title"[^>]*>(.*?)</h1>', self.html, re.S)
        assert found is not None
        return unescape(found[1])

    def send(self, what: str, **fields: Any) -> Response:
        self.page = self.client.post(f"/games/{self.id}/{what}", data={"revision": self.revision} | fields)
        return self.page

    def answer(self, answer: Any = (), **fields: Any) -> Response:
        return self.send("answer", **({"answer": answer} | fields if answer != () else fields))

    def open(self) -> None:
        self.page = self.client.get(f"/games/{self.id}")

    def opening(self) -> None:
        self.send("answer", **{"answer-0": "1", "answer-1": "2"})
        self.send("answer", **{"answer-0": "apple", "answer-1": "pear"})
