"""Every game's own pictures and words in the browser: no complaint, no overflow, no accessibility fault."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from mautoma import games
from tests.e2e.accessibility import serious_faults
from tests.e2e.changes import wait_for_game

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]
SAMPLES = [game for game in games.GAMES if games.find_game(game).sample]
TYPE_SIZES = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || holder.closest("svg, template, script, style, option")) continue;
    const size = getComputedStyle(holder).fontSize;
    if (size !== "0px") found.add(size);
  }
  return [...found];
}"""


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_game_begins_on_a_narrow_phone(phone: Page, game: str, mode: str) -> None:
    phone.goto(f"/new/{game}/{mode}")
    phone.locator("#seed").fill("1")
    phone.locator(".setup .go").click()
    wait_for_game(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert len(phone.evaluate(TYPE_SIZES)) <= 4
    assert serious_faults(phone) == []


@pytest.mark.parametrize("game", SAMPLES)
def test_a_sample_is_watched_from_the_middle_on(laptop: Page, game: str) -> None:
    laptop.goto(f"/watch/{game}?at=15")
    asked = laptop.locator(".watch .tools .hint").inner_text()
    laptop.keyboard.press("n")
    laptop.wait_for_function(
        "asked => document.querySelector('.watch .tools .hint').innerText !== asked", arg=asked
    )
    assert serious_faults(laptop) == []
    assert len(laptop.evaluate(TYPE_SIZES)) <= 4
