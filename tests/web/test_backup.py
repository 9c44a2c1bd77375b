"""The pages on which games move to another device and back."""

from __future__ import annotations

import io
import re
import zipfile
from html import unescape
from urllib.parse import urlsplit

import pytest

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.backup import LONGEST_TO_SCAN
from tests.web.client import TestClient
from tests.web.player import Player

SITE = "https://example.org/some/where/#"


@pytest.fixture
def pocket(shelf: Shelf) -> TestClient:
    return TestClient(create_app(shelf, site=SITE), base_url="http://127.0.0.1:8642")


def test_the_file_is_downloaded_and_brought_back(client: TestClient, shelf: Shelf) -> None:
    player = Player(client)
    assert 'href="/backup"' in client.get("/").text
    assert 'href="/backup/file" download' in client.get("/backup").text
    file = client.get("/backup/file")
    assert re.fullmatch(r'attachment; filename="mautoma-[-0-9]+\.zip"', file.headers["content-disposition"])
    shelf.remove(player.id)
    page = client.post("/backup", files={"backup": ("games.zip", file.content)}).text
    assert "One new game." in page
    assert [game.id for game in shelf.list()] == [player.id]


def test_another_file_is_refused_in_words(client: TestClient) -> None:
    page = client.post("/backup", files={"backup": ("games.zip", b"nothing")})
    assert page.status_code == 422
    assert "not a file of saved games" in page.text
    assert client.post("/backup", data={"backup": "text"}).status_code == 422


def test_what_could_not_be_read_is_told(client: TestClient) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("backup.json", '{"format": "mautoma backup 1", "games": {}}')
        archive.writestr("games/spoilt.txt", "no transcript")
    page = client.post("/backup", files={"backup": ("games.zip", packed.getvalue())}).text
    assert "No new game." in page
    assert "This could not be brought here: This is not a mautoma transcript" in page


def test_a_game_goes_by_link_to_another_shelf(pocket: TestClient, shelf: Shelf) -> None:
    player = Player(pocket)
    player.opening()
    page = pocket.get(f"/games/{player.id}/share").text
    assert '<svg viewBox="0 0 ' in page, "a code of any size fits its place whole"
    found = re.search(r'<input id="address" readonly value="([^"]+)"', page)
    assert found is not None
    link = unescape(found[1])
    assert link.startswith(f"{SITE}/take?game=")
    assert len(link) <= LONGEST_TO_SCAN
    taken = link.removeprefix(SITE)
    offer = pocket.get(taken).text
    assert "2 answers were given so far." in offer
    assert len(shelf.list()) == 1
    added = pocket.post("/take", data={"game": urlsplit(taken).query.removeprefix("game=")})
    assert added.status_code == 200
    assert len(shelf.list()) == 2
    assert added.url.path != f"/games/{player.id}"


def test_a_broken_link_is_refused_in_words(pocket: TestClient) -> None:
    for code in ("", "AAAA", "x" * 30_000):
        assert pocket.get("/take", params={"game": code}).status_code == 422


def test_on_the_network_the_link_lets_the_other_device_in(shelf: Shelf) -> None:
    open_ = create_app(shelf, phone="http://192.168.1.5:8642/?key=secret", key="secret")
    client = TestClient(open_, base_url="http://127.0.0.1:8642", client=("127.0.0.1", 1))
    page = client.get(f"/games/{Player(client).id}/share").text
    assert re.search(r'value="http://192\.168\.1\.5:8642/take\?game=[\w-]+&amp;key=secret"', page)


def test_without_an_address_for_others_there_is_only_the_file(client: TestClient) -> None:
    player = Player(client)
    page = client.get(f"/games/{player.id}/share").text
    assert f'href="/games/{player.id}/transcript" download' in page
    assert "<svg" not in page
    assert "/take" not in page


def test_where_there_is_no_server_none_is_spoken_of(client: TestClient, pocket: TestClient) -> None:
    assert "mautoma serve --lan" in client.get("/").text
    assert "mautoma serve" not in pocket.get("/").text
