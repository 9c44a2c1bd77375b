"""A box whose cards and mat nobody has entered, on a phone: the first game begins at once; what is printed
is entered by tapping when it is needed; the second game asks for none of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.foodchain.edition import Edition
from mautoma.kernel.question import Number, Question
from mautoma.kernel.session import Session
from mautoma.shelf.sessions import begin_game
from tests.e2e.changes import wait_for_game
from tests.e2e.conftest import SERVE, Complaints, running
from tests.e2e.taps import Tapper, a_phone
from tests.e2e.test_table_foodchain import told
from tests.games.foodchain.table.author import Author, is_part_of, modest_edition, same_card
from tests.home import my_editions

SEED = 22
BOX = "My box"
OPTIONS = {"map": "none", "deck": "printed", "mat": "printed"}
MOST_TAPS = {"first": 125, "second": 60}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    with running(SERVE, tmp_path) as address:
        yield address


def begin(page: Page, label: str) -> Session:
    """From the home page, as a person finds it; the seed makes it the same game beside the page."""
    page.goto("/")
    page.locator("a[href='/new/foodchain/table']").first.tap()
    chosen = page.locator(".deck", has=page.locator("[value=printed]"))
    expect(chosen).to_contain_text(label)
    chosen.tap()
    page.locator("[name=option-map][value=none]").check()
    page.locator("#seed").fill(str(SEED))
    page.locator(".setup .go").tap()
    wait_for_game(page)
    return begin_game("foodchain", "table", BOX, SEED, OPTIONS, my_editions())


def play(tapper: Tapper, author: Author, tapped: int) -> list[Any]:
    """The beginning is tapped, the rest told. Gives what was told, whatever a card is called."""
    session = tapper.beside
    while session.question is not None:
        answer = author.answer(session)
        given = usual(session.question, session.state.round) if answer is None else answer
        (tapper.play if session.number < tapped else tapper.tell)([given])
    tapper.page.reload()
    expect(tapper.page.locator("#end-title")).to_be_visible()
    entering = ("card-entered", "mat-entered", "insisted")
    events = [event for event in session.events if event.kind not in entering]
    return [(event.kind, [each for each in event.data.items() if each[0] != "card"]) for event in events]


def usual(question: Question[Any], round_: int) -> Any:
    """A bank that breaks soon."""
    return 60 if isinstance(question, Number) and question.key == "earned" else told(question, round_)


@pytest.mark.slow
@pytest.mark.parametrize("tapped", [30, pytest.param(1_000, marks=pytest.mark.fuzz)])
def test_a_printed_box_is_entered_in_the_first_game_and_known_in_the_second(
    browser: Browser, server: str, complaints: Complaints, tapped: int
) -> None:
    printed = modest_edition()
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        first, author = Tapper(phone, begin(phone, "You draw"), sizes=()), Author(printed, "normal", SEED)
        assert entered().mat.sales == () and not entered().cards
        story = play(first, author, tapped)
        assert {"mat-spot", "mat-last-spot", "mat-step", "card-houses"} <= set(author.asked)
        known = entered()
        assert known.cards and all(
            any(same_card(card, each) for each in printed.cards) for card in known.cards
        )
        assert is_part_of(known.mat, printed.mat)
        assert known.mat.sales == first.beside.state.edition.mat.sales
        second, again = Tapper(phone, begin(phone, "known so far"), sizes=()), Author(printed, "normal", SEED)
        assert play(second, again, tapped) == story
        assert not again.asked
    assert first.taps.total() <= MOST_TAPS["first"], first.taps
    assert second.taps.total() <= MOST_TAPS["second"], second.taps


def entered() -> Edition:
    edition = my_editions().find("foodchain", BOX)
    assert isinstance(edition, Edition)
    return edition
