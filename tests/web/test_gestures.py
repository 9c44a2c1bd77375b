"""Several answers by one gesture: taken together, taken back together."""

from __future__ import annotations

import html
import re

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.fixture
def game(shelf: Shelf) -> str:
    """Before the first restaurant."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    session.answer("200")
    return shelf.add(session)


def rows(client: TestClient, id_: str) -> list[str]:
    page = client.get(f"/games/{id_}").text
    return [html.unescape(row) for row in re.findall(r'name="answers" value="([^"]*)"', page)]


def test_answers_of_one_gesture_are_all_taken_or_none(client: TestClient, shelf: Shelf, game: str) -> None:
    row = rows(client, game)[0]
    for sent in ('["a1", "nowhere"]', row.replace("/", "?"), "[1]", "no list"):
        refused = client.post(f"/games/{game}/answer", data={"revision": 0, "answers": sent})
        assert refused.status_code in (400, 422) and shelf.revision(game) == 0
    client.post(f"/games/{game}/answer", data={"revision": 0, "answers": row})
    assert shelf.load(game)[0].number == 3


def test_a_gesture_is_undone_and_redone_as_one(client: TestClient, shelf: Shelf, game: str) -> None:
    client.post(f"/games/{game}/answer", data={"revision": 0, "answers": rows(client, game)[0]})
    client.post(f"/games/{game}/undo", data={"revision": 1, "level": "answer"})
    assert shelf.load(game)[0].number == 1
    client.post(f"/games/{game}/redo", data={"revision": 2})
    session, _ = shelf.load(game)
    assert session.number == 3 and session.undone == []
