"""What would you do? The page asks a bot, and the transcript remembers it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from mautoma.kernel.advice import Advice
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
from tests.thinking import let_think
from tests.web.client import TestClient


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The real games, not the orchard."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


@pytest.fixture
def client(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    def advise(session: Session) -> Advice:
        return Advice("200", 42, 12, "100", 5, -2)

    let_think(monkeypatch, advise=advise)
    with TestClient(create_app(shelf), base_url="http://127.0.0.1:8642") as client:
        yield client


def begun(shelf: Shelf) -> str:
    return shelf.add(begin_game("foodchain", "solo", "house", 5, {"level": "easy"}))


def post(client: TestClient, id: str, **form: str) -> str:
    return str(client.post(f"/games/{id}/hint", data={"revision": "0"} | form).text)


def test_the_page_says_what_a_bot_would_do_and_why(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    assert "What would you do?" in client.get(f"/games/{id}").text
    page = post(client, id)
    assert "Expect to finish $42 ahead (12 trial games)" in page
    assert "$7 better than" in page
    assert "You earn $5 more that way, and the opponent $2 less." in page
    assert "What would you do?" not in page
    [note] = shelf.load(id)[0].transcript.notes
    assert (note.kind, note.data["answer"]) == ("hint", "200")


def test_while_a_hint_is_thought_about_all_pages_are_answered(
    client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, enough = Event(), Event()

    def think(session: Session) -> Advice:
        asked.set()
        assert enough.wait(50)
        return Advice("200", 42, 12)

    let_think(monkeypatch, advise=think)
    id, other = begun(shelf), begun(shelf)
    with ThreadPoolExecutor(1) as pool:
        hint = pool.submit(post, client, id)
        try:
            assert asked.wait(50)
            assert client.get(f"/games/{other}").status_code == 200
            answer = {"revision": "0", "answer": "200"}
            assert client.post(f"/games/{other}/answer", data=answer).status_code == 200
            assert "What would you do?" in client.get(f"/games/{id}").text
            assert not hint.done()
        finally:
            enough.set()
        assert "Expect to finish $42 ahead" in hint.result()


def test_a_hint_for_a_game_that_went_on_meanwhile_is_not_kept(
    client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(shelf)

    def think(session: Session) -> Advice:
        client.post(f"/games/{id}/answer", data={"revision": "0", "answer": "300"})
        return Advice("200", 42, 12)

    let_think(monkeypatch, advise=think)
    assert client.post(f"/games/{id}/hint", data={"revision": "0"}).status_code == 409
    assert shelf.load(id)[0].transcript.notes == []


def test_hints_can_be_switched_off_on_the_page(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    page = post(client, id, off="1")
    assert "What would you do?" not in page
    assert [note.kind for note in shelf.load(id)[0].transcript.notes] == ["no-hints"]


def test_where_there_are_no_hints_the_page_offers_none(client: TestClient, shelf: Shelf) -> None:
    id = shelf.add(begin_game("mombasa", "stand-in", "house", 5, {}))
    assert "What would you do?" not in client.get(f"/games/{id}").text
    assert "There are no hints for this way to play." in post(client, id)


def test_the_log_can_be_read_side_by_side(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    client.post(f"/games/{id}/answer", data={"revision": "0", "answer": "200"})
    for page in (f"/games/{id}", f"/games/{id}/log"):
        text = client.get(page).text
        assert 'id="log-human"> You</label>' in text
        assert 'id="log-automa"> Mautoma Inc.</label>' in text
        assert 'class="by-human' in text
    other = shelf.add(begin_game("mombasa", "stand-in", "house", 5, {}))
    assert 'id="log-human"' not in client.get(f"/games/{other}").text


def test_a_game_is_taken_along_from_its_page(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    assert f'href="/games/{id}/transcript" download' in client.get(f"/games/{id}").text


def test_do_this_answers_as_the_hint_says(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    page = post(client, id)
    assert page.index('name="take"') < page.index('id="answer"')
    post(client, id, revision="1", take="1")
    assert shelf.load(id)[0].transcript.answers == ["200"]


def test_hints_can_be_switched_on_again(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    assert "What would you do?" not in post(client, id, off="1")
    assert "What would you do?" in post(client, id, revision="1", on="1")


def test_there_is_nothing_to_do_without_a_hint(client: TestClient, shelf: Shelf) -> None:
    id = begun(shelf)
    assert "There&#39;s no hint for this question." in post(client, id, take="1")
