"""After an answer the document is what it would be if it were loaded anew, though little of it was read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from tests.e2e.conftest import ALL_READ, Complaints
from tests.e2e.test_foodchain import at_question, open_game
from tests.samples import sample_of

SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
STEPS = 5
ON_SCREEN = "on screen"
SHOWN = """() => {
  const copy = document.querySelector("#main").cloneNode(true);
  for (const each of copy.querySelectorAll("*")) each.removeAttribute("style");
  for (const each of copy.querySelectorAll(".taken-back")) each.remove();
  const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const comments = [];
  while (nodes.nextNode()) comments.push(nodes.currentNode);
  for (const comment of comments) comment.remove();
  const templates = [...document.querySelectorAll("#main template")].map((each) => each.innerHTML);
  const shown = [copy.outerHTML, ...templates].join("");
  return shown.replace(/<!--.*?-->| data-stays=""/g, "").replace(/\\s+/g, " ");
}"""


@pytest.fixture(params=SIZES)
def page(
    browser: Browser, server: str, complaints: Complaints, request: pytest.FixtureRequest
) -> Iterator[Page]:
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=server, locale="en")
    page = context.new_page()
    complaints.listen(page)
    yield page
    context.close()


@pytest.mark.parametrize("game", [ON_SCREEN, *games.GAMES])
def test_a_page_that_was_swapped_in_is_the_page_loaded_anew(page: Page, game: str) -> None:
    open_game(page, at_question("keep", 1) if game == ON_SCREEN else sample_of(game))
    anew = page.context.new_page()
    for way in ("u", "r"):
        for _ in range(STEPS):
            press(page, way)
            page.evaluate(ALL_READ)
            anew.goto(page.url)
            assert page.evaluate(SHOWN) == anew.evaluate(SHOWN)
            page.bring_to_front()  # one in the background is hardly painted


def test_a_drawing_that_did_not_change_stays_where_it_is(page: Page) -> None:
    open_game(page, at_question("structure", 3))
    press(page, "u")  # what the first page was made of is known from the second on
    press(page, "r")
    page.evaluate("() => { document.querySelector('#frame-board svg').id = 'the-same'; }")
    page.locator("#answer .go").click()
    expect(page.locator("#main")).not_to_have_attribute("data-asked", "structure")
    assert page.locator("#the-same").count() == 1


def test_a_panel_out_of_sight_is_there_when_its_tab_is_opened(page: Page) -> None:
    open_game(page, sample_of("revive"))
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 10_000"))
    before = page.locator("#panel-more").inner_html()
    press(page, "u")
    assert page.locator("#panel-more").inner_html() == before, "it was read before it was needed"
    page.locator(".tabs label[for=tab-more]").click()
    shown = page.evaluate(SHOWN)
    anew = page.context.new_page()
    anew.goto(page.url)
    assert shown == anew.evaluate(SHOWN)


def press(page: Page, key: str) -> None:
    before = page.locator("#main").get_attribute("data-revision")
    page.keyboard.press(key)
    page.wait_for_function("(was) => document.querySelector('#main').dataset.revision !== was", arg=before)
