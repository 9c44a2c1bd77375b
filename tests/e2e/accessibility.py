"""What a page would make hard for somebody, as axe sees it."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

STILL = """() => document.getAnimations().forEach((each) => {
    try { each.finish(); } catch { each.cancel(); }
})"""
"""Everything at its end: what fades in has another contrast on its way. Nothing is waited for, as a window
that isn't painted never gets there; what has no end is called off."""
RUN = "async (only) => (await axe.run({ resultTypes: ['violations'], ...only })).violations"
EVERYTHING: dict[str, Any] = {}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules that look at colours."""


def serious_faults(page: Page, *, dark: bool = False) -> list[str]:
    """Looked for once nothing moves; `dark` looks at the colours of the dark scheme, too."""
    page.evaluate(Axe().axe_script)
    found = _found(page, EVERYTHING)
    if dark:
        page.emulate_media(color_scheme="dark")
        found += _found(page, COLOURS)
        page.emulate_media(color_scheme="light")
    return found


def _found(page: Page, only: dict[str, Any]) -> list[str]:
    page.evaluate(STILL)
    serious = [fault for fault in page.evaluate(RUN, only) if fault["impact"] in ("serious", "critical")]
    return [f"{page.url}: {fault['id']}: {fault['nodes'][0]['html'][:300]}" for fault in serious]
