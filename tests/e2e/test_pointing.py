"""*Show* points out the places of a line in the pictures that are there: no page is fetched for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from mautoma import games
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read, write
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_transcript
from mautoma.web.content import first_news
from mautoma.web.scene import places_of, scene
from tests.e2e.conftest import ALL_READ
from tests.e2e.taps import OUT_OF_SIGHT
from tests.e2e.test_foodchain import open_game
from tests.samples import sample_of

SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
MARKS = """() => [...document.querySelectorAll(".drawing [data-marks]")]
    .map((group) => [group.closest(".frame").id, group.innerHTML])"""
MARKED = ".drawing [data-marks] > *"


@pytest.fixture(params=SIZES)
def page(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=server, locale="en")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module", params=games.GAMES)
def told(request: pytest.FixtureRequest) -> str:
    """A sample at about its middle, with a line of news whose places are not pointed out yet."""
    session = open_transcript(read(sample_of(request.param)))
    answers = list(session.transcript.answers)
    for number in range(len(answers) // 2, 0, -1):
        session.jump(number)
        if any(drawings(session, show=str(line)) != drawings(session) for line in lines_to_show(session)):
            return write(Transcript(session.transcript.header, answers[:number]))
    pytest.fail("nothing to show")


def lines_to_show(session: Session) -> list[int]:
    return [at for at in range(first_news(session), len(session.events)) if places_of(session.events[at])]


def drawings(session: Session, **query: str) -> list[str]:
    game = session.mode.game
    return [picture["svg"] for picture in scene(session, Voice("web", "en").of(game), query)["pictures"]]


def fetched(page: Page) -> list[str]:
    """Pages asked for from now on, in the ordinary way or by a script; it follows the revision by itself."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type in ("document", "fetch", "xhr") and not request.url.endswith("/revision"):
            found.append(request.url)

    page.on("request", note)
    return found


def drawn_by_the_server(page: Page, address: str) -> list[list[str]]:
    other = page.context.new_page()
    other.goto(address)
    marks: list[list[str]] = other.evaluate(MARKS)
    other.close()
    return marks


def test_the_places_of_each_line_are_shown_without_a_page_until_the_game_changes(
    page: Page, told: str
) -> None:
    open_game(page, told)
    links = page.locator("a[data-show]")
    asked, shown = fetched(page), [page.evaluate(MARKS)]
    for at in range(links.count()):
        links.nth(at).click()
        marks = page.evaluate(MARKS)
        assert marks == drawn_by_the_server(page, links.nth(at).get_attribute("href") or "")
        assert page.locator(MARKED).count()
        assert page.evaluate(OUT_OF_SIGHT, f"{MARKED}:not([data-pointed])") == []
        shown.append(marks)
    assert asked == []
    assert len({str(marks) for marks in shown}) > 1
    page.keyboard.press("u")
    expect(page.locator("button[data-key=r]")).to_have_count(1)
    page.evaluate(ALL_READ)
    assert page.evaluate(MARKS) == drawn_by_the_server(page, page.url)
    page.keyboard.press("r")
    expect(page.locator("button[data-key=r]")).to_have_count(0)
    page.evaluate(ALL_READ)
    assert page.evaluate(MARKS) == drawn_by_the_server(page, page.url)


def test_on_a_phone_the_picture_comes_into_sight_from_another_tab(
    browser: Browser, server: str, told: str
) -> None:
    width, height = SIZES["phone"]
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=server, locale="en")
    page = context.new_page()
    open_game(page, told)
    page.locator("label[for=tab-log]").click()
    expect(page.locator(MARKED).first).to_be_hidden()
    page.locator("a[data-show]").first.click()
    expect(page.locator(MARKED).first).to_be_visible()
    context.close()


def test_without_marks_of_its_own_a_game_shows_them_in_a_page(page: Page, told: str) -> None:
    open_game(page, told)
    page.evaluate("for (const marks of document.querySelectorAll('[data-marks-of]')) marks.remove()")
    link = page.locator("a[data-show]").first
    address = link.get_attribute("href") or ""
    link.click()
    page.wait_for_url(f"**{address}")
    page.evaluate(ALL_READ)
    assert page.evaluate(MARKS) == drawn_by_the_server(page, address)
