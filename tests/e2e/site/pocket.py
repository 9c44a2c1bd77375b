"""The site in a real browser, driven through the pages' own way to the program."""

from __future__ import annotations

import functools
import http.server
import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Frame, Page, Playwright

from tests.e2e.conftest import ARGUMENTS, PATIENCE, find_chromium, own_folder

PREFIX = "/some/where"
QUICK_TO_START = "--js-flags=--liftoff-only"
"""Compiles WebAssembly once and not a second time for speed, which only long games would notice."""


class Host(http.server.SimpleHTTPRequestHandler):
    """A plain static server, which shows the site under a path and not at the top."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PREFIX))

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Server:
    """`folder` may be exchanged: that is how a new version is published."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler)
        threading.Thread(target=self._http.serve_forever, daemon=True).start()
        self.address = f"http://localhost:{self._http.server_port}{PREFIX}/"

    def _handler(self, *connection: Any) -> http.server.BaseHTTPRequestHandler:
        return functools.partial(Host, directory=str(self.folder))(*connection)

    def stop(self) -> None:
        self._http.shutdown()
        self._http.server_close()


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    try:
        yield server
    finally:
        server.stop()


class Pocket:
    """The program in a window of the browser; `site` is the address of its shell."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def open(self, path: str = "") -> Pocket:
        self.page.goto(f"{self.site}#{path}" if path else self.site)
        return self.wait()

    def visit(self, path: str) -> Pocket:
        """Another page of the program that is already open."""
        with self.page.expect_event("framenavigated", lambda frame: frame.parent_frame is not None):
            self.frame.evaluate("(address) => { location.href = address }", f"{self.site}app{path}")
        return self.wait()

    def reload(self) -> Pocket:
        self.page.reload()
        return self.wait()

    def wait(self) -> Pocket:
        self.page.frame_locator("iframe").locator("main").wait_for()
        return self

    @property
    def frame(self) -> Frame:
        return next(frame for frame in self.page.frames if frame.parent_frame)

    def text(self) -> str:
        return self.frame.locator("main").inner_text()

    def call(self, method: str, path: str, body: object = None, kind: str = "application/json") -> Any:
        """A request of the page to the program; a text or JSON."""
        sent = body if isinstance(body, str) or body is None else json.dumps(body)
        got = self.frame.evaluate(
            """async ([method, path, body, kind]) => {
              const headers = body === null ? {} : { "Content-Type": kind };
              const response = await fetch(path, { method, body: body ?? undefined, headers });
              return [response.status, response.headers.get("content-type"), await response.text()];
            }""",
            [method, path, sent, kind],
        )
        status, answered, text = got
        assert status < 300, (status, text)
        return json.loads(text) if "json" in (answered or "") else text

    def begin(self, game: str, mode: str, seed: int = 7, **options: str) -> Any:
        wanted = {"game": game, "mode": mode, "seed": seed, "options": options}
        return self.call("POST", "/api/games", wanted)

    def answer(self, position: Any, answer: Any) -> Any:
        change = {"revision": position["revision"], "answer": answer}
        return self.call("POST", f"/api/games/{position['id']}/answer", change)


@contextmanager
def window(playwright: Playwright, profile: Path, **more: Any) -> Iterator[BrowserContext]:
    """A browser with a profile of its own: what it keeps, the next one finds."""
    with own_folder() as own:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=find_chromium(),
            args=[*ARGUMENTS, QUICK_TO_START],
            env=own,
            locale="en",
            **({"viewport": {"width": 390, "height": 844}} | more),
        )
        context.set_default_timeout(PATIENCE)
        try:
            yield context
        finally:
            with suppress(Error):
                context.close()


def kill(profile: Path) -> None:
    """Ends the browser of this profile with all its processes, at once and without a warning."""
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        with suppress(OSError):
            if f"--user-data-dir={profile}".encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
