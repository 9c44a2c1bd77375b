"""One's own editions on the page: copied, changed field by field, passed on, taken in, played."""

from __future__ import annotations

import html
import json
import re
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from mautoma import games, messages
from mautoma.shelf import Shelf, editions
from mautoma.shelf.editions import bundled_names, edition_names
from tests.web.client import TestClient

GAMES = list(games.GAMES)


pytestmark = pytest.mark.usefixtures("real_games")


def find_edition(game: str, name: str) -> Any:
    return editions.find_edition(game, name)


def copy(client: TestClient, game: str, name: str = "mine") -> None:
    page = client.post(f"/editions/{game}", data={"do": "copy", "edition": "house", "name": name})
    assert page.status_code == 200 and page.url.path == f"/editions/{game}/{name}"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_copy_is_shown_in_words_and_keeps_it_as_it_is(client: TestClient, game: str) -> None:
    copy(client, game)
    before = find_edition(game, "mine")
    assert before.hash == games.find_game(game).editions().house().hash
    for file in games.find_game(game).data():
        first = client.get(f"/editions/{game}/mine?file={file}").text
        entries = len(re.findall(rf'href="\?file={file}&amp;entry=', first))
        assert entries
        for at in range(entries):
            page = client.get(f"/editions/{game}/mine?file={file}&entry={at}")
            assert page.status_code == 200
            assert client.post(str(page.url), data=values(page.text)).status_code == 200
    assert find_edition(game, "mine").hash == before.hash


def values(page: str) -> dict[str, str]:
    """What the form would send as it is."""
    form = page[page.index('id="edition"') :]
    found = {html.unescape(name): html.unescape(value) for name, value in _INPUT.findall(form)}
    for name, options in _SELECT.findall(form):
        chosen = re.search(r'value="([^"]*)" selected', options)
        found[html.unescape(name)] = html.unescape(chosen[1]) if chosen else ""
    return found


_INPUT = re.compile(r'<input id="[^"]*" name="([^"]*)"[^>]*value="([^"]*)"')
_SELECT = re.compile(r'<select id="[^"]*" name="([^"]*)">(.*?)</select>', re.S)


@pytest.mark.slow
def test_25_cards_are_entered_passed_on_taken_in_elsewhere_and_played(
    client: TestClient, shelf: Shelf
) -> None:
    copy(client, "foodchain")
    for at in range(25):
        address = f"/editions/foodchain/mine?file=cards.toml&entry={at}"
        client.post(address, data={json.dumps(["card", at, "price"]): str(7 + at % 5)})
        icons = json.dumps(["add", ["card", at, "work"], ""])
        client.post(address, data={"do": icons})
    prices = [card.price for card in find_edition("foodchain", "mine").cards]
    assert prices == [7 + at % 5 for at in range(25)]
    file = client.get("/editions/foodchain/mine/file").content
    client.post("/editions/foodchain", data={"do": "remove", "edition": "mine"})
    assert edition_names("foodchain") == bundled_names("foodchain")
    client.post("/editions/foodchain", data={"do": "import"}, files={"file": ("mine.json", file)})
    assert [card.price for card in find_edition("foodchain", "mine").cards] == prices
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "mine"})
    assert page.url.path.startswith("/games/")


def test_an_icon_is_one_thing_at_a_time(client: TestClient) -> None:
    copy(client, "foodchain")
    address = "/editions/foodchain/mine?file=cards.toml&entry=0"
    client.post(address, data={"do": json.dumps(["add", ["card", 0, "work", 0], "payout"])})
    icon = find_edition("foodchain", "mine").cards[0].work[0]
    assert icon.payout and icon.gain is None


def test_what_cannot_be_played_is_said_and_not_kept(client: TestClient) -> None:
    copy(client, "foodchain")
    before = find_edition("foodchain", "mine").hash
    address = "/editions/foodchain/mine?file=cards.toml&entry=0"
    page = client.post(address, data={json.dumps(["card", 0, "price"]): "0"})
    assert page.status_code == 422 and 'role="alert"' in page.text
    assert find_edition("foodchain", "mine").hash == before


