"""One site, built once for all tests that need it."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Playwright

from mautoma.site.build import build
from mautoma.site.gather import SiteNeeds
from tests.e2e.conftest import missing
from tests.e2e.site.pocket import Pocket, Server, serving, window

NO_NPM = "NO NPM: the tests of the site were skipped. Install node and npm (Debian: apt-get install npm)."
PATIENCE = 300


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if shutil.which("npm") is None:
        terminalreporter.write_line(NO_NPM, red=True, bold=True)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site. Test processes that run side by side share it."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        missing(NO_NPM)
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "built-site"
    done, failed = folder.with_suffix(".done"), folder.with_suffix(".failed")
    try:
        folder.with_suffix(".lock").mkdir()
    except FileExistsError:
        end = time.monotonic() + PATIENCE
        while not done.exists() and not failed.exists() and time.monotonic() < end:
            time.sleep(0.2)
    else:
        try:
            build(folder)
            done.touch()
        except SiteNeeds as problem:
            failed.write_text(str(problem.message.data))
    if failed.exists():
        missing(f"{NO_NPM} {failed.read_text()}")
    assert done.exists()
    return folder


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with serving(site) as running:
        yield running


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@pytest.fixture
def context(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    with window(playwright, profile) as opened:
        yield opened


@pytest.fixture(scope="package")
def opened(playwright: Playwright, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pocket]:
    """A browser that stays for all tests that do no harm: a first visit takes its time."""
    profile = tmp_path_factory.mktemp("profile")
    with serving(site) as running, window(playwright, profile) as context:
        yield Pocket(context.pages[0], running.address).open()


@pytest.fixture
def pocket(opened: Pocket) -> Pocket:
    """The program at its first page, in English and without games, whatever a test before did to its page."""
    opened.visit("/")
    for game in opened.call("GET", "/api/games")["games"]:
        opened.call("DELETE", f"/api/games/{game['id']}")
    form = "language=en&back=/"
    opened.call("POST", "/language", form, "application/x-www-form-urlencoded")
    return opened.visit("/")
