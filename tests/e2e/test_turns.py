"""Its turn and yours beside a real table: ticks, the voice, and an answer that is mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.kernel.transcript import Transcript, read, write
from tests.e2e.changes import change
from tests.e2e.conftest import take_in
from tests.e2e.taps import a_phone
from tests.golden.games import golden_games
from tests.samples import sample_of

STARTING, OWN = 2, 5
"""After so many answers of Mombasa's sample its starting tile moves a marker; it's the human's turn."""
ADVANCES = 40
"""After so many answers its card says “on a company track”."""
DOUBTED, GLANCE, WITHOUT_MAP, LONG = 105, 92, 3, 62
"""After so many answers of a golden game of Food Chain Magnate."""
DUE = 16
"""After so many answers of Mombasa's sample two orders are to be confirmed."""
VOICE = """() => {
    window.said = [];
    const spoken = { speaking: false };
    Object.defineProperty(window, "speechSynthesis", { value: {
        get speaking() { return spoken.speaking; },
        getVoices: () => [{}],
        speak: (each) => { window.said.push([each.lang, each.text]); spoken.speaking = true; },
        cancel: () => { spoken.speaking = false; },
        addEventListener: () => {},
    } });
}"""


BROKEN = """(all) => all.filter((each) => {
    const { width } = each.getBoundingClientRect();
    each.style.width = "min-content";
    each.style.overflowWrap = "normal";
    return each.getBoundingClientRect().width > width + 1;
}).map((each) => each.textContent)"""
"""Of which some word is wider than there is room."""


@pytest.fixture
def phone(browser: Browser, server: str) -> Iterator[Page]:
    with a_phone(browser, server) as page:
        page.add_init_script(f"({VOICE})()")
        yield page


def open_at(page: Page, number: int) -> None:
    sample = read(sample_of("mombasa"))
    take_in(page, write(Transcript(sample.header, sample.answers[:number])))
    page.locator("#main.turn").wait_for()


def open_golden(page: Page, game: str, name: str, number: int) -> None:
    [golden] = [each for each in golden_games() if (each.game, each.name) == (game, name)]
    whole = read(golden.transcript.read_text(encoding="utf-8"))
    take_in(page, write(Transcript(whole.header, whole.answers[:number])))
    page.locator("#main.turn").wait_for()


def test_ticks_are_remembered_and_the_last_one_lights_the_button(phone: Page) -> None:
    open_at(phone, DUE)
    colour = "(button) => getComputedStyle(button).backgroundColor"
    plain = phone.locator("#confirm").evaluate(colour)
    phone.locator(".order label").first.tap()
    assert phone.locator("#confirm").evaluate(colour) == plain
    phone.reload()
    expect(phone.locator(".order input").first).to_be_checked()
    expect(phone.locator(".order input").last).not_to_be_checked()
    phone.locator(".order label").last.tap()
    assert phone.locator("#confirm").evaluate(colour) != plain
    with change(phone):
        phone.locator("#confirm").tap()
    expect(phone.locator("#main")).to_have_attribute("data-turn", "own")
    assert phone.evaluate("localStorage.length") == 0


def test_a_new_turn_is_shown_from_its_card_on(phone: Page) -> None:
    open_at(phone, OWN)
    with change(phone):
        phone.locator(".ends button[value=done]").tap()
    expect(phone.locator("#main")).to_have_attribute("data-turn", "opponent")
    expect(phone.locator(".its-card")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".order")).to_be_in_viewport(ratio=1)
    assert phone.evaluate("scrollY") == 0


def test_more_orders_of_a_turn_are_shown_from_the_first_new_one_on(phone: Page) -> None:
    open_at(phone, STARTING)
    with change(phone):
        phone.locator("#answer button[value='coins 1']").tap()
    expect(phone.locator(".order:not(.new)")).to_have_count(1)
    new = phone.locator(".order.new").first.evaluate("(order) => order.getBoundingClientRect().top")
    assert new >= phone.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom")


def test_the_orders_are_read_aloud_in_the_language_of_the_page(phone: Page) -> None:
    open_at(phone, DUE)
    listen, orders = phone.locator("#listen"), phone.locator(".order .text").all_inner_texts()
    expect(listen).to_have_text("Listen")
    listen.tap()
    assert phone.evaluate("said") == [["en", text] for text in orders]
    expect(listen).to_have_text("Stop")
    listen.tap()
    expect(listen).to_have_text("Listen")


def test_a_set_up_is_read_aloud_too(phone: Page) -> None:
    open_at(phone, 0)
    phone.locator("#listen").tap()
    assert len(phone.evaluate("said")) == phone.locator(".order").count() > 1


