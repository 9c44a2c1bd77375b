"""A finger that is quicker than the pages: what it means counts, and it never presses what it didn't see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.session import new_session
from mautoma.kernel.transcript import Transcript, read, write
from tests.e2e.changes import CHANGED, change
from tests.e2e.conftest import take_in
from tests.e2e.taps import a_phone, begin
from tests.golden.games import golden_games
from tests.samples import sample_of

SAMPLE = read(sample_of("mombasa"))
REVISION = "(number) => Number(document.querySelector('#main').dataset.revision) >= number"
EVERY = 20
SLOW = 300
"""Milliseconds: between looks at the page, and for which an answer is under way."""
TAP = """([x, y, at]) => {
    const touch = { pointerType: "touch", detail: 1, clientX: x, clientY: y };
    const tap = new PointerEvent("click", { ...touch, bubbles: true, cancelable: true });
    Object.defineProperty(tap, "timeStamp", { value: at });
    document.elementFromPoint(x, y).dispatchEvent(tap);
}"""
"""At a given moment, however long the pages take."""


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    with a_phone(browser, server) as page:
        yield page


def revision(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-revision") or 0)


def tap_quickly(page: Page, shape: Locator, times: int) -> None:
    box = shape.bounding_box()
    assert box is not None
    for _ in range(times):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def lay_a_tile(page: Page) -> Locator:
    begin(page, new_session(AtTable(), house(), 5, "test", {"map": "entered"}))
    with change(page):
        page.locator(".spot[value=A]").tap()
    tile = page.locator(".spot[value=top_left]")
    tile.scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    return tile


def test_four_quick_taps_turn_a_tile_four_times(phone: Page) -> None:
    tile, before = lay_a_tile(phone), revision(phone)
    tap_quickly(phone, tile, 4)
    phone.wait_for_function(REVISION, arg=before + 4, polling=EVERY)
    phone.wait_for_timeout(SLOW)
    assert revision(phone) == before + 4


def test_quick_taps_wait_for_a_slow_server(phone: Page) -> None:
    tile, before = lay_a_tile(phone), revision(phone)

    def later(route: Route) -> None:
        phone.wait_for_timeout(SLOW)
        route.continue_()

    phone.route("**/answer", later)
    tap_quickly(phone, tile, 3)
    phone.wait_for_function(REVISION, arg=before + 3, polling=EVERY)
    phone.wait_for_timeout(2 * SLOW)
    assert revision(phone) == before + 3


def test_two_burgers_of_a_card_are_two(phone: Page) -> None:
    [golden] = [each for each in golden_games() if each.name == "table-no-map"]
    whole = read(golden.transcript.read_text(encoding="utf-8"))
    take_in(phone, write(Transcript(whole.header, [whole.answers[0], "new", "10", 0])))
    expect(phone.locator("#main")).to_have_attribute("data-asked", "card-work")
    before = revision(phone)
    burger = phone.locator(".spot[value=burger]")
    burger.scroll_into_view_if_needed()
    tap_quickly(phone, burger, 2)
    phone.wait_for_function(REVISION, arg=before + 2, polling=EVERY)
    expect(phone.get_by_role("img", name="Working: 2 burgers").first).to_be_visible()


def test_a_second_tap_on_done_presses_nothing_that_came_in_its_place(phone: Page) -> None:
    """The next page has a button in the same place, which would end the next turn, too."""
    own = next(at for at, answer in enumerate(SAMPLE.answers) if answer == "done")
    done, before = confirming(phone, own), revision(phone)
    tap_quickly(phone, done, 2)
    phone.evaluate(CHANGED, str(before))
    phone.wait_for_timeout(SLOW)
    assert revision(phone) == before + 1


def test_however_many_quick_taps_follow_they_press_nothing_that_came(phone: Page) -> None:
    box, before = confirming(phone, 24).bounding_box(), revision(phone)
    assert box is not None
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    phone.evaluate(TAP, [*place, 1000])
    phone.evaluate(CHANGED, str(before))
    for at in (1300, 1600, 1900):
        phone.evaluate(TAP, [*place, at])
        phone.wait_for_timeout(SLOW)
    assert revision(phone) == before + 1
    phone.evaluate(TAP, [*place, 2400])
    phone.evaluate(CHANGED, str(before + 1))


def confirming(page: Page, number: int) -> Locator:
    """The button of a game of Mombasa after so many answers."""
    take_in(page, write(Transcript(SAMPLE.header, SAMPLE.answers[:number])))
    done = page.locator(".ends .go, #answer .go, #confirm").first
    done.scroll_into_view_if_needed()
    return done
