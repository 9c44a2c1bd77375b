"""An edition entered part by part: few parts a page, each changed by one tap, in the words of the game."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from mautoma import games
from mautoma.messages import LANGUAGES
from tests.home import my_editions
from tests.web.client import TestClient

GAMES = list(games.GAMES)
pytestmark = pytest.mark.usefixtures("real_games")


def find_edition(game: str, name: str = "mine") -> Any:
    return my_editions().find(game, name)


def copy(client: TestClient, game: str, name: str = "mine") -> None:
    page = client.post(f"/editions/{game}", data={"do": "copy", "edition": "house", "name": name})
    assert page.status_code == 200 and page.url.path == f"/editions/{game}/{name}"


def links(page: str) -> list[str]:
    return [html.unescape(each) for each in re.findall(r'href="(\?file=[^"]*)"', page)]


def keys(page: str) -> list[Any]:
    found = re.findall(r'name="do" value="([^"]+)"', page)
    return [json.loads(html.unescape(each)) for each in found]


def tap(client: TestClient, page: Any, *do: Any) -> Any:
    """A key that the page offers."""
    assert list(do) in keys(page.text), f"{do} is not among {keys(page.text)}"
    return client.post(str(page.url), data={"do": json.dumps(do)})


def opened(client: TestClient, game: str, file: str, at: str) -> Any:
    page = client.get(f"/editions/{game}/mine?file={file}&at={at}")
    assert page.status_code == 200
    return page


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_copy_is_in_words(client: TestClient, game: str) -> None:
    """Wherever the pages lead, in either language by turns: nothing of files, nothing between backticks, no
    heading of something else."""
    copy(client, game)
    before = find_edition(game).hash
    waiting = [f"?file={file.removesuffix('.toml')}" for file in games.find_game(game).box().data]
    seen, shapes = set[str](), set[str]()
    while waiting:
        at = waiting.pop()
        shape = re.sub(r"\d+", "n", at)
        if at in seen or (shape in shapes and len(seen) > 30):  # the fifth card has the parts of the first
            continue
        seen.add(at)
        shapes.add(shape)
        language = LANGUAGES[len(seen) % 2]
        page = client.get(f"/editions/{game}/mine{at}", headers={"accept-language": language})
        assert page.status_code == 200 and f'<html lang="{language}"' in page.text, at
        shown = re.sub(r"<[^>]*>", " ", page.text)
        assert ".toml" not in shown and "`" not in shown and "_" not in shown, at
        assert "Another kind" not in shown and "Altro tipo" not in shown
        waiting += links(page.text)
    assert len(seen) > 20
    assert find_edition(game).hash == before


def test_the_cards_of_mombasa_are_called_the_automas(client: TestClient) -> None:
    copy(client, "mombasa")
    page = client.get("/editions/mombasa/mine").text
    assert page.count('<span class="drawing"') == 8 and "Card of the display" not in page


def test_one_tap_sets_a_price(client: TestClient) -> None:
    copy(client, "foodchain")
    page = tap(client, opened(client, "foodchain", "cards", "card.0.price"), "put", ["card", 0, "price"], 7)
    assert find_edition("foodchain").cards[0].price == 7
    assert 'class="key on"' in page.text and "$7" in page.text


def test_an_icon_is_one_thing_at_a_time(client: TestClient) -> None:
    copy(client, "foodchain")
    page = opened(client, "foodchain", "cards", "card.0.work.0")
    page = tap(client, page, "add", ["card", 0, "work", 0], "payout")
    icon = find_edition("foodchain").cards[0].work[0]
    assert icon.payout and icon.gain is None
    page = opened(client, "foodchain", "cards", "card.0.work")
    page = tap(client, page, "add", ["card", 0, "work"], "", "most_food")
    assert find_edition("foodchain").cards[0].work[1].most_food == 1
    tap(client, page, "put", ["card", 0, "work", 1, "most_food"], 3)
    assert find_edition("foodchain").cards[0].work[1].most_food == 3


def test_houses_of_a_campaign_are_tapped_in_and_out(client: TestClient) -> None:
    copy(client, "foodchain")
    page = opened(client, "foodchain", "cards", "card.0.campaigns.0")
    page = tap(client, page, "append", ["card", 0, "campaigns", 0, "houses"], 20)
    page = tap(client, page, "drop", ["card", 0, "campaigns", 0, "houses", 0])
    assert find_edition("foodchain").cards[0].campaigns[0].houses == (20,)
    refused = tap(client, page, "drop", ["card", 0, "campaigns", 0, "houses", 0])
    assert refused.status_code == 422 and 'role="alert"' in refused.text


def test_what_cannot_be_played_is_said_in_words_and_not_kept(client: TestClient) -> None:
    copy(client, "foodchain")
    before = find_edition("foodchain").hash
    page = tap(client, opened(client, "foodchain", "cards", "card.0.price"), "put", ["card", 0, "price"], 1)
    assert page.status_code == 422
    assert "Action cards: Card “burger van”: Price" in html.unescape(page.text)
    assert find_edition("foodchain").hash == before


def test_a_symbol_is_another_one_by_one_tap(client: TestClient) -> None:
    copy(client, "mombasa")
    page = opened(client, "mombasa", "cards", "card.0.early.reference")
    page = tap(client, page, "put", ["card", 0, "early", "reference", 0], "X")
    page = tap(client, page, "put", ["card", 0, "early", "reference", 1], {"cotton": 1})
    tap(client, page, "put", ["card", 0, "early", "reference", 1, "cotton"], 4)
    assert find_edition("mombasa").cards[0].early.reference[:2] == ("X", {"cotton": 4})


def test_a_distance_without_end(client: TestClient) -> None:
    copy(client, "revive")
    page = opened(client, "revive", "cards", "card.0.limit")
    page = tap(client, page, "put", ["card", 0, "limit"], "none")
    assert find_edition("revive").cards[0].limit == "none"
    tap(client, page, "put", ["card", 0, "limit"], 5)
    assert find_edition("revive").cards[0].limit == 5


def test_a_reward_of_an_area_is_entered(client: TestClient) -> None:
    copy(client, "mombasa")
    page = tap(client, opened(client, "mombasa", "board", ""), "add", [], "areas")
    page = tap(client, page, "add", ["areas"], "")
    page = tap(client, page, "add", ["areas", 0], "steps_cairo")
    tap(client, page, "put", ["areas", 0, "steps_cairo"], 2)
    assert find_edition("mombasa").board.area(1).steps_cairo == 2


@pytest.mark.rule("MOM-N3")
def test_ones_own_numbering_is_entered_on_ones_own_list_of_areas(client: TestClient) -> None:
    copy(client, "mombasa")
    tap(client, opened(client, "mombasa", "board", "scheme"), "put", ["scheme"], "numbers")
    page = tap(client, opened(client, "mombasa", "board", ""), "add", [], "areas")
    for _ in range(3):
        tap(client, page, "add", ["areas"], "")
    for field, typed in (("name", "by the lake"), ("number", "9")):
        page = opened(client, "mombasa", "board", f"areas.0.{field}")
        assert client.post(str(page.url), data={json.dumps(["areas", 0, field]): typed}).status_code == 200
    board = find_edition("mombasa").board
    assert board.scheme == "numbers"
    assert [(area.number, area.name) for area in board.areas] == [(9, "by the lake"), (2, ""), (3, "")]
    page = opened(client, "mombasa", "board", "areas.1.number")
    refused = client.post(str(page.url), data={json.dumps(["areas", 1, "number"]): "9"})
    assert refused.status_code == 422 and "appears twice" in refused.text


def test_cards_are_entered_one_by_one_in_an_empty_edition(client: TestClient) -> None:
    client.post("/editions/foodchain", data={"do": "blank", "name": "mine"})
    for number in range(3):
        page = tap(client, opened(client, "foodchain", "cards", ""), "add", ["card"], "")
        assert str(page.url).endswith(f"at=card.{number}")
    assert [card.id for card in find_edition("foodchain").cards] == ["own_1", "own_2", "own_3"]
    tap(client, page, "drop", ["card", 2])
    assert len(find_edition("foodchain").cards) == 2


def test_a_change_that_no_page_offers_is_refused(client: TestClient) -> None:
    copy(client, "foodchain")
    before = find_edition("foodchain").hash
    for do in (
        *("nonsense", "[1]", "{}", '["drop", ["card", 99]]', '["add", ["card", 0], "no"]', '["put", [], 1]'),
        *('["put", ["card", 0, "x"], 1]', '["append", ["card", 0, "price"], 1]'),
        *('["add", ["card", 0, "price"], ""]', '["put", ["card", 0, "price"], null]'),
    ):
        page = client.post("/editions/foodchain/mine?at=card.0", data={"do": do})
        assert page.status_code in (400, 422), do
        assert find_edition("foodchain").hash == before, do


def test_a_part_that_is_not_there_is_not_found(client: TestClient) -> None:
    copy(client, "foodchain")
    for at in ("card.99", "card.0.no", "x", "card.0.price.1", "9" * 300):
        assert client.get(f"/editions/foodchain/mine?file=cards&at={at}").status_code == 404, at


TAPPED = {
    "foodchain": {"cards": {"id", "group", "price", "waitresses", "work", "campaigns", "clean_up"}},
    "mombasa": {"cards": {"name", "actions", "early.reference", "early.track", "late.card", "late.books"}},
    "revive": {"cards": {"id", "steps", "limit", "start", "parts"}},
}
SHEETS = {"foodchain": "mat", "mombasa": "board", "revive": "mat"}


def on_drawing(page: str) -> list[str]:
    return [html.unescape(each) for each in re.findall(r'<a class="tapped[^"]*" href="([^"]*)"', page)]


@pytest.mark.parametrize("game", TAPPED)
def test_every_part_that_is_drawn_is_tapped_there(client: TestClient, game: str) -> None:
    """A tap leads where the row of that part leads; what isn't there yet is begun by its row."""
    copy(client, game)
    page = opened(client, game, "cards", "card.0").text
    spots = on_drawing(page)
    named = {spot.partition("card.0.")[2] for spot in spots}
    assert named >= TAPPED[game]["cards"]
    rows = re.findall(r'<button class="part missing" id="([^"]+)"', page)
    for spot in spots:
        if spot.startswith("#"):
            assert spot[1:] in rows
        else:
            assert client.get(f"/editions/{game}/mine{spot}").status_code == 200
    sheet = on_drawing(opened(client, game, SHEETS[game], "").text)
    assert len(sheet) >= 2
    assert all(client.get(f"/editions/{game}/mine{spot}").status_code == 200 for spot in sheet)


def test_what_is_open_is_marked_on_the_drawing(client: TestClient) -> None:
    copy(client, "foodchain")
    page = opened(client, "foodchain", "cards", "card.0.price").text
    assert re.findall(r'<a class="tapped open" href="[^"]*at=([\w.]+)"', page) == ["card.0.price"]


@pytest.mark.parametrize(
    ("language", "told"), [("en", "There&#39;s no edition “mine” any more"), ("it", "«mine» non c&#39;è più")]
)
def test_a_removed_edition_says_that_its_games_go_on(client: TestClient, language: str, told: str) -> None:
    """A game that was begun with it still leads there."""
    copy(client, "foodchain")
    page = client.post("/new/foodchain/table", data={"seed": "5", "edition": "mine"}).text
    assert 'href="/editions/foodchain/mine"' in page
    client.post("/editions/foodchain", data={"do": "remove", "edition": "mine"})
    client.cookies.set("language", language)
    gone = client.get("/editions/foodchain/mine")
    assert gone.status_code == 404 and told in gone.text
