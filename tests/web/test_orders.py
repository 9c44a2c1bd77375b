"""At a real table: what there is to do is a list to tick, apart from what happened."""

from __future__ import annotations

import re

import pytest

from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


def test_what_there_is_to_do_is_a_list_to_tick(client: TestClient) -> None:
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "house"}).text
    orders = page[page.index('id="orders"') :].partition("</section>")[0]
    assert orders.count('type="checkbox"') == 11  # nine tiles, the mat, the supply
    assert "If you lay out a printed one" in orders


def test_what_a_program_moves_by_itself_is_no_order(client: TestClient) -> None:
    page = client.post("/new/revive/stand-in", data={"seed": "5", "edition": "house"}).text
    assert 'id="news"' in page and 'id="orders"' not in page


def test_after_a_step_back_nothing_is_ordered_again(client: TestClient) -> None:
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "house"}).text
    [id_] = set(re.findall(r'data-game="([^"]+)"', page))
    revision = client.get(f"/api/games/{id_}").json()["revision"]
    answered = client.post(f"/api/games/{id_}/answer", json={"revision": revision, "answer": "ready"})
    client.post(f"/api/games/{id_}/undo", json={"revision": answered.json()["revision"], "level": "answer"})
    page = client.get(f"/games/{id_}").text
    assert 'id="orders"' not in page
    assert page.partition('class="card carried-out" open')[2].partition("</details>")[0].count("<li>") == 11
    assert "Nothing to move on your table." in page
