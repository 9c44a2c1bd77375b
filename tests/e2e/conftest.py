"""A real browser against a real server in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    FilePayload,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.e2e.changes import wait_for_game

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = ["mautoma", "serve", "--port", "0", "--no-browser"]
PATIENCE = 60_000
LAST_WORDS = 10
"""Seconds that a server has to end by itself."""
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
ALL_READ = """() => new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done, 60));
    setTimeout(done, 5000);
})"""
"""A moment after a page was painted: what is out of sight is there, too. An evaluation has no limit of its
own, and a window that isn't painted has no frames."""
expect.set_options(timeout=PATIENCE)
MISSING = (
    "NO BROWSER: the end-to-end tests were skipped. Install Chromium (Debian: apt-get install chromium)."
)


def find_chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def missing(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if find_chromium() is None:
        terminalreporter.write_line(MISSING, red=True, bold=True)


# For the package and not the session: while it runs, no other test of the process can run a loop of its own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    if find_chromium() is None:
        missing(MISSING)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with own_folder() as own:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS, env=own)
        yield browser
        browser.close()


@contextmanager
def own_folder() -> Iterator[dict[str, str | float | bool]]:
    """The environment of a browser that keeps its temporary files apart: one that is killed leaves some."""
    with TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True) as folder:
        yield {**os.environ, "TMPDIR": folder}


@contextmanager
def running(command: list[str], home: Path) -> Iterator[str]:
    """A server, from its first line of output (which names its address) to its end."""
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"MAUTOMA_HOME": str(home), "LANG": "C.UTF-8"},
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1].rstrip("/")
    finally:
        process.terminate()
        try:
            process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(LAST_WORDS)
        process.stdout.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One for all files; a file that counts on a home of its own has a server of its own."""
    with running(SERVE, tmp_path_factory.mktemp("home")) as address:
        yield address


class Complaints(list[str]):
    """What the browser had to complain about, such as a style that the security policy forbids."""

    def listen(self, page: Page) -> None:
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.append(str(error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "status of 409" not in text:
            self.append(text)


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    found = Complaints()
    yield found
    assert found == []


@pytest.fixture
def laptop(browser: Browser, server: str, complaints: Complaints) -> Iterator[Page]:
    with shown(browser, server, (1280, 800)) as page:
        complaints.listen(page)
        yield page


@pytest.fixture
def phone(browser: Browser, server: str, complaints: Complaints) -> Iterator[Page]:
    with shown(browser, server, (360, 780)) as page:
        complaints.listen(page)
        yield page


@contextmanager
def shown(browser: Browser, server: str, size: tuple[int, int], **more: Any) -> Iterator[Page]:
    """A window of somebody who was never here."""
    view: ViewportSize = {"width": size[0], "height": size[1]}
    with browser.new_context(viewport=view, base_url=server, **({"locale": "en"} | more)) as context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def take_in(page: Page, transcript: str) -> None:
    """Opens a game that is already under way, without the form of the first page."""
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": transcript.encode()}
    taken = page.request.post("/import", multipart={"transcript": file}, max_redirects=0)
    page.goto(taken.headers["location"])
    wait_for_game(page)
