"""An owner's cards on a phone: entered on the page, passed on, taken in elsewhere, and played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.foodchain.edition import Card, house
from tests.e2e.conftest import SERVE, Complaints, running
from tests.e2e.taps import a_phone


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(SERVE, tmp_path_factory.mktemp("other-home")) as address:
        yield address


class Editor:
    """The page of one card; every change is kept at once, and comes back as a new page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def enter(self, at: int, card: Card) -> None:
        if at:
            self.page.goto(f"/editions/foodchain/mine?file=cards.toml&entry={at - 1}")
        self._kept(lambda: self.page.get_by_role("button", name="+ one more").last.tap())
        self.page.goto(f"/editions/foodchain/mine?file=cards.toml&entry={at}")
        self._type(["card", at, "id"], card.id.replace("_", " "))
        self._choose(["card", at, "group"], card.group)
        self._type(["card", at, "price"], str(card.price))
        self._type(["card", at, "priority"], str(card.priority))

    def _field(self, path: list[str | int]) -> str:
        return f"[name='{json.dumps(path)}']"

    def _type(self, path: list[str | int], text: str) -> None:
        """Into the field and typed: what stood there is selected by the tap."""
        field = self.page.locator(self._field(path))
        if field.input_value() == text:
            return
        field.tap()
        self.page.keyboard.type(text)
        self._kept(lambda: field.blur())
        expect(self.page.locator(self._field(path))).to_have_value(text)

    def _choose(self, path: list[str | int], value: str) -> None:
        field = self.page.locator(self._field(path))
        if field.input_value() != value:
            self._kept(lambda: field.select_option(value))

    def _kept(self, change: Callable[[], object]) -> None:
        with self.page.expect_navigation():
            change()


@pytest.mark.slow
def test_25_cards_are_entered_passed_on_taken_in_elsewhere_and_played(
    browser: Browser, server: str, elsewhere: str, complaints: Complaints, tmp_path: Path
) -> None:
    cards = house().cards
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        to_the_editions(phone, "foodchain")
        phone.locator("#blank").fill("mine")
        phone.locator("button[value=blank]").tap()
        phone.wait_for_url("**/editions/foodchain/mine")
        editor = Editor(phone)
        for at, card in enumerate(cards):
            editor.enter(at, card)
        phone.goto("/editions/foodchain")
        expect(phone.get_by_text("Not complete yet")).to_have_count(0)
        with phone.expect_download() as download:
            phone.locator("a[href='/editions/foodchain/mine/file']").tap()
        download.value.save_as(tmp_path / "mine.json")
    with a_phone(browser, elsewhere) as phone:
        complaints.listen(phone)
        to_the_editions(phone, "foodchain")
        phone.locator("#file").set_input_files(tmp_path / "mine.json")
        phone.locator("button[value=import]").tap()
        phone.get_by_role("heading", name="mine").wait_for()
        phone.goto("/new/foodchain/table")
        phone.select_option("#edition", "mine")
        phone.locator("[name=option-map][value=none]").check()
        phone.locator(".begin button").tap()
        expect(phone.locator("#main")).to_have_attribute("data-asked", "ready")
        phone.locator("#answer .go").tap()
        expect(phone.locator("#main")).not_to_have_attribute("data-revision", "0")


def to_the_editions(phone: Page, game: str) -> None:
    """From the home page, as a person finds them."""
    phone.goto("/")
    phone.locator(f"a[href='/new/{game}/table']").first.tap()
    phone.locator(f"a[href='/editions/{game}']").last.tap()
    phone.wait_for_url(f"**/editions/{game}")


@pytest.mark.parametrize("game", ["foodchain", "mombasa", "revive"])
def test_editions_are_found_copied_renamed_and_removed(
    browser: Browser, server: str, complaints: Complaints, game: str
) -> None:
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        to_the_editions(phone, game)
        house_edition = phone.locator("section.card").first
        house_edition.locator("[name=name]").fill("ours")
        house_edition.locator("button[value=copy]").tap()
        phone.wait_for_url(f"**/editions/{game}/ours")
        phone.goto(f"/editions/{game}")
        copied = phone.locator("section.card", has=phone.get_by_role("heading", name="ours"))
        copied.locator("[name=name]").fill("theirs")
        copied.locator("button[value=rename]").tap()
        renamed = phone.locator("section.card", has=phone.get_by_role("heading", name="theirs"))
        renamed.locator("summary").tap()
        renamed.locator("button[value=remove]").tap()
        expect(phone.get_by_role("heading", name="theirs")).to_have_count(0)
