"""The company on the screen: everybody has a place, and only what is moved moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.names import CEO
from mautoma.games.foodchain.view.staff import staff_card
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.question import Counts
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import write
from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import ALL_READ, Complaints, take_in
from tests.e2e.test_foodchain import at_question

STAFF = 25
MANAGER, RECRUITER = "management_trainee", "recruiting_girl"
OTHERS = ("waitress", "pricing_manager", "trainer", "errand_boy", "kitchen_trainee", "marketing_trainee")


@pytest.fixture(scope="module")
def large() -> str:
    """A company of 25 and more: the planner's game, but everybody hires."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while (question := session.question) is not None:
        if (
            isinstance(question, Counts)
            and question.key == "structure"
            and sum(question.available.values()) >= STAFF
        ):
            return write(session.transcript)
        session.answer(_answer(session) or bot.answer(question, session.state))
    raise AssertionError("the game ended before the company was large")


def _answer(session: Session) -> dict[str, int] | None:
    """Whoever makes room works first; three recruiters and managers are hired for one of the others."""
    question, company = session.question, session.state.human
    if not isinstance(question, Counts) or question.key not in ("hire", "structure"):
        return None
    taken: Counter[str] = Counter()
    held = Counter(company.at_work) + Counter(company.beach)

    def rarest(name: str) -> float:
        return (held[name] + taken[name]) / (1 if name in OTHERS else 3)

    hires = question.key == "hire"
    kinds = (RECRUITER, MANAGER, *OTHERS) if hires else (MANAGER, RECRUITER, *OTHERS)
    while fitting := [name for name in kinds if _fits(question, taken + Counter([name]))]:
        taken[min(fitting, key=rarest) if hires else fitting[0]] += 1
    return dict(taken)


def _fits(question: Counts, taken: Counter[str]) -> bool:
    there = all(number <= question.available.get(name, 0) for name, number in taken.items())
    return there and all(limit.fault(taken) is None for limit in question.limits)


@pytest.fixture
def page(browser: Browser, server: str, complaints: Complaints) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, base_url=server, locale="en")
    page = context.new_page()
    complaints.listen(page)
    yield page
    context.close()


PLACES = """() => Object.fromEntries(
    [...document.querySelectorAll("#panel-own :is(.branch .place, .cards li)")].map((place) => {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        const card = place.querySelector("[data-value]:not(.away)");
        return [`${left} ${top} ${right} ${bottom}`, card && card.dataset.value];
    }))"""


UPPERMOST = """(shown) => {
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const covered = (y) => document.elementFromPoint((left + right) / 2, y) !== shown;
    return ![top + 3, (top + bottom) / 2, bottom - 3].some(covered);
}"""


def whole_panel_in_sight(page: Page) -> bool:
    panel = page.locator("#panel-own")
    scrolls = panel.evaluate("(panel) => panel.scrollHeight > panel.clientHeight")
    return not scrolls and page.evaluate(
        "() => document.querySelector('#panel-own').getBoundingClientRect().bottom <= innerHeight"
    )


def test_a_company_of_25_is_in_sight_and_a_tap_moves_one_card(page: Page, large: str) -> None:
    take_in(page, large)
    assert whole_panel_in_sight(page)
    everybody = page.locator("#answer .counts input").evaluate_all(
        "(fields) => fields.reduce((all, field) => all + Number(field.max), 0)"
    )
    assert everybody >= STAFF
    page.locator("[data-take=none]").click()
    for value in ("management_trainee", "waitress", "recruiting_girl", "kitchen_trainee"):
        before: dict[str, str | None] = page.evaluate(PLACES)
        page.locator(f"[data-pile=beach] [data-value={value}]").click()
        after: dict[str, str | None] = page.evaluate(PLACES)
        assert {*before} <= {*after}, "no place is elsewhere now"
        moved = [card for place, card in after.items() if card and before.get(place) != card]
        assert moved == [value], "one card came to one place"
    assert whole_panel_in_sight(page)


