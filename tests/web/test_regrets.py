"""The answers that cost most, on the page of a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mautoma import games
from mautoma.kernel.advice import Advice, Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from mautoma.shelf import Shelf
from mautoma.shelf.hints import note_hint
from mautoma.shelf.regrets import noted_regrets
from mautoma.shelf.sessions import begin_game, open_transcript
from mautoma.web import regrets as page_of_regrets
from mautoma.web.app import create_app
from tests.thinking import let_think
from tests.web.client import TestClient

PIECES = 3


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The real games, not the orchard."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games whose examination has begun; it finds that the first answer cost most."""
    found: list[Session] = []

    def examine(session: Session) -> Examination:
        found.append(session)
        for number in range(PIECES):
            yield Progress(number + 1, PIECES)
        return [Regret(0, 0, session.transcript.answers[0], "100", 12, 24, 30, -5)]

    let_think(monkeypatch, examine=examine)
    monkeypatch.setattr(page_of_regrets, "PIECE", 0)
    return found


@pytest.fixture
def client(shelf: Shelf, begun: list[Session]) -> Iterator[TestClient]:
    with TestClient(create_app(shelf), base_url="http://127.0.0.1:8642") as client:
        yield client


@cache
def played() -> str:
    session = begin_game("foodchain", "solo", "house", 15, {"level": "easy"})
    bot = games.find_game("foodchain").players().bots["random"](15)
    while session.question is not None:
        if not session.number:
            note_hint(session, Advice("200", 42, 12))
        session.answer(bot.answer(session.question, session.state))
    return write(session.transcript)


@pytest.fixture
def id(shelf: Shelf) -> str:
    return shelf.add(open_transcript(read(played())))


def look(client: TestClient, id: str, **form: str) -> str:
    return str(client.post(f"/games/{id}/regrets", data=form).text)


def test_they_are_looked_for_when_somebody_asks(client: TestClient, id: str, begun: list[Session]) -> None:
    page = client.get(f"/games/{id}/review").text
    assert "The answers that cost most" in page and "Find them" in page
    assert not begun
    page = look(client, id)
    assert "Before the first round: " in page
    assert "It cost about $35." in page
    assert "You earn $30 more that way, and the opponent $5 less." in page
    assert "You could then expect to finish $12 ahead." in page
    assert f'href="/games/{id}/watch?at=0"' in page
    assert "Find them" not in page


def test_they_are_looked_for_once(client: TestClient, id: str, begun: list[Session], shelf: Shelf) -> None:
    look(client, id)
    look(client, id)
    assert "It cost about $35." in client.get(f"/games/{id}/review").text
    assert len(begun) == 1
    assert noted_regrets(shelf.load(id)[0]) is not None


def test_piece_by_piece_the_page_says_how_far_it_is(
    client: TestClient, id: str, begun: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = iter(range(100))
    monkeypatch.setattr(page_of_regrets, "monotonic", lambda: next(steps))
    monkeypatch.setattr(page_of_regrets, "PIECE", 1)  # looks at the clock
    assert '<progress value="1" max="3"' in look(client, id, piece="1")
    assert '<progress value="2" max="3"' in look(client, id, piece="1")
    assert '<progress value="3" max="3"' in look(client, id, piece="1")
    assert "It cost about $35." in look(client, id, piece="1")
    assert len(begun) == 1


def test_a_game_changed_meanwhile_is_not_noted(client: TestClient, id: str, shelf: Shelf) -> None:
    look(client, id, piece="1")
    client.post(f"/games/{id}/undo", data={"revision": "0", "level": "answer"})
    assert client.post(f"/games/{id}/regrets").status_code == 422
    assert all(note.kind != "regrets" for note in shelf.load(id)[0].transcript.notes)


def test_other_modes_have_none(client: TestClient, shelf: Shelf) -> None:
    other = shelf.add(begin_game("mombasa", "stand-in", "house", 5, {}))
    reply = client.post(f"/games/{other}/regrets")
    assert reply.status_code == 422
    assert "Reviews need a finished on-screen game" in reply.text


def test_the_point_is_looked_at_and_played_on_from(client: TestClient, id: str, shelf: Shelf) -> None:
    whole = shelf.load(id)[0].number
    page = client.get(f"/games/{id}/watch?at=3").text
    assert f"3 / {whole}" in page or f"3 of {whole}" in page
    assert "Play on from here as a new game" in page
    assert shelf.load(id)[0].number == whole
    branched = client.post(f"/games/{id}/branch", data={"number": "3"}).url.path.rpartition("/")[2]
    assert branched != id
    assert shelf.load(branched)[0].number == 3
    assert client.get(f"/games/{id}/watch?at=99999").status_code == 200
    assert client.post(f"/games/{id}/branch", data={"number": "-3"}).status_code in (400, 422)


def test_hints_are_marked_in_the_history_and_counted_in_the_review(client: TestClient, id: str) -> None:
    for page in ("/history", "/"):
        assert "one hint" in client.get(page).text
    assert "You asked for one hint and followed " in client.get(f"/games/{id}/review").text
