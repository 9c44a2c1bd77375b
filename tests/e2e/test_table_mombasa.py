"""Mombasa at the table, on a phone beside the board: a whole game by tapping."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from mautoma.games.mombasa.at_table import AtTable
from mautoma.games.mombasa.edition import house
from mautoma.kernel.session import new_session
from mautoma.kernel.transcript import read
from tests.e2e.taps import Tapper, a_phone, begin, is_a_full_list, out_of_sight
from tests.samples import sample_of

QUESTIONS, TAPS = 120, 200
PLACEMENTS = ("carry-out", "post-gives", "majority-gives", "your-action", "finish-round", "ready")
"""Questions at which there is something to place."""


@pytest.mark.slow
def test_a_whole_game_takes_few_questions_and_few_taps(browser: Browser, server: str) -> None:
    """And at every placement what is pointed at is on the screen, together with the button that goes on."""
    recorded = read(sample_of("mombasa"))
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    placed, pointed = 0, 0
    with a_phone(browser, server) as page:
        tapper = Tapper(page, beside)

        def look() -> None:
            nonlocal placed, pointed
            assert beside.question is not None
            if beside.question.key == "ready" and not beside.state.round:
                assert is_a_full_list(page)
            elif beside.question.key in PLACEMENTS:
                placed += 1
                pointed += bool(page.locator("[data-pointed]").count())
                assert out_of_sight(page) == [], beside.question.key
                if beside.question.key == "post-gives":
                    expect(page.locator("#question-title")).to_contain_text("northernmost")

        begin(page, beside)
        tapper.play(recorded.answers, look)
        expect(page.locator("#end-title")).to_be_visible()
    assert placed >= 20 and pointed >= 10
    assert tapper.questions.total() <= QUESTIONS
    assert tapper.taps.total() <= TAPS
