"""A server on the network needs its key: without it nothing is listed, played or deleted."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.key import COOKIE, FREE_TRIES, LONGEST_WAIT, Lock, new_key
from tests.web.client import TestClient
from tests.web.orchard import OPENING, new_orchard

KEY = "the-secret-key"
HERE = "http://192.168.1.5:8642"


def phone(shelf: Shelf, address: str = "192.168.1.7") -> TestClient:
    app = create_app(shelf, f"{HERE}/?key={KEY}", KEY)
    return TestClient(app, base_url=HERE, client=(address, 50000))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/api/games"),
        ("GET", "/games/{id}"),
        ("GET", "/games/{id}/transcript"),
        ("GET", "/static/page.css"),
        ("POST", "/games/{id}/answer"),
        ("POST", "/games/{id}/remove"),
        ("DELETE", "/api/games/{id}"),
        ("POST", "/api/games"),
    ],
)
@pytest.mark.parametrize("cookie", ["", "guess", KEY[:-1], KEY + "x"])
def test_without_the_key_nothing_is_shown_or_done(shelf: Shelf, method: str, path: str, cookie: str) -> None:
    id_ = shelf.add(new_orchard())
    headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
    refused = phone(shelf).request(method, path.format(id=id_), headers=headers)
    assert refused.status_code == 403
    assert "locked" in refused.text and KEY not in refused.text and id_ not in refused.text
    assert shelf.load(id_)[0].number == 0


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


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def tried(lock: Lock, key: str, address: str = "192.168.1.7") -> int:
    """The status that a request with this key gets; 200 if it is let through."""
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/",
        "query_string": b"",
        "headers": [(b"cookie", f"{COOKIE}={key}".encode()), (b"host", b"192.168.1.5")],
        "client": (address, 1),
        "server": ("192.168.1.5", 8642),
    }
    response = lock.refusal(Request(scope))
    return 200 if response is None else response.status_code


def test_wrong_keys_make_an_address_wait_longer_and_longer() -> None:
    clock = Clock()
    lock = Lock(KEY, clock)
    for number in range(FREE_TRIES):
        assert tried(lock, f"guess {number}") == 403
    waits = []
    for number in range(12):
        assert tried(lock, KEY) == 429  # not even the right one
        start = clock.now
        while tried(lock, f"more {number}") == 429:
            clock.now += 1
        waits.append(int(clock.now - start))
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, *[LONGEST_WAIT] * 3]
    assert tried(lock, KEY, "192.168.1.8") == 200


def test_an_old_cookie_counts_once() -> None:
    lock = Lock(KEY, Clock())
    assert {tried(lock, "of yesterday") for _ in range(50)} == {403}
    assert tried(lock, KEY) == 200
