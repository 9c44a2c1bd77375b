"""A link that somebody sent is pasted, whatever host it names, and leads to a page here."""

from __future__ import annotations

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.codes import to_code
from mautoma.web.links import LONGEST_CODE
from tests.web.client import TestClient
from tests.web.orchard import sample

QUERY = "game=orchard&mode=solo&rules=1&edition=orchard&seed=7&o.level=hard&points=12"
CODE = to_code(sample())


@pytest.mark.parametrize(
    "text",
    [
        f"http://127.0.0.1:8642/challenge?{QUERY}",
        f"  https://example.org/some/where/#/challenge?{QUERY}\n",
        f"Beat this! http://192.168.1.5:8642/challenge?{QUERY} See you",
    ],
)
def test_a_challenge_is_opened_from_any_host(client: TestClient, text: str) -> None:
    assert 'action="/open"' in client.get("/").text
    page = client.post("/open", data={"link": text})
    assert page.url.host == "127.0.0.1" and page.url.path == "/challenge"
    assert "A friend scored 12 points in this game." in page.text


@pytest.mark.parametrize(
    "text", [f"https://example.org/#/take?game={CODE}", f"http://10.0.0.2/take?game={CODE}&key=x", CODE]
)
def test_a_game_is_opened_by_its_link_or_its_code(client: TestClient, shelf: Shelf, text: str) -> None:
    page = client.post("/open", data={"link": text})
    assert page.url.path == "/take" and "6 answers so far." in page.text
    assert shelf.saved() == [], "nothing is kept before the player says so"


def test_what_is_no_such_link_is_refused_in_words(client: TestClient) -> None:
    for text, reason in (
        ("", "a challenge, a game or an edition from mautoma"),
        ("hello", "a challenge, a game or an edition from mautoma"),
        ("https://example.org/", "a challenge, a game or an edition from mautoma"),
        ("//evil.example/take?game=//evil.example", "a challenge, a game or an edition from mautoma"),
        ("http://127.0.0.1/challenge?game=orchard&mode=solo&seed=x", "Part of this link is missing"),
        ("http://127.0.0.1/challenge?game=chess&mode=solo", "There&#39;s no game “chess”"),
        (f"http://127.0.0.1/take?game={CODE[:30]}", "copy all of it"),
        (
            "http://127.0.0.1/take?game=" + "A" * (LONGEST_CODE + 1),
            "a challenge, a game or an edition from mautoma",
        ),
        ("A" * 30_000, "no usable value for “link”"),
    ):
        page = client.post("/open", data={"link": text})
        assert page.status_code in (404, 422), text[:99]
        assert reason in page.text, text[:99]
