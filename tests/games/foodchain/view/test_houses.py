"""Houses, what they want, and who would sell to them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mautoma.games.foodchain.content.products import BEER, SODA
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.houses import explain_house
from mautoma.games.foodchain.view.words import Wording
from tests.games.foodchain.view.seen import ENGLISH, SVG, pictures, section, texts, titles


def explained(game: Game) -> str:
    return explain_house(game, game.city.houses[4], Wording(ENGLISH))


def test_every_house_is_on_the_board_with_its_number(game: Game) -> None:
    assert {"4", "5", "7", "8", "17", "18"} <= set(texts(pictures(game)["board"]))


def test_demand_is_drawn_token_by_token(game: Game) -> None:
    def tokens() -> int:
        root = ElementTree.fromstring(pictures(game)["board"].svg)
        return len([circle for circle in root.iter(f"{SVG}circle") if circle.get("r") == "12.5"])

    before = tokens()
    game.city.houses[18].demand = [SODA, SODA]
    assert before == 7
    assert tokens() == 9


@pytest.mark.parametrize("house", [4, 7])
def test_more_demand_than_there_is_room_for_is_drawn_inside_the_house(game: Game, house: int) -> None:
    game.city.houses[house].demand = [SODA] * 9
    root = ElementTree.fromstring(pictures(game)["board"].svg)
    drawn = next(
        group
        for group in root.iter(f"{SVG}g")
        if (title := group.find(f"{SVG}title")) is not None and f"House {house} " in (title.text or "")
    )
    tokens = [circle for circle in drawn.iter(f"{SVG}circle") if circle.get("r") == "12.5"]
    wall = next(rect for rect in drawn.iter(f"{SVG}rect") if rect.get("rx") == "5")
    left, right = float(wall.get("x", "")), float(wall.get("x", "")) + float(wall.get("width", ""))
    assert len(tokens) == 9
    assert all(left < float(circle.get("cx", "")) < right for circle in tokens)


def test_houses_in_words(game: Game) -> None:
    told = section(game, "board")
    # R1's entrance d4 touches the road c4 on its own tile, where house 4 stands too: distance 0.
    assert "House 4 (d1–e2) wants: 1 burger and 1 beer. Distance to you: 0; to Mautoma Inc.: 1." in told
    assert "House 7 (h13–i14) with garden (h12–i12) wants:" in told


@pytest.mark.rule("FCM-D1")
def test_who_would_serve_a_house_and_why(game: Game) -> None:
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
def test_who_lacks_something_fails(game: Game) -> None:
    told = explained(game)
    assert told.startswith("As things stand, you serve house 4. Mautoma Inc. fails on")
    game.human.stock = {}
    assert explained(game).startswith("As things stand, house 4 stays at home.")
