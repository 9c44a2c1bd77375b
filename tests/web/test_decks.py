"""A second deck that comes with the game: chosen, looked at and played like the house's, never changed."""

from __future__ import annotations

import pytest

from tests.home import my_editions
from tests.web.client import TestClient

ITALIAN = {"Accept-Language": "it"}


pytestmark = pytest.mark.usefixtures("real_games")


def test_the_page_of_a_new_game_offers_it_and_says_how_strong_each_level_is(client: TestClient) -> None:
    page = client.get("/new/foodchain/solo").text
    assert 'name="edition" value="veterans"' in page
    assert page.count("With “house edition, for veterans”: ") == 3
    assert "per veterani" in client.get("/new/foodchain/solo", headers=ITALIAN).text


def test_a_game_is_played_with_it(client: TestClient) -> None:
    page = client.post("/new/foodchain/solo", data={"seed": "1", "edition": "veterans"})
    assert page.url.path.startswith("/games/")
    assert "house edition, for veterans" in page.text


def test_its_cards_can_be_looked_at_and_printed_by_their_names(client: TestClient) -> None:
    assert "Broadcasting house" in client.get("/cards/foodchain?edition=veterans").text
    assert "La casa della radio" in client.get("/print/foodchain?edition=veterans", headers=ITALIAN).text


def test_it_can_be_copied_but_not_changed(client: TestClient) -> None:
    assert "/editions/foodchain/veterans" not in client.get("/editions/foodchain").text
    for change in ("rename", "remove"):
        answer = client.post(
            "/editions/foodchain", data={"do": change, "edition": "veterans", "name": "easier"}
        )
        assert answer.status_code == 422
    assert client.post("/editions/foodchain/veterans?file=cards.toml").status_code == 404
    client.post("/editions/foodchain", data={"do": "copy", "edition": "veterans", "name": "easier"})
    assert my_editions().names("foodchain") == ["house", "veterans", "easier"]
    assert my_editions().find("foodchain", "easier").hash == my_editions().find("foodchain", "veterans").hash
