"""An owner's cards on a phone: entered on the page, passed on, taken in elsewhere, and played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, expect

from mautoma.games.foodchain.edition import Card, house
from tests.e2e.conftest import SERVE, Complaints, running
from tests.e2e.taps import a_phone


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(SERVE, tmp_path_factory.mktemp("other-home")) as address:
        yield address


class Editor:
    """The pages of an edition; every tap is kept at once, and comes back as a new page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def enter(self, card: Card) -> None:
        """A new card: its parts opened one after the other, each told by one key."""
        self.page.goto("/editions/foodchain/mine?file=cards")
        self._tap(self.page.get_by_role("button", name="+ one more"))
        self._open("Group").tap_key(GROUPS[card.group])
        self._open("Price").tap_key(str(card.price))
        self._open("Marketing priority").tap_key(str(card.priority))
        for icon in card.work:
            assert icon.gain is not None
            self._open("Working phase")
            self._tap(self.page.get_by_role("button", name="+ Products"))
            for product, number in icon.gain.items():
                self._product(product, number)
            self._tap(self.page.locator(".crumbs a").last)

    def _product(self, product: str, number: int) -> None:
        heading = self.page.get_by_role("heading", name=product)
        control = self.page.locator(".drawer .control", has=heading).last
        if not control.count():
            self._tap(self.page.locator(".drawer").get_by_role("button", name=f"+ {product}", exact=True))
        self._tap(control.get_by_role("button", name=str(number), exact=True))

    def _open(self, part: str) -> Editor:
        self._tap(self.page.locator(".part", has=self.page.get_by_text(part)).first)
        return self

    def tap_key(self, label: str) -> None:
        key = self.page.locator(".drawer").get_by_role("button", name=label, exact=True)
        expect(key).to_be_in_viewport()
        self._tap(key)

    def _tap(self, key: Locator) -> None:
        box = key.bounding_box()
        assert box is not None and box["height"] >= 40, "large enough for a thumb"
        self.taps += 1
        with self.page.expect_navigation():
            key.tap()


GROUPS = {"round_1_2": "Rounds 1 and 2", "phase_1": "Phase I"}
SCREENS = 2
"""Screens of a phone that a page of the editor is long at most."""


@pytest.mark.slow
def test_cards_are_entered_by_tapping_passed_on_looked_at_taken_in_and_played(
    browser: Browser, server: str, elsewhere: str, complaints: Complaints, tmp_path: Path
) -> None:
    cards = [card for card in house().cards if card.group in GROUPS and card.work[0].gain][:2]
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        to_the_editions(phone, "foodchain")
        phone.locator("#blank").fill("mine")
        phone.locator("button[value=blank]").tap()
        phone.wait_for_url("**/editions/foodchain/mine")
        editor = Editor(phone)
        for card in cards:
            editor.enter(card)
            assert phone.evaluate("document.documentElement.scrollHeight / innerHeight") < SCREENS
        phone.goto("/editions/foodchain/mine")
        expect(phone.locator(".tiles li")).to_have_count(len(cards))
        phone.goto("/editions/foodchain")
        with phone.expect_download() as download:
            phone.locator("a[href='/editions/foodchain/mine/file']").tap()
        download.value.save_as(tmp_path / "mine.json")
    with a_phone(browser, elsewhere) as phone:
        complaints.listen(phone)
        phone.goto("/")
        phone.locator("#transcript").set_input_files(tmp_path / "mine.json")
        phone.locator("form[action='/import'] button").tap()
        expect(phone.locator(".faces li")).to_have_count(len(cards))
        phone.locator("main .go").tap()
        phone.wait_for_url("**/editions/foodchain/mine")
        phone.goto("/new/foodchain/table")
        phone.locator(".deck:has([value=printed])").tap()
        expect(phone.locator(".deck:has(:checked)")).to_contain_text("in “mine”: 2 cards known so far")
        phone.locator("[name=option-map][value=none]").check()
        phone.locator(".begin button").tap()
        expect(phone.locator("#main")).to_have_attribute("data-revision", "0")


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


def test_a_part_is_opened_by_tapping_it_on_the_drawing(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as phone:
        phone.goto("/editions/foodchain")
        phone.request.post("/editions/foodchain", form={"do": "copy", "edition": "house", "name": "tapped"})
        phone.goto("/editions/foodchain/tapped?file=cards&at=card.0")
        assert [fault["id"] for fault in Axe().run(phone).response["violations"]] == []
        with phone.expect_navigation():
            phone.locator('a.tapped[href$="card.0.price"]').tap()
        expect(phone.locator("#panel-title")).to_contain_text("Price")
        with phone.expect_navigation():
            phone.locator('a.tapped[href="#part-card.0.waitresses"]').tap()
        expect(phone.locator("#panel-title")).to_contain_text("Waitresses")
