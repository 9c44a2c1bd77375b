"""A running server as its readers meet it, by the clock: answers, pages, many readers at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from time import perf_counter

from bench.checkout import Checkout
from bench.connection import Connection

FEW, MANY = 4, 16
"""Readers at once."""
PAGES = 40
"""That each of them reads."""


class Middle:
    """Food Chain Magnate's sample, or whatever comes first, in its middle on a running server."""

    def __init__(self, connection: Connection, checkout: Checkout) -> None:
        self.connection = connection
        sample = min((checkout.root / "src/mautoma/games").glob("*/data/sample*.transcript"))
        text = sample.read_text(encoding="utf-8")
        position = json.loads(connection.request("POST", "/api/import", text, "text/plain"))
        self.id, self.revision = position["id"], position["revision"]
        self._call("jump", number=position["number"] // 2)

    def answer(self) -> float:
        """On disk before it is confirmed; taken back afterwards, outside the time."""
        self.connection.renew()
        start = perf_counter()
        self._call("redo")
        seconds = perf_counter() - start
        self._call("undo")
        return seconds

    def same_page(self) -> float:
        """Seconds a page, read by a few readers."""
        return self._read(FEW, lambda reader, number: "")[0]

    def other_pages(self) -> float:
        """The same, but nobody asks for what was asked for before."""
        return self._read(FEW, self._unread())[0]

    def slowest_percent(self) -> float:
        """How long one page in a hundred takes at least, for many readers of different pages."""
        return quantiles(self._read(MANY, self._unread())[1], n=100)[-1]

    def _unread(self) -> Callable[[int, int], str]:
        """Pages of a revision that nobody has read yet."""
        self.connection.renew()
        self._call("redo")
        self._call("undo")
        return lambda reader, number: f"?show={number}&reader={reader}"

    def _read(self, readers: int, query: Callable[[int, int], str]) -> tuple[float, list[float]]:
        def read(reader: int) -> list[float]:
            connection, taken = Connection(self.connection.address), []
            for number in range(PAGES):
                start = perf_counter()
                connection.request("GET", f"/games/{self.id}{query(reader, number)}")
                taken.append(perf_counter() - start)
            connection.close()
            return taken

        start = perf_counter()
        with ThreadPoolExecutor(readers) as pool:
            taken = [seconds for each in pool.map(read, range(readers)) for seconds in each]
        return (perf_counter() - start) / len(taken), taken

    def _call(self, change: str, **more: int) -> None:
        path = f"/api/games/{self.id}/{change}"
        self.revision = self.connection.call(path, revision=self.revision, **more)["revision"]