def test_a_question_without_new_orders_is_in_sight_under_the_old_ones(phone: Page) -> None:
    """Who paid more than they have is asked about it; the orders of the dinner stand above."""
    open_golden(phone, "foodchain", "table-won", DOUBTED)
    expect(phone.locator("#main")).to_have_attribute("data-asked", "salaries")
    phone.locator("#number").fill("767")
    with change(phone):
        phone.locator("#answer .go").tap()
    expect(phone.locator("#main")).to_have_attribute("data-asked", "insist")
    expect(phone.locator(".order.new")).to_have_count(0)
    expect(phone.locator("#question-title")).to_be_in_viewport(ratio=1)
    expect(phone.locator("#answer button").first).to_be_in_viewport(ratio=1)


def test_nothing_is_shown_on_a_map_that_is_not_there(phone: Page) -> None:
    open_golden(phone, "foodchain", "table-no-map", WITHOUT_MAP)
    expect(phone.locator(".order").first).to_be_visible()
    expect(phone.locator("[data-show]").first).to_be_hidden()
    open_golden(phone, "foodchain", "table-won", 4)
    expect(phone.locator("[data-show]").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "name", "number"), [("foodchain", "table-won", GLANCE), ("revive", "table-abyss", 6)]
)
def test_no_word_is_broken_at_a_glance(phone: Page, game: str, name: str, number: int) -> None:
    open_golden(phone, game, name, number)
    expect(phone.locator(".glance")).to_be_visible()
    for percent in ("100%", "125%"):
        phone.evaluate("(size) => { document.documentElement.style.fontSize = size; }", percent)
        assert phone.locator(".glance dd").evaluate_all(BROKEN) == []


PULLED = """() => [...document.querySelectorAll(".pan")]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.firstElementChild.id)"""
"""Pictures that are wider than their place."""


@pytest.mark.parametrize(
    ("game", "name", "number"), [("foodchain", "table-won", 1), ("revive", "table-abyss", 6)]
)
def test_a_map_to_tap_is_no_wider_than_a_phone(phone: Page, game: str, name: str, number: int) -> None:
    open_golden(phone, game, name, number)
    expect(phone.locator(".spot").first).to_be_visible()
    assert phone.evaluate(PULLED) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_laptop_what_confirms_a_long_list_is_in_sight(phone: Page) -> None:
    phone.set_viewport_size({"width": 1366, "height": 768})
    open_golden(phone, "foodchain", "table-won", LONG)
    last, done = phone.locator(".order").last, phone.locator("#confirm")
    expect(last).not_to_be_in_viewport()
    expect(done).to_be_in_viewport(ratio=1)
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    below, above = done.bounding_box(), last.bounding_box()
    assert below is not None and above is not None and below["y"] >= above["y"] + above["height"]


OUTSIDE = """(card) => {
    const { right } = card.getBoundingClientRect();
    return [...card.querySelectorAll("text")].filter((each) => each.getBoundingClientRect().right > right - 2)
        .map((each) => each.textContent);
}"""


def test_no_word_leaves_the_card_in_play(phone: Page) -> None:
    """It's drawn for words of the usual weight, and stands in a label."""
    open_at(phone, ADVANCES)
    assert phone.locator(".picture-of-card svg").evaluate(OUTSIDE) == []


def test_a_wrong_answer_two_steps_old_is_mended_in_three_taps(phone: Page) -> None:
    open_at(phone, DUE + 1)
    phone.locator(".tabs label[for=tab-log]").tap()
    with change(phone):
        phone.locator("[form=change][value='14']").tap()
    expect(phone.locator("#main")).to_have_attribute("data-asked", "track-gives")
    expect(phone.locator(".changing")).to_be_visible()
    phone.evaluate("document.body.click()")  # a thumb takes its time: this is no double tap
    with change(phone):
        phone.locator("#answer button[value='coins 2']").tap()
    expect(phone.locator("#main")).to_have_attribute("data-asked", "space-free")
    expect(phone.locator(".changing")).to_have_count(0)
    expect(phone.locator(".taken-back")).to_contain_text("On your table, now")
    phone.locator(".tabs label[for=tab-log]").tap()
    expect(phone.locator("#given-14")).to_contain_text("2 pounds")


def test_without_scripts_it_is_a_form(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, locale="en")
    page = context.new_page()
    sample = read(sample_of("mombasa"))
    take_in(page, write(Transcript(sample.header, sample.answers[:DUE])))
    page.locator(".order label").first.click()
    expect(page.locator("#listen")).to_be_hidden()
    page.locator("#confirm").click()
    expect(page.locator("#main")).to_have_attribute("data-turn", "own")
    context.close()


def test_what_is_in_sight_from_the_top_stays_there(phone: Page) -> None:
    """On a laptop the orders and the question fit beside the pictures."""
    phone.set_viewport_size({"width": 1366, "height": 1100})
    open_at(phone, STARTING)
    with change(phone):
        phone.locator("#answer button[value='coins 1']").tap()
    expect(phone.locator(".order:not(.new)")).to_have_count(1)
    assert phone.evaluate("scrollY") == 0
