"""A game with the box is not begun on an invented map unsaid."""

from __future__ import annotations

import re

import pytest

from tests.games.revive.box import board_text
from tests.home import my_editions
from tests.web.client import TestClient

NEW = "/new/revive/table"


pytestmark = pytest.mark.usefixtures("real_games")


def chosen(page: str) -> list[str]:
    return re.findall(r'name="edition" value="([^"]*)"[^>]* checked>', page)


def test_the_first_game_leads_to_drawing_the_board_or_taking_one_in(client: TestClient) -> None:
    page = client.get(NEW).text
    about = page[page.index('id="about-board"') : page.index('<form method="post" class="setup"')]
    assert "is invented" in about
    assert 'href="/editor/revive"' in about and 'href="/editions/revive"' in about
    assert re.search(r'name="edition" value="house" data-invented.*?invented board', page, re.S)


def test_a_board_of_ones_own_is_chosen_at_once(client: TestClient) -> None:
    my_editions().add("revive", "mine", my_editions().files("revive", "house") | {"board.toml": board_text()})
    my_editions().copy("revive", "house", "copied")
    page = client.get(NEW).text
    assert chosen(page) == ["mine"]
    invented = re.findall(r'name="edition" value="([^"]*)"[^>]* data-invented', page)
    assert "mine" not in invented and {"house", "copied"} <= set(invented)


def test_without_the_box_nothing_needs_to_be_drawn(client: TestClient) -> None:
    assert "about-board" not in client.get("/new/revive/stand-in").text


@pytest.mark.parametrize("game", ["mombasa", "foodchain"])
def test_other_games_have_no_board_to_draw(client: TestClient, game: str) -> None:
    assert "about-board" not in client.get(f"/new/{game}/table").text
