"""While the company is arranged, the forecast follows the cards on the screen."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from mautoma import games
from mautoma.games.foodchain.content.employees import able_to
from mautoma.kernel.question import Counts
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, write
from mautoma.kernel.view import is_overview
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import take_in


@pytest.fixture(scope="module")
def one_cook() -> str:
    """A planner's game where one cook is offered to go to work, and the evening depends on it."""
    for seed in range(4, 20):
        session = begin_game("foodchain", "solo", "house", seed, {})
        bot = games.find_game("foodchain").players().bots["planner"](seed)
        while (question := session.question) is not None:
            if isinstance(question, Counts) and question.key == "structure" and _is_needed(session, question):
                return write(Transcript(session.transcript.header, list(session.transcript.answers)))
            session.answer(bot.answer(question, session.state))
    raise AssertionError("no evening depends on one cook")


def _is_needed(session: Session, question: Counts) -> bool:
    offered = question.default or {}
    if [number for name, number in offered.items() if name in able_to("kitchen")] != [1]:
        return False
    without = {name: number for name, number in offered.items() if name not in able_to("kitchen")}
    view, say = games.find_game("foodchain").show().view, Voice("web", "en").of("foodchain").say
    assert is_overview(view)
    told = [view.forecast(session.state, replace(question, default=each), say) for each in (offered, without)]
    return told[0] != told[1]


def test_without_the_only_cook_the_evening_changes_at_once(laptop: Page, one_cook: str) -> None:
    take_in(laptop, one_cook)
    table = laptop.locator("#panel-forecast .listing")
    before = table.inner_text()
    cooks = ", ".join(f"[data-taken] [data-value={name}]:visible" for name in able_to("kitchen"))
    laptop.locator(cooks).click()
    expect(table).not_to_have_text(before, use_inner_text=True)
    laptop.locator("[data-take=offered]").click()
    expect(table).to_have_text(before, use_inner_text=True)
