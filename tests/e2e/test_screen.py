"""One screen: what a player looks at is in sight at each kind of question, through a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from mautoma.kernel.transcript import Transcript, write
from mautoma.messages import LANGUAGES
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import SIZES, shown, take_in

LOOKED_AT = ("first-restaurant", "structure", "hire", "produce", "campaign-run", "payday")
IN_SIGHT = {"laptop": ("status", "city", "own", "question"), "phone": ("status", "question")}


@pytest.fixture(scope="module")
def kinds() -> dict[str, str]:
    """A planner's game at the last question of each kind, when the company is largest."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    found: dict[str, str] = {}
    while session.question is not None:
        answers = list(session.transcript.answers)
        found[session.question.key] = write(Transcript(session.transcript.header, answers))
        session.answer(bot.answer(session.question, session.state))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_what_a_player_looks_at_is_in_sight_at_every_question(
    browser: Browser, server: str, kinds: dict[str, str], size: str
) -> None:
    width, height = SIZES[size]
    stay = []
    with shown(browser, server, (width, height)) as page:
        for key, transcript in kinds.items():
            take_in(page, transcript)
            expect(page.locator("#main")).to_have_attribute("data-asked", key)
            assert page.evaluate("document.documentElement.scrollHeight") <= height, key
            assert page.evaluate("document.documentElement.scrollWidth") <= width, key
            for part in IN_SIGHT[size]:
                assert_in_sight(page, f"[data-part={part}]", key)
            assert_in_sight(
                page, "#frame-board" if size == "laptop" else ".panel:visible .frame, .tableau", key
            )
            assert_in_sight(page, MAIN_BUTTON, key)
            assert_bar_in_full(page, size, key)
            stay.append(page.evaluate(WHERE))
            assert page.locator(CUT_BADGES).evaluate_all(OUT_OF_SIGHT) == [], key
            if size == "phone":
                page.locator("label[for=tab-opponent]").click()
            assert page.locator(".strip-milestones .medal:visible").count() == 18, key
            assert page.locator(".strip-freezers .medal:visible").count() == 5, key
    assert len({tabs for tabs, _, _ in stay}) == 1, "the tab bar jumps"
    assert len({title for _, title, _ in stay}) == 1, "the question jumps"
    assert len({button for _, _, button in stay if button is not None}) == 1, "what ends a question jumps"


WHERE = """() => [".tabs", "#question-title", "#answer > p > .go"]
    .map((name) => document.querySelector(name)?.getBoundingClientRect().top ?? null)"""
CUT_BADGES = ".medal:visible"
OUT_OF_SIGHT = """(shapes) => shapes.filter((shape) => {
    const box = shape.getBoundingClientRect(), strips = shape.closest(".strips").getBoundingClientRect();
    return box.left < 0 || box.right > strips.right || box.bottom > innerHeight;
}).map((shape) => shape.textContent)"""
MAIN_BUTTON = "#answer :is(.go, .option, .tap, summary):visible"


def assert_in_sight(page: Page, selector: str, key: str) -> None:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None and size is not None, (key, selector)
    assert box["y"] >= 0 and box["y"] + min(box["height"], 40) <= size["height"], (key, selector, box)
    if selector in ("#frame-board", MAIN_BUTTON):
        assert box["y"] + box["height"] <= size["height"], (key, selector, box)
        assert box["x"] + box["width"] <= size["width"], (key, selector, box)


def test_on_touch_the_first_tap_shows_and_the_second_takes(
    browser: Browser, server: str, kinds: dict[str, str]
) -> None:
    with shown(browser, server, SIZES["phone"], has_touch=True, is_mobile=True) as page:
        take_in(page, kinds["campaign-square"])
        page.locator("button.spot").first.tap(force=True)
        expect(page.locator(".says")).to_contain_text("reaches")
        expect(page.locator("#main")).to_have_attribute("data-asked", "campaign-square")
        page.locator(".says .take").tap()
        expect(page.locator("#main")).not_to_have_attribute("data-asked", "campaign-square")


def test_the_bar_names_the_phase_in_full_in_italian(
    browser: Browser, server: str, kinds: dict[str, str]
) -> None:
    with shown(browser, server, SIZES["laptop"], locale="it") as page:
        for key in LOOKED_AT:
            take_in(page, kinds[key])
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                assert_bar_in_full(page, size, key)


