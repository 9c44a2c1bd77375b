"""A whole game of Food Chain Magnate on the screen, by clicking."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mautoma import games
from mautoma.kernel.transcript import write
from mautoma.shelf.sessions import begin_game
from tests.e2e.accessibility import serious_faults
from tests.e2e.changes import change, wait_for_game
from tests.e2e.conftest import Complaints, take_in

MOST = 400
"""Answers after which a game would be thought endless."""


class Clicker:
    """Clicks something that answers the question, chosen by a seed."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def pick(self, all_of: Locator) -> Locator:
        return all_of.nth(self.chance.randrange(all_of.count()))

    def answer(self) -> None:
        with change(self.page):
            self._answer(self.page)

    def _answer(self, page: Page) -> None:
        steps = page.locator("#story .all:visible")
        if steps.count():
            steps.click()
        spots, buttons = (
            page.locator("button.spot:visible"),
            page.locator("#answer button[name^=answer]:visible"),
        )
        fields, boxes = (
            page.locator("#answer .fields:not(.counts) input[type=number]"),
            page.locator("#answer input[type=checkbox]"),
        )
        if spots.count():
            self.pick(spots).click(force=True)
        elif buttons.count():
            self.pick(buttons).click()
        elif page.locator("#answer .counts").count():
            self._count(page)
        else:
            for field in fields.all():
                field.fill(str(field.get_attribute("min")))
            for box in boxes.all()[: self.chance.randrange(2)]:
                box.check()
            page.locator("#answer .go").click()

    def _count(self, page: Page) -> None:
        """More and more of anything, as far as the page lets one."""
        for _ in range(self.chance.randrange(6)):
            counts = "#answer .counts:not(.folded-away)"
            card = "[data-touched] [data-step='1']:enabled:visible"
            more = page.locator(
                f"{counts} [data-by='1']:enabled:visible, {counts} :is(label, .tap):visible, {card}"
            )
            if more.count():
                self.pick(more).click()
        if not page.locator("#answer .go").is_enabled():
            page.locator("[data-take=none]").click()
        page.locator("#answer .go").click()

    def over(self) -> bool:
        return bool(self.page.locator("#end-title").count())


@pytest.mark.slow
@pytest.mark.parametrize("most", [20, pytest.param(MOST, marks=pytest.mark.fuzz)])
def test_a_solo_game_by_clicking_with_undo_and_redo_on_the_way(laptop: Page, most: int) -> None:
    laptop.goto("/")
    laptop.locator("a[href='/new/foodchain/solo']").click()
    laptop.locator("#seed").fill("7")
    laptop.locator(".setup .go").click()
    wait_for_game(laptop)
    refused: list[str] = []
    laptop.on("response", lambda found: refused.append(found.url) if found.status == 422 else None)
    clicker = Clicker(laptop, 7)
    for number in range(most):
        if clicker.over():
            break
        clicker.answer()
        if number == 15:
            undo_and_redo(laptop)
    if most == MOST:
        laptop.locator("#story .all").click()
        expect(laptop.locator("#end-title")).to_be_visible()
        expect(laptop.locator(".chart")).to_be_visible()
    assert refused == []
    assert serious_faults(laptop) == []


def test_the_company_is_arranged_by_tapping_cards(phone: Page) -> None:
    take_in(phone, at_question("structure", 3))
    work = phone.locator("[data-pile=work] [data-step]")
    beach = phone.locator("[data-pile=beach] [data-step]:enabled")
    free = phone.locator("[data-total=slots] dd")
    phone.locator("[data-take=none]").click()
    expect(work).to_have_count(0)
    slots = int(free.inner_text())
    beach.last.click()
    expect(work).to_have_count(1)
    assert int(free.inner_text()) != slots
    work.click()
    expect(work).to_have_count(0)
    phone.locator("[data-take=offered]").click()
    expect(work.first).to_be_visible()
    phone.locator("#answer .go").click()
    expect(phone.locator("#main")).not_to_have_attribute("data-asked", "structure")


def test_a_card_that_is_dragged_to_the_other_pile_moves_once_though_the_evening_was_told(
    laptop: Page,
) -> None:
    take_in(laptop, at_question("end-day", 3))
    laptop.locator("#answer [value=end]").click()
    laptop.locator("#story .next").wait_for()
    while laptop.locator("#story .next:visible").count():
        laptop.locator("#story .next").click()
    laptop.locator("[data-take=none]").click()
    count = laptop.locator("#answer .counts input").first
    most = int(count.get_attribute("max") or 0)
    name = count.get_attribute("data-name")
    assert most > 1, "one card cannot show that two were moved"
    laptop.locator(f"[data-pile=beach] [data-value={name}]").drag_to(laptop.locator("[data-pile=work]"))
    expect(count).to_have_value("1")
    for pile in ("work", "beach"):
        cards = laptop.locator(f"[data-pile={pile}]")
        cards.locator(f"[data-value={name}]").drag_to(cards.locator("h3"), target_position={"x": 5, "y": 5})
        expect(count).to_have_value("1")
    laptop.locator(f"[data-pile=work] [data-value={name}]").drag_to(laptop.locator("[data-pile=beach] h3"))
    expect(count).to_have_value("0")


