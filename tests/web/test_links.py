"""A link that somebody sent is pasted, whatever host it names, and leads to a page here."""

from __future__ import annotations

import pytest

from tests.web.client import TestClient

QUERY = "game=orchard&mode=solo&rules=1&edition=orchard&seed=7&o.level=hard&points=12"


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


def test_what_is_no_such_link_is_refused_in_words(client: TestClient) -> None:
    for text, reason in (
        ("", "isn&#39;t a challenge from mautoma"),
        ("hello", "isn&#39;t a challenge from mautoma"),
        ("https://example.org/", "isn&#39;t a challenge from mautoma"),
        ("//evil.example/take?game=//evil.example", "isn&#39;t a challenge from mautoma"),
        ("http://127.0.0.1/challenge?game=orchard&mode=solo&seed=x", "Part of this link is missing"),
        ("http://127.0.0.1/challenge?game=chess&mode=solo", "There&#39;s no game “chess”"),
        ("A" * 30_000, "no usable value for “link”"),
    ):
        page = client.post("/open", data={"link": text})
        assert page.status_code in (404, 422), text[:99]
        assert reason in page.text, text[:99]
