"""Which editions a new game can be begun with: also one of which nothing is entered yet."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mautoma import games, messages
from mautoma.kernel.mode import PRINTED
from mautoma.shelf import Shelf
from tests.games.foodchain.table.test_new_card import CARD, ENTERED
from tests.games.revive.box import board_text
from tests.home import my_editions
from tests.offering import AT_A_TABLE
from tests.player import AnyAnswer
from tests.web.client import TestClient

NEW = "/new/foodchain/table"
AT_THE_TABLE = {"seed": "5", "option-map": "none", "option-level": "easy", "edition": PRINTED}


pytestmark = pytest.mark.usefixtures("real_games")


def find_edition(name: str) -> Any:
    return my_editions().find("foodchain", name)


def offered(page: str) -> list[str]:
    """The cards to choose from, each with a picture."""
    decks = re.findall(r'<label class="deck">.*?</label>', page, re.S)
    assert all("<svg" in deck for deck in decks)
    return [re.findall(r'name="edition" value="([^"]*)"', deck)[0] for deck in decks]


def test_the_first_game_begins_before_any_card_is_entered(client: TestClient, shelf: Shelf) -> None:
    page = client.post(NEW, data=AT_THE_TABLE)
    id_ = page.url.path.removeprefix("/games/")
    session, _ = shelf.load(id_)
    assert session.transcript.header.edition == "My box"
    assert session.transcript.header.options["deck"] == "printed"
    assert find_edition("My box").cards == ()


def test_a_card_is_given_a_name_while_the_game_goes_on(client: TestClient, shelf: Shelf) -> None:
    """On the page of the edition, to which the game leads; what the game finds out later leaves it alone."""
    id_ = client.post(NEW, data=AT_THE_TABLE).url.path.removeprefix("/games/")
    answers: list[Any] = ["ready", "new", *(each for _, each in ENTERED), "right"]
    for at, each in enumerate(answers):
        answer(client, id_, at, each)
    assert 'href="/editions/foodchain/My%20box"' in client.get(f"/games/{id_}").text
    editions = my_editions()
    files = editions.files("foodchain", "My box")
    files["cards.toml"] = files["cards.toml"].replace("own_1", "blue_diner")
    editions.add("foodchain", "My box", files, replace=True)
    session, _ = shelf.load(id_)
    player = AnyAnswer(1)
    while session.question is not None and session.number < len(answers) + 12:
        answer(client, id_, session.number, player.answer(session.question))
        session, _ = shelf.load(id_)
    names = [card.id for card in find_edition("My box").cards]
    assert names[0] == "blue_diner" and "own_1" not in names


def test_what_was_entered_is_known_in_the_next_game(client: TestClient, shelf: Shelf) -> None:
    id_ = client.post(NEW, data=AT_THE_TABLE).url.path.removeprefix("/games/")
    answers: list[Any] = ["ready", "new", *(each for _, each in ENTERED), "right"]
    for at, each in enumerate(answers):
        answer(client, id_, at, each)
    assert "Kept in “My box”" in client.get(f"/games/{id_}").text
    session, _ = shelf.load(id_)
    assert find_edition("My box").cards == (CARD,)
    began_with: Any = session.edition
    assert began_with.cards == () and session.state.card == CARD
    page = client.post(NEW, data=AT_THE_TABLE | {"edition": "My box"})
    answer(client, page.url.path.removeprefix("/games/"), 0, "ready")
    after, _ = shelf.load(page.url.path.removeprefix("/games/"))
    assert after.question is not None and after.question.values()[0] == "own_1"  # type: ignore[attr-defined]


def answer(client: TestClient, id_: str, revision: int, given: Any) -> None:
    response = client.post(f"/api/games/{id_}/answer", json={"answer": given, "revision": revision})
    assert response.status_code == 200, response.text


def test_an_edition_that_is_not_complete_is_for_the_table_only(client: TestClient) -> None:
    client.post("/editions/foodchain", data={"do": "blank", "name": "mine"})
    assert offered(client.get(NEW).text) == ["house", PRINTED, "veterans"]
    assert offered(client.get("/new/foodchain/solo").text) == ["house", "veterans"]
    page = client.post("/new/foodchain/solo", data={"seed": "5", "edition": "mine"})
    assert page.status_code == 422 and "isn&#39;t complete yet" in page.text


def test_with_a_complete_edition_the_program_shuffles(client: TestClient, shelf: Shelf) -> None:
    page = client.post(NEW, data={"seed": "5", "edition": "house"})
    session, _ = shelf.load(page.url.path.removeprefix("/games/"))
    assert session.transcript.header.options["deck"] == "shuffled"


@pytest.mark.parametrize("game", AT_A_TABLE)
def test_three_choices_each_with_a_picture(client: TestClient, game: str) -> None:
    address = f"/new/{game}/table"
    assert offered(client.get(address).text)[:2] == ["house", PRINTED]
    client.post(f"/editions/{game}", data={"do": "copy", "edition": "house", "name": "ours"})
    page = client.get(address).text
    assert offered(page)[:3] == ["house", PRINTED, "ours"]
    assert "mautoma&#39;s cards" in page and "The author&#39;s printed cards" in page


@pytest.mark.parametrize("game", AT_A_TABLE)
def test_the_authors_cards_are_printed_with_everything_that_can_be(
    client: TestClient, shelf: Shelf, game: str
) -> None:
    page = client.post(
        f"/new/{game}/table", data={"seed": "5", "edition": PRINTED, "option-deck": "shuffled"}
    )
    mode = games.find_mode(game, "table")
    options = shelf.load(page.url.path.removeprefix("/games/"))[0].transcript.header.options
    can_be = [setting.name for setting in mode.settings if "printed" in setting.values]
    assert can_be and {name: options[name] for name in can_be} == dict.fromkeys(can_be, "printed")


@pytest.mark.parametrize("languages", [("en", "en"), ("en", "it"), ("it", "en")])
def test_a_second_game_goes_on_with_the_same_edition(
    client: TestClient, shelf: Shelf, languages: tuple[str, str]
) -> None:
    played = set[str]()
    for language in languages:
        client.cookies.set("language", language)
        page = client.post(NEW, data=AT_THE_TABLE)
        played.add(shelf.load(page.url.path.removeprefix("/games/"))[0].transcript.header.edition)
    assert len(played) == 1
    assert my_editions().names("foodchain") == ["house", "veterans", *played]
    assert 'value="printed" data-drawn checked' in client.get(NEW).text


def test_an_edition_made_of_the_houses_is_not_taken_for_the_authors(client: TestClient) -> None:
    client.post("/editions/foodchain", data={"do": "copy", "edition": "house", "name": "My box"})
    client.post(NEW, data=AT_THE_TABLE)
    assert my_editions().names("foodchain") == ["house", "veterans", "My box", "My box 2"]
    assert find_edition("My box 2").cards == ()


def test_all_entered_it_is_still_the_one_that_goes_on(client: TestClient, shelf: Shelf) -> None:
    client.post(NEW, data=AT_THE_TABLE)
    files = shelf.editions.files("foodchain", "My box")
    whole = {**my_editions().files("foodchain", "veterans"), "edition.toml": files["edition.toml"]}
    shelf.editions.add("foodchain", "My box", whole, replace=True)
    assert offered(client.get(NEW).text) == ["house", PRINTED, "My box", "veterans"]
    client.post(NEW, data=AT_THE_TABLE)
    assert my_editions().names("foodchain") == ["house", "veterans", "My box"]


def test_the_board_that_was_drawn_is_in_the_new_edition_of_printed_cards(client: TestClient) -> None:
    files = my_editions().files("revive", "house") | {"board.toml": board_text()}
    my_editions().add("revive", "drawn", files)
    client.post("/new/revive/table", data={"seed": "5", "edition": PRINTED})
    assert my_editions().files("revive", "My box")["board.toml"] == board_text()


def test_over_json_too(client: TestClient) -> None:
    modes = client.get("/api/modes").json()["modes"]
    assert [PRINTED in mode["editions"] for mode in modes] == [mode["mode"] == "table" for mode in modes]
    begun = client.post(
        "/api/games", json={"game": "foodchain", "mode": "table", "edition": PRINTED, "seed": 5}
    )
    assert (begun.status_code, begun.json()["edition"]) == (201, "My box")
    refused = client.post("/api/games", json={"game": "foodchain", "mode": "solo", "edition": PRINTED})
    assert refused.status_code == 422


@pytest.mark.parametrize("game", AT_A_TABLE)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_house_edition_says_what_it_is_before_the_game_begins(
    client: TestClient, game: str, language: str
) -> None:
    client.cookies.set("language", language)
    page = client.get(f"/new/{game}/table").text
    about = page[page.index('id="about-house"') : page.index('class="begin"')]
    own = messages.words(language, game)
    for key in ("house-about", "house-kept-table", "house-lay-out-table"):
        assert own.text(key)[:40] in about.replace("&#39;", "'")
