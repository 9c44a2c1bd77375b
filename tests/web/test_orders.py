"""At a real table: what there is to do is a list to tick, apart from what happened."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma import messages
from mautoma.shelf import Shelf
from tests.web.client import TestClient


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shelf:
    """A shelf of the real games: the toy is taken off the list again."""
    monkeypatch.undo()
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    messages.words.cache_clear()
    return Shelf(tmp_path / "games.sqlite")


def test_what_there_is_to_do_is_a_list_to_tick(client: TestClient) -> None:
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "house"}).text
    orders = page[page.index('id="orders"') :].partition("</section>")[0]
    assert orders.count('type="checkbox"') == 11  # nine tiles, the mat, the supply
    assert "If you lay out a printed one" in orders


def test_what_a_program_moves_by_itself_is_no_order(client: TestClient) -> None:
    page = client.post("/new/revive/stand-in", data={"seed": "5", "edition": "house"}).text
    assert 'id="news"' in page and 'id="orders"' not in page
