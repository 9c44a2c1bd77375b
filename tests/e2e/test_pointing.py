"""*Show* points out the places of a line in the pictures that are there: no page is fetched for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from mautoma import games
from mautoma.kernel.parts import first_news
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read, write
from mautoma.kernel.turns import open_orders
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import at, open_transcript
from mautoma.web.page.log import lines, places_of
from mautoma.web.page.screen import screen_of
from mautoma.web.page.turn import turn_of
from tests.e2e.conftest import ALL_READ, SIZES, shown, take_in
from tests.samples import sample_of

MARKS = """(root) => [...(root ?? document).querySelectorAll(".drawing [data-marks]")]
    .map((group) => [group.closest(".frame").id, group.innerHTML])"""
MARKS_IN = f"(page) => ({MARKS})(new DOMParser().parseFromString(page, 'text/html'))"
OUT_OF_SIGHT = """(main) => {
    const clips = (shape) => {
        const all = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
        for (let at = shape.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            const visible = style.overflowX === "visible" && style.overflowY === "visible";
            if (!visible) all.push(at.getBoundingClientRect());
        }
        return all;
    };
    const seen = (shape) => {
        const box = shape.getBoundingClientRect();
        const fits = (clip) => clip.left - 1 <= box.left && box.right <= clip.right + 1
            && clip.top - 1 <= box.top && box.bottom <= clip.bottom + 1;
        return box.width > 0 && box.height > 0 && clips(shape).every(fits);
    };
    const named = [...document.querySelectorAll(main)].filter((shape) => !seen(shape));
    return named.map((shape) => shape.dataset.pointed ?? shape.textContent.trim());
}"""
MARKED = ".drawing [data-marks] > *"


@pytest.fixture(params=SIZES)
def page(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    with shown(browser, server, SIZES[request.param]) as page:
        yield page


@pytest.fixture(scope="module", params=games.GAMES)
def told(request: pytest.FixtureRequest) -> str:
    """A sample at about its middle, with a line of news whose places are not pointed out yet."""
    session = open_transcript(read(sample_of(request.param)))
    answers = list(session.transcript.answers)
    for number in range(len(answers) // 2, 0, -1):
        then = at(session, number)
        if any(drawings(then, show=str(line)) != drawings(then) for line in lines_to_show(then)):
            return write(Transcript(session.transcript.header, answers[:number]))
    pytest.fail("nothing to show")


def lines_to_show(session: Session) -> list[int]:
    """The open orders, and what else happened since the human's last turn."""
    turn = range(session.turn.own_since or 0, len(session.events))
    told = open_orders(session) + [line for line in turn if not session.events[line].order]
    return [line for line in told if places_of(session.events[line])]


def open_told(page: Page, told: str) -> None:
    """With what happened besides the orders unfolded."""
    take_in(page, told)
    page.locator(".told").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")


def drawings(session: Session, **query: str) -> list[str]:
    game = session.mode.game
    voice = Voice("web", "en").of(game)
    news = lines(session, voice, first_news(session))
    screen, _ = screen_of(session, voice, query, turn_of(session, voice, news))
    return [str(picture.svg) for picture in screen.pictures]


def fetched(page: Page) -> list[str]:
    """Pages asked for from now on, in the ordinary way or by a script; it follows the revision by itself."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.resource_type in ("document", "fetch", "xhr") and not request.url.endswith("/revision"):
            found.append(request.url)

    page.on("request", note)
    return found


def drawn_by_the_server(page: Page, address: str) -> list[list[str]]:
    """What the marks of this address would be in a page of its own."""
    marks: list[list[str]] = page.evaluate(MARKS_IN, page.request.get(address).text())
    return marks


def test_the_places_of_each_line_are_shown_without_a_page_until_the_game_changes(
    page: Page, told: str
) -> None:
    open_told(page, told)
    links = page.locator("a[data-show]")
    asked, shown = fetched(page), [page.evaluate(MARKS)]
    for number in range(links.count()):
        links.nth(number).click()
        marks = page.evaluate(MARKS)
        assert marks == drawn_by_the_server(page, links.nth(number).get_attribute("href") or "")
        assert page.locator(MARKED).count()
        assert page.evaluate(OUT_OF_SIGHT, MARKED) == []
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
    with shown(browser, server, SIZES["phone"]) as page:
        open_told(page, told)
        page.locator("label[for=tab-log]").click()
        expect(page.locator(MARKED).first).to_be_hidden()
        page.locator("a[data-show]").first.click()
        expect(page.locator(MARKED).first).to_be_visible()


def test_without_marks_of_its_own_a_game_shows_them_in_a_page(page: Page, told: str) -> None:
    open_told(page, told)
    page.evaluate("for (const marks of document.querySelectorAll('[data-marks-of]')) marks.remove()")
    link = page.locator("a[data-show]").first
    address = link.get_attribute("href") or ""
    link.click()
    page.wait_for_url(f"**{address}")
    page.evaluate(ALL_READ)
    assert page.evaluate(MARKS) == drawn_by_the_server(page, address)
