"""After an answer the document is what it would be if it were loaded anew, though little of it was read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from mautoma.kernel.transcript import read
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import ALL_READ, SIZES, Complaints, shown, take_in
from tests.e2e.taps import Tapper, a_phone, begin
from tests.e2e.test_foodchain import at_question
from tests.samples import sample_of

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
    with shown(browser, server, SIZES[request.param]) as page:
        complaints.listen(page)
        yield page


@pytest.mark.parametrize("steps", [2, pytest.param(5, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("game", [ON_SCREEN, *games.GAMES])
def test_a_page_that_was_swapped_in_is_the_page_loaded_anew(page: Page, game: str, steps: int) -> None:
    take_in(page, at_question("keep", 1) if game == ON_SCREEN else sample_of(game))
    anew = page.context.new_page()
    for way in ("u", "r"):
        for _ in range(steps):
            press(page, way)
            page.evaluate(ALL_READ)
            anew.goto(page.url)
            assert page.evaluate(SHOWN) == anew.evaluate(SHOWN)
            page.bring_to_front()  # one in the background is hardly painted


def test_a_drawing_that_did_not_change_stays_where_it_is(page: Page) -> None:
    take_in(page, at_question("structure", 3))
    press(page, "u")  # what the first page was made of is known from the second on
    press(page, "r")
    page.evaluate("() => { document.querySelector('#frame-board svg').id = 'the-same'; }")
    page.locator("#answer .go").click()
    expect(page.locator("#main")).not_to_have_attribute("data-asked", "structure")
    assert page.locator("#the-same").count() == 1


def test_a_panel_out_of_sight_is_there_when_its_tab_is_opened(page: Page) -> None:
    take_in(page, sample_of("revive"))
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


SLOW_FRAMES = """
let seed = 2;
const chance = () => (seed = seed * 16807 % 2147483647) / 2147483647;
window.requestAnimationFrame = (draw) => setTimeout(draw, chance() < 0.5 ? 0 : 400);
"""
BLANK = """() => [...document.querySelectorAll("[data-leaf^=drawing]")]
    .filter((each) => !each.childNodes.length && each.closest("figure").getClientRects().length)
    .map((each) => each.dataset.leaf)"""


@pytest.mark.slow
def test_an_answer_before_all_was_filled_leaves_no_drawing_blank(browser: Browser, server: str) -> None:
    """On a slow device, or by a quick thumb: what is out of sight is read a moment after the page."""
    recorded = read(sample_of("mombasa"))
    beside = begin_game("mombasa", "table", "house", recorded.header.seed, recorded.header.options)
    with a_phone(browser, server) as page:
        page.add_init_script(SLOW_FRAMES)
        begin(page, beside)
        tapper = Tapper(page, beside, sizes=())
        for answer in recorded.answers[:25]:
            tapper.wait()
            assert page.evaluate(BLANK) == [], beside.number
            tapper.give(answer)
