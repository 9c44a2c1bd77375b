"""Revive at a real table on a phone: how many taps a game takes, and what is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.tiles import Tiles
from mautoma.kernel.session import Session
from mautoma.shelf.editions import add_edition, edition_files, find_edition
from mautoma.shelf.findings import keep_findings
from mautoma.shelf.sessions import begin_game
from tests.e2e.conftest import SERVE, running
from tests.e2e.taps import Tapper, a_phone, is_a_full_list, out_of_sight
from tests.games.revive.box import Owner, board_text

BOX, FRESH = "My box", "new box"
ALL_TILES = 30
PLACEMENTS = ("carry-out-build", "carry-out-populate", "turn-up", "tile-hexes")
SEED = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One edition whose tiles were told in earlier games, and one whose tiles nobody has seen."""
    home: Path = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAUTOMA_HOME", str(home))
        for name in (BOX, FRESH):
            add_edition("revive", name, edition_files("revive", "house") | {"board.toml": board_text()})
        seed = 100
        while len(known(BOX)) < ALL_TILES:
            tell_tiles(seed)
            seed += 1
        with running(SERVE, home) as address:
            yield address


def known(name: str) -> Tiles:
    edition = find_edition("revive", name)
    assert isinstance(edition, Edition)
    return edition.tiles


def tell_tiles(seed: int) -> None:
    session, owner = begin_game("revive", "table", BOX, seed, {}), Owner(seed)
    while session.question is not None:
        session.answer(owner.answer(session.question, session.state))
    keep_findings(session, BOX)


def begin(page: Page, edition: str, seed: int = SEED) -> Session:
    page.goto("/new/revive/table")
    page.locator("#edition").select_option(edition)
    page.locator("#seed").fill(str(seed))
    page.locator(".setup .go").tap()
    page.locator("html.scripted #main.play").wait_for()
    return begin_game("revive", "table", edition, seed, {})


def play(tapper: Tapper, owner: Owner, until_turn: int = 99) -> None:
    """With a look at every placement: what is pointed at, and the button that goes on."""
    while (question := tapper.beside.question) is not None and tapper.beside.state.turn < until_turn:
        tapper.wait()
        if question.key == "ready":
            assert is_a_full_list(tapper.page)
        if question.key in PLACEMENTS:
            assert out_of_sight(tapper.page) == [], question.key
        tapper.give(owner.answer(question, tapper.beside.state))


@pytest.mark.slow
def test_a_whole_game_with_known_tiles_takes_few_taps(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        tapper = Tapper(page, begin(page, BOX))
        play(tapper, Owner(SEED))
        expect(page.locator("#end-title")).to_contain_text("147 points")
    assert sum(tapper.questions[key] for key in PLACEMENTS) >= 25
    assert tapper.taps["ready"] + tapper.taps["open-hexes"] + 1 <= 8, (
        "the set-up, with the button that begins the game"
    )
    assert tapper.taps.total() + 1 <= 110, tapper.taps
    assert tapper.questions.total() <= 85, tapper.questions


@pytest.mark.slow
def test_a_tile_told_in_one_game_is_offered_in_the_next(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        first = Tapper(page, begin(page, FRESH))
        play(first, Owner(SEED), until_turn=2)
        assert first.taps["open-hexes"] > 20, "every kind was tapped"
        again = Tapper(page, begin(page, FRESH))
        play(again, Owner(SEED), until_turn=2)
    assert again.taps["open-hexes"] == 5
    assert again.taps["tile-hexes"] < first.taps["tile-hexes"]


def test_the_tile_fills_on_the_map_as_its_kinds_are_tapped(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        Tapper(page, begin(page, FRESH, seed=9)).play(["ready"])
        page.locator("[data-brush=lake]").tap()
        first = page.locator("#answer .fields select").first
        place = first.get_attribute("data-fills")
        colour = page.locator("[data-brush=lake]").get_attribute("data-colour")
        expect(page.locator(f'.drawing [data-place="{place}"]')).to_have_attribute("fill", colour or "")
        expect(page.locator(f'.drawing [data-sign="{place}"]')).to_have_text("=")
