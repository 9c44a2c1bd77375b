"""Run by itself, with any state of the program on the path: prints seconds of the processor as JSON.

`import` is the engine alone; `pages` plays on in the middle of each game's sample, answer by answer.
It uses what all states of the program have had: the names below, the forms, and the JSON interface.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any
from urllib.parse import urlencode

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
        from mautoma.web import serve
        from mautoma.web.app import create_app

        self.app = create_app(Shelf(home / "games.sqlite"))
        getattr(serve, "keep_what_is_loaded", gc.freeze)()  # as the server does

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
        assert sent[0]["status"] < 400, content
        return content

    async def send(self, path: str, form: dict[str, Any]) -> bytes:
        """A form, as a browser sends it."""
        body = urlencode(form).encode()
        return await self.request("POST", path, body, "application/x-www-form-urlencoded")

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
    """`turn` is what a person does: a form sent and the page it leads to. `call` is an answer by the JSON
    interface; it comes after, when the pages have been written already."""
    import mautoma
    from mautoma.kernel.transcript import read

    site, found = Site(home), {}
    assert mautoma.__file__
    for sample in sorted((Path(mautoma.__file__).parent / "games").glob("*/data/sample*.transcript")):
        game, answers = sample.parent.parent.name, read(sample.read_text(encoding="utf-8")).answers
        position = json.loads(await site.request("POST", "/api/import", sample.read_bytes(), "text/plain"))
        path, page = f"/api/games/{position['id']}", f"/games/{position['id']}"
        half = len(answers) // 2 - ANSWERS // 2
        position = await site.call(f"{path}/jump", revision=position["revision"], number=half)
        await site.request("GET", page)
        spent = 0.0
        for answer in answers[half : half + ANSWERS]:
            action, form = _form(position, answer)
            start = process_time()
            await site.send(f"{page}/{action}", form)
            await site.request("GET", page)
            spent += process_time() - start
            position = json.loads(await site.request("GET", path))
        assert position["number"] == half + ANSWERS
        found[f"turn {game}"] = spent / ANSWERS
        start = process_time()
        for _ in range(ANSWERS):
            await site.request("GET", page)
        found[f"again {game}"] = (process_time() - start) / ANSWERS
        position = await site.call(f"{path}/jump", revision=position["revision"], number=half)
        start = process_time()
        for _ in range(ANSWERS):
            position = await site.call(f"{path}/redo", revision=position["revision"])
        found[f"call {game}"] = (process_time() - start) / ANSWERS
    return found


def _form(position: Any, answer: Any) -> tuple[str, dict[str, Any]]:
    """The form of the question where it is a single field; else the one that gives the same answer again."""
    revision = {"revision": position["revision"]}
    if position["question"]["kind"] == "pick":
        return "answer", revision | {"answer": answer}
    return "redo", revision


if __name__ == "__main__":
    if sys.argv[1] == "import":
        print(json.dumps(engine_import()))
    else:
        import os

        print(json.dumps(asyncio.run(pages(Path(os.environ["MAUTOMA_HOME"])))))
