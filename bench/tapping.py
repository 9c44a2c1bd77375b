"""From a tap on a phone to the picture of what comes of it: the browser has most of it to do.

A phone is a small screen and a slow processor. The tap takes the last answer back, or gives it again; the
time ends with the first frame after the page has the new position.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import fmean
from urllib.parse import urljoin

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.e2e.conftest import ARGUMENTS, find_chromium

from bench.checkout import Checkout
from bench.serving import Middle

SLOWER = 4
"""A phone's processor, beside this one."""
SCREEN = ViewportSize(width=390, height=844)
TAPS = 4
PAUSE = 300
"""Milliseconds in which a person looks at what came of a tap, before the next."""
TAP = """(way) => new Promise((done) => {
  const button = document.querySelector(`form[action$="/${way}"] button`);
  const before = document.querySelector("main").dataset.revision;
  const start = performance.now();
  const look = () => {
    if (document.querySelector("main").dataset.revision === before) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => done((performance.now() - start) / 1000)));
  };
  requestAnimationFrame(look);
  button.click();
})"""


class Phone:
    """A game in its middle, on a phone."""

    def __init__(self, page: Page, middle: Middle) -> None:
        self.page = page
        page.goto(urljoin(middle.connection.address, f"/games/{middle.id}"))
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def tap(self) -> float:
        """Seconds, as a rule."""
        return fmean(self._tap(way) for _ in range(TAPS) for way in ("undo", "redo"))

    def _tap(self, way: str) -> float:
        seconds: float = self.page.evaluate(TAP, way)
        self.page.wait_for_timeout(PAUSE)
        return seconds


@contextmanager
def phones(states: list[Checkout]) -> Iterator[list[Phone]]:
    """One for each state of the program, in the same browser."""
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        stack.callback(browser.close)
        middles = [Middle(stack.enter_context(state.server())[0], state) for state in states]
        yield [Phone(browser.new_page(viewport=SCREEN, is_mobile=True), middle) for middle in middles]
