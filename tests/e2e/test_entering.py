"""A box whose cards nobody has entered, on a phone: the first game begins at once, and a card is entered by
tapping when it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.edition import Card, CleanUpIcon, Edition, WorkIcon
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from mautoma.shelf.editions import edition_names, find_edition
from mautoma.shelf.sessions import begin_game
from mautoma.web.offers import NOT_ENTERED
from tests.e2e.conftest import SERVE, Complaints, running
from tests.e2e.taps import Tapper, a_phone
from tests.e2e.test_table_foodchain import told

SEED = 5
BOX = "My box"
PRINTED: dict[str, list[Any]] = {
    "card": ["new"],
    "card-price": [9],
    "card-waitresses": [2],
    "card-work": ["gain", "no-more"],
    "card-gain": [{"beer": 3}],
    "card-dinner": [["sales_icon"]],
    "card-campaigns": ["no-more"],
    "card-priority": [4],
    "card-clean-up": ["train", "no-more"],
    "card-right": ["right"],
}
"""What the first card shows, by the questions about it."""
CARD = Card(
    id="own_1",
    group="round_1_2",
    price=9,
    waitresses=2,
    work=(WorkIcon(gain={Product.BEER: 3}),),
    sales_icon=True,
    priority=4,
    clean_up=(CleanUpIcon(train=True),),
)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    with running(SERVE, tmp_path) as address:
        yield address


def begin(page: Page, edition: str, label: str) -> Session:
    """From the home page, as a person finds it; the seed makes it the same game beside the page."""
    page.goto("/")
    page.locator("a[href='/new/foodchain/table']").first.tap()
    expect(page.locator(f'#edition option[value="{edition}"]')).to_contain_text(label)
    page.locator("#edition").select_option(edition)
    page.locator("[name=option-map][value=none]").check()
    page.locator("#seed").fill(str(SEED))
    page.locator(".setup .go").tap()
    page.locator("html.scripted #main.play").wait_for()
    return begin_game("foodchain", "table", BOX, SEED, {"map": "none", "deck": "printed"})


def test_a_card_is_entered_as_it_is_drawn_and_known_in_the_next_game(
    browser: Browser, server: str, complaints: Complaints
) -> None:
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        first = Tapper(phone, begin(phone, NOT_ENTERED, "my own printed cards, not entered yet"))
        assert cards() == ()
        shown = {key: list(answers) for key, answers in PRINTED.items()}
        while first.beside.state.round < 2:
            question = first.beside.question
            assert question is not None
            first.play([shown[question.key].pop(0) if question.key in shown else usual(question)])
        assert not any(shown.values()), "all of it was asked"
        first.wait()
        expect(phone.locator("#orders")).to_contain_text("Mautoma Inc. stores 3 beers.")
        assert first.beside.state.card == CARD
        assert cards() == (CARD,)
        assert edition_names("foodchain") == ["house", "veterans", BOX]
        second = Tapper(phone, begin(phone, BOX, "entered in part"))
        second.play(["ready"])
        second.wait()
        expect(phone.locator("#answer button[value=own_1]")).to_be_visible()
        second.play(["own_1"])
        assert second.beside.state.card == CARD


def usual(question: Question[Any]) -> Any:
    return told(question, 1)


def cards() -> tuple[Card, ...]:
    edition = find_edition("foodchain", BOX)
    assert isinstance(edition, Edition)
    return edition.cards
