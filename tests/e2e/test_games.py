"""Every game's own pictures and words in the browser: no complaint, no overflow, no accessibility fault."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from mautoma import games

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes()]
SAMPLES = [game for game in games.GAMES if games.find_game(game).sample]


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    serious = [fault for fault in found if fault["impact"] in ("serious", "critical")]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:300]}" for fault in serious]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_game_begins_on_a_narrow_phone(phone: Page, game: str, mode: str) -> None:
    phone.goto(f"/new/{game}/{mode}")
    phone.locator("#seed").fill("1")
    phone.locator(".setup .go").click()
    phone.locator("#main.play").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(phone) == []


@pytest.mark.parametrize("game", SAMPLES)
def test_a_sample_is_watched_from_the_middle_on(laptop: Page, game: str) -> None:
    laptop.goto(f"/watch/{game}?at=15")
    asked = laptop.locator(".watch .tools .hint").inner_text()
    laptop.keyboard.press("n")
    laptop.wait_for_function(
        "asked => document.querySelector('.watch .tools .hint').innerText !== asked", arg=asked
    )
    assert faults(laptop) == []
