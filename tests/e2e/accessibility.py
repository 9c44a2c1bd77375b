"""What a page would make hard for somebody, as axe sees it."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

STILL = """() => document.getAnimations().forEach((each) => {
    try { each.finish(); } catch { each.cancel(); }
})"""
"""Everything at its end: what fades in has another contrast on its way. Nothing is waited for, as a window
that isn't painted never gets there; what has no end is called off."""


def serious_faults(page: Page) -> list[str]:
    """Looked for once nothing moves."""
    page.evaluate(STILL)
    found = Axe().run(page).response["violations"]
    serious = [fault for fault in found if fault["impact"] in ("serious", "critical")]
    return [f"{page.url}: {fault['id']}: {fault['nodes'][0]['html'][:300]}" for fault in serious]
