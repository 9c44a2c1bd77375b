"""After a game: the look back, what to play next, and the challenge to a friend."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import unquote

from mautoma.messages.bg_stats import ADDRESS
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
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


def test_a_finished_game_can_be_logged_elsewhere(client: TestClient, shelf: Shelf) -> None:
    id_ = finish(shelf)
    found = re.search(rf'href="({re.escape(ADDRESS)}[^"]*)"', client.get(f"/games/{id_}/review").text)
    assert found is not None
    assert json.loads(unquote(unescape(found[1]).removeprefix(ADDRESS)))["sourcePlayId"] == id_
    assert 'href="/history/csv"' in client.get("/history").text
    table = client.get("/history/csv")
    assert table.headers["content-type"].startswith("text/csv")
    assert table.text.splitlines()[1].startswith(f"{id_},")


def test_after_a_loss_the_level_below_comes_first_and_the_same_second(
    client: TestClient, shelf: Shelf
) -> None:
    session = begin_game("orchard", "solo", "house", 1, {"level": "hard"})
    for answer in [*OPENING, "done", [], 1, True]:
        session.answer(answer)
    page = client.get(f"/games/{shelf.add(session)}/review").text
    offers = re.findall(r'class="(button[^"]*)" href="/new/orchard/solo\?level=(\w+)"', page)
    assert offers == [("button go", "easy"), ("button", "hard")]


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
    assert "A friend finished this game 4 to 2." in page.text
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
    assert page.status_code == 422 and "Part of this link is missing" in page.text
    assert client.get("/challenge").status_code == 422
    address = link(client, finish(shelf)).replace("edition=orchard", "edition=mine")
    page = client.get(address)
    assert page.status_code == 200 and "another version of mautoma, which had other cards" in page.text
    assert 'action="/challenge"' not in page.text
    page = client.get(address.replace("cards=house&", ""))
    assert "with cards of their own" in page.text and 'action="/challenge"' not in page.text


def test_a_challenge_says_in_words_what_to_play(client: TestClient, shelf: Shelf) -> None:
    id_ = finish(shelf, 3)
    for page in (client.get(f"/games/{id_}/review").text, client.get(link(client, id_)).text):
        told = re.findall(r"<dt>([^<]*)</dt><dd>([^<]*)</dd>", page)
        assert [(unescape(name), unescape(value)) for name, value in told] == [
            ("Game", "Orchard"),
            ("How", "On screen"),
            ("Level", "Easy"),
            ("Weather", "Dry"),
            ("Edition", "house edition"),
            ("Seed", "3"),
        ]


def test_a_link_that_works_on_this_computer_only_says_so(client: TestClient, shelf: Shelf) -> None:
    id_ = finish(shelf)
    page = client.get(f"/games/{id_}/review").text
    assert "works on this computer only" in page and "mautoma serve --lan" in page
    assert 'class="code"' not in page


def test_a_link_for_the_network_can_be_scanned_and_keeps_the_key_to_itself(shelf: Shelf) -> None:
    id_ = finish(shelf)
    open_ = create_app(shelf, phone="http://192.168.1.5:8642/?key=secret", key="secret")
    client = TestClient(open_, base_url="http://127.0.0.1:8642", client=("127.0.0.1", 1))
    page = client.get(f"/games/{id_}/review").text
    assert 'value="http://192.168.1.5:8642/challenge?game=orchard' in page and "secret" not in page
    assert 'class="code"' in page and "this computer only" not in page


def test_a_game_without_hidden_cards_has_no_count(client: TestClient) -> None:
    player = Player(client)
    assert client.get(f"/games/{player.id}/cards").status_code == 404
    assert f"/games/{player.id}/cards" not in player.html
