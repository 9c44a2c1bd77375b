"""Photos of an owner's cards: taken in small, shown where the card comes up, and taken along."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.backup import make_backup
from mautoma.shelf.library import house_files
from mautoma.shelf.photos import MOST_BYTES, MOST_PHOTOS
from mautoma.shelf.restore import restore
from mautoma.web.app import create_app
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")
JPEG = b"\xff\xd8\xff\xe0" + b"a card" * 50
OTHER = b"\x89PNG\r\n\x1a\n" + b"a card" * 50
SHOWN = f"data:image/jpeg;base64,{b64encode(JPEG).decode()}"


@pytest.fixture
def mine(shelf: Shelf) -> Shelf:
    shelf.editions.add("mombasa", "mine", house_files("mombasa"))
    return shelf


def send(client: TestClient, image: bytes, card: str = "caravan") -> Any:
    return client.post("/editions/mombasa/mine/photo", data={"card": card}, files={"photo": ("x.jpg", image)})


def test_it_stands_beside_the_drawing_in_editor_and_gallery(client: TestClient, mine: Shelf) -> None:
    page = send(client, JPEG)
    assert str(page.url).endswith("?file=cards&at=card.0") and SHOWN in page.text
    assert SHOWN in client.get("/cards/mombasa?edition=mine").text
    assert SHOWN not in client.get("/editions/mombasa/mine?file=cards&at=card.1").text
    assert "img-src 'self' data:" in page.headers["content-security-policy"]
    client.post("/editions/mombasa/mine/photo", data={"card": "caravan", "remove": "1"})
    assert mine.editions.photos.of("mombasa", "mine") == {}


def test_it_stands_beside_the_card_in_play(client: TestClient, mine: Shelf) -> None:
    ids = [card.id for card in mine.editions.find("mombasa", "mine").cards]  # type: ignore[attr-defined]
    mine.editions.photos.put("mombasa", "mine", dict.fromkeys(ids, JPEG))
    chosen = {"edition": "mine", "seed": "5", "option-first": "automa"}
    id_ = client.post("/new/mombasa/table", data=chosen).url.path.removeprefix("/games/")
    for _ in range(60):
        if SHOWN in client.get(f"/games/{id_}").text:
            return
        position = client.get(f"/api/games/{id_}").json()
        if position["to_confirm"]:
            client.post(f"/api/games/{id_}/confirm", json={"revision": position["revision"]})
            continue
        session, revision = mine.load(id_)
        assert session.question is not None
        from tests.player import AnyAnswer

        given = AnyAnswer(1).answer(session.question, session.state)
        client.post(f"/api/games/{id_}/answer", json={"answer": given, "revision": revision})
    raise AssertionError("its card never came up")


@pytest.mark.parametrize(
    ("image", "said"),
    [
        (b"", "keep this kind of picture"),
        (b"GIF89a" + b"x" * 100, "keep this kind of picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "keep this kind of picture"),
        (JPEG + b"x" * MOST_BYTES, "too large: at most 64 kB"),
        (JPEG + b"x" * 40_000_000, "choose a smaller file"),
    ],
)
def test_what_cannot_be_kept_is_refused_in_a_line(
    client: TestClient, mine: Shelf, image: bytes, said: str
) -> None:
    page = send(client, image)
    assert page.status_code in (413, 422) and said in page.text
    assert mine.editions.photos.of("mombasa", "mine") == {}


def test_a_photo_of_no_card_is_refused(client: TestClient, mine: Shelf) -> None:
    assert send(client, JPEG, "nobody").status_code == 422
    assert client.post("/editions/mombasa/house/photo", data={"card": "caravan"}).status_code == 404


def test_there_are_only_so_many(mine: Shelf) -> None:
    photos = {f"own_{number}": JPEG for number in range(MOST_PHOTOS + 1)}
    with pytest.raises(Exception, match="photo-many"):
        mine.editions.photos.put("mombasa", "mine", photos)
    assert mine.editions.photos.of("mombasa", "mine") == {}


def test_it_goes_where_the_edition_goes(mine: Shelf) -> None:
    editions = mine.editions
    editions.photos.put("mombasa", "mine", {"caravan": JPEG})
    editions.copy("mombasa", "mine", "copied")
    editions.rename("mombasa", "mine", "ours")
    assert (
        editions.photos.of("mombasa", "ours") == editions.photos.of("mombasa", "copied") == {"caravan": JPEG}
    )
    editions.remove("mombasa", "ours")
    assert editions.photos.of("mombasa", "ours") == {}
    assert editions.photos.of("mombasa", "copied") == {"caravan": JPEG}


def test_it_travels_with_the_file_and_the_backup(client: TestClient, mine: Shelf, tmp_path: Path) -> None:
    mine.editions.photos.put("mombasa", "mine", {"caravan": JPEG, "market_day": OTHER})
    there = Shelf(tmp_path / "there.sqlite")
    elsewhere = TestClient(create_app(there), base_url="http://127.0.0.1:8000")
    file = client.get("/editions/mombasa/mine/file").content
    page = elsewhere.post("/edition/open", files={"file": ("mine.json", file)})
    key = page.url.path.removeprefix("/edition/")
    elsewhere.post("/edition", data={"key": key, "cards": "", "name": "theirs"})
    assert there.editions.photos.of("mombasa", "theirs") == {"caravan": JPEG, "market_day": OTHER}
    restored = restore(there, make_backup(mine))
    assert restored.unread == [] and restored.editions == ["mine"]
    assert there.editions.photos.of("mombasa", "mine") == {"caravan": JPEG, "market_day": OTHER}


@pytest.mark.parametrize(
    "photos", [3, {"caravan": 3}, {"caravan": "no"}, {"caravan": "PHN2Zy8+"}, {"../x": "/9j/"}]
)
def test_photos_of_a_stranger_are_checked(client: TestClient, mine: Shelf, photos: Any) -> None:
    file = json.loads(client.get("/editions/mombasa/mine/file").content) | {"photos": photos}
    page = client.post("/edition/open", files={"file": ("mine.json", json.dumps(file))})
    key = page.url.path.removeprefix("/edition/")
    taken = client.post("/edition", data={"key": key, "cards": "", "name": "theirs"})
    assert 422 in (page.status_code, taken.status_code)
    assert "theirs" not in mine.editions.names("mombasa"), "nothing half kept"
