"""Waiting for a game on the page to change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

CHANGED = "(before) => (document.querySelector('#main')?.dataset.revision ?? before) !== before"


@contextmanager
def change(page: Page) -> Iterator[None]:
    """Waits for what is done here to change the game. It looks at every frame; `expect` would look seldom."""
    before = page.locator("#main").get_attribute("data-revision")
    yield
    page.wait_for_function(CHANGED, arg=before)
