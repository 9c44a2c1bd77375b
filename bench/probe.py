"""Run by itself, with any state of the program on the path: prints what it finds as JSON.

In seconds of the processor: `import` is the engine alone; `pages` plays on in the middle of each game's
sample, answer by answer. In bytes, pressed as they are sent: `weights` are those of the pages of whole games,
and of what there is to look up.
It uses what all states of the program have had: the names below, the forms, and the JSON interface.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
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
        self,
        method: str,
        path: str,
        body: bytes = b"",
        kind: str = "application/json",
        pressed: bool = False,
    ) -> bytes:
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(_scope(method, path, body, kind, pressed), receive, send)
        content = b"".join(message.get("body", b"") for message in sent[1:])
        assert sent[0]["status"] < 400, content
        return content

    async def send(self, path: str, form: dict[str, Any]) -> bytes:
        """A form, as a browser sends it."""
        body = urlencode(form).encode()
        return await self.request("POST", path, body, "application/x-www-form-urlencoded")

    async def weight(self, path: str) -> int:
        """Bytes of a page as it is sent."""
        return len(await self.request("GET", path, pressed=True))

    async def call(self, path: str, **body: Any) -> Any:
        return json.loads(await self.request("POST", path, json.dumps(body).encode()))


def _scope(method: str, path: str, body: bytes, kind: str, pressed: bool) -> dict[str, Any]:
    headers = {"host": "localhost", "content-type": kind, "content-length": str(len(body))}
    if pressed:
        headers["accept-encoding"] = "gzip"
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


async def weights(home: Path, transcripts: list[Path]) -> dict[str, list[int]]:
    """Of every page of these games, by the game and the way it is played; and of what there is to look up."""
    site, found = Site(home), {}
    for transcript in transcripts:
        position = json.loads(
            await site.request("POST", "/api/import", transcript.read_bytes(), "text/plain")
        )
        game, page = position["game"], f"/games/{position['id']}"
        name = f"{game}, {position['mode']}"
        found[f"{name}: the log"] = [await site.weight(f"{page}/log")]
        found[f"{name}: the end"] = [await site.weight(page)]
        found[f"{name}: a page"] = await _in_play(site, position)
        found[f"{game}: the gallery"] = [await site.weight(f"/cards/{game}")]
        found[f"{game}: sheets to print"] = [await site.weight(f"/print/{game}")]
    return found


async def _in_play(site: Site, position: Any) -> list[int]:
    """From the last question to the first: before its orders are confirmed, and after."""
    path, page, taken = f"/api/games/{position['id']}", f"/games/{position['id']}", []
    for number in reversed(range(position["number"])):
        position = await site.call(f"{path}/jump", revision=position["revision"], number=number)
        taken.append(await site.weight(page))
        if f'action="{page}/confirm"'.encode() in await site.request("GET", page):
            position = await site.call(f"{path}/confirm", revision=position["revision"])
            taken.append(await site.weight(page))
    return taken


def _form(position: Any, answer: Any) -> tuple[str, dict[str, Any]]:
    """The form of the question where it is a single field; else the one that gives the same answer again."""
    revision = {"revision": position["revision"]}
    if position["question"]["kind"] == "pick":
        return "answer", revision | {"answer": answer}
    return "redo", revision


def main(what: str, *transcripts: str) -> None:
    home = Path(os.environ["MAUTOMA_HOME"])
    if what == "import":
        found: Any = engine_import()
    elif what == "pages":
        found = asyncio.run(pages(home))
    else:
        found = asyncio.run(weights(home, [Path(name) for name in transcripts]))
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
