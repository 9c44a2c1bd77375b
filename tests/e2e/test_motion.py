"""Motion with a meaning: short, none where less is asked for, and nothing ever waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.kernel.transcript import write
from tests.e2e.conftest import ALL_READ, Complaints, take_in
from tests.e2e.test_ending import last_day
from tests.samples import sample_of, sample_until

LONGEST = 300
"""Milliseconds."""
STANDING_STILL = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const named = this.matches(".figures dd") ? "money" : this.classList[0] || this.tagName;
  const kind = this.dataset.piece ? "piece" : named;
  window.moved.push([kind, options.duration + (options.delay ?? 0)]);
  const begun = animate.call(this, frames, options);
  begun.pause();
  return begun;
};
"""
"""Everything that moves is noted, and held at its first moment for ever: whoever waited for it would wait."""


@pytest.fixture
def page(
    browser: Browser, server: str, complaints: Complaints, request: pytest.FixtureRequest
) -> Iterator[Page]:
    context = browser.new_context(base_url=server, locale="en", reduced_motion=request.param)
    context.add_init_script(STANDING_STILL)
    page = context.new_page()
    complaints.listen(page)
    yield page
    context.close()


def moved(page: Page) -> dict[str, float]:
    """What moved, and until when at most."""
    page.evaluate(ALL_READ)
    noted: list[list[Any]] = page.evaluate("window.moved")
    found: dict[str, float] = {}
    for kind, long in noted:
        found[kind] = max(long, found.get(kind, 0))
    return found


def play_the_last_evening(page: Page) -> None:
    take_in(page, last_day())
    page.locator("#answer .option, #answer .go").first.click()
    expect(page.locator("#story .next")).to_be_visible()
    while page.locator("#story .next:visible").count():
        moved(page)
        page.keyboard.press("n")
    expect(page.locator("#end-title")).to_be_visible()


def step_back_and_forth(page: Page) -> None:
    """Through a few turns at a real table."""
    take_in(page, sample_of("revive"))
    for key in "uuuuuurrrrrr":
        revision = page.locator("#main").get_attribute("data-revision") or ""
        page.keyboard.press(key)
        expect(page.locator("#main")).not_to_have_attribute("data-revision", revision)
        moved(page)


@pytest.mark.parametrize("page", ["no-preference"], indirect=True)
def test_an_evening_moves_and_is_over_though_no_motion_ends(page: Page) -> None:
    play_the_last_evening(page)
    found = moved(page)
    assert {"money", "coin", "figure", "H1"} <= set(found), "money flows, the bank breaks, the game ends"
    assert max(found.values()) <= LONGEST


@pytest.mark.parametrize("page", ["no-preference"], indirect=True)
def test_at_a_table_cards_are_turned_and_pieces_arrive(page: Page) -> None:
    step_back_and_forth(page)
    found = moved(page)
    assert {"piece", "SPAN"} <= set(found), "pieces, and the card in its frame"
    assert max(found.values()) <= LONGEST


@pytest.mark.parametrize("page", ["no-preference"], indirect=True)
def test_at_a_table_the_bank_breaks(page: Page) -> None:
    take_in(page, write(sample_until("foodchain", "reserve-revealed").transcript))
    page.locator("#answer .option").first.click()
    expect(page.locator(".order.moment")).to_be_visible()
    assert moved(page)["order"] <= LONGEST


@pytest.mark.parametrize("page", ["reduce"], indirect=True)
def test_who_asks_for_less_motion_sees_none(page: Page) -> None:
    play_the_last_evening(page)
    step_back_and_forth(page)
    assert moved(page) == {}