def assert_bar_in_full(page: Page, size: str, key: str) -> None:
    assert page.locator(CUT_PHASES).count(), key
    assert page.locator(CUT_PHASES).evaluate_all(CUT) == [], key
    bar = page.locator(".bar").bounding_box()
    assert bar is not None and bar["height"] < {"laptop": 44, "phone": 66}[size], key


CUT_PHASES = ".phases li:visible"
CUT = """(shapes) => shapes.filter((shape) => shape.scrollWidth > shape.clientWidth)
    .map((shape) => shape.textContent)"""


def test_the_bar_is_no_wider_than_a_small_laptop(
    browser: Browser, server: str, kinds: dict[str, str]
) -> None:
    with shown(browser, server, (1024, 700), locale="it") as page:
        take_in(page, kinds["payday"])
        bar = page.locator(".bar").bounding_box()
        assert bar is not None and bar["width"] <= 1024
        assert page.locator(CUT_PHASES).evaluate_all(CUT) == []


@pytest.mark.parametrize("game", ["mombasa", "revive"])
def test_a_bar_without_figures_is_no_wider_than_a_phone(browser: Browser, server: str, game: str) -> None:
    with shown(browser, server, SIZES["phone"], locale="it") as page:
        take_in(page, write(begin_game(game, "stand-in", "house", 3, {}).transcript))
        assert page.locator(".bar").evaluate_all(CUT) == []
        languages = page.locator(".languages").bounding_box()
        assert languages is not None and languages["x"] > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_runs_over_anything_else(
    browser: Browser, server: str, kinds: dict[str, str], language: str
) -> None:
    with shown(browser, server, SIZES["laptop"], locale=language) as page:
        take_in(page, kinds["hire"])
        assert page.locator(".face-title").evaluate_all(COVERED_TITLES) == []
        assert page.locator(".pile-stock .face").evaluate_all(CUT) == []
        assert page.locator("#panel-forecast [role=region]").evaluate_all(CUT) == []
        assert page.locator(".stepper .of").evaluate_all(BROKEN_LINES) == []


COVERED_TITLES = """(titles) => titles.filter((title) => {
    const count = title.parentElement.querySelector(":scope > .face-count");
    if (!count || title.closest(".pile-stock")) return false;
    const words = document.createRange();
    words.selectNodeContents(title);
    const badge = count.getBoundingClientRect();
    return [...words.getClientRects()].some((line) => badge.width && line.left < badge.right
        && badge.left < line.right && line.top < badge.bottom && badge.top < line.bottom);
}).map((title) => title.textContent)"""
BROKEN_LINES = """(shapes) => shapes.filter((shape) => {
    const words = document.createRange();
    words.selectNodeContents(shape);
    return words.getClientRects().length > 1;
}).map((shape) => shape.textContent)"""


def test_what_scrolls_is_hidden_by_what_stays(browser: Browser, server: str, kinds: dict[str, str]) -> None:
    with shown(browser, server, SIZES["laptop"]) as page:
        take_in(page, kinds["hire"])
        page.locator("label[for=tab-log]").click()
        heading = page.locator("#log-title").evaluate("(title) => getComputedStyle(title).backgroundColor")
        assert heading == page.locator("#side").evaluate("(side) => getComputedStyle(side).backgroundColor")
        assert page.locator("#sheet").evaluate(BELOW_IT) == "Done"


BELOW_IT = """(sheet) => {
    const box = sheet.getBoundingClientRect();
    const found = document.elementFromPoint(box.left + 20, box.bottom + 12);
    return found.closest("p")?.textContent.trim();
}"""


def test_what_the_company_adds_up_to_stays_in_sight_while_it_is_arranged(
    browser: Browser, server: str, kinds: dict[str, str]
) -> None:
    with shown(browser, server, SIZES["phone"]) as page:
        take_in(page, kinds["structure"])
        panel = page.locator("#panel-own").bounding_box()
        totals = page.locator("#panel-own .totals").bounding_box()
        assert panel is not None and totals is not None
        assert panel["y"] < totals["y"] and totals["y"] + totals["height"] <= panel["y"] + panel["height"]
