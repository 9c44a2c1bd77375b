"""What goes over the wire: pressed, and only once."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from starlette.requests import Request
from starlette.responses import Response

from mautoma.kernel import remember
from mautoma.shelf import Shelf
from mautoma.web import kept, pages
from mautoma.web.html import style_marks
from mautoma.web.kept import Kept
from tests.web.client import TestClient
from tests.web.orchard import OPENING, new_orchard


@pytest.fixture
def address(shelf: Shelf) -> str:
    session = new_orchard()
    session.answer(OPENING[0])
    return f"/games/{shelf.add(session)}"


def test_a_page_is_pressed_for_a_browser_that_can_read_it(client: TestClient, address: str) -> None:
    pressed = client.get(address, headers={"accept-encoding": "gzip"})
    plain = client.get(address, headers={"accept-encoding": "identity"})
    assert pressed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert pressed.text == plain.text
    assert int(pressed.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_a_page_that_a_browser_has_is_not_sent_again(client: TestClient, address: str) -> None:
    first = client.get(address)
    again = client.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for header in ("etag", "content-security-policy", "cache-control", "vary"):
        assert again.headers[header] == first.headers[header]
    assert client.get(address, headers={"if-none-match": 'W/"other"'}).text == first.text


def test_the_same_page_is_written_and_pressed_once(
    client: TestClient, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = client.get(address).text
    monkeypatch.setattr(pages, "game_page", None)
    monkeypatch.setattr(kept, "gzip", None)
    assert client.get(address).text == written


def test_another_revision_language_or_question_is_another_page(client: TestClient, address: str) -> None:
    first = client.get(address)
    known = {"if-none-match": first.headers["etag"]}
    italian = client.get(address, headers={**known, "accept-language": "it"})
    assert italian.status_code == 200 and 'lang="it"' in italian.text
    chosen = client.get(address, headers={**known, "cookie": "language=it"})
    assert chosen.status_code == 200 and 'lang="it"' in chosen.text
    assert client.post(f"{address}/undo", data={"revision": 0, "level": "answer"}).status_code == 200
    undone = client.get(address, headers=known)
    assert undone.status_code == 200 and undone.text != first.text


def test_only_as_many_pages_are_kept_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remember, "ROOM", remember.Room(20_000))
    keeping, written = Kept(), []

    def look(what: str) -> None:
        def write() -> Response:
            written.append(what)
            return Response(what * 8000, media_type="text/plain")

        response = keeping.page(Request({"type": "http", "headers": [], "state": {}}), what, write)
        assert bytes(response.body) == what.encode() * 8000

    for what in "abbcca":
        look(what)
    assert written == ["a", "b", "c", "a"]


def test_the_policy_allows_the_styles_of_the_page_and_no_other(client: TestClient, address: str) -> None:
    page = client.get(address)
    styles = re.findall("<style>(.*?)</style>", page.text, re.DOTALL)
    assert styles
    marks = [f"'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" for style in styles]
    policy = page.headers["content-security-policy"]
    assert re.search("style-src ([^;]*);", policy)[1].split() == ["'self'", *marks]  # type: ignore[index]
    assert "style-src 'self';" in client.get("/").headers["content-security-policy"]
    assert style_marks(b"<p>no style</p>") == ""
