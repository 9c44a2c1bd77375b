"""What fails in a picture or in the program leaves a way out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from mautoma.shelf.file import UnusableShelf
from mautoma.web import pages
from mautoma.web.app import create_app
from tests.web.client import TestClient
from tests.web.orchard import OPENING, ROUND, OrchardMode, OrchardView, new_orchard
from tests.web.player import Player


def fail(*ignored: Any) -> Any:
    raise IndexError("no such place in the picture")


@pytest.fixture
def brave(shelf: Shelf) -> TestClient:
    return TestClient(create_app(shelf), base_url="http://127.0.0.1:8642", raise_server_exceptions=False)


def begun(shelf: Shelf, answers: list[Any]) -> str:
    session = new_orchard()
    for answer in answers:
        session.answer(answer)
    return shelf.add(session)


@pytest.mark.parametrize("part", ["pictures", "sections"])
def test_a_page_that_cannot_draw_has_question_undo_and_report(
    brave: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    id_ = begun(shelf, OPENING)
    assert "be drawn." not in brave.get(f"/games/{id_}?before").text
    monkeypatch.setattr(OrchardView, part, fail)
    page = brave.get(f"/games/{id_}")
    assert page.status_code == 200
    assert "The board couldn&#39;t be drawn." in page.text
    assert "Where do you plant a tree?" in page.text
    assert page.text.count(f"/games/{id_}/report") == 2
    report = json.loads(brave.get(f"/games/{id_}/report").text)
    assert "no such place in the picture" in report["fault"]
    assert report["position"]["number"] == 2
    back = brave.post(f"/games/{id_}/undo", data={"revision": "0", "level": "answer"})
    assert back.status_code == 200
    assert shelf.load(id_)[0].number == 1


def test_the_end_of_a_game_needs_no_chart(
    brave: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = begun(shelf, [*OPENING, *ROUND[0][:-1], True])
    monkeypatch.setattr(OrchardMode, "scores", fail)
    page = brave.get(f"/games/{id_}")
    assert page.status_code == 200
    assert f"/games/{id_}/again" in page.text


def test_a_page_that_fails_altogether_still_has_undo_and_report(
    brave: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = begun(shelf, OPENING)
    monkeypatch.setattr(pages, "game_page", fail)
    page = brave.get(f"/games/{id_}")
    assert page.status_code == 500
    assert "Your answers are safe" in page.text
    assert f'action="/games/{id_}/undo"' in page.text
    assert f"/games/{id_}/report" in page.text
    brave.post(f"/games/{id_}/undo", data={"revision": "0", "level": "answer"})
    assert shelf.load(id_)[0].number == 1


def test_a_game_that_cannot_be_saved_can_be_taken_along(
    brave: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*ignored: Any) -> Any:
        raise UnusableShelf("not-saved", path="/games", reason="database or disk is full")

    id_ = begun(shelf, OPENING)
    brave.get(f"/games/{id_}")
    with monkeypatch.context() as broken:
        broken.setattr(Shelf, "save", full)
        page = brave.post(f"/games/{id_}/answer", data={"revision": "0", "answer": "a1"})
    assert page.status_code == 503
    assert "This couldn&#39;t be saved (database or disk is full)" in page.text
    assert f'href="/games/{id_}/transcript"' in page.text
    monkeypatch.setattr(Shelf, "_row", full)
    assert read(brave.get(f"/games/{id_}/transcript").text).answers == OPENING


def test_a_damaged_game_is_listed_as_such(brave: TestClient, shelf: Shelf) -> None:
    damaged, whole = begun(shelf, OPENING), begun(shelf, OPENING)
    with shelf._file.connection() as connection:
        connection.execute("UPDATE saves SET header = '{', transcript = 'x' WHERE id = ?", (damaged,))
    home = brave.get("/")
    assert "This game can&#39;t be read." in home.text
    assert f"/games/{whole}" in home.text
    assert [game["id"] for game in brave.get("/api/games").json()["games"]] == [whole, damaged]
    assert brave.get(f"/games/{damaged}").status_code == 422


def test_an_answer_that_fails_in_the_program_changes_nothing(
    brave: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = begun(shelf, OPENING)
    brave.get(f"/games/{id_}")
    answer = {"revision": "0", "answer": "a1"}
    with monkeypatch.context() as broken:
        broken.setattr(Session, "_replay", fail)
        assert brave.post(f"/games/{id_}/answer", data=answer).status_code == 500
    assert "Where do you plant a tree?" in brave.get(f"/games/{id_}").text
    assert brave.post(f"/games/{id_}/answer", data=answer).status_code == 200
    assert shelf.load(id_)[0].transcript.answers == [*OPENING, "a1"]


def test_a_game_that_is_not_there_is_not_led_back_to(client: TestClient) -> None:
    assert 'href="/games/nothing' not in client.get("/games/nothing").text
    there = Player(client)
    page = client.get(f"/games/{there.id}/why/9999")
    assert page.status_code == 404
    assert f'href="/games/{there.id}"' in page.text
