"""The position in the JSON interface: all that everybody at the table sees, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from mautoma import games
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.api.position import position
from mautoma.web.desk import Live
from tests.player import AnyAnswer
from tests.test_asides import shuffle_secrets
from tests.web.client import TestClient
from tests.web.test_api import conforms

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]


pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_position_is_as_documented_and_does_not_depend_on_what_is_hidden(
    client: TestClient, shelf: Shelf, game: str, mode: str
) -> None:
    session = begin_game(game, mode, "house", 5, {})
    player = AnyAnswer(5)
    while session.question is not None and session.number < 20:
        player.step(session)
    response = client.get(f"/api/games/{shelf.add(session)}")
    conforms(client, response)
    state = response.json()["state"]
    shuffle_secrets(session.state, Random(1))
    assert position(Live("id", session, 0), Voice("web", "en")).state == state


def test_a_position_of_food_chain_magnate_has_city_chains_bank_and_supply(
    client: TestClient, shelf: Shelf
) -> None:
    session = begin_game("foodchain", "solo", "house", 7, {})
    session.answer("200")
    state = client.get(f"/api/games/{shelf.add(session)}").json()["state"]
    assert (state["bank"], state["gardens"], state["employees"]["waitress"]) == (100, 8, 12)
    assert [house["number"] for house in state["city"]["houses"]] == list(session.state.city.houses)
    assert state["human"]["reserve"] == 200
    assert state["automa"]["reserve"] is None
    assert (state["automa"]["deck"], state["house_stack"]) == (13, 8)
