"""A map of one's own choice and the game of the day, on the page before a game."""

from __future__ import annotations

import html
import re

import pytest

from mautoma.games.foodchain.city.map_code import write_code
from mautoma.shelf import Shelf
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")
NEW = "/new/foodchain/solo"
CODE = "G1C1L3-E3J2Q1-P1R3O2"


def code_in(page: str) -> str:
    found = re.search(r'id="map-code"[^>]*value="([^"]*)"', page)
    assert found
    return found[1]


def drafts(page: str, label: str) -> list[str]:
    return [html.unescape(each) for each in re.findall(rf'name="draft" value="([^"]*)" title="{label}', page)]


def test_a_map_is_dealt_turned_and_made_of_other_tiles(client: TestClient) -> None:
    dealt = client.get(NEW, params={"draft": "deal", "option-level": "hard"}).text
    assert 'value="hard" checked' in dealt and len(code_in(dealt)) == 20
    page = client.get(NEW, params={"option-map": CODE}).text
    [turned] = drafts(page, "Turn")
    assert turned == f"{CODE.replace('G1', 'G2')} 0"
    fourth = client.get(NEW, params={"draft": drafts(page, "Choose")[2]}).text
    put = drafts(fourth, "Put tile A")
    assert put == [f"{CODE.replace('E3', 'A0')} 3"]


def test_a_code_that_is_no_map_is_explained_and_nothing_is_begun(client: TestClient, shelf: Shelf) -> None:
    sent = {"option-level": "normal", "option-map": "G1C1", "edition": "house", "seed": "7"}
    refused = client.post(NEW, data=sent)
    assert refused.status_code == 422 and code_in(refused.text) == "G1C1"
    assert "Write nine tiles" in refused.text and not shelf.saved()
    client.post(NEW, data=sent | {"option-map": CODE.lower()})
    [saved] = shelf.saved()
    assert write_code(shelf.load(saved.id)[0].state.city.board) == CODE


def test_the_game_of_the_day_is_played_as_often_as_one_likes(client: TestClient, shelf: Shelf) -> None:
    for _ in range(2):
        assert "Play today&#39;s game" in client.get(NEW).text
        client.post("/daily/foodchain")
    first, second = shelf.saved()
    assert first.header.seed == second.header.seed
    assert "no game of the day" in client.post("/daily/mombasa").text
