"""A request that fails is shown on the page that asked, and announced."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from mautoma.kernel.transcript import write
from mautoma.messages import words
from tests.e2e.conftest import Complaints, take_in
from tests.e2e.test_around import played_by_bot

TEXTS = words("en", None, "web")
PROBLEM = "<main id=main><h1>!</h1><p role=alert>It broke.</p><p><a href=/report>Report</a></p></main>"


def expect_shown(page: Page, text: str) -> None:
    expect(page.locator(".notice.failed")).to_be_visible()
    expect(page.locator(".notice.failed")).to_be_in_viewport()
    expect(page.locator(".notice.failed")).to_contain_text(text)
    expect(page.locator("#announce")).to_have_text(text)


def test_a_hint_that_fails_is_shown(phone: Page, complaints: Complaints) -> None:
    phone.goto("/new/foodchain/solo")
    phone.locator("main form button").last.click()
    phone.locator("#question").wait_for()
    game = phone.url
    phone.route("**/hint", lambda route: route.fulfill(status=500, content_type="text/html", body=PROBLEM))
    phone.get_by_role("button", name="What would you do?").click()
    expect_shown(phone, "It broke.")
    expect(phone.get_by_role("link", name="Report")).to_be_visible()
    assert phone.url == game
    phone.unroute("**/hint")
    phone.get_by_role("button", name="What would you do?").click()
    expect(phone.locator(".notice.failed")).to_have_count(0, timeout=60_000)
    assert ["500" in each for each in complaints] == [True]
    complaints.clear()


def test_a_server_that_is_away_is_shown(laptop: Page, complaints: Complaints) -> None:
    take_in(laptop, write(played_by_bot(7).transcript))
    laptop.goto(f"{laptop.url}/review")
    laptop.route("**/regrets", lambda route: route.abort())
    laptop.get_by_role("button", name="Find them").click()
    expect_shown(laptop, TEXTS.text("offline"))
    expect(laptop.get_by_role("button", name="Find them")).to_be_enabled()
    assert ["ERR_FAILED" in each for each in complaints] == [True]
    complaints.clear()