def test_a_reward_of_an_area_is_entered(client: TestClient) -> None:
    copy(client, "mombasa")
    page = tap(client, client.get("/editions/mombasa/mine?file=board.toml"), ["add", [], "areas"])
    page = tap(client, page, ["add", ["areas"], ""])
    page = tap(client, page, ["add", ["areas", 0], "steps_cairo"])
    client.post(str(page.url), data={json.dumps(["areas", 0, "steps_cairo"]): "2"})
    assert find_edition("mombasa", "mine").board.area(1).steps_cairo == 2


@pytest.mark.rule("MOM-N3")
def test_ones_own_numbering_is_entered_on_ones_own_list_of_areas(client: TestClient) -> None:
    copy(client, "mombasa")
    scheme = client.get("/editions/mombasa/mine?file=board.toml")
    at = next(i for i in range(20) if json.dumps(["scheme"]) in fields_of(client, i))
    client.post(
        f"/editions/mombasa/mine?file=board.toml&entry={at}", data={json.dumps(["scheme"]): "numbers"}
    )
    page = tap(client, scheme, ["add", [], "areas"])
    for _ in range(3):
        page = tap(client, page, ["add", ["areas"], ""])
    typed = {json.dumps(["areas", 0, "name"]): "by the lake", json.dumps(["areas", 0, "number"]): "9"}
    assert client.post(str(page.url), data=values(page.text) | typed).status_code == 200
    board = find_edition("mombasa", "mine").board
    assert board.scheme == "numbers"
    assert [(area.number, area.name) for area in board.areas] == [(9, "by the lake"), (2, ""), (3, "")]


def test_two_areas_of_one_number_are_refused_in_words(client: TestClient) -> None:
    copy(client, "mombasa")
    page = tap(client, client.get("/editions/mombasa/mine?file=board.toml"), ["add", [], "areas"])
    for _ in range(2):
        page = tap(client, page, ["add", ["areas"], ""])
    refused = client.post(str(page.url), data=values(page.text) | {json.dumps(["areas", 1, "number"]): "1"})
    assert refused.status_code == 422 and "used twice" in refused.text


def tap(client: TestClient, page: Any, do: list[Any]) -> Any:
    """A button that the page offers."""
    assert (
        html.escape(json.dumps(do)) in page.text
        or html.escape(json.dumps(do)).replace("&quot;", "&#34;") in page.text
    )
    return client.post(str(page.url), data={"do": json.dumps(do)})


def fields_of(client: TestClient, at: int) -> dict[str, str]:
    return values(client.get(f"/editions/mombasa/mine?file=board.toml&entry={at}").text)


def test_a_distance_without_end(client: TestClient) -> None:
    copy(client, "revive")
    address = "/editions/revive/mine?file=cards.toml&entry=0"
    limited = find_edition("revive", "mine").cards[0].limit
    if limited == 3:
        client.post(address, data={"do": json.dumps(["add", ["card", 0], "limit"])})
    client.post(address, data={"do": json.dumps(["turn", ["card", 0, "limit"]])})
    assert (find_edition("revive", "mine").cards[0].limit == "none") != (limited == "none")


def test_editions_are_renamed(client: TestClient) -> None:
    copy(client, "revive")
    client.post("/editions/revive", data={"do": "rename", "edition": "mine", "name": "ours"})
    assert edition_names("revive") == ["house", "ours"]
    page = client.post("/editions/revive", data={"do": "rename", "edition": "house", "name": "theirs"})
    assert page.status_code == 422


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 2: cannot be read from column 9 on"),
        ("it", "riga 2: non si legge dalla colonna 9 in poi"),
    ],
)
def test_a_file_with_a_slip_in_it_says_where(client: TestClient, language: str, said: str) -> None:
    client.cookies.set("language", language)
    files = {"cards.toml": "[[card]]\nprice = = 10", "mat.toml": ""}
    passed_on = {"format": "mautoma edition 1", "game": "foodchain", "name": "mine", "files": files}
    upload = {"file": ("mine.json", json.dumps(passed_on).encode())}
    page = client.post("/editions/foodchain", data={"do": "import"}, files=upload)
    assert page.status_code == 422 and said in html.unescape(page.text)
    assert edition_names("foodchain") == bundled_names("foodchain")


