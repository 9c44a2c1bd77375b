"""Mombasa at the table, on a phone beside the board: a whole game by tapping."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.session import new_session
from mautoma.kernel.transcript import read, write
from mautoma.messages import LANGUAGES
from tests.e2e.changes import change
from tests.e2e.conftest import take_in
from tests.e2e.taps import Tapper, a_phone, begin
from tests.samples import sample_of, sample_until

QUESTIONS, WHOLE = 120, 1_000
TAPS = {60: 76, WHOLE: 210}
"""So many answers are tapped, with so many taps; the rest is told."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "tapped"),
    [("en", 60), *(pytest.param(each, WHOLE, marks=pytest.mark.fuzz) for each in LANGUAGES)],
)
def test_a_whole_game_takes_few_questions_and_few_taps(
    browser: Browser, server: str, language: str, tapped: int
) -> None:
    recorded = read(sample_of("mombasa"))
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    with a_phone(browser, server, language) as page:
        tapper = Tapper(page, beside)
        begin(page, beside)
        tapper.play(recorded.answers[:tapped])
        tapper.tell(recorded.answers[tapped:])
        page.reload()
        expect(page.locator("#end-title")).to_be_visible()
    assert tapper.orders >= (50 if tapped == WHOLE else 38)
    assert tapper.questions.total() <= QUESTIONS
    assert tapper.taps.total() <= TAPS[tapped]


def test_each_company_has_a_field_for_the_devices_own_keys(browser: Browser, server: str) -> None:
    """Shares of 14, 5 and 1 stay in the fields they were typed into."""
    with a_phone(browser, server) as page:
        take_in(page, write(sample_until("mombasa", "human-shares").transcript))
        fields = page.locator("#answer .fields input")
        expect(fields).to_have_count(4)
        for field, typed in zip(fields.all(), ("14", "5", "1", "0"), strict=True):
            expect(field).to_have_js_property("inputMode", "numeric")
            field.tap()
            page.keyboard.type(typed)
        assert [field.input_value() for field in fields.all()] == ["14", "5", "1", "0"]


def test_another_company_replaces_the_one_told_before(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        take_in(page, write(sample_until("mombasa", "richest", 2).transcript))
        offered = page.locator("#answer button.offered")
        expect(offered).to_have_count(1)
        other = page.locator("#answer .options button:not(.offered)").first
        value = other.get_attribute("value")
        with change(page):
            other.tap()
        text = page.evaluate("async () => (await fetch(location.pathname + '/transcript')).text()")
        assert read(text).answers[-1] == [value]
