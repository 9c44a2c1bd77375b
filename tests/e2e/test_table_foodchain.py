"""Food Chain Magnate at the table, on a phone beside the board: a whole game by tapping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mautoma.games.foodchain.at_table import AtTable
from mautoma.games.foodchain.edition import house
from mautoma.kernel.question import Confirm, Number, Numbers, Pick, PickSome
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ASIDE, aside_name
from mautoma.kernel.transcript import read
from mautoma.messages import words
from tests.e2e.conftest import running
from tests.samples import sample_of

WORDS = words("en", "foodchain")
ROUND_TO_TAKE_BACK = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("home")
    with running(["mautoma", "serve", "--port", "0", "--no-browser"], home) as address:
        yield address


class Tapper:
    """Taps the answers of a recorded game, and follows it beside the page to know what is asked."""

    def __init__(self, page: Page, beside: Session) -> None:
        self.page = page
        self.beside = beside

    def give(self, answer: Any) -> None:
        question = self.beside.question
        assert question is not None
        steps = self.page.locator("#story .all:visible")
        if steps.count():
            steps.click()
        text = WORDS.text(f"ask-{question.key}", question.data)
        expect(self.page.locator("#question-title")).to_have_text(text)
        before = self.page.locator("#main").get_attribute("data-revision")
        self._tap(answer)
        expect(self.page.locator("#main")).not_to_have_attribute("data-revision", before or "")
        self.beside.answer(answer)

    def _tap(self, answer: Any) -> None:
        aside = aside_name(answer)
        if aside is not None:
            self.page.locator(f".asides button[value={aside}]").click()
            return
        match self.beside.question:
            case Pick():
                self._tap_option(answer)
            case PickSome():
                for value in answer:
                    self.page.locator(f'#answer input[value="{value}"]').check()
                self._go()
            case Number(least=least, most=most) if most - least < 12:
                self._tap_option(str(answer))
            case Number():
                self.page.locator("#number").fill(str(answer))
                self._go()
            case Numbers(names=names):
                fields = self.page.locator("#answer input[type=number]")
                for at, name in enumerate(names):
                    fields.nth(at).fill(str(answer[name]))
                self._go()
            case Confirm():
                self._tap_option("yes" if answer else "no")

    def _tap_option(self, value: str) -> None:
        spot = self.page.locator(f'#frame-board .spot[value="{value}"]')
        if spot.count():
            spot.click(force=True)
        else:
            self._button(value).click()

    def _button(self, value: str) -> Locator:
        return self.page.locator(f'#answer button.option[value="{value}"]')

    def _go(self) -> None:
        self.page.locator("#answer .go").click()


def begin(page: Page, session: Session) -> None:
    header = session.transcript.header
    page.goto("/new/foodchain/table")
    for name, value in header.options.items():
        page.locator(f"[name=option-{name}][value={value}]").check()
    page.locator("#seed").fill(str(header.seed))
    page.locator(".setup .go").click()


def test_a_whole_game_at_the_table_with_a_dinner_taken_back(phone: Page) -> None:
    recorded = read(sample_of("foodchain"))
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    begin(phone, beside)
    expect(phone.locator("#frame-board")).to_be_visible()
    tapper = Tapper(phone, beside)
    taken_back = False
    for answer in recorded.answers:
        assert beside.question is not None
        if (beside.state.round, beside.question.key) == (ROUND_TO_TAKE_BACK, "salaries"):
            take_back_the_dinner(phone, beside)
            taken_back = True
        tapper.give(answer)
    assert taken_back
    expect(phone.locator("#end-title")).to_contain_text("You win")
    assert sticks_out(phone) <= 0


def take_back_the_dinner(page: Page, beside: Session) -> None:
    """The page lists what to move on the table and what was taken back; then the game goes on as it was."""
    served = [event for event in beside.events if event.kind == "house-served"][-1]
    page.locator("label[for=tab-more]").click()
    page.locator("[name=level][value=round]").click()
    back = page.locator(".taken-back")
    beside.undo("round")
    assert len(beside.put_back) > 1
    for move in beside.put_back:
        expect(back).to_contain_text(WORDS.text(f"event-{move.kind}", move.data))
    while beside.redo():
        pass
    expect(back).to_contain_text(WORDS.text("event-house-served", served.data))
    expect(page.locator("#question-title")).to_have_text(WORDS.text("ask-changes"))
    page.locator("label[for=tab-more]").click()
    page.locator("button[formaction$='/jump']").click()
    expect(page.locator("#question-title")).to_have_text(WORDS.text("ask-salaries"))
    expect(back).to_have_count(0)


def test_a_correction_says_what_is_different_on_the_table_now(phone: Page) -> None:
    recorded = read(sample_of("foodchain"))
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    begin(phone, beside)
    tapper = Tapper(phone, beside)
    for answer in [*recorded.answers[:2], {ASIDE: "correct"}, "bank", 93]:
        tapper.give(answer)
    expect(phone.locator(".log")).to_contain_text("On your table, now:")
    expect(phone.locator(".log")).to_contain_text("Bank: $93.")
    assert beside.question is not None
    expect(phone.locator("#main")).to_have_attribute("data-asked", beside.question.key)


def sticks_out(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
