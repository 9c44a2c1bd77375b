"""The pages on which games move to another device and back."""

from __future__ import annotations

import io
import re
import threading
import zipfile

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.file import UnusableShelf
from mautoma.shelf.restore import Restored
from mautoma.web import backup
from mautoma.web.app import create_app
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
    assert [game.id for game in shelf.saved()] == [player.id]


def test_another_file_is_refused_in_words(client: TestClient) -> None:
    page = client.post("/backup", files={"backup": ("games.zip", b"nothing")})
    assert page.status_code == 422
    assert "a file of saved games from this program" in page.text
    assert client.post("/backup", data={"backup": "text"}).status_code == 422


def test_what_could_not_be_read_is_told(client: TestClient) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("backup.json", '{"format": "mautoma backup 1", "games": {}}')
        archive.writestr("games/spoilt.txt", "no transcript")
    page = client.post("/backup", files={"backup": ("games.zip", packed.getvalue())}).text
    assert "No new game." in page
    assert "Left out: games/spoilt.txt. This isn&#39;t a mautoma transcript" in page


def test_a_file_larger_than_any_page_is_taken(client: TestClient, shelf: Shelf) -> None:
    player = Player(client)
    packed = io.BytesIO(client.get("/backup/file").content)
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("games/filled.txt", "#" * 5_000_000, zipfile.ZIP_STORED)
    shelf.remove(player.id)
    page = client.post("/backup", files={"backup": ("games.zip", packed.getvalue())})
    assert page.status_code == 200 and "One new game." in page.text


def test_a_long_way_shows_how_far_it_is(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived = threading.Event()

    def slowly(shelf: Shelf, packed: bytes, restored: Restored) -> Restored:
        restored.done, restored.of = 1, 3
        assert arrived.wait(50)
        return restored

    monkeypatch.setattr(backup, "restore", slowly)
    monkeypatch.setattr(backup, "PATIENCE", 0.01)
    try:
        page = client.post("/backup", files={"backup": ("games.zip", b"")})
        assert page.url.path != "/backup" and page.headers["refresh"] == "1"
        assert "1 of 3 done" in page.text and '<progress max="3" value="1"' in page.text
    finally:
        arrived.set()
    monkeypatch.setattr(backup, "PATIENCE", 60)
    page = client.get(page.url.path)
    assert "No new game." in page.text and "refresh" not in page.headers
    assert client.get("/backup/forgotten").url.path == "/backup"


def test_a_fault_on_the_way_is_told(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: object) -> None:
        raise UnusableShelf("not-saved", path="games.sqlite", reason="disk is full")

    monkeypatch.setattr(backup, "restore", full)
    page = client.post("/backup", files={"backup": ("games.zip", b"")})
    assert page.status_code == 503 and "disk is full" in page.text


def test_what_is_damaged_is_named_before_the_file_is_made(client: TestClient, shelf: Shelf) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": ""})
    assert "not in the file" not in client.get("/backup").text
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = '{'")
    assert "Damaged, and not in the file: editions/orchard/mine" in client.get("/backup").text
    assert client.get("/backup/file").status_code == 200


def test_a_browser_is_not_told_that_the_page_of_a_removed_game_is_right(
    client: TestClient, shelf: Shelf
) -> None:
    player = Player(client)
    packed = client.get("/backup/file").content
    player.opening()
    old = client.get(f"/games/{player.id}").headers["etag"]
    shelf.remove(player.id)
    client.post("/backup", files={"backup": ("games.zip", packed)})
    player.open()
    player.opening()
    page = client.get(f"/games/{player.id}", headers={"If-None-Match": old})
    assert page.status_code == 200


def test_where_there_is_no_server_none_is_spoken_of(client: TestClient, pocket: TestClient) -> None:
    assert "mautoma serve --lan" in client.get("/").text
    assert "mautoma serve" not in pocket.get("/").text
