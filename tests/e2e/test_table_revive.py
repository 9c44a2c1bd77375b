"""Revive at a real table on a phone: how many taps a game takes, and what is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.revive.edition import Edition
from mautoma.games.revive.edition.tiles import Tiles
from mautoma.games.revive.editor.board_file import edits_of
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES
from mautoma.shelf.findings import keep_findings
from mautoma.shelf.sessions import begin_game
from tests.e2e.changes import wait_for_game
from tests.e2e.conftest import SERVE, running
from tests.e2e.taps import Tapper, a_phone
from tests.games.revive import author
from tests.games.revive.author import Author, cards_of, decisions, finished
from tests.games.revive.author import known as known_of
from tests.games.revive.box import Owner, board_text
from tests.home import my_editions

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
            my_editions().add(
                "revive", name, my_editions().files("revive", "house") | {"board.toml": board_text()}
            )
        seed = 100
        while len(known(BOX)) < ALL_TILES:
            tell_tiles(seed)
            seed += 1
        with running(SERVE, home) as address:
            yield address


def known(name: str) -> Tiles:
    edition = my_editions().find("revive", name)
    assert isinstance(edition, Edition)
    return edition.tiles


def tell_tiles(seed: int) -> None:
    session, owner = begin_game("revive", "table", BOX, seed, {}, my_editions()), Owner(seed)
    while session.question is not None:
        session.answer(owner.answer(session.question, session.state))
    keep_findings(session, BOX, my_editions())


def begin(page: Page, edition: str, seed: int = SEED) -> Session:
    page.goto("/new/revive/table")
    page.locator(f'.deck:has([value="{edition}"])').tap()
    page.locator("#seed").fill(str(seed))
    page.locator(".setup .go").tap()
    wait_for_game(page)
    return begin_game("revive", "table", edition, seed, {}, my_editions())


WHOLE = 99
"""Turns: more than a game has."""


def play(tapper: Tapper, owner: Owner, until_turn: int = WHOLE) -> None:
    tapper.play(answer for _, answer in answers(tapper.beside, owner, until_turn))


def answers(session: Session, owner: Owner, until_turn: int = WHOLE) -> Iterator[tuple[str, Any]]:
    """What is asked, and what the owner says."""
    while (question := session.question) is not None and session.state.turn < until_turn:
        yield question.key, owner.answer(question, session.state)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "turns"),
    [("en", 8), *(pytest.param(each, WHOLE, marks=pytest.mark.fuzz) for each in LANGUAGES)],
)
def test_a_whole_game_with_known_tiles_takes_few_taps(
    browser: Browser, server: str, language: str, turns: int
) -> None:
    """So many turns are tapped, the others told."""
    with a_phone(browser, server, language) as page:
        tapper, owner = Tapper(page, begin(page, BOX)), Owner(SEED)
        play(tapper, owner, turns)
        tapper.tell(answer for _, answer in answers(tapper.beside, owner))
        page.reload()
        expect(page.locator("#end-title")).to_contain_text("147 pun" if language == "it" else "147 points")
    assert tapper.orders >= 5
    assert sum(tapper.questions[key] for key in PLACEMENTS) >= 25
    assert tapper.taps["ready"] + tapper.taps["open-hexes"] + 1 <= 8, (
        "the set-up, with the button that begins the game"
    )
    assert tapper.taps.total() + 1 <= (145 if turns == WHOLE else 44), tapper.taps
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


ENTERING = ("mat-", "card-")


@pytest.mark.slow
def test_printed_cards_and_mat_are_told_once_as_they_are_needed(browser: Browser, server: str) -> None:
    """Begun with nothing entered but a board that was drawn; all that is told comes from a made-up author's
    edition, and every decision is as if that had been entered before."""
    whole = finished(new_session(AtTable(), author.edition(whole=True), SEED, "test", PRINTED), Author(SEED))
    with a_phone(browser, server) as page:
        save_drawing(page)
        name = begin_printed(page)
        first = Tapper(page, begun_printed(name), sizes=())
        for key, answer in answers(first.beside, Author(SEED)):
            (first.play if key.startswith(ENTERING) else first.tell)([answer])
        page.reload()
        expect(page.locator("#end-title")).to_contain_text("147 points")
        assert decisions(first.beside) == decisions(whole)
        assert begin_printed(page) == name, "the second game goes on with the same edition"
        again = Tapper(page, begun_printed(name))
        again.tell(answer for _, answer in answers(again.beside, Author(SEED)))
        assert decisions(again.beside) == decisions(whole)
    told = [key for key in first.questions if key.startswith(ENTERING)]
    assert len(told) >= 8 and not [key for key in again.questions if key.startswith(ENTERING)]
    kept = my_editions().find("revive", name)
    assert isinstance(kept, Edition)
    printed = author.edition(whole=True)
    assert known_of(kept.mat).items() <= known_of(printed.mat).items()
    assert cards_of(kept) <= cards_of(printed) and len(kept.cards) == 5
    assert sum(first.taps[key] for key in told) <= 70, first.taps


PRINTED = {"deck": "printed", "mat": "printed"}


def save_drawing(page: Page) -> None:
    page.goto("/editor/revive")
    page.locator("form:has(#name) [name=edits]").evaluate(
        "(each, edits) => { each.value = edits; each.form.querySelector('.go').disabled = false; }",
        "\n".join(edits_of(board_text())),
    )
    page.locator("#name").fill("drawn")
    page.locator("form:has(#name) .go").tap()
    expect(page.locator("[role=alert]")).to_contain_text(
        "Entered: board. Asked once, as it comes up: mat and"
    )


def begin_printed(page: Page) -> str:
    page.goto("/new/revive/table")
    page.locator('.deck:has([value="printed"])').tap()
    page.locator("#seed").fill(str(SEED))
    page.locator(".setup .go").tap()
    wait_for_game(page)
    return next(name for name in my_editions().names("revive") if name not in ("house", BOX, FRESH))


def begun_printed(name: str) -> Session:
    return begin_game("revive", "table", name, SEED, PRINTED, my_editions())


OFF = """(axis) => {
    const pan = axis.closest(".pan").getBoundingClientRect();
    const first = axis.querySelector("text").getBoundingClientRect();
    const below = document.querySelector(".bar").getBoundingClientRect().bottom;
    return axis.dataset.axis === "rows" ? first.left - pan.left : first.top - below;
}"""


def test_letters_and_numbers_stay_in_sight_while_the_map_is_pushed(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        play(Tapper(page, begin(page, BOX)), Owner(SEED), until_turn=1)
        page.set_viewport_size({"width": 260, "height": 640})
        pan = page.locator("#panel-board .pan")
        under = "(pan) => pan.getBoundingClientRect().top - document.querySelector('.bar').offsetHeight"
        pan.evaluate(f"(pan) => {{ pan.scrollLeft = 80; scrollBy(0, ({under})(pan) + 80); }}")
        assert pan.evaluate("(pan) => pan.scrollLeft") > 40 and pan.evaluate(under) < -40
        page.wait_for_timeout(200)
        for axis in ("rows", "columns"):
            off = page.locator(f"#panel-board [data-axis={axis}]").evaluate(OFF)
            assert -2 <= off <= 30, axis


def test_the_tile_fills_on_the_map_as_its_kinds_are_tapped(browser: Browser, server: str) -> None:
    with a_phone(browser, server) as page:
        Tapper(page, begin(page, FRESH, seed=9)).play(["ready"])
        page.locator("[data-brush=lake]").tap()
        first = page.locator("#answer .fields select").first
        place = first.get_attribute("data-fills")
        colour = page.locator("[data-brush=lake]").get_attribute("data-colour")
        expect(page.locator(f'.drawing [data-place="{place}"]')).to_have_attribute("fill", colour or "")
        expect(page.locator(f'.drawing [data-sign="{place}"]')).to_have_text("=")
