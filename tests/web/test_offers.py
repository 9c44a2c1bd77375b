"""Which editions a new game can be begun with: also one of which nothing is entered yet."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from mautoma import games, messages
from mautoma.shelf import Shelf, editions
from mautoma.shelf.editions import edition_names
from mautoma.web.offers import NOT_ENTERED
from tests.games.foodchain.reports.test_new_card import CARD, ENTERED
from tests.web.client import TestClient

NEW = "/new/foodchain/table"
AT_THE_TABLE = {"seed": "5", "option-map": "none", "option-level": "easy", "edition": NOT_ENTERED}


pytestmark = pytest.mark.usefixtures("real_games")


def find_edition(name: str) -> Any:
    return editions.find_edition("foodchain", name)


def offered(page: str) -> list[str]:
    select = re.search(r'<select id="edition".*?</select>', page, re.S)
    return re.findall(r'<option value="([^"]*)"', select[0]) if select else ["house"]


def test_the_first_game_begins_before_any_card_is_entered(client: TestClient, shelf: Shelf) -> None:
    page = client.post(NEW, data=AT_THE_TABLE)
    id_ = page.url.path.removeprefix("/games/")
    session, _ = shelf.load(id_)
    assert session.transcript.header.edition == "My box"
    assert session.transcript.header.options["deck"] == "printed"
    assert find_edition("My box").cards == ()


def test_what_was_entered_is_known_in_the_next_game(client: TestClient, shelf: Shelf) -> None:
    id_ = client.post(NEW, data=AT_THE_TABLE).url.path.removeprefix("/games/")
    answers: list[Any] = ["ready", "new", *(each for _, each in ENTERED), "right"]
    for at, each in enumerate(answers):
        answer(client, id_, at, each)
    session, revision = shelf.load(id_)
    while session.state.round == 1:  # whatever else is asked of this card and this map
        asked = session.question
        assert asked is not None
        offer = asked.default if asked.default is not None else asked.values()[0]  # type: ignore[attr-defined]
        answer(client, id_, revision, offer)
        session, revision = shelf.load(id_)
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
    assert offered(client.get(NEW).text) == ["house", "veterans", "mine", NOT_ENTERED]
    assert offered(client.get("/new/foodchain/solo").text) == ["house", "veterans"]
    page = client.post("/new/foodchain/solo", data={"seed": "5", "edition": "mine"})
    assert page.status_code == 422 and "not complete yet" in page.text


def test_with_a_complete_edition_the_program_shuffles(client: TestClient, shelf: Shelf) -> None:
    page = client.post(NEW, data={"seed": "5", "edition": "house"})
    session, _ = shelf.load(page.url.path.removeprefix("/games/"))
    assert session.transcript.header.options["deck"] == "shuffled"


def test_a_second_edition_gets_a_name_of_its_own(client: TestClient) -> None:
    for _ in range(2):
        client.post(NEW, data=AT_THE_TABLE)
    assert edition_names("foodchain") == ["house", "veterans", "My box", "My box 2"]


def test_cards_are_entered_one_by_one_in_an_empty_edition(client: TestClient) -> None:
    page = client.post("/editions/foodchain", data={"do": "blank", "name": "mine"})
    assert page.status_code == 200
    for _ in range(3):
        assert (
            client.post(
                "/editions/foodchain/mine", data={"do": json.dumps(["add", ["card"], ""])}
            ).status_code
            == 200
        )
    assert [card.id for card in find_edition("mine").cards] == ["own_1", "own_2", "own_3"]
    assert "card 2" in client.get("/editions/foodchain/mine").text


@pytest.mark.parametrize("game", list(games.GAMES))
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