CUT = """(cards) => {
    const broken = (title) => {
        const letters = [...title].map((_, at) => {
            const letter = document.createRange();
            letter.setStart(shown.firstChild, at);
            letter.setEnd(shown.firstChild, at + 1);
            return letter.getBoundingClientRect().top;
        });
        const within = (at) => at && !title.slice(at - 1, at + 1).includes(" ");
        return letters.some((top, at) => within(at) && top > letters[at - 1] + 4);
    };
    const card = document.querySelector("#panel-own .pile-beach .face:not(.away)");
    const shown = card.querySelector(".face-title"), brief = card.querySelector(".face-brief");
    return cards.filter(([title, words]) => {
        [shown.textContent, brief.textContent] = [title, words];
        const whole = shown.scrollHeight <= shown.clientHeight + 1 && brief.scrollWidth <= brief.clientWidth;
        return !whole || broken(title);
    });
}"""
"""Which of these titles and words is not whole on a card of the beach."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_whole(browser: Browser, server: str, large: str, language: str) -> None:
    game, words = begin_game("foodchain", "solo", "house", 4, {}), Voice("web", language).of("foodchain")
    staff = [staff_card(game.state, name, 1, Wording(words.say)) for name in employees() if name != CEO]
    context = browser.new_context(viewport={"width": 1366, "height": 768}, base_url=server, locale=language)
    page = context.new_page()
    take_in(page, large)
    assert page.evaluate(CUT, [[card.title, card.brief] for card in staff]) == []
    context.close()


def test_a_card_without_a_place_stays_and_says_why(page: Page, large: str) -> None:
    take_in(page, large)
    page.locator("[data-take=none]").click()
    page.locator("[data-pile=beach] [data-value=waitress]").click()
    waitress = page.locator("[data-pile=work] [data-value=waitress]")
    manager = page.locator("[data-pile=beach] [data-value=management_trainee]")
    while page.locator(".branch:first-child ~ .branch > .place:first-child .free").count():
        manager.click()
    manager.click()
    expect(page.locator(".no-place")).to_contain_text("Managers report only to the CEO")
    assert page.locator(".no-place span").evaluate(UPPERMOST), "nothing covers what it says"
    manager.drag_to(waitress)
    expect(page.locator(".branch .place:not(:first-child) [data-value=waitress]")).to_have_count(1)
    expect(page.locator(".no-place")).to_be_hidden()


def test_everybody_sits_where_they_were_sent(page: Page) -> None:
    take_in(page, at_question("structure", 5))
    last = page.locator(".branch").last.locator(".place").first
    first = page.locator(".branch").first.locator(".place").first
    page.locator("[data-take=offered]").click()
    first.locator("[data-value]").drag_to(last)
    seated: Any = page.evaluate(PLACES)
    page.locator("#answer .go").click()
    expect(page.locator("#main")).not_to_have_attribute("data-asked", "structure")
    assert page.evaluate(PLACES) == seated


def test_the_question_is_pulled_down_and_two_fingers_enlarge_the_board(
    browser: Browser, server: str, complaints: Complaints
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, base_url=server, locale="en", has_touch=True, is_mobile=True
    )
    page = context.new_page()
    complaints.listen(page)
    take_in(page, at_question("campaign-square", 1))
    board, sheet = page.locator("#panel-board"), page.locator("#sheet")
    low, wide = height(page, "#panel-board"), width(page, "#frame-board")
    page.evaluate(ALL_READ)  # fingers feel nothing on a page that was never painted
    fingers = context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (170, 250), (220, 250))
    touch("touchMove", (120, 250), (270, 250))
    touch("touchEnd")
    page.wait_for_function("(was) => document.querySelector('#frame-board').clientWidth > was * 2", arg=wide)
    page.locator(".handle").tap()
    expect(sheet.locator("#question-title")).to_be_in_viewport(ratio=1)
    page.wait_for_function("(was) => document.querySelector('#panel-board').clientHeight > was", arg=low)
    expect(board).to_be_visible()
    page.locator(".handle").tap()
    page.wait_for_function("(was) => document.querySelector('#panel-board').clientHeight === was", arg=low)
    context.close()


def height(page: Page, selector: str) -> int:
    found: int = page.locator(selector).evaluate("(shape) => shape.clientHeight")
    return found


def width(page: Page, selector: str) -> int:
    found: int = page.locator(selector).evaluate("(shape) => shape.clientWidth")
    return found
