"""The first visit, the address bar, history, two windows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from mautoma.site.build import File
from tests.e2e.conftest import Complaints
from tests.e2e.site.pocket import Pocket, Server
from tests.e2e.test_around import ALL_DRAWN

BAD = (
    *(
        "/https://[",
        "//example.org/",
        "/https://example.org/",
        "/http:",
        "//[",
        "/about:blank",
        "/mailto:a@b",
    ),
    *(
        "/data:text/html,hi",
        "/../",
        "/../../x",
        "/../index.html",
        "/%2e%2e/",
        "/%",
        "/%00",
        "/404",
        "/rule/none",
    ),
    *("/games/none", "/games/none/transcript", "/new/none/none", "/challenge?game=none", "/icons/none"),
    *("/backup/file", "/history/csv", "/api/games", "/api/none", "/static/page.css"),
)


def test_the_first_visit_asks_nobody_else_and_fetches_little(
    context: BrowserContext, server: Server, site: Path, complaints: Complaints
) -> None:
    asked: list[Request] = []
    context.on("request", lambda request: asked.append(request))
    page = context.pages[0]
    complaints.listen(page)
    pocket = Pocket(page, server.address).open()
    assert "Food Chain Magnate" in pocket.text()
    assert {request.url.startswith(server.address) for request in asked} == {True}
    described = page.evaluate("JSON.parse(document.getElementById('site').textContent)")
    files = [File(**file) for file in described["files"]]
    assert sum(file.bytes for file in files) <= 8_000_000
    assert {(site / file.source).stat().st_size == file.bytes for file in files} == {True}


def test_links_address_bar_back_and_reload(pocket: Pocket) -> None:
    page, frame = pocket.page, pocket.page.frame_locator("iframe")
    expect(page).to_have_url(pocket.site)
    link = frame.locator("a[href$='/new/mombasa/table']")
    link.click()
    new_game = f"{pocket.site}#/new/mombasa/table"
    expect(page).to_have_url(new_game)
    expect(page).to_have_title(pocket.frame.title())
    pocket.reload()
    expect(page).to_have_url(new_game)
    page.go_back()
    expect(page).to_have_url(pocket.site)
    expect(link).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(new_game)
    expect(link).to_have_count(0)


def test_icons_are_drawn_there(pocket: Pocket) -> None:
    pocket.visit("/cards/mombasa")
    pocket.frame.wait_for_function(ALL_DRAWN)


def test_going_back_returns_to_where_one_was(pocket: Pocket) -> None:
    page, frame = pocket.page, pocket.page.frame_locator("iframe")
    frame.locator("footer, section").last.scroll_into_view_if_needed()
    before = pocket.frame.evaluate("scrollY")
    assert before > 0
    frame.locator("a[href$='/new/revive/table']").evaluate("(link) => link.click()")
    expect(page).to_have_url(f"{pocket.site}#/new/revive/table")
    assert pocket.frame.evaluate("scrollY") == 0
    page.go_back()
    expect(page).to_have_url(pocket.site)
    pocket.frame.wait_for_function("(y) => scrollY === y", arg=before)


def test_an_address_can_be_typed_and_sent(pocket: Pocket) -> None:
    page, main = pocket.page, pocket.page.frame_locator("iframe").locator("main")
    page.evaluate("location.hash = '#/new/foodchain/solo'")
    expect(main).to_contain_text("Food Chain Magnate")
    page.goto(f"{pocket.site}app/new/mombasa/stand-in")
    pocket.wait()
    expect(page).to_have_url(f"{pocket.site}#/new/mombasa/stand-in")
    expect(main).to_contain_text("Mombasa")


@pytest.mark.parametrize("each", [2, pytest.param(1, marks=pytest.mark.fuzz)])
def test_a_bad_link_leads_to_a_page_that_says_so(pocket: Pocket, each: int) -> None:
    page, frame = pocket.page, pocket.page.frame_locator("iframe")
    for link in BAD[::each]:
        page.evaluate("(link) => { location.hash = link }", f"#{link}")
        expect(frame.locator("main [role=alert]"), link).to_be_visible()
        frame.locator("main a").last.click()
        expect(page).to_have_url(pocket.site)
    page.goto("about:blank")
    pocket.open(BAD[0])
    expect(frame.locator("main [role=alert]")).to_be_visible()


def test_the_answer_to_a_form_may_be_a_page(pocket: Pocket) -> None:
    pocket.visit("/new/foodchain/solo")
    frame = pocket.page.frame_locator("iframe")
    frame.locator("input[name=seed]").fill("many")
    frame.locator("main form button").last.click()
    expect(frame.locator("[role=alert]")).to_be_visible()
    frame.locator("input[name=seed]").fill("12")
    frame.locator("main form button").last.click()
    expect(frame.locator("#question")).to_be_visible()
    expect(pocket.page).to_have_url(re.compile("#/games/"))


def test_the_language_stays(pocket: Pocket) -> None:
    frame = pocket.page.frame_locator("iframe")
    frame.locator("button[lang=it]").click()
    expect(frame.locator("html")).to_have_attribute("lang", "it")
    pocket.reload()
    expect(frame.locator("html")).to_have_attribute("lang", "it")


def test_a_second_window_waits_and_takes_over(pocket: Pocket) -> None:
    game = pocket.begin("foodchain", "solo")
    second = pocket.page.context.new_page()
    second.goto(pocket.site)
    expect(second.locator("#state")).to_contain_text("another window")
    assert second.frames == [second.main_frame]
    assert pocket.call("GET", f"/api/games/{game['id']}/revision") == {"revision": 0}
    second.locator("#act").click()
    taken = Pocket(second, pocket.site).wait()
    expect(pocket.page.locator("#state")).to_contain_text("another window")
    assert pocket.page.frames == [pocket.page.main_frame]
    game = taken.answer(taken.call("GET", f"/api/games/{game['id']}"), "100")
    second.close()
    assert pocket.wait().call("GET", f"/api/games/{game['id']}/revision") == {"revision": 1}


def test_a_strange_page_cannot_change_anything(pocket: Pocket) -> None:
    """A form of another site, sent to an address of ours, is not taken for one of our own."""
    strange = pocket.page.context.new_page()
    strange.goto("data:text/html,<form method=post><button>go</button></form>")
    address = f"{pocket.site}app/language"
    strange.locator("form").evaluate("(form, to) => { form.action = to }", address)
    with strange.expect_response(address) as answered:
        strange.locator("button").click()
    assert answered.value.status == 403
    strange.wait_for_url(address)  # the window stays: one that was sent across sites may never close


def test_it_can_be_installed(pocket: Pocket, site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        assert (site / picture["src"]).read_bytes()
    session = pocket.page.context.new_cdp_session(pocket.page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