@pytest.mark.parametrize("body", [b"", b"{}", b"[1]", b'{"format": "mautoma edition 1", "game": "revive"}'])
def test_another_file_is_refused(client: TestClient, body: bytes) -> None:
    page = client.post("/editions/revive", data={"do": "import"}, files={"file": ("x.json", body)})
    assert page.status_code == 422 and "not a file of an edition" in page.text


@pytest.mark.parametrize("do", ["nonsense", "[1]", '["drop", ["card", 99]]', '["add", ["card", 0], "no"]'])
def test_a_change_that_no_page_offers_is_refused(client: TestClient, do: str) -> None:
    copy(client, "foodchain")
    assert client.post("/editions/foodchain/mine?entry=0", data={"do": do}).status_code in (400, 422)


def test_the_house_edition_cannot_be_changed(client: TestClient) -> None:
    assert client.post("/editions/foodchain/house", data={"do": ""}).status_code == 404


@pytest.mark.parametrize("language", messages.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_words(shelf: Shelf, game: str, language: str) -> None:
    said = messages.words(language, game)
    for name, data in games.find_game(game).data().items():
        assert said.has(f"file-{name.removesuffix('.toml')}")
        for struct in structs(data.shape):
            for field in struct.__struct_fields__:
                assert said.has(f"field-{field}".replace("_", "-")), field


def structs(shape: Any) -> list[Any]:
    """A struct and all that are inside it."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        inside = [
            each for kind in get_type_hints(shape, include_extras=True).values() for each in structs(kind)
        ]
        return [shape, *inside]
    return [each for kind in get_args(shape) for each in structs(kind)]


def labels(page: str) -> list[str]:
    """What the fields and buttons of a page are called, and what can be chosen."""
    shown = page[page.index('id="edition"') :]
    return re.findall(r"<(?:label|option|legend|button)[^>]*>([^<]*)</", html.unescape(shown))


def test_what_a_card_gains_is_called_by_its_word(client: TestClient) -> None:
    copy(client, "foodchain")
    client.cookies.set("language", "it")
    shown = labels(client.get("/editions/foodchain/mine?file=cards.toml&entry=0").text)
    assert {"bibita", "+ birra", "+ limonata"} <= set(shown)
    assert not {"soda", "+ beer", "+ lemonade"} & set(shown)


def test_what_a_card_of_revive_does_is_called_by_its_word(client: TestClient) -> None:
    copy(client, "revive")
    client.cookies.set("language", "it")
    shown = labels(client.get("/editions/revive/mine?file=cards.toml&entry=0").text)
    assert {"Esplorare", "costruire"} <= set(shown)
    assert not {"c3", "build"} & set(shown)


def test_a_card_is_called_as_a_person_writes_it(client: TestClient) -> None:
    copy(client, "foodchain")
    address = "/editions/foodchain/mine?file=cards.toml&entry=0"
    page = client.post(address, data={json.dumps(["card", 0, "id"]): "Il Perché, 2"})
    assert page.status_code == 200
    assert find_edition("foodchain", "mine").cards[0].id == "il_perche_2"
    assert 'value="il perche 2"' in page.text


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "only small letters, digits and _"), ("it", "solo lettere minuscole, cifre e _")],
)
def test_a_name_that_cannot_be_one_is_refused_in_words(client: TestClient, language: str, told: str) -> None:
    copy(client, "foodchain")
    client.cookies.set("language", language)
    address = "/editions/foodchain/mine?file=cards.toml&entry=0"
    page = client.post(address, data={json.dumps(["card", 0, "id"]): "44"})
    assert page.status_code == 422 and told in page.text and "a-z" not in page.text
