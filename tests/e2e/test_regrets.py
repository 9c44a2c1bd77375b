"""After a game: the answers that cost most are looked for while one waits, and each can be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mautoma.kernel.transcript import write
from tests.e2e.conftest import take_in
from tests.e2e.test_around import played_by_bot

PATIENCE = 120_000


@pytest.mark.slow
def test_the_answers_that_cost_most_are_found_and_looked_at(laptop: Page) -> None:
    take_in(laptop, write(played_by_bot(7).transcript))
    game = laptop.url
    laptop.goto(f"{game}/review")
    laptop.get_by_role("button", name="Find them").click()
    laptop.locator("#regrets progress").wait_for(timeout=PATIENCE)
    expect(laptop.locator("ol.regrets li").first).to_be_visible(timeout=PATIENCE)
    expect(laptop.locator("#regrets-title")).to_be_focused()
    laptop.get_by_role("link", name="Look at this point").first.click()
    expect(laptop.locator(".given")).to_be_visible()
    laptop.get_by_role("button", name="Play on from here as a new game").click()
    expect(laptop.locator("#question")).to_be_visible()
    assert not laptop.url.startswith(game)


def test_the_log_is_read_by_side(laptop: Page) -> None:
    take_in(laptop, write(played_by_bot(7).transcript))
    game = laptop.url
    laptop.goto(f"{game}/log")
    own, rival = laptop.locator(".log .by-human").first, laptop.locator(".log .by-automa").first
    laptop.get_by_label("Mautoma Inc.", exact=True).check()
    expect(own).to_be_hidden()
    expect(rival).to_be_visible()
    laptop.get_by_label("You", exact=True).check()
    expect(own).to_be_visible()
    expect(rival).to_be_hidden()
