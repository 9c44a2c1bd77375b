"""Restaurants on the board."""

from __future__ import annotations

from xml.etree import ElementTree

from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.restaurants import DOOR
from tests.games.foodchain.view.seen import SVG, pictures, section, texts


def test_a_drive_in_shows_an_entrance_at_every_corner(game: FoodChain) -> None:
    def doors() -> int:
        root = ElementTree.fromstring(pictures(game)["board"].svg)
        return len([box for box in root.iter(f"{SVG}rect") if box.get("width") == str(DOOR)])

    assert doors() == 2
    game.human.drive_ins = True
    assert doors() == 5, "the one that is coming soon keeps its one entrance"


def test_every_restaurant_is_on_the_board(game: FoodChain) -> None:
    shown = texts(pictures(game)["board"])
    assert {"R1", "R2", "soon"} <= set(shown)
    assert shown.count("M") == len(game.city.roads.outside)


def test_restaurants_in_words(game: FoodChain) -> None:
    told = section(game, "board")
    assert "Your restaurant 1: d4–e5, entrance d4." in told
    assert "Your restaurant 2, coming soon: i6–j7, entrance i6." in told
