"""A question with places to be filled: known answers are offered, drawn, and taken at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mautoma.kernel.question import Fill
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.findings import keep_findings
from mautoma.shelf.sessions import begin_game
from tests.games.revive.box import Owner, board_text
from tests.home import my_editions
from tests.web.client import TestClient


@pytest.fixture
def shelf(real_games: None, tmp_path: Path) -> Shelf:
    """A shelf of the real games, with an edition that knows the start tiles."""
    my_editions().add("revive", "mine", my_editions().files("revive", "house") | {"board.toml": board_text()})
    session, owner = begin_game("revive", "table", "mine", 1, {}, my_editions()), Owner(1)
    while session.state.turn < 2:
        assert session.question is not None
        session.answer(owner.answer(session.question, session.state))
    keep_findings(session, "My box", my_editions())
    return Shelf(tmp_path / "games.sqlite")


def begin(shelf: Shelf) -> tuple[str, Session, Fill]:
    session = begin_game("revive", "table", "mine", 2, {}, my_editions())
    session.answer("ready")
    assert isinstance(session.question, Fill)
    return f"/games/{shelf.add(session)}", session, session.question


def test_an_offer_is_drawn_and_said_in_words(client: TestClient, shelf: Shelf) -> None:
    path, _, question = begin(shelf)
    page = client.get(path).text
    buttons = re.findall(r'name="offer" value="(\d+)" formnovalidate aria-label="([^"]+)"', page)
    assert len(buttons) == len(question.offers) > 1
    place = next(iter(question.offers[1]))
    assert buttons[1][1].startswith(f"{place} (")
    assert page.count('class="option offer"') == len(buttons)


def test_an_offer_is_taken_in_one(client: TestClient, shelf: Shelf) -> None:
    path, _, question = begin(shelf)
    page = client.post(f"{path}/answer", data={"revision": "0", "offer": "1"})
    assert page.status_code == 200
    session, _ = shelf.load(path.rpartition("/")[2])
    assert session.transcript.answers == ["ready", question.offers[1]]


@pytest.mark.parametrize("offer", ["-1", "99", "x"])
def test_what_is_not_offered_is_refused(client: TestClient, shelf: Shelf, offer: str) -> None:
    path, *_ = begin(shelf)
    page = client.post(f"{path}/answer", data={"revision": "0", "offer": offer})
    assert page.status_code == 422


def test_a_round_played_on_the_page_is_remembered(client: TestClient, shelf: Shelf) -> None:
    path, session, _ = begin(shelf)
    owner, revision = Owner(2), 0
    before = my_editions().files("revive", "mine")["tiles.toml"].count("[[tile]]")
    while session.state.turn < 2:
        assert session.question is not None
        answer = owner.answer(session.question, session.state)
        fields = {"answer": str(answer)}
        if isinstance(answer, dict):
            fields = {f"answer-{at}": str(value) for at, value in enumerate(answer.values())}
        client.post(f"{path}/answer", data={"revision": str(revision), **fields})
        session, revision = shelf.load(path.rpartition("/")[2])
    assert my_editions().files("revive", "mine")["tiles.toml"].count("[[tile]]") > before
