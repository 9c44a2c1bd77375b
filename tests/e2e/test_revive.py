"""Revive on a phone: a board of one's own, and a whole game without the box."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import serious_faults
from tests.e2e.changes import change, wait_for_game

LONG = 120

IN_SIGHT = """() => {
    const pan = document.querySelector(".pan").getBoundingClientRect();
    const shapes = [...document.querySelectorAll("[data-pointed]")];
    const marked = shapes.map((shape) => shape.getBoundingClientRect());
    return marked.every((box) => pan.left - 1 <= box.left && box.right <= pan.right + 1);
}"""

BOARD = [
    ("tile t01", "B2"),
    ("lies open", "B2"),
    ("kind centre", "B2"),
    ("tile t02", "B1"),
    ("tile t02", "C1"),
    ("tile t03", "C2"),
    ("tile t03", "C3"),
]


def begin(page: Page, edition: str = "house") -> None:
    page.goto("/new/revive/stand-in")
    page.locator("#seed").fill("3")
    if page.locator(".decks").count():  # there is a choice once a board was drawn
        page.locator(f'.deck:has([value="{edition}"])').click()
    page.locator(".setup .go").click()
    wait_for_game(page)
    expect(page.locator("#question-title")).to_contain_text("Your turn 1 of 18")


def answer(page: Page, value: str) -> None:
    with change(page):
        page.locator(f"#question button[value={value}]").click()


def sticks_out(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def test_a_board_of_ones_own_is_drawn_saved_and_played_on(phone: Page) -> None:
    phone.goto("/editor/revive")
    for brush, place in BOARD:
        phone.locator(f'[name=brush][value="{brush}"]').check()
        with phone.expect_navigation():
            phone.locator(f"[name=tap][value={place}]").click()
    expect(phone.locator("#drawing [role=status]")).to_have_text("You can play on this board.")
    assert sticks_out(phone) <= 0
    phone.locator("#name").fill("my-table")
    phone.get_by_text("save with mautoma's cards and mat").click()
    expect(phone.locator("[role=alert]")).to_contain_text("my-table")
    begin(phone, "my-table")
    expect(phone.locator(".drawing [data-place]")).to_have_count(5)


def test_a_drawing_is_kept_when_the_page_is_left(phone: Page) -> None:
    phone.goto("/editor/revive")
    expect(phone.locator(".kept")).to_be_hidden()
    phone.locator('[name=brush][value="tile t01"]').check()
    with phone.expect_navigation():
        phone.locator("[name=tap][value=A1]").click()
    phone.goto("/")
    phone.goto("/editor/revive")
    expect(phone.locator(".drawing text", has_text="t01")).to_have_count(0)
    with phone.expect_navigation():
        phone.locator(".kept button").click()
    expect(phone.locator(".drawing text", has_text="t01")).to_have_count(1)


def test_a_step_back_in_the_editor(phone: Page) -> None:
    phone.goto("/editor/revive")
    phone.locator('[name=brush][value="tile t01"]').check()
    with phone.expect_navigation():
        phone.locator("[name=tap][value=A1]").click()
    expect(phone.locator(".drawing text", has_text="t01")).to_have_count(1)
    with phone.expect_navigation():
        phone.get_by_text("undo the last change").click()
    expect(phone.locator(".drawing text", has_text="t01")).to_have_count(0)


def assert_marked_in_sight(page: Page) -> None:
    """The hexes of the question, not those of news that were skipped; if need be the picture was pushed."""
    covers = page.locator("#frame-map button.spot").first.get_attribute("data-covers") or ""
    for name in covers.split():
        expect(page.locator(f"[data-pointed={name}]")).to_have_count(1)
    expect(page.locator("[data-pointed]")).to_have_count(len(covers.split()))
    assert page.evaluate(IN_SIGHT)


@pytest.mark.slow
def test_a_whole_game_without_the_box(phone: Page) -> None:
    begin(phone)
    marked = 0
    for _ in range(LONG):
        if not phone.locator("#question").count():
            break
        if phone.locator("#story .all").is_visible():
            phone.locator("#story .all").click()
        asked = phone.locator("#question-title").inner_text()
        if (phone.locator("#main").get_attribute("data-asked") or "").startswith("carry-out"):
            marked += 1
            assert_marked_in_sight(phone)
        answer(phone, "stand_in" if asked.startswith("Your turn") else "done")
    assert marked >= 14
    expect(phone.locator("#end-title")).to_contain_text("points")
    assert sticks_out(phone) <= 0


def test_a_turn_is_reported_by_tapping_the_map(phone: Page) -> None:
    begin(phone)
    answer(phone, "built")
    phone.locator("#frame-map [value=E4]").click()
    expect(phone.locator("#question-title")).to_contain_text("Your turn 1 of 18")
    expect(phone.locator(".log")).to_contain_text("You build on E4.")


def test_a_tile_is_tapped_anywhere(phone: Page) -> None:
    begin(phone)
    hexes = phone.locator('#frame-map [value="explored t04"]')
    expect(hexes).to_have_count(5)
    hexes.nth(4).click()
    expect(phone.locator(".log")).to_contain_text("You explore the tile at H1.")


def test_map_and_editor_have_no_serious_fault_for_anyone(phone: Page) -> None:
    begin(phone)
    answer(phone, "built")
    for address in (phone.url, "/editor/revive"):
        phone.goto(address)
        assert serious_faults(phone) == []


def test_a_tile_is_filled_by_tapping_kinds(phone: Page) -> None:
    phone.goto("/new/revive/table")
    phone.locator(".deck:has([value=house])").click()
    phone.locator(".setup .go").click()
    wait_for_game(phone)
    phone.locator(".ends button[value=ready]").click()
    expect(phone.locator("#question-title")).to_contain_text("What does the tile at E4 show?")
    fields = phone.locator("#answer .fields select")
    for kind in ("sand", "lake", "terrain", "water"):
        phone.locator(f"[data-brush={kind}]").click()
    phone.locator("#frame-map .spot").nth(1).click()
    phone.locator("[data-brush=small_location]").click()
    chosen = [fields.nth(at).input_value() for at in range(fields.count())]
    assert chosen == ["sand", "small_location", "terrain", "water"]
    assert sticks_out(phone) <= 0
    phone.locator("#answer .go").click()
    expect(phone.locator("#question-title")).to_contain_text("What does the tile at G4 show?")
    expect(phone.locator("[data-brush=sand]")).to_be_visible()
