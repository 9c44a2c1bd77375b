"""Waiting for a game to be on the page, and to change there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

CHANGED = """(before) => new Promise((done, refuse) => {
    const main = document.querySelector("#main");
    const look = () => main.dataset.revision !== before && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(main, { attributeFilter: ["data-revision"] });
    setTimeout(refuse, 40000, new Error(`the game stays at ${before}`));
    look();
})"""


def wait_for_game(page: Page) -> None:
    """With all its scripts: whoever answers before them is led to another page, and loses the focus."""
    page.locator("#main.play").wait_for()
    page.wait_for_load_state()


@contextmanager
def change(page: Page, before: str | None = None) -> Iterator[None]:
    """Waits for what is done here to change the game from the revision `before`. The page itself says so, at
    once: `expect` looks seldom, and a window that isn't painted has no frames."""
    before = before or page.locator("#main").get_attribute("data-revision")
    yield
    page.evaluate(CHANGED, before)
