"""Mombasa with the author's printed cards, on a phone: a whole game begun with nothing entered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.mombasa.edition import Edition
from mautoma.shelf.sessions import begin_game
from tests.e2e.changes import change, wait_for_game
from tests.e2e.conftest import SERVE, Complaints, running
from tests.e2e.taps import Tapper, a_phone
from tests.games.mombasa.author import authors_edition, play_printed
from tests.home import my_editions

SEED = 4
BOX = "My box"
OPTIONS = {"level": "normal", "first": "automa", "tracks": "beginner", "deck": "printed"}
ENTERED = 140
"""What is asked of cards and board."""
TAPS = {60: 72, 1_000: 470}
"""So many answers of the first game are tapped, with so many taps; the rest is told."""
TAPPED, LATER_TAPS, LATER_QUESTIONS = 34, 40, 195
"""So many answers of the next game are tapped, with so many taps."""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    with running(SERVE, tmp_path) as address:
        yield address


def my_box() -> Edition:
    edition = my_editions().find("mombasa", BOX)
    assert isinstance(edition, Edition)
    return edition


def begin(page: Page) -> tuple[Tapper, list[Any]]:
    """From the home page; the seed makes it the same game beside the page. Also what its owner answers."""
    page.goto("/")
    page.locator("a[href='/new/mombasa/table']").first.tap()
    page.locator(".deck", has=page.locator("[value=printed]")).tap()
    for name in ("level", "first", "tracks"):
        page.locator(f"[name=option-{name}][value={OPTIONS[name]}]").check()
    page.locator("#seed").fill(str(SEED))
    page.locator(".setup .go").tap()
    wait_for_game(page)
    edition = my_box()
    tapper = Tapper(page, begin_game("mombasa", "table", BOX, SEED, OPTIONS, my_editions()), sizes=())
    owner, _ = play_printed(SEED, edition, authors_edition(SEED), **OPTIONS)
    return tapper, owner.answers


def entered(tapper: Tapper) -> int:
    return sum(
        number
        for key, number in tapper.questions.items()
        if key.startswith(("card-", "priority-", "side-", "last-", "space-points"))
        or key in ("area-gives", "majority-gives")
    )


@pytest.mark.slow
@pytest.mark.timeout(200)
@pytest.mark.parametrize("tapped", [60, pytest.param(1_000, marks=pytest.mark.fuzz)])
def test_a_whole_game_with_printed_cards_begins_with_nothing_entered(
    browser: Browser, server: str, complaints: Complaints, tapped: int
) -> None:
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        first, answers = begin(phone)
        first.play(answers[:tapped])
        first.tell(answers[tapped:])
        phone.reload()
        expect(phone.locator("#end-title")).to_be_visible()
        kept = my_box()
        assert kept.cards == first.beside.state.edition.cards
        assert kept.board.spaces("diamonds") == first.beside.state.edition.board.spaces("diamonds")
        second, answers = begin(phone)
        second.play(answers[:TAPPED])
        second.tell(answers[TAPPED:])
        phone.reload()
        expect(phone.locator("#end-title")).to_be_visible()
    assert my_editions().names("mombasa") == ["house", BOX]
    assert 0 < entered(first) <= ENTERED and not entered(second)
    assert first.taps.total() <= TAPS[tapped]
    assert second.taps.total() <= LATER_TAPS and TAPPED < second.questions.total() <= LATER_QUESTIONS


TOP = "(title) => title.getBoundingClientRect().top"


def test_the_next_question_stays_where_the_last_one_was(browser: Browser, server: str) -> None:
    """While a card is entered part by part; that it's kept is said without taking room."""
    with a_phone(browser, server) as phone:
        tapper, answers = begin(phone)
        title, note = phone.locator("#question-title"), phone.locator("#note")
        given = iter(answers)
        while tapper.beside.question and tapper.beside.question.key != "card-symbol":
            tapper.play([next(given)])
        tapper.wait()
        phone.evaluate("scrollBy(0, 40)")
        stood = title.evaluate(TOP)
        with change(phone):
            tapper.give(next(given))
        expect(phone.locator("#main")).to_have_attribute("data-asked", "card-symbol")
        assert abs(title.evaluate(TOP) - stood) <= 1
        while not note.count():
            tapper.play([next(given)])
        expect(phone.locator("#announce")).to_contain_text("Kept in “My box”")
        assert note.evaluate("(note) => getComputedStyle(note).position") == "fixed"
        assert not phone.locator(".notice").count()
