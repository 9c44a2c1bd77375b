"""Every address of the program, asked for in games of every mode, with the status and kind of its answer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game, open_sample
from mautoma.web.app import create_app
from tests.hostile import addresses
from tests.player import AnyAnswer
from tests.swarm import MODES

ANSWERS, SEED = 12, 7
SENT = {"revision": 0}


def answered(folder: Path) -> Iterator[str]:
    """A line for each method of an address: what comes where there is no game, in one of each mode at its
    beginning and on its way, and in those that are over."""
    shelf = Shelf(folder / "games.sqlite")
    app = create_app(shelf)
    sessions = [None, *_sessions()]
    with TestClient(app, base_url="http://127.0.0.1:8642", follow_redirects=False) as client:
        for path, methods in sorted(addresses(app.routes)):
            for method in sorted(methods - {"HEAD", "OPTIONS"}):
                sent: Any = {"json" if path.startswith("/api") else "data": SENT}
                found: dict[str, None] = {}
                for session in sessions if "{" in path else sessions[:1]:
                    address = _filled(path, shelf, session)
                    reply = client.request(method, address, **({} if method == "GET" else sent))
                    found[f"{reply.status_code} {reply.headers.get('content-type', '–')}"] = None
                yield f"{method} {path}: " + ", ".join(found)
    shelf.close()


def _filled(path: str, shelf: Shelf, session: Session | None) -> str:
    names = {"id": "none", "game": "none", "mode": "none", "name": "page.css", "index": "0", "key": "x"}
    if session is not None:
        id_ = shelf.add(session) if "{id}" in path else ""
        names |= {"id": id_, "game": session.mode.game, "mode": session.mode.name}
    return re.sub(r"{(\w+)[^}]*}", lambda place: names[place[1]], path)


def _sessions() -> Iterator[Session]:
    for game, mode in MODES:
        for answers in (0, ANSWERS):
            session, player = begin_game(game, mode, "house", SEED, {}), AnyAnswer(SEED)
            for _ in range(answers):
                player.step(session)
            yield session
    for game in games.GAMES:
        yield open_sample(game)
