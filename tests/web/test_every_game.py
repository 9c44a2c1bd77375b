"""Every game through the pages: random legal answers, and no text missing in either language."""

from __future__ import annotations

import logging

import pytest

from mautoma import games, messages
from mautoma.shelf import Shelf
from tests.player import AnyAnswer
from tests.web.client import TestClient

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]
ANSWERS, EVERY = 60, 6


pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_a_random_game_can_be_shown_at_any_time(
    client: TestClient, shelf: Shelf, game: str, mode: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "mautoma")
    player = AnyAnswer(5)
    page = client.post(f"/new/{game}/{mode}", data={"seed": "5", "edition": "house"})
    path = page.url.path
    session, revision = shelf.load(path.rpartition("/")[2])
    while session.question is not None and session.number < ANSWERS:
        player.step(session)
        if session.number % EVERY == 0 or session.question is None:
            revision = shelf.save(path.rpartition("/")[2], session, revision)
            language = messages.LANGUAGES[session.number // EVERY % 2]
            page = client.get(path, headers={"accept-language": language})
            assert page.status_code == 200
    assert client.get(f"{path}/log").status_code == 200
    assert client.get(f"/api{path}/events").status_code == 200
    assert [record.getMessage() for record in caplog.records] == []


def test_a_report_of_a_game_in_progress_shows_nothing_that_lies_face_down(client: TestClient) -> None:
    page = client.post("/new/foodchain/solo", data={"seed": "5", "edition": "house"})
    state = client.get(f"{page.url.path}/report").json()["position"]["state"]
    assert state["automa"]["reserve"] is None
    assert state["automa"]["deck"] == 13
    assert state["house_stack"] == 8
