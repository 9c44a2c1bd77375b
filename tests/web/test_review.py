"""After a game: the look back, what to play next, and the challenge to a friend."""

from __future__ import annotations

import re
from html import unescape

from mautoma.shelf import Shelf
from tests.web.client import TestClient
from tests.web.orchard import OPENING, ROUND
from tests.web.player import Player
from tests.web.test_history import finish


def test_a_finished_game_leads_to_its_review(client: TestClient, shelf: Shelf) -> None:
    id_ = finish(shelf)
    assert f'href="/games/{id_}/review"' in client.get(f"/games/{id_}").text
    page = client.get(f"/games/{id_}/review").text
    assert 'href="/new/orchard/solo?level=hard"' in page
    assert f'action="/games/{id_}/again"' in page


def test_a_game_that_goes_on_has_no_review_yet(client: TestClient) -> None:
    player = Player(client)
    page = client.get(f"/games/{player.id}/review")
    assert page.url.path == f"/games/{player.id}"
    assert f"/games/{player.id}/review" not in page.text


def link(client: TestClient, id_: str) -> str:
    found = re.search(r'id="link" readonly value="([^"]*)"', client.get(f"/games/{id_}/review").text)
    assert found is not None
    return unescape(found[1]).removeprefix("http://127.0.0.1:8642")


def test_a_challenge_is_opened_accepted_and_compared(client: TestClient, shelf: Shelf) -> None:
    address = link(client, finish(shelf, 3))
    page = client.get(address)
    assert "A friend ended this game with 4 against 2." in page.text
    fields = {
        unescape(name): unescape(value)
        for name, value in re.findall(r'type="hidden" name="([^"]*)" value="([^"]*)"', page.text)
        if name not in ("back",)
    }
    begun = client.post("/challenge", data=fields)
    id_ = begun.url.path.rpartition("/")[2]
    session, revision = shelf.load(id_)
    assert session.transcript.header.seed == 3
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        session.answer(answer)
    shelf.save(id_, session, revision)
    assert "A tie: 4 each." in client.get(f"/games/{id_}/review").text
    assert "A tie: 4 each." in client.get(f"/games/{id_}").text


def test_a_broken_challenge_is_explained(client: TestClient, shelf: Shelf) -> None:
    page = client.get("/challenge?game=orchard&mode=solo&seed=x&rules=1")
    assert page.status_code == 422 and "This link is not whole" in page.text
    assert client.get("/challenge").status_code == 404
    address = link(client, finish(shelf)).replace("edition=orchard", "edition=mine")
    assert client.get(address).status_code == 200


def test_a_game_without_hidden_cards_has_no_count(client: TestClient) -> None:
    player = Player(client)
    assert client.get(f"/games/{player.id}/cards").status_code == 404
    assert f"/games/{player.id}/cards" not in player.html
