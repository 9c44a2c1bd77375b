"""Waiting for a game to be on the page, and to change there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

CHANGED = "(before) => (document.querySelector('#main')?.dataset.revision ?? before) !== before"
EVERY = 20
"""Milliseconds."""


def wait_for_game(page: Page) -> None:
    """With all its scripts: whoever answers before them is led to another page, and loses the focus."""
    page.locator("#main.play").wait_for()
    page.wait_for_load_state()


@contextmanager
def change(page: Page, before: str | None = None) -> Iterator[None]:
    """Waits for what is done here to change the game from the revision `before`. It looks often, where
    `expect` looks seldom, and not at frames, which a window that isn't painted doesn't have."""
    before = before or page.locator("#main").get_attribute("data-revision")
    yield
    page.wait_for_function(CHANGED, arg=before, polling=EVERY)
