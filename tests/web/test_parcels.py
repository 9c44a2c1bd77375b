"""An edition passed on as a file, looked at before it is taken in.

Whatever else comes is refused in a line that says what to do, and nothing of it is kept.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.backup import make_backup
from mautoma.shelf.library import bundled_names, house_files
from mautoma.shelf.parcel import Parcel, write_parcel
from mautoma.web.app import create_app
from tests.games.revive.box import board_text
from tests.offering import WITH_DATA
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


def parcel_of(shelf: Shelf, game: str, name: str = "mine") -> Parcel:
    files = house_files(game) | ({"board.toml": board_text()} if game == "revive" else {})
    return Parcel(game, shelf.editions.add(game, name, files), files)


def opened(client: TestClient, written: bytes | str) -> Any:
    return client.post("/edition/open", files={"file": ("mine.json", written)})


def take(client: TestClient, page: Any, name: str) -> Any:
    held = re.search(r'name="parcel" value="([^"]*)"', page.text)
    assert held is not None
    return client.post("/edition", data={"parcel": html.unescape(held[1]), "name": name})


@pytest.mark.parametrize("game", WITH_DATA)
def test_a_file_shows_its_cards_and_is_taken_in_elsewhere(
    client: TestClient, shelf: Shelf, game: str, tmp_path: Path
) -> None:
    parcel = parcel_of(shelf, game)
    file = client.get(f"/editions/{game}/mine/file").content
    there = Shelf(tmp_path / "there.sqlite")
    elsewhere = TestClient(create_app(there), base_url="http://127.0.0.1:8000")
    page = opened(elsewhere, file)
    assert page.status_code == 200 and page.text.count('<div class="drawing">') >= 6
    assert there.editions.names(game) == bundled_names(game), "nothing is kept before it is taken"
    assert take(elsewhere, page, "theirs").url.path == f"/editions/{game}/theirs"
    assert there.editions.files(game, "theirs") == parcel.files


def test_an_edition_is_opened_on_the_first_page_too(client: TestClient, shelf: Shelf) -> None:
    parcel = parcel_of(shelf, "revive")
    page = client.post("/import", files={"transcript": ("mine.json", write_parcel(parcel))})
    assert page.status_code == 200 and "You have it already" in page.text


def test_a_name_that_is_taken_asks_for_another_on_the_spot(client: TestClient, shelf: Shelf) -> None:
    parcel = parcel_of(shelf, "foodchain")
    other = dict(parcel.files) | {
        "cards.toml": parcel.files["cards.toml"].replace("price = 10", "price = 11", 1)
    }
    page = opened(client, write_parcel(Parcel("foodchain", "mine", other)))
    assert "already have an edition called “mine”" in page.text and 'value="mine 2"' in page.text
    refused = take(client, page, "Mine")
    assert refused.status_code == 422 and "choose another name" in refused.text
    assert '<div class="drawing">' in refused.text
    assert take(client, page, "mine 2").status_code == 200
    assert shelf.editions.files("foodchain", "mine") == parcel.files
    assert shelf.editions.files("foodchain", "mine 2") == other


def a_card_without_a_price(shelf: Shelf) -> bytes:
    files = house_files("foodchain")
    cards = files["cards.toml"].replace("price = 10\n", "", 1)
    return write_parcel(Parcel("foodchain", "theirs", files | {"cards.toml": cards})).encode()


BAD: dict[str, tuple[Any, str]] = {
    "another program's": (b'{"version": 3, "layers": []}', "Choose the file that “Pass it on” made"),
    "a picture": (b"\xff\xd8\xff\xe0" + b"x" * 5000, "Choose the file that “Pass it on” made"),
    "nothing": (b"", "Choose the file that “Pass it on” made"),
    "a list": (b"[1]", "Choose the file that “Pass it on” made"),
    "cut off": (lambda shelf: write_parcel(parcel_of(shelf, "revive")).encode()[:900], "Download it again"),
    "a backup": (make_backup, "Open it on the page “All games in one file”"),
    "a game": (b"mautoma transcript 1\n", "Open it on the first page"),
    "a later one": (b'{"format": "mautoma edition 2"}', "Update the program"),
    "without files": (
        b'{"format": "mautoma edition 1", "game": "revive", "name": "x"}',
        "Ask for the file again",
    ),
    "of no game": (
        b'{"format": "mautoma edition 1", "game": "chess", "name": "x", "files": {}}',
        "There's no game “chess”",
    ),
    "a way out": (
        b'{"format": "mautoma edition 1", "game": "revive", "name": "x", "files": {"../x.toml": ""}}',
        "Ask for the file again",
    ),
    "a card without a price": (a_card_without_a_price, "Action cards: Card “burger van”: Price: missing"),
    "40 MB": (b"x" * 40_000_000, "choose a smaller file"),
}


def test_what_is_no_edition_is_refused_in_a_line_that_says_what_to_do(
    client: TestClient, shelf: Shelf
) -> None:
    for kind, (made, said) in BAD.items():
        written = made(shelf) if callable(made) else made
        before = {game: shelf.editions.names(game) for game in WITH_DATA}
        page = opened(client, written)
        assert page.status_code in (404, 413, 422) and said in html.unescape(page.text), kind
        assert ".toml" not in page.text and "`" not in page.text, kind
        assert {game: shelf.editions.names(game) for game in WITH_DATA} == before, kind


def test_an_edition_as_large_as_may_be_is_taken_in(client: TestClient, shelf: Shelf) -> None:
    """The page holds it meanwhile."""
    parcel = parcel_of(shelf, "foodchain")
    padding = "\n".join(['# "padding"'] * 2_000)
    large = dict(parcel.files) | {"cards.toml": parcel.files["cards.toml"] + padding}
    page = opened(client, write_parcel(Parcel("foodchain", "large", large)))
    assert take(client, page, "large").status_code == 200
    assert shelf.editions.files("foodchain", "large") == large


def test_faults_of_every_kind_are_told_in_words(client: TestClient, shelf: Shelf) -> None:
    files = house_files("mombasa")
    cards = files["cards.toml"].replace('actions = ["explore", "track", "majority"]', "actions = 3", 1)
    page = opened(client, write_parcel(Parcel("mombasa", "x", files | {"cards.toml": cards})))
    assert "Automa cards: " in page.text and "Actions, in printed order" in page.text
