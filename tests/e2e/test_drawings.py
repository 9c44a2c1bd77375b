"""Nothing in a drawing overlaps or is cut off, whatever an edition holds and wherever a game stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from mautoma import games
from mautoma.games.foodchain.city.city import MarketingPlace
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind, marketing_tiles
from mautoma.games.foodchain.content.products import BEER
from mautoma.games.foodchain.state import Campaign, FoodChain
from mautoma.games.foodchain.view.campaigns import draw_tile
from mautoma.games.foodchain.view.layout import UNIT
from mautoma.games.kit.editions import texts
from mautoma.games.kit.svg import Rect, document
from mautoma.kernel.gallery import Gallery
from mautoma.kernel.view import Picture
from mautoma.messages import LANGUAGES, words
from tests.e2e.geometry import faults
from tests.games.foodchain.any_edition import any_edition as any_foodchain
from tests.games.mombasa.any_edition import any_edition as any_mombasa
from tests.games.revive.any_edition import any_edition as any_revive
from tests.golden.games import golden_games

ANY_EDITION: dict[str, Callable[[Random], object]] = {
    "foodchain": any_foodchain,
    "mombasa": any_mombasa,
    "revive": any_revive,
}
"""The games that are drawn in the common art direction, each with a legal edition at random."""
SEEDS = 6
"""Editions at random of each game."""


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def drawn(found: Gallery) -> Iterator[Picture]:
    for card in found.cards:
        yield from (card.front, card.back)
    yield from found.sheets


def overlapping(state: object) -> bool:
    """A person insisted on pieces that lie on each other."""
    if not isinstance(state, FoodChain):
        return False
    city = state.city
    squares = [
        *(square for house in city.houses.values() for square in (*house.squares, *house.garden)),
        *(square for restaurant in city.restaurants.values() for square in restaurant.corners),
        *(
            square
            for place in city.marketing.values()
            if isinstance(place, MarketingPlace)
            for square in place.squares
        ),
    ]
    return len(squares) > len(set(squares))


def complaints(page: Page, pictures: Iterator[Picture]) -> list[str]:
    """Of all the pictures that differ, measured at once."""
    different = {picture.svg: picture for picture in pictures}
    assert different
    return [
        f"{picture.name} ({picture.alt[:60]}): {fault}"
        for picture, found in zip(different.values(), faults(page, different), strict=True)
        for fault in found
    ]


def test_faults_are_found(paper: Page) -> None:
    text = '<text x="{}" y="20" font-size="10">{}</text>'
    box = '<rect x="10" y="5" width="20" height="20" fill="#eee"/>'
    whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">{}</svg>'
    expected = {
        box + text.format(12, "ab"): [],
        text.format(12, "ab") + text.format(18, "cd"): ['"ab" and "cd" overlap'],
        box + text.format(12, "abcdef"): ['"abcdef" leaves its box'],
        text.format(95, "abc"): ['"abc" leaves the picture'],
        text.format(12, "ab") + box: ['"ab" is painted over'],
    }
    assert faults(paper, map(whole.format, expected)) == [*expected.values()]


@pytest.mark.slow
@pytest.mark.parametrize("game", ANY_EDITION)
def test_cards_and_sheets_of_any_edition(paper: Page, game: str) -> None:
    """Of the editions that come with the program, and of some at random."""
    offered = games.find_game(game)
    show = offered.show().gallery
    assert show is not None
    house = offered.box().editions.house()
    bundled = [offered.box().editions.read(name, texts(folder)) for name, folder in offered.bundled.items()]

    def pictures() -> Iterator[Picture]:
        for number, language in enumerate(LANGUAGES):
            say = words(language, game).say
            seeds = range(number, SEEDS, len(LANGUAGES))
            for edition in (house, *bundled, *(ANY_EDITION[game](Random(seed)) for seed in seeds)):
                yield from drawn(show(edition, say))

    assert complaints(paper, pictures()) == []


@pytest.mark.slow
@pytest.mark.parametrize("positions", [4, pytest.param(12, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("game", ANY_EDITION)
def test_positions_of_golden_games(paper: Page, game: str, positions: int) -> None:
    view, say = games.find_game(game).show().view, words("it", game).say

    def pictures() -> Iterator[Picture]:
        for golden in golden_games():
            if golden.game == game:
                session = golden.replay()
                for number in range(0, session.number + 1, max(1, session.number // positions)):
                    session.jump(number)
                    if not overlapping(session.state):
                        yield from view.pictures(session.state, session.question, say)

    assert complaints(paper, pictures()) == []


def test_every_marketing_tile_holds_its_number_product_and_rounds(paper: Page) -> None:
    drawings = []
    for tile in marketing_tiles().values():
        deep = 1 if tile.kind is MarketingKind.AIRPLANE else tile.height
        for wide, high in ((tile.width, deep), (deep, tile.width)):
            rect = Rect(10, 10, wide * UNIT, high * UNIT)
            for left in (1, 2, 3, 4, 5, None):
                campaign = Campaign(tile.number, tile.kind, BEER, left, "")
                drawings.append(document(230, 230, f"{tile.number}: {left}", draw_tile(campaign, rect)))
    assert drawings
    wrong = zip(drawings, faults(paper, drawings), strict=True)
    assert [(drawing, found) for drawing, found in wrong if found] == []
