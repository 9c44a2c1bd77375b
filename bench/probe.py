"""Run by itself, with any state of the program on the path: prints seconds of the processor as JSON.

`import` is the engine alone; `pages` plays on in the middle of each game's sample, answer by answer.
It uses what all states of the program have had: the names below, and the JSON interface.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

ANSWERS = 20


def engine_import() -> dict[str, float]:
    start = process_time()
    from mautoma.games.foodchain import solo
    from mautoma.kernel import session

    assert solo and session
    return {"import": process_time() - start}


class Site:
    """The application without a wire."""

    def __init__(self, home: Path) -> None:
        from mautoma.shelf import Shelf
        from mautoma.web.app import create_app

        self.app = create_app(Shelf(home / "games.sqlite"))

    async def request(
        self, method: str, path: str, body: bytes = b"", kind: str = "application/json"
    ) -> bytes:
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(_scope(method, path, body, kind), receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        assert sent[0]["status"] < 300, content
        return content

    async def call(self, path: str, **body: Any) -> Any:
        return json.loads(await self.request("POST", path, json.dumps(body).encode()))


def _scope(method: str, path: str, body: bytes, kind: str) -> dict[str, Any]:
    headers = {"host": "localhost", "content-type": kind, "content-length": str(len(body))}
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "server": ("localhost", 80),
        "client": ("127.0.0.1", 0),
        "root_path": "",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }


async def pages(home: Path) -> dict[str, float]:
    import mautoma

    site, found = Site(home), {}
    assert mautoma.__file__
    for sample in sorted((Path(mautoma.__file__).parent / "games").glob("*/data/sample*.transcript")):
        game = sample.parent.parent.name
        position = json.loads(await site.request("POST", "/api/import", sample.read_bytes(), "text/plain"))
        path, page = f"/api/games/{position['id']}", f"/games/{position['id']}"
        half = position["number"] // 2 - ANSWERS // 2
        position = await site.call(f"{path}/jump", revision=position["revision"], number=half)
        await site.request("GET", page)
        start = process_time()
        for _ in range(ANSWERS):
            position = await site.call(f"{path}/redo", revision=position["revision"])
            await site.request("GET", page)
        found[f"turn {game}"] = (process_time() - start) / ANSWERS
        start = process_time()
        for _ in range(ANSWERS):
            await site.request("GET", page)
        found[f"again {game}"] = (process_time() - start) / ANSWERS
    return found


if __name__ == "__main__":
    if sys.argv[1] == "import":
        print(json.dumps(engine_import()))
    else:
        import os

        print(json.dumps(asyncio.run(pages(Path(os.environ["MAUTOMA_HOME"])))))
