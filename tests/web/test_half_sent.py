"""Requests that are never sent to their end: a client that hangs up, and one that says it would send more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from starlette.types import Message

from mautoma.shelf import Shelf
from mautoma.web import guard
from mautoma.web.app import create_app

FORM = b"application/x-www-form-urlencoded"
FILE = b"multipart/form-data; boundary=x"


def ask(shelf: Shelf, path: str, kind: bytes, messages: Iterator[Message]) -> list[Message]:
    """What is answered to a request of which these messages arrive, and then nothing more."""
    headers = [(b"host", b"localhost"), (b"content-type", kind), (b"content-length", b"1000")]
    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "headers": headers}
    sent: list[Message] = []

    async def receive() -> Message:
        for message in messages:
            return message
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    async def run() -> None:
        await asyncio.wait_for(create_app(shelf)(scope, receive, send), 60)

    asyncio.run(run())
    return sent


def part(body: bytes) -> Message:
    return {"type": "http.request", "body": body, "more_body": True}


@pytest.mark.parametrize(
    ("path", "kind"), [("/import", FILE), ("/import", FORM), ("/api/games", b"application/json")]
)
def test_a_client_that_hangs_up_is_one_quiet_line(
    shelf: Shelf, caplog: pytest.LogCaptureFixture, path: str, kind: bytes
) -> None:
    ask(shelf, path, kind, iter([part(b"--x\r\n"), {"type": "http.disconnect"}]))
    (line,) = caplog.records
    assert path in line.getMessage()
    assert line.exc_info is None


@pytest.mark.parametrize("path", ["/import", "/api/games"])
def test_nobody_waits_for_a_body_that_does_not_come(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(guard, "PATIENCE", 0.05)
    start, *_ = ask(shelf, path, FORM, iter([part(b"a")]))
    assert start["status"] == 408
