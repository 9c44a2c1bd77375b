"""Who may ask and change, and the headers of every answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.guard import Guard
from tests.web.client import TestClient
from tests.web.player import Player


@pytest.mark.parametrize("path", ["/", "/static/page.js", "/nothing", "/api/games", "/api/games/x"])
def test_every_answer_has_the_protective_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_pages_are_never_cached_and_files_always(client: TestClient) -> None:
    assert client.get("/").headers["cache-control"] == "no-store"
    assert "immutable" in client.get("/static/page.css").headers["cache-control"]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9999"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_changes_from_other_origins_are_refused(
    client: TestClient, shelf: Shelf, headers: dict[str, str]
) -> None:
    form = {"seed": "1", "edition": "house"}
    assert client.post("/new/orchard/solo", data=form, headers=headers).status_code == 403
    body = {"game": "orchard", "mode": "solo"}
    assert client.post("/api/games", json=body, headers=headers).status_code == 403
    assert shelf.saved() == []


def test_changes_from_the_own_origin_are_taken(client: TestClient) -> None:
    headers = {"origin": "http://127.0.0.1:8642", "sec-fetch-site": "same-origin"}
    form = {"seed": "1", "edition": "house"}
    assert client.post("/new/orchard/solo", data=form, headers=headers).status_code == 200


def test_strange_host_names_are_refused(client: TestClient) -> None:
    evil = ("evil.example", "127.0.0.1.evil.example", "evil/api", "evil?")
    for host in (*evil, "192.168.1.7:8642", "", "["):
        assert client.get("/", headers={"host": host}).status_code == 421, host


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_is_refused_is_told_as_any_other_problem(client: TestClient, method: str) -> None:
    headers = {"accept-language": "it", "sec-fetch-site": "cross-site"}
    status, text = 403, "Questa modifica arriva da un altro sito"
    if method == "GET":
        headers["host"] = "evil.example"
        status, text = 421, "mautoma non è a questo indirizzo"
    page = client.request(method, "/", headers=headers)
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert '<html lang="it">' in page.text and text in page.text
    problem = client.request(method, "/api/games", headers=headers)
    assert (problem.status_code, problem.headers["content-type"]) == (status, "application/problem+json")
    told = problem.json()
    assert (told["status"], told["type"]) == (status, f"urn:mautoma:problem:http-{status}")
    assert told["detail"].startswith(text)


@pytest.mark.parametrize("host", ["localhost:8642", "127.0.0.1", "[::1]:8642", "LOCALHOST"])
def test_this_machine_is_known_by_its_names(client: TestClient, host: str) -> None:
    assert client.get("/", headers={"host": host}).status_code == 200


def test_on_the_network_addresses_are_known_and_other_names_are_not(shelf: Shelf) -> None:
    guard = Guard(create_app(shelf), lan=True)
    assert guard.knows("192.168.1.7:8642") and guard.knows("[fe80::1]:8642")
    assert not guard.knows("evil.example")


def test_a_body_that_lies_about_its_length_is_still_measured(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(60):
            yield b"x" * 100_000

    response = client.post("/api/import", content=pieces(), headers={"content-type": "text/plain"})
    assert response.status_code == 413


def test_no_path_reaches_the_file_system(client: TestClient) -> None:
    for path in ("/static/../app.py", "/static/%2e%2e%2fapp.py", "/static/page.css/../../app.py"):
        assert client.get(path).status_code == 404


def test_game_ids_cannot_be_guessed(client: TestClient) -> None:
    ids = {Player(client).id for _ in range(3)}
    assert len(ids) == 3 and all(len(id_) >= 20 for id_ in ids)


def test_pages_ask_nothing_of_other_servers(client: TestClient) -> None:
    player = Player(client)
    for path in ("/", f"/games/{player.id}", "/new/orchard/solo", "/watch/orchard"):
        page = client.get(path).text.replace("http://www.w3.org/2000/svg", "")
        assert "http:" not in page and "https:" not in page and 'src="//' not in page
