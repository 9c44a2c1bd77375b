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
from tests.golden.games import Golden, golden_games

ANY_EDITION: dict[str, Callable[[Random], object]] = {
    "foodchain": any_foodchain,
    "mombasa": any_mombasa,
    "revive": any_revive,
}
"""The games that are drawn in the common art direction, each with a legal edition at random."""
POSITIONS = 12
"""Of each golden game."""


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
    return [
        f"{picture.name} ({picture.alt[:60]}): {fault}"
        for picture in {picture.svg: picture for picture in pictures}.values()
        for fault in faults(page, picture.svg)
    ]


def test_faults_are_found(paper: Page) -> None:
    text = '<text x="{}" y="20" font-size="10">{}</text>'
    box = '<rect x="10" y="5" width="20" height="20" fill="#eee"/>'
    whole = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">{}</svg>'
    assert faults(paper, whole.format(box + text.format(12, "ab"))) == []
    assert faults(paper, whole.format(text.format(12, "ab") + text.format(18, "cd"))) != []
    assert faults(paper, whole.format(box + text.format(12, "abcdef"))) == ['"abcdef" leaves its box']
    assert faults(paper, whole.format(text.format(95, "abc"))) == ['"abc" leaves the picture']
    assert faults(paper, whole.format(text.format(12, "ab") + box)) == ['"ab" is painted over']


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ANY_EDITION)
def test_the_editions_that_come_with_the_program(paper: Page, game: str, language: str) -> None:
    offered = games.find_game(game)
    show = offered.show().gallery
    assert show is not None
    say = words(language, game).say
    bundled = [offered.box().editions.read(name, texts(folder)) for name, folder in offered.bundled.items()]
    for edition in (offered.box().editions.house(), *bundled):
        assert complaints(paper, drawn(show(edition, say))) == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ANY_EDITION)
def test_any_edition(paper: Page, game: str, seed: int) -> None:
    show = games.find_game(game).show().gallery
    assert show is not None
    say = words(LANGUAGES[seed % len(LANGUAGES)], game).say
    assert complaints(paper, drawn(show(ANY_EDITION[game](Random(seed)), say))) == []


@pytest.mark.parametrize(
    "golden",
    [each for each in golden_games() if each.game in ANY_EDITION],
    ids=lambda golden: f"{golden.game}-{golden.name}",
)
def test_positions_of_golden_games(paper: Page, golden: Golden) -> None:
    session, view = golden.replay(), games.find_game(golden.game).show().view
    say = words("it", golden.game).say

    def pictures() -> Iterator[Picture]:
        for number in range(0, session.number + 1, max(1, session.number // POSITIONS)):
            session.jump(number)
            if not overlapping(session.state):
                yield from view.pictures(session.state, session.question, say)

    assert complaints(paper, pictures()) == []


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, None])
def test_every_marketing_tile_holds_its_number_product_and_rounds(
    paper: Page, left: int | None, turned: bool
) -> None:
    for tile in marketing_tiles().values():
        deep = 1 if tile.kind is MarketingKind.AIRPLANE else tile.height
        wide, high = (deep, tile.width) if turned else (tile.width, deep)
        rect = Rect(10, 10, wide * UNIT, high * UNIT)
        drawn = draw_tile(Campaign(tile.number, tile.kind, BEER, left, ""), rect)
        assert faults(paper, document(230, 230, "", drawn)) == [], tile
