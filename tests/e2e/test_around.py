"""The pages around a game: a newcomer is led through three rounds, sheets are printed, all is accessible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games import GAMES
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import write
from mautoma.shelf.sessions import begin_game
from mautoma.web.cards import MARK
from tests.e2e.accessibility import serious_faults
from tests.e2e.changes import wait_for_game
from tests.e2e.conftest import SIZES, shown, take_in
from tests.e2e.pdf import Sheet, sheets
from tests.e2e.test_games import TYPE_SIZES

TIP = {"en": "Beginner's tip", "it": "Per chi comincia"}
ALL_DRAWN = """() => {
  const uses = [...document.querySelectorAll("use")].filter((use) => use.getClientRects().length);
  return uses.length > 20 && uses.every((use) => use.getBBox().width > 0);
}"""
"""Whether the icons of a page are there, where they are in sight."""
LESSONS = {"en": "Your first game of Food Chain Magnate", "it": "La tua prima partita a Food Chain Magnate"}


def played_by_bot(seed: int = 4) -> Session:
    session = begin_game("foodchain", "solo", "house", seed, {})
    bot = GAMES["foodchain"].players().bots["planner"](seed)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


def test_every_icon_of_a_gallery_is_drawn(laptop: Page) -> None:
    for game in GAMES:
        laptop.goto(f"/cards/{game}")
        laptop.wait_for_function(ALL_DRAWN)


@pytest.fixture(scope="module")
def finished() -> Session:
    return played_by_bot()


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("laptop", "en"),
        ("phone", "it"),
        pytest.param("laptop", "it", marks=pytest.mark.fuzz),
        pytest.param("phone", "en", marks=pytest.mark.fuzz),
    ],
)
def test_a_newcomer_is_led_through_three_rounds(
    browser: Browser, server: str, finished: Session, size: str, language: str
) -> None:
    """Home, lessons, a new game; then every question of three rounds has a tip beside it. The answers are
    a bot's, sent as the page's own forms send them."""
    with shown(browser, server, SIZES[size], locale=language, has_touch=size == "phone") as page:
        page.goto("/")
        page.locator("a[href='/learn/foodchain']").click()
        expect(page.locator("h1")).to_have_text(LESSONS[language])
        assert page.locator("section.lesson").count() >= 10
        page.locator("a[href='/new/foodchain/solo']").first.click()
        page.locator("#seed").fill("4")
        page.locator(".setup .go").click()
        wait_for_game(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
        id_ = page.url.rpartition("/")[2]

        rounds = [mark.at for mark in finished.marks if mark.level == "round"]
        for number, answer in enumerate(finished.transcript.answers[: rounds[3]]):
            if number in (0, *rounds[:3], rounds[3] - 1):
                page.goto(f"/games/{id_}")
                expect(page.locator(".tip")).to_contain_text(TIP[language])
                expect(page.locator("#question-title")).to_be_visible()
            reply = page.request.post(
                f"/api/games/{id_}/answer",
                data={"revision": number, "answer": answer},
                headers={"Origin": server},
            )
            assert reply.ok, reply.text()
        page.goto(f"/games/{id_}")
        expect(page.locator(".tip")).to_have_count(0)


def test_tips_can_be_switched_off(laptop: Page) -> None:
    laptop.goto("/new/foodchain/solo")
    laptop.locator(".setup .go").click()
    wait_for_game(laptop)
    laptop.locator(".tip button").click()
    expect(laptop.locator(".tip")).to_have_count(0)
    expect(laptop.locator("#question-title")).to_be_visible()


def test_a_challenge_link_begins_the_same_game(laptop: Page, finished: Session) -> None:
    take_in(laptop, write(finished.transcript))
    laptop.goto(f"{laptop.url}/review")
    laptop.goto(laptop.locator("#link").input_value())
    laptop.locator("form[action='/challenge'] .go").click()
    laptop.locator("#question-title").wait_for()
    text = laptop.context.request.get(f"{laptop.url}/transcript").text()
    assert "seed = 4\n" in text
    assert f'! challenge {{"points": {finished.result.points}' in text  # type: ignore[union-attr]


PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
SMALLEST = 8
"""Points."""


@pytest.mark.parametrize(
    ("game", "cards", "boards"), [("foodchain", 25, 2), ("mombasa", 8, 4), ("revive", 6, 2)]
)
def test_printed_sheets_have_real_size(laptop: Page, game: str, cards: int, boards: int) -> None:
    laptop.emulate_media(media="print")
    for paper, size in PAPERS.items():
        laptop.goto(f"/print/{game}?paper={paper}")
        pdf = laptop.pdf(prefer_css_page_size=True, print_background=True)
        boxes = [
            tuple(float(side) / 72 * 25.4 for side in found)
            for found in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
        ]
        assert len(boxes) == 2 * -(-cards // 9) + boards
        for width, height in boxes:
            assert (width, height) == pytest.approx(size, abs=0.4)
        card = laptop.locator(".face").first.bounding_box()
        assert card is not None
        assert (card["width"] / 96 * 25.4, card["height"] / 96 * 25.4) == pytest.approx((63, 88), abs=0.1)
        printed = sheets(pdf)
        assert min(size for sheet in printed for size in sheet.sizes) >= SMALLEST
        for sheet in printed[:-boards]:
            bleeds = [
                (one, other)
                for one, other in sheet.boxes
                if (abs(one[0] - other[0]), abs(one[1] - other[1])) == pytest.approx((69, 94), abs=0.05)
            ]
            assert bleeds, "3 mm beyond each card of 63 × 88 mm"
            for one, other in bleeds:
                for along in (0, 1):
                    first, last = sorted((one[along], other[along]))
                    cuts = cut_at(sheet, along)
                    for edge in (first + 3, last - 3):
                        assert min(abs(cut - edge) for cut in cuts) < 0.05


def cut_at(sheet: Sheet, along: int) -> set[float]:
    """Where the cut marks are: lines as long as one, straight down or across."""
    across = 1 - along
    return {
        one[along]
        for one, other in sheet.lines
        if abs(one[along] - other[along]) < 0.01 and abs(abs(one[across] - other[across]) - MARK) < 0.05
    }


@pytest.mark.slow
def test_no_page_around_a_game_has_a_serious_accessibility_fault(
    browser: Browser, server: str, finished: Session
) -> None:
    faults: list[str] = []
    with shown(browser, server, (1280, 720), locale="it") as page:
        take_in(page, write(finished.transcript))
        game = page.url.removeprefix(server)
        page.goto(f"{game}/review")
        paths = [
            page.locator("#link").input_value().removeprefix(server),
            *("/", "/rules", "/rules?q=casa", "/history", "/new/foodchain/solo"),
            *(f"{game}/review", f"{game}/cards"),
            *(f"/{kind}/{name}" for kind in ("learn", "rules", "cards", "print") for name in GAMES),
        ]
        for path in paths:
            page.goto(path)
            assert page.evaluate("document.documentElement.scrollWidth") <= 1280 or path.startswith("/print")
            faults += serious_faults(page, dark=not path.endswith(("mombasa", "revive")))
    assert faults == []


def test_the_pages_around_a_game_fit_a_phone(phone: Page) -> None:
    for path in ("/", "/history", "/rules/foodchain", "/cards/mombasa", "/learn/revive"):
        phone.goto(path)
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360, path
        assert len(phone.evaluate(TYPE_SIZES)) <= 4, path
