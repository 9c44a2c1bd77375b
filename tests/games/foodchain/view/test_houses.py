"""Houses, what they want, and who would sell to them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from mautoma.games.foodchain.content.products import BEER, BURGER, SODA
from mautoma.games.foodchain.state import FoodChain, Stack
from mautoma.games.foodchain.view.houses import explain_house
from mautoma.games.foodchain.view.layout import around
from mautoma.games.foodchain.view.words import Wording
from tests.games.foodchain.view.seen import ENGLISH, SVG, pictures, section, texts, titles


def explained(game: FoodChain) -> str:
    return explain_house(game, game.city.houses[4], Wording(ENGLISH))


def test_every_house_is_on_the_board_with_its_number(game: FoodChain) -> None:
    assert {"4", "5", "7", "8", "17", "18"} <= set(texts(pictures(game)["board"]))


def drawn(game: FoodChain, house: int) -> ElementTree.Element:
    root = ElementTree.fromstring(pictures(game)["board"].svg)
    return next(
        group
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None and f"House {house} " in (title.text or "")
    )


def icons(house: ElementTree.Element) -> list[tuple[float, float]]:
    """Where they are."""
    moved = [icon.get("transform") or "" for icon in house.iter(f"{SVG}use")]
    found = [re.match(r"translate\(([\d.]+) ([\d.]+)\)", transform) for transform in moved]
    return [(float(place[1]), float(place[2])) for place in found if place]


def test_demand_is_drawn_token_by_token(game: FoodChain) -> None:
    assert icons(drawn(game, 18)) == []
    game.city.houses[18].demand = [SODA, SODA]
    assert len(icons(drawn(game, 18))) == 2


@pytest.mark.parametrize("house", [4, 7])
@pytest.mark.parametrize("wanted", [1, 3, 5, 9])
def test_demand_and_stacks_stay_inside_the_house(game: FoodChain, house: int, wanted: int) -> None:
    game.city.houses[house].demand = [SODA] * wanted
    game.automa.stacks = [Stack(house, BEER, 2), Stack(house, SODA, 3), Stack(house, BURGER, 1)]
    left, top, width, height = around(game.city.houses[house].squares)
    places = icons(drawn(game, house))
    assert len(places) == len(set(places)) == wanted + 3
    assert all(left < x < left + width and top < y < top + height for x, y in places)


def test_houses_in_words(game: FoodChain) -> None:
    told = section(game, "board")
    # R1's entrance d4 touches the road c4 on its own tile, where house 4 stands too: distance 0.
    assert "House 4 (d1–e2) wants: 1 burger and 1 beer. Distance to you: 0; to Mautoma Inc.: 1." in told
    assert "House 7 (h13–i14) with garden (h12–i12) wants:" in told


@pytest.mark.rule("FCM-D1")
def test_who_would_serve_a_house_and_why(game: FoodChain) -> None:
    # $10 at distance 0 against $8 +1 at distance 1: the human's three waitresses beat the card's two.
    game.automa.modifier = game.edition.mat.modifiers.index(1)
    game.human.at_work = {"waitress": 3}
    game.automa.freezers[BEER] = 1
    told = explained(game)
    assert told.startswith("As things stand, you serve house 4. Mautoma Inc. loses on")
    assert "(2 against 3)" in told
    game.human.at_work = {"luxuries_manager": 1}
    told = explained(game)
    assert told.startswith("As things stand, Mautoma Inc. serves house 4. You lose on")
    assert "(20 against 10)" in told
    assert any(told in title for title in titles(pictures(game)["board"]))


@pytest.mark.rule("FCM-D11")
def test_who_lacks_something_fails(game: FoodChain) -> None:
    told = explained(game)
    assert told.startswith("As things stand, you serve house 4. Mautoma Inc. is out on")
    game.human.stock = {}
    assert explained(game).startswith("As things stand, nobody can fill house 4's order.")
