"""A server on the network needs its key: without it nothing is listed, played or deleted."""

from __future__ import annotations

import pytest

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.key import COOKIE, new_key
from tests.web.client import TestClient
from tests.web.orchard import OPENING, new_orchard

KEY = "the-secret-key"
HERE = "http://192.168.1.5:8642"


def phone(shelf: Shelf, address: str = "192.168.1.7") -> TestClient:
    app = create_app(shelf, f"{HERE}/?key={KEY}", KEY)
    return TestClient(app, base_url=HERE, client=(address, 50000))


@pytest.mark.parametrize("cookie", ["", "guess", KEY[:-1], KEY + "x"])
def test_without_the_key_nothing_is_shown_or_done(shelf: Shelf, cookie: str) -> None:
    id_ = shelf.add(new_orchard())
    headers, client = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}, phone(shelf)
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/games"),
        ("GET", "/games/{id}"),
        ("GET", "/games/{id}/transcript"),
        ("GET", "/static/page.css"),
        ("POST", "/games/{id}/answer"),
        ("POST", "/games/{id}/remove"),
        ("DELETE", "/api/games/{id}"),
        ("POST", "/api/games"),
    ):
        refused = client.request(method, path.format(id=id_), headers=headers)
        assert refused.status_code == 403, (method, path)
        assert "locked" in refused.text and KEY not in refused.text, (method, path)
        assert id_ not in refused.text or "{id}" in path, "who names a game may hear its name"
        kind = "application/problem+json" if path.startswith("/api") else "text/html; charset=utf-8"
        assert refused.headers["content-type"] == kind, (method, path)
        assert [(saved.id, saved.answers) for saved in shelf.saved()] == [(id_, 0)], (method, path)


def test_the_printed_address_lets_in_and_a_cookie_keeps_the_key(shelf: Shelf) -> None:
    client = phone(shelf)
    first = client.get(f"/games/x/log?key={KEY}&show=3", follow_redirects=False)
    assert (first.status_code, first.headers["location"]) == (303, "/games/x/log?show=3")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    id_ = shelf.add(new_orchard())
    assert client.get("/").status_code == 200
    body = {"revision": 0, "answer": OPENING[0]}
    assert client.post(f"/api/games/{id_}/answer", json=body).status_code == 200


@pytest.mark.parametrize("path", ["//evil.example/", "/%5Cevil.example", "///evil.example"])
def test_the_key_leads_to_no_other_server(shelf: Shelf, path: str) -> None:
    response = phone(shelf).get(f"{HERE}{path}?key={KEY}", follow_redirects=False)
    assert response.headers["location"].startswith("/")
    assert not response.headers["location"].startswith(("//", "/\\"))


def test_this_machine_needs_no_key(shelf: Shelf) -> None:
    assert phone(shelf, "127.0.0.1").get("/").status_code == 200
    assert phone(shelf, "::1").get("/").status_code == 200


def test_open_to_all_needs_no_key(shelf: Shelf) -> None:
    app = create_app(shelf, f"{HERE}/")
    assert TestClient(app, base_url=HERE, client=("192.168.1.7", 1)).get("/").status_code == 200


def test_keys_are_long_and_never_the_same() -> None:
    assert len({new_key() for _ in range(50)}) == 50
    assert len(new_key()) >= 16


def test_wrong_keys_keep_nobody_with_the_right_one_out(shelf: Shelf) -> None:
    """The key is too long to guess, so that nobody waits because a browser comes with an old cookie."""
    client = phone(shelf)
    assert {client.get(f"/?key=guess-{number}").status_code for number in range(20)} == {403}
    assert client.get(f"/?key={KEY}").status_code == 200
