"""One's own editions on the page: copied, changed field by field, passed on, taken in, played."""

from __future__ import annotations

import html
import json
import re
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from mautoma import games, messages
from mautoma.shelf import Shelf
from mautoma.shelf.library import bundled_names
from tests.home import my_editions
from tests.offering import WITH_DATA
from tests.web.client import TestClient

GAMES = list(games.GAMES)


pytestmark = pytest.mark.usefixtures("real_games")


def find_edition(game: str, name: str) -> Any:
    return my_editions().find(game, name)


def copy(client: TestClient, game: str, name: str = "mine") -> None:
    page = client.post(f"/editions/{game}", data={"do": "copy", "edition": "house", "name": name})
    assert page.status_code == 200 and page.url.path == f"/editions/{game}/{name}"


@pytest.mark.parametrize("entered", [4, pytest.param(25, marks=pytest.mark.fuzz)])
def test_cards_are_entered_passed_on_taken_in_elsewhere_and_played(client: TestClient, entered: int) -> None:
    copy(client, "foodchain")
    printed = [card.price for card in find_edition("foodchain", "mine").cards]
    assert len(printed) == 25
    for at in range(entered):
        address = f"/editions/foodchain/mine?file=cards&at=card.{at}"
        client.post(address, data={"do": json.dumps(["put", ["card", at, "price"], 20 + at % 5])})
        client.post(address, data={"do": json.dumps(["add", ["card", at, "work"], "", "payout"])})
    prices = [card.price for card in find_edition("foodchain", "mine").cards]
    assert prices == [20 + at % 5 for at in range(entered)] + printed[entered:]
    file = client.get("/editions/foodchain/mine/file").text
    client.post("/editions/foodchain", data={"do": "remove", "edition": "mine"})
    assert my_editions().names("foodchain") == bundled_names("foodchain")
    page = client.post("/edition/open", files={"file": ("mine.json", file)})
    assert page.status_code == 200 and page.text.count('<div class="drawing">') == len(prices)
    client.post("/edition", data={"parcel": file, "name": "mine"})
    assert [card.price for card in find_edition("foodchain", "mine").cards] == prices
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "mine"})
    assert page.url.path.startswith("/games/")


def test_editions_are_renamed(client: TestClient) -> None:
    copy(client, "revive")
    client.post("/editions/revive", data={"do": "rename", "edition": "mine", "name": "ours"})
    assert my_editions().names("revive") == ["house", "ours"]
    page = client.post("/editions/revive", data={"do": "rename", "edition": "house", "name": "theirs"})
    assert page.status_code == 422


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 2, column 9: can't be read from here on"),
        ("it", "riga 2, colonna 9: da qui non si legge più"),
    ],
)
def test_a_file_with_a_slip_in_it_says_where(client: TestClient, language: str, said: str) -> None:
    client.cookies.set("language", language)
    files = {"cards.toml": "[[card]]\nprice = = 10", "mat.toml": ""}
    passed_on = {"format": "mautoma edition 1", "game": "foodchain", "name": "mine", "files": files}
    upload = {"file": ("mine.json", json.dumps(passed_on).encode())}
    page = client.post("/edition/open", files=upload)
    assert page.status_code == 422 and said in html.unescape(page.text)
    assert my_editions().names("foodchain") == bundled_names("foodchain")


def test_the_house_edition_cannot_be_changed(client: TestClient) -> None:
    assert client.post("/editions/foodchain/house", data={"do": ""}).status_code == 404


@pytest.mark.parametrize("language", messages.LANGUAGES)
@pytest.mark.parametrize("game", WITH_DATA)
def test_every_field_has_words(shelf: Shelf, game: str, language: str) -> None:
    said, data = messages.words(language, game), games.find_game(game).box().data
    keys = {f"file-{name.removesuffix('.toml')}" for name in data} | {
        f"field-{field}".replace("_", "-")
        for each in data.values()
        for struct in structs(each.shape)
        for field in struct.__struct_fields__
    }
    assert len(keys) > 10
    assert [key for key in keys if not said.has(key)] == []


def structs(shape: Any) -> list[Any]:
    """A struct and all that are inside it."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        inside = [
            each for kind in get_type_hints(shape, include_extras=True).values() for each in structs(kind)
        ]
        return [shape, *inside]
    return [each for kind in get_args(shape) for each in structs(kind)]


def labels(page: str) -> set[str]:
    """What the parts and keys of a page are called."""
    shown = page[page.index('id="edition"') :]
    return {each.strip("×+ \n") for each in re.findall(r">([^<]+)<", html.unescape(shown))}


def test_what_a_card_gains_is_called_by_its_word(client: TestClient) -> None:
    copy(client, "foodchain")
    client.cookies.set("language", "it")
    shown = labels(client.get("/editions/foodchain/mine?file=cards&at=card.0.work.0").text)
    assert {"bibita", "birra", "limonata"} <= shown
    assert not {"soda", "beer", "lemonade"} & shown


def test_what_a_card_of_revive_does_is_called_by_its_word(client: TestClient) -> None:
    copy(client, "revive")
    client.cookies.set("language", "it")
    shown = labels(client.get("/editions/revive/mine?file=cards&at=card.0.parts").text)
    assert {"esplorare", "costruire"} <= {each.lower() for each in shown}
    assert not {"c3", "build"} & shown


def test_a_card_is_called_as_a_person_writes_it(client: TestClient) -> None:
    copy(client, "foodchain")
    address = "/editions/foodchain/mine?file=cards&at=card.0.id"
    page = client.post(address, data={json.dumps(["card", 0, "id"]): "Il Perché, 2"})
    assert page.status_code == 200
    assert find_edition("foodchain", "mine").cards[0].id == "il_perche_2"
    assert 'value="il perche 2"' in page.text


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "use small letters, digits and _ only"), ("it", "usa solo lettere minuscole, cifre e _")],
)
def test_a_name_that_cannot_be_one_is_refused_in_words(client: TestClient, language: str, told: str) -> None:
    copy(client, "foodchain")
    client.cookies.set("language", language)
    address = "/editions/foodchain/mine?file=cards&at=card.0.id"
    page = client.post(address, data={json.dumps(["card", 0, "id"]): "44"})
    assert page.status_code == 422 and told in page.text and "a-z" not in page.text
