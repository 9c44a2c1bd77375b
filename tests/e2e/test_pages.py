"""The pages in a browser, with the toy game: comfort, two tabs, keyboard, phone, Italian, no scripts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.accessibility import serious_faults
from tests.e2e.changes import wait_for_game
from tests.e2e.conftest import running, shown


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home: Path = tmp_path_factory.mktemp("home")
    with running(["tests.web.server", "0"], home) as address:
        yield address


def begin(page: Page) -> None:
    page.goto("/new/orchard/solo")
    page.locator("#seed").fill("1")
    page.locator(".setup .go").click()
    wait_for_game(page)


def open_market(page: Page) -> None:
    """Through the two questions of the opening."""
    page.locator("label:has([name=answer-0][value='1'])").click()
    page.locator("label:has([name=answer-1][value='2'])").click()
    page.locator("#answer .go").click()
    page.locator("[name=answer-0][value=apple]").check()
    page.locator("[name=answer-1][value=pear]").check()
    page.locator("#answer .go").click()
    expect(title(page)).to_contain_text(["Where do you plant", "Dove pianti"][italian(page)])


def at_market(page: Page) -> None:
    """The opening, as a program answers it."""
    game = page.request.post("/api/games", data={"game": "orchard", "mode": "solo", "seed": 1}).json()["id"]
    for revision, answer in enumerate(({"apple": 1, "pear": 2}, {"north": "apple", "south": "pear"})):
        data = {"revision": revision, "answer": answer}
        expect(page.request.post(f"/api/games/{game}/answer", data=data)).to_be_ok()
    page.goto(f"/games/{game}")
    wait_for_game(page)


def italian(page: Page) -> bool:
    return page.locator("html").get_attribute("lang") == "it"


def title(page: Page):  # type: ignore[no-untyped-def]
    return page.locator("#question-title, #end-title")


def test_a_place_on_the_board_is_clicked_and_the_rival_answers_step_by_step(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    scenes = laptop.locator("#story .scene")
    expect(scenes.nth(0)).to_be_visible()
    expect(scenes.nth(1)).to_be_hidden()
    expect(laptop.locator("#question")).to_be_hidden()
    expect(laptop.locator("#panel-board [fill='#a42']")).to_have_count(0)
    laptop.keyboard.press("n")
    expect(scenes.nth(1)).to_be_visible()
    expect(scenes.nth(0)).to_be_hidden()
    expect(laptop.locator("#panel-board [stroke='#c00']")).to_have_count(1)
    expect(laptop.locator("#panel-board [fill='#a42']")).to_have_count(1)
    laptop.keyboard.press("n")
    expect(title(laptop)).to_have_text("Which trees do you harvest?")
    expect(title(laptop)).to_be_visible()


def test_the_table_of_an_earlier_moment_is_not_kept_when_the_game_moves_on(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    expect(laptop.locator("#panel-board [fill='#a42']")).to_have_count(0)
    other = laptop.context.new_page()
    other.goto(laptop.url)
    other.locator("#answer .go").click()
    expect(title(laptop)).to_have_text("At what price do you sell?")
    expect(laptop.locator("#panel-board [fill='#a42']")).to_have_count(1)


def test_all_at_once_is_remembered(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    laptop.locator(".pace").check()
    expect(laptop.locator("#question")).to_be_visible()
    laptop.keyboard.press("u")
    expect(laptop.locator(".taken-back")).to_be_visible()
    laptop.locator(".spot[value=b3]").click()
    expect(laptop.locator("#question")).to_be_visible()
    expect(laptop.locator("#story .scripted-steps")).to_be_hidden()


def test_hovering_an_option_previews_what_it_covers(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").hover()
    assert laptop.locator(".preview").evaluate_all("all => all.map(g => g.dataset.place)") == ["b2", "c2"]


def test_a_line_of_the_log_opens_its_reasons_in_place(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    laptop.locator("#story .all").click()
    laptop.locator("#panel-log summary", has_text="The rival plants").click()
    expect(laptop.locator("#panel-log table.trail")).to_contain_text("trees next to it")


def test_two_tabs_follow_each_other_and_a_stale_answer_is_not_taken(laptop: Page) -> None:
    at_market(laptop)
    other = laptop.context.new_page()
    other.goto(laptop.url)
    other.locator(".spot[value=b2]").click()
    expect(title(laptop)).to_have_text("Which trees do you harvest?")
    laptop.evaluate("document.querySelector('#answer [name=revision]').value = '0'")
    laptop.locator("#answer .go").click()
    expect(laptop.locator(".notice")).to_contain_text("The game has moved on")


def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    laptop.locator("#story .all").click()
    laptop.locator("#answer .go").click()
    laptop.locator("[name=answer][value='3']").click()
    expect(title(laptop)).to_have_text("Do you stop here?")
    laptop.locator("[name=answer][value=yes]").hover()
    laptop.mouse.down(click_count=2)
    laptop.mouse.up(click_count=2)
    expect(title(laptop)).to_have_text("Do you stop here?")
    laptop.locator("[name=answer][value=yes]").click()
    expect(laptop.locator(".chart")).to_be_visible()


def test_the_question_comes_back_into_sight_after_an_answer_on_the_board(laptop: Page) -> None:
    at_market(laptop)
    laptop.evaluate("localStorage.setItem('mautoma-all-at-once', 'yes')")
    laptop.set_viewport_size({"width": 1280, "height": 360})
    laptop.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(title(laptop)).not_to_be_in_viewport()
    laptop.locator(".spot[value=b2]").click()
    expect(title(laptop)).to_have_text("Which trees do you harvest?")
    expect(title(laptop)).to_be_in_viewport()


def test_reload_and_back_lose_nothing(laptop: Page) -> None:
    at_market(laptop)
    laptop.locator(".spot[value=b2]").click()
    laptop.reload()
    expect(title(laptop)).to_have_text("Which trees do you harvest?")
    laptop.go_back()
    laptop.go_forward()
    expect(title(laptop)).to_have_text("Which trees do you harvest?")


def test_keyboard_alone_plays_a_game_to_its_end(laptop: Page) -> None:
    laptop.goto("/new/orchard/solo")
    laptop.locator("#seed").press("Enter")
    wait_for_game(laptop)
    laptop.locator("[name=answer-0][value='1']").press("Space")
    laptop.keyboard.press("Tab")
    laptop.keyboard.press("Space")
    laptop.keyboard.press("ArrowRight")
    laptop.keyboard.press("Enter")
    expect(title(laptop)).to_have_text("What lies in each shed?")
    laptop.keyboard.press("Tab")
    laptop.keyboard.press("Space")
    laptop.keyboard.press("Tab")
    laptop.keyboard.press("Space")
    laptop.keyboard.press("Enter")
    expect(title(laptop)).to_contain_text("Where do you plant")
    laptop.locator(".spot").first.focus()
    laptop.keyboard.press("Enter")
    expect(laptop.locator("#story .next")).to_be_focused()
    laptop.keyboard.press("a")
    expect(title(laptop)).to_be_focused()
    laptop.keyboard.press("1")
    laptop.locator("#answer .go").press("Enter")
    expect(title(laptop)).to_have_text("At what price do you sell?")
    laptop.keyboard.press("3")
    expect(title(laptop)).to_have_text("Do you stop here?")
    laptop.keyboard.press("1")
    expect(laptop.locator(".chart")).to_be_visible()


def test_the_page_fits_a_narrow_phone_with_the_question_in_reach(phone: Page) -> None:
    at_market(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert phone.evaluate("document.documentElement.scrollHeight") <= 780
    for part in ("status", "city", "question"):
        expect(phone.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=1)
    for button in phone.locator("#question button:visible").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44


def test_italian_is_one_tap_away_and_stays(phone: Page) -> None:
    phone.goto("/")
    phone.locator(".languages button[value=it]").click()
    expect(phone.locator("h1")).to_have_text("Un vero avversario per chi gioca da solo")
    begin(phone)
    open_market(phone)
    expect(title(phone)).to_have_text("Dove pianti un albero? Gli alberi sono 0.")


def test_without_scripts_the_same_game_is_played(browser: Browser, server: str) -> None:
    with shown(browser, server, (1280, 720), java_script_enabled=False) as page:
        begin(page)
        open_market(page)
        page.locator(".spot[value=b2]").click()
        expect(title(page)).to_have_text("Which trees do you harvest?")
        page.locator("[name=answer][value=b2]").check()
        page.locator("#answer .go").click()
        page.locator("[name=answer][value='3']").click()
        page.locator("label[for=tab-more]").click()
        page.locator("[name=level][value=round]").click()
        expect(title(page)).to_contain_text("Where do you plant")
        page.locator("label[for=tab-more]").click()
        page.locator("button", has_text="Redo all").click()
        page.locator("[name=answer][value=yes]").click()
        expect(page.locator(".chart")).to_be_visible()


@pytest.mark.slow
def test_no_page_has_a_serious_accessibility_fault(browser: Browser, server: str) -> None:
    faults: list[str] = []
    with shown(browser, server, (1280, 720)) as page:

        def look() -> None:
            faults.extend(serious_faults(page, dark=True))

        for path in ("/", "/new/orchard/solo", "/watch/orchard?at=3", "/watch/orchard/why/3", "/nothing"):
            page.goto(path)
            look()
        begin(page)
        look()
        open_market(page)
        look()
        game = page.url
        page.locator(".spot[value=b2]").click()
        look()
        page.keyboard.press("a")
        page.locator("#panel-log summary", has_text="The rival plants").click()
        page.locator("#panel-log table.trail").wait_for()
        look()
        page.goto(game + "/why/3?candidate=b2")
        look()
        page.goto(game)
        page.locator("#answer .go").click()
        page.locator("#question-title", has_text="At what price").wait_for()
        page.keyboard.press("2")
        page.locator("#question-title", has_text="Do you stop").wait_for()
        page.keyboard.press("1")
        page.locator(".chart").wait_for()
        look()
    assert faults == []


def test_a_challenge_from_another_host_is_pasted_and_taken_on(phone: Page) -> None:
    query = "game=orchard&mode=solo&rules=1&edition=orchard&cards=house&seed=7&points=12&against=9"
    phone.goto("/")
    phone.get_by_label("Link", exact=True).fill(f"https://example.org/mautoma/#/challenge?{query}")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("A friend finished this game 12 to 9.")).to_be_visible()
    phone.get_by_role("button", name="Take it on").click()
    expect(title(phone)).to_contain_text("How much fruit is in stock?")