def test_after_the_scenes_the_cards_that_are_asked_about_are_there(phone: Page) -> None:
    take_in(phone, at_question("end-day", 3))
    expect(phone.locator(".when")).to_have_text("Round 3")
    phone.locator("#answer [value=end]").click()
    phone.locator("#story .next").wait_for()
    expect(phone.locator(".when")).to_have_text("Round 3")
    while phone.locator("#story .next:visible").count():
        phone.locator("#story .next").click()
    expect(phone.locator(".when")).to_have_text("Round 4")
    expect(phone.locator("#main")).to_have_attribute("data-asked", "structure")
    expect(phone.locator("[data-pile=beach]")).to_be_visible()


def test_a_long_question_is_shown_from_its_beginning(phone: Page) -> None:
    take_in(phone, at_question("hire", 1))
    undo_and_redo(phone)
    expect(phone.locator("#main")).to_have_attribute("data-asked", "hire")
    sheet = phone.locator("#sheet")
    assert sheet.evaluate("sheet => sheet.scrollHeight > sheet.clientHeight")
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0


def test_a_refused_answer_is_still_entered_and_tells_nothing_again(
    laptop: Page, complaints: Complaints
) -> None:
    take_in(laptop, at_question("end-day", 3))
    laptop.locator("#answer [value=end]").click()
    laptop.locator("#story .all").click()
    laptop.locator("[data-take=none]").click()
    cards = laptop.locator("[data-pile=beach] button:enabled:not(.family-manager)")
    for field in laptop.locator("#answer .counts input").all():
        if laptop.locator(f".family-manager[data-value={field.get_attribute('data-name')}]").count() == 0:
            field.evaluate(ALL_OF_IT)
    entered = counts(laptop)
    expect(laptop.locator("#answer .go")).to_be_disabled()
    expect(laptop.locator("#answer .limit:visible")).to_contain_text("too many")
    laptop.locator("#answer").evaluate("(form) => form.requestSubmit()")  # as if the page had not known
    expect(laptop.locator(".notice[role=alert]")).to_contain_text("too many")
    expect(laptop.locator("#question")).to_be_visible()
    assert counts(laptop) == entered
    expect(cards).to_have_count(0)
    assert laptop.url.rpartition("/")[2] != "answer"
    [refusal] = complaints
    assert "status of 422" in refusal
    complaints.clear()


ALL_OF_IT = """(field) => {
    field.value = field.max;
    field.dispatchEvent(new Event("input", { bubbles: true }));
}"""


def counts(page: Page) -> list[str]:
    return [field.input_value() for field in page.locator("#answer .counts input").all()]


def at_question(key: str, nth: int) -> str:
    """A planner's game, up to where this question is asked for the nth time."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = games.find_game("foodchain").players().bots["planner"](4)
    while session.question is not None:
        nth -= session.question.key == key
        if not nth:
            break
        session.answer(bot.answer(session.question, session.state))
    return write(session.transcript)


def undo_and_redo(page: Page) -> None:
    asked = page.locator("#question-title").inner_text()
    page.locator("[name=level][value=answer]").click()
    expect(page.locator("button[data-key=r]")).to_be_visible()
    page.locator("button[data-key=r]").click()
    expect(page.locator("button[data-key=r]")).to_have_count(0)
    assert page.locator("#question-title").inner_text() == asked


def test_a_card_to_hire_is_tapped_and_no_field_is_focused(phone: Page) -> None:
    take_in(phone, at_question("hire", 3))
    fields = phone.locator("#answer .counts input")
    left = phone.locator("#answer .left")
    expect(left).to_have_text(re.compile(r"\d+ left"))
    hires = int(left.inner_text().split()[0])
    card = phone.locator("#answer .counts label").first
    for tapped in range(1, hires + 1):
        card.click()
        expect(fields.first).to_have_value(str(tapped))
        expect(left).to_have_text(f"{hires - tapped} left")
    phone.locator("#answer .counts label").nth(1).click()
    expect(fields.nth(1)).to_have_value("0")
    expect(phone.locator("#answer [data-by='1']").first).to_be_disabled()
    assert phone.evaluate("document.activeElement.tagName") != "INPUT"


def test_enter_sends_nobody_to_work(laptop: Page) -> None:
    take_in(laptop, at_question("hire", 3))
    laptop.locator("#answer .counts input").first.press("Enter")
    expect(laptop.locator("#answer .go")).to_be_focused()
    expect(laptop.locator("#main")).to_have_attribute("data-asked", "hire")


def test_a_browser_that_keeps_nothing_plays_all_the_same(laptop: Page) -> None:
    forbidden = "{ get() { throw new DOMException('', 'SecurityError'); } }"
    laptop.add_init_script(f"Object.defineProperty(window, 'localStorage', {forbidden})")
    take_in(laptop, at_question("end-day", 3))
    laptop.locator("#answer [value=end]").click()
    laptop.locator("#story .pace input, #story input.pace").check()
    expect(laptop.locator("#main")).to_have_attribute("data-asked", "structure")
    with change(laptop):
        laptop.locator("#answer .go").click()
    laptop.goto("/editor/revive")
    expect(laptop.locator("#editor .spot").first).to_be_visible()
