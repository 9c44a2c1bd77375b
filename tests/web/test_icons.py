"""Icons are fetched once, from a file beside the pages."""

from __future__ import annotations

import re

import pytest

from mautoma.web.icons import found_below
from tests.offering import WITH_GALLERY
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize("game", WITH_GALLERY)
def test_a_page_finds_every_icon_it_uses_in_a_file_that_browsers_keep(client: TestClient, game: str) -> None:
    used = re.findall('<use href="([^"#]*)#([^"]*)"', client.get(f"/cards/{game}").text)
    ((address,), names) = ({each[0] for each in used}, {each[1] for each in used})
    file = client.get(address)
    assert file.headers["content-type"] == "image/svg+xml"
    assert "immutable" in file.headers["cache-control"]
    assert names <= set(re.findall(' id="([^"]*)"', file.text))


def test_icons_are_below_the_root_of_the_pages() -> None:
    found = found_below("/some/app", b'<use href="icons/mombasa#coin"/> icons/mombasa#coin')
    assert re.fullmatch(b'<use href="/some/app/icons/mombasa[?]v=[0-9a-f]+#coin"/> icons/mombasa#coin', found)


def test_of_a_game_that_is_not_there_there_are_no_icons(client: TestClient) -> None:
    assert client.get("/icons/chess").status_code == 404
