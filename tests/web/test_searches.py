"""Searches hold up nobody: one a game, in threads of their own, and only while somebody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from mautoma.kernel.advice import Advice, Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game, open_transcript
from mautoma.web import regrets as page_of_regrets
from mautoma.web.app import create_app
from tests.thinking import let_think
from tests.web.client import TestClient
from tests.web.test_regrets import played

CLICKS = 40
"""More than there are threads for requests."""
PATIENCE = 50


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The real games, not the orchard."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


class Search:
    """What a bot works out: it takes until somebody says so."""

    def __init__(self) -> None:
        self.begun: list[Session] = []
        self.at_work, self.may_end = Event(), Event()
        self.pieces = 0

    def examine(self, session: Session) -> Examination:
        self.begun.append(session)
        while not self.may_end.is_set():
            self.pieces += 1
            self.at_work.set()
            self.may_end.wait(0.01)
            yield Progress(1, 2)
        return [Regret(0, 0, session.transcript.answers[0], "100", 12, 24, 30, -5)]

    def hint(self, session: Session) -> Advice:
        self.begun.append(session)
        self.at_work.set()
        assert self.may_end.wait(PATIENCE)
        return Advice("200", 42, 12)


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Iterator[Search]:
    made = Search()
    let_think(monkeypatch, examine=made.examine, advise=made.hint)
    monkeypatch.setattr(page_of_regrets, "PIECE", 0.05)
    yield made
    made.may_end.set()


def at_once(*work: Callable[[], Any]) -> list[Thread]:
    threads = [Thread(target=each, daemon=True) for each in work]
    for thread in threads:
        thread.start()
    return threads


SEARCHING = ["/games/{}/regrets", "/games/{}/hint", "/api/games/{}/review", "/api/games/{}/hint"]


@pytest.mark.parametrize("kind", SEARCHING)
def test_many_clicks_are_one_search_and_hold_up_nobody(shelf: Shelf, search: Search, kind: str) -> None:
    begun = begin_game("foodchain", "solo", "house", 5, {})
    address = kind.format(shelf.add(begun if kind.endswith("hint") else open_transcript(read(played()))))
    sent: dict[str, Any] = {"json" if kind.startswith("/api") else "data": {"revision": 0}}
    app = create_app(shelf)
    with TestClient(app, base_url="http://127.0.0.1:8642") as client, ExitStack() as ending:
        ending.callback(search.may_end.set)
        replies: list[int] = []

        def click() -> None:
            replies.append(client.post(address, **sent).status_code)

        clicks = at_once(*[click] * CLICKS)
        assert search.at_work.wait(PATIENCE)
        seen: list[int] = []
        (look,) = at_once(lambda: seen.append(client.get("/").status_code))
        look.join(PATIENCE)
        assert seen == [200]
        assert replies == []
        search.may_end.set()
        for thread in clicks:
            thread.join(PATIENCE)
        assert replies == [200] * CLICKS
        assert len(search.begun) == 1


def test_a_review_that_nobody_waits_for_ends(shelf: Shelf, search: Search) -> None:
    id_ = shelf.add(open_transcript(read(played())))
    app = create_app(shelf)
    scope = {
        "type": "http",
        "method": "POST",
        "path": f"/games/{id_}/regrets",
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"content-type", b"application/x-www-form-urlencoded")],
    }
    messages = iter([{"type": "http.request", "body": b""}])

    async def run() -> None:
        async def receive() -> Any:
            return next(messages, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            pass

        await asyncio.wait_for(app(scope, receive, send), PATIENCE)

    asyncio.run(run())
    assert search.pieces > 0
    assert not search.may_end.is_set()
