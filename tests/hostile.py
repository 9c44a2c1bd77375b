"""Requests that nobody sends by accident: `python -m tests.hostile`, for as long as one likes.

Any method to any address, with any query, form, JSON or bytes, in games of every mode; each round uses some
of them (see `tests.swarm`). The server never answers with a fault of its own, and no request that was refused
changes a game. What fails is written down as games, with the seed.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote, urlencode

from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import Wing, create_app
from tests.fuzz import JUNK
from tests.player import AnyAnswer
from tests.swarm import MODES, some, write_down

METHODS = ("GET", "POST", "DELETE", "PUT", "OPTIONS", "X")
TYPES = (
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
    "",
    "x/y",
)
TEXTS = (
    "",
    "0",
    "1",
    "-1",
    "9" * 400,
    "round",
    "yes",
    "é",
    "\x00",
    "\ud800",
    "../..",
    "<b>",
    "%",
    "a" * 3000,
)
FIELDS = [
    "revision",
    "answer",
    "answer-0",
    "aside",
    "level",
    "number",
    "candidate",
    "remark",
    "seed",
    "edition",
    "edits",
    "brush",
    "tap",
    "name",
    "base",
    "change",
    "undo",
    "language",
    "back",
    "show",
    "spot",
    "from",
    "at",
    "key",
    "transcript",
    "option-level",
    "game",
    "mode",
    "options",
    "index",
    "instead",
    "rules",
    "edition_hash",
]
LONG_GAME = 30


class Attack:
    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.seed = seed
        self.shelf = Shelf(folder / "games.sqlite")
        self.app = create_app(self.shelf)
        self.routes = some(self.chance, addresses(self.app.routes))
        self.types, self.fields = some(self.chance, TYPES), some(self.chance, FIELDS)
        self.values = some(self.chance, [*JUNK, *TEXTS, 0, 1, 2])
        self.ids = [self.shelf.add(self._begun(game, mode)) for game, mode in MODES]
        self.statuses: Counter[int] = Counter()

    def close(self) -> None:
        self.shelf.close()

    async def request(self) -> None:
        """One request; nothing but a change that was taken may change a game."""
        address, methods = self.chance.choice(self.routes)
        method = self.chance.choice([*methods] * 5 + [*METHODS])
        path = self._path(address if self.chance.random() < 0.97 else self._text())
        query, (kind, body) = self._query(), self._body()
        status = await send(self.app, method, path, query, kind, body)
        self.statuses[status] += 1
        assert status < 500, f"{status}: {method} {path}?{query[:200]} {kind} {body[:500]!r}"

    async def check(self) -> None:
        """Every game that is still there can be opened, read and shown."""
        for id_ in [saved.id for saved in self.shelf.saved()]:
            self.shelf.load(id_)
            assert await send(self.app, "GET", f"/games/{id_}", "", "", b"") == 200
            assert await send(self.app, "GET", f"/api/games/{id_}", "", "", b"") == 200
            if id_ not in self.ids:
                self.shelf.remove(id_)
        there = {saved.id for saved in self.shelf.saved()}
        for at, (game, mode) in enumerate(MODES):
            if self.ids[at] not in there:
                self.ids[at] = self.shelf.add(self._begun(game, mode))

    def write_down(self) -> list[Path]:
        games = {saved.id: self.shelf.transcript(saved.id) for saved in self.shelf.saved()}
        return [write_down(text, ("hostile", self.seed, at)) for at, text in enumerate(games.values())]

    def _begun(self, game: str, mode: str) -> Session:
        session = begin_game(game, mode, "house", self.chance.randrange(1000), {})
        player = AnyAnswer(self.chance.random().hex())
        for _ in range(self.chance.randrange(LONG_GAME)):
            if session.question is not None:
                player.step(session, asides=0.1)
        return session

    def _path(self, path: str) -> str:
        parts = {
            "{id}": self.chance.choice([*self.ids, self._text()]),
            "{game}": self.chance.choice([*games.GAMES, self._text()]),
            "{mode}": self.chance.choice(["solo", "table", "stand-in", self._text()]),
            "{name}": self.chance.choice(["page.css", "page.js", self._text()]),
        }
        for name, value in parts.items():
            path = path.replace(name, value)
        while "{" in path and "}" in path.partition("{")[2]:
            before, _, rest = path.partition("{")
            path = before + self.chance.choice(["0", "1", "7", self._text()]) + rest.partition("}")[2]
        return path.encode("utf-8", "replace").decode()  # as a server gives it on

    def _text(self) -> str:
        return self.chance.choice(TEXTS)

    def _query(self) -> str:
        if self.chance.random() < 0.7:
            return ""
        return urlencode({self.chance.choice(self.fields): self._text()}, errors="replace")

    def _body(self) -> tuple[str, bytes]:
        kind = self.chance.choice(self.types)
        fields = {
            name: self._value()
            for name in self.chance.sample(self.fields, min(len(self.fields), self.chance.randrange(6)))
        }
        if self.chance.random() < 0.7:
            fields["revision"] = self.chance.choice([0, 0, 1, 2, self._value()])
        if kind == "application/json":
            body = json.dumps(fields if self.chance.random() < 0.9 else self._value())
        elif kind == "application/x-www-form-urlencoded":
            body = urlencode({name: str(value) for name, value in fields.items()}, errors="replace")
        else:
            body = self._text() * self.chance.randrange(3)
        return kind, body.encode("utf-8", "replace")

    def _value(self) -> Any:
        return self.chance.choice(self.values)


def addresses(routes: Sequence[BaseRoute], before: str = "") -> list[tuple[str, set[str]]]:
    """Each with its methods, those of the JSON interface among them."""
    found = [(before + each.path, each.methods or set()) for each in routes if isinstance(each, Route)]
    for each in routes:
        if isinstance(each, Mount | Wing):
            found += addresses(each.routes, each.path if isinstance(each, Mount) else before)
    return found


async def send(
    app: ASGIApp,
    method: str,
    path: str,
    query: str,
    kind: str,
    body: bytes,
    more: Sequence[tuple[bytes, bytes]] = (),
) -> int:
    """The status of the answer; `more` are further headers."""
    headers = [(b"host", b"127.0.0.1:8642"), (b"content-length", str(len(body)).encode()), *more]
    if kind:
        headers.append((b"content-type", kind.encode()))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": quote(path, errors="replace").encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8642),
    }
    status = 0

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def respond(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)

    await app(scope, receive, respond)
    return status


async def attack(folder: Path, seed: int, requests: int, every: int = 500) -> Counter[int]:
    """How often each status was answered; AssertionError, or the program's own error, at a fault."""
    attacking = Attack(folder, seed)
    try:
        for number in range(1, requests + 1):
            await attacking.request()
            if number % every == 0 or number == requests:
                await attacking.check()
    except Exception as fault:
        fault.add_note(f"seed {seed}, request {number}: {[str(file) for file in attacking.write_down()]}")
        raise
    finally:
        attacking.close()
    return attacking.statuses


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, help="how long (default: until interrupted)")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    wanted = parser.parse_args()
    start, statuses = time.monotonic(), Counter[int]()
    try:
        for seed in itertools.count(wanted.seed):
            if wanted.seconds and time.monotonic() - start > wanted.seconds:
                break
            with TemporaryDirectory() as folder:
                os.environ["MAUTOMA_HOME"] = folder
                statuses += asyncio.run(attack(Path(folder), seed, 5000))
    except KeyboardInterrupt:
        pass
    finally:
        print(f"{statuses.total()} requests: {dict(sorted(statuses.items()))}", file=sys.stderr)


if __name__ == "__main__":
    main()
