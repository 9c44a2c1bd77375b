"""The last evening is told scene by scene; then comes the ending, whole."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from mautoma.kernel.transcript import Transcript, read, write
from mautoma.messages import LANGUAGES
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import take_in
from tests.e2e.taps import a_phone

CUT = "(shapes) => shapes.filter((shape) => shape.scrollWidth > shape.clientWidth).length"

DRAWN = """() => document.querySelector("#frame-board svg").outerHTML.replaceAll(/<!--.*?-->/g, "")"""
DRAWN_WHOLE = """async () => {
  const page = await (await fetch(location.pathname + "?scene=0")).text();
  const body = page.slice(page.indexOf("</head>"));
  const board = new DOMParser().parseFromString(body, "text/html").querySelector("#frame-board svg");
  return board.outerHTML.replaceAll(/<!--.*?-->/g, "");
}"""
"""The board of the first scene, as a page of its own shows it."""


@cache
def whole_game() -> str:
    """A planner's."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return write(session.transcript)


def last_day() -> str:
    """The same game before the last answer."""
    whole = read(whole_game())
    return write(Transcript(whole.header, list(whole.answers[:-1])))


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_last_evening_is_shown_before_the_result(request: pytest.FixtureRequest, size: str) -> None:
    page: Page = request.getfixturevalue(size)
    take_in(page, last_day())
    page.locator("#answer .option, #answer .go").first.click()
    expect(page.locator("#story .next")).to_be_visible()
    expect(page.locator("#end-title")).to_be_hidden()
    assert page.evaluate(DRAWN) == page.evaluate(DRAWN_WHOLE)
    while page.locator("#story .next:visible").count():
        page.locator("#story .next").click()
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_role("link", name="Look back at the game")).to_be_in_viewport()
    assert page.locator(".end table").evaluate_all(CUT) == 0
    if size == "laptop":
        expect(page.locator(".end tbody tr").last).to_be_in_viewport(ratio=1)


WIDER = """() => [...document.querySelectorAll(".scroll:has(> table)")]
    .filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute("aria-label"))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_review_is_as_wide_as_a_phone(browser: Browser, server: str, language: str) -> None:
    with a_phone(browser, server, language) as page:
        take_in(page, whole_game())
        page.goto(f"{page.url.partition('?')[0]}/review")
        assert page.locator(".figures").count() == 3
        assert page.evaluate(WIDER) == []
