"""The description of the JSON interface allows what the server takes, and nothing that it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from mautoma import games
from mautoma.shelf import Shelf, home
from tests.web.client import TestClient
from tests.web.test_api import document

pytestmark = pytest.mark.usefixtures("real_games")
PRINTED = """
from pathlib import Path
from mautoma.shelf import Shelf, home
from mautoma.web.app import create_app
from tests.web.client import TestClient
client = TestClient(create_app(Shelf(Path("games.sqlite"))), base_url="http://127.0.0.1:8642")
print(client.get("/api/openapi.json").text, end="")
"""


def allows(client: TestClient, kind: str, body: dict[str, Any]) -> bool:
    whole = document(client)
    schema = whole["components"]["schemas"][kind] | {"components": whole["components"]}
    return bool(jsonschema.Draft202012Validator(schema).is_valid(body))


def taken(client: TestClient, path: str, body: dict[str, Any]) -> bool:
    response = client.post(path, json=body)
    assert response.status_code in (201, 404, 422)
    return bool(response.status_code == 201)


BODIES: list[tuple[dict[str, Any], bool]] = [
    ({"game": "foodchain", "mode": "solo"}, True),
    ({"game": "foodchain", "mode": "solo", "options": {"level": "hard"}, "seed": 7}, True),
    ({"game": "foodchain", "mode": "solo", "edition": "veterans"}, True),
    ({"game": "mombasa", "mode": "stand-in", "seed": None}, True),
    ({"game": "chess", "mode": "solo"}, False),
    ({"game": "mombasa", "mode": "solo"}, False),
    ({"game": "mombasa", "mode": "table", "edition": "veterans"}, False),
    ({"game": "foodchain", "mode": "solo", "options": {"level": "brutal"}}, False),
    ({"game": "foodchain", "mode": "solo", "options": {"deck": "printed"}}, False),
    ({"game": "foodchain", "mode": "solo", "edition": "none such"}, False),
    ({"game": "foodchain", "mode": "solo", "seed": 2**53}, False),
]


def test_a_game_that_is_described_can_be_begun_and_no_other(client: TestClient) -> None:
    for body, fit in BODIES:
        assert allows(client, "NewGame", body) is fit, body
        assert taken(client, "/api/games", body) is fit, body


def test_every_value_of_every_setting_is_described(client: TestClient) -> None:
    described = [
        {"game": name, "mode": mode, "options": {setting.name: value}}
        for name, game in games.GAMES.items()
        for mode in game.modes
        for setting in games.find_mode(name, mode).settings
        for value in setting.values
    ]
    assert len(described) > 20
    assert [body for body in described if not allows(client, "NewGame", body)] == []


def test_an_edition_that_is_not_whole_is_described_for_those_who_draw(client: TestClient) -> None:
    client.post("/editions/foodchain", data={"do": "blank", "name": "mine"})
    at_the_table: dict[str, Any] = {"game": "foodchain", "mode": "table", "edition": "mine"}
    drawn = at_the_table | {"options": {"deck": "printed"}}
    on_screen = {"game": "foodchain", "mode": "solo", "edition": "mine"}
    for body, fit in ((drawn, True), (at_the_table, False), (on_screen, False)):
        assert allows(client, "NewGame", body) is fit
        assert taken(client, "/api/games", body) is fit


def test_an_edition_that_cannot_be_read_is_not_described(client: TestClient, shelf: Shelf) -> None:
    shelf.editions.copy("foodchain", "house", "broken")
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = '{'")
    assert "broken" in shelf.editions.names("foodchain")
    body = {"game": "foodchain", "mode": "solo", "edition": "broken"}
    assert not allows(client, "NewGame", body)
    assert not taken(client, "/api/games", body)


def test_a_challenge_is_described_for_the_rules_and_cards_there_are(client: TestClient) -> None:
    house = games.find_game("foodchain").box().editions.house().hash
    rules = games.find_mode("foodchain", "solo").rules
    body = {"game": "foodchain", "mode": "solo", "rules": rules, "edition_hash": house, "seed": 7}
    changes: list[dict[str, Any]] = [
        {"rules": rules + 1},
        {"edition_hash": "0" * 16},
        {"points": 10**7},
        {"options": {"x": "y"}},
    ]
    for change in ({"points": 30, "against": -5}, *changes):
        fit = change not in changes
        assert allows(client, "Accepted", body | change) is fit
        assert taken(client, "/api/challenge", body | change) is fit
    assert allows(client, "Challenge", body | changes[0] | changes[1])  # of a game played with others


def test_every_operation_has_a_name_of_its_own(client: TestClient) -> None:
    paths = document(client)["paths"].values()
    named = [said["operationId"] for item in paths for how, said in item.items() if how != "parameters"]
    assert len(named) == len(set(named)) == 28


def test_nothing_is_referred_to_that_is_not_described(client: TestClient) -> None:
    whole = document(client)

    def references(value: Any) -> set[str]:
        if isinstance(value, dict):
            own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
            return own.union(*map(references, value.values()))
        return set().union(*map(references, value)) if isinstance(value, list) else set()

    there = {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}
    assert references(whole) == there


def test_it_is_the_same_byte_for_byte_whatever_the_order_of_sets(client: TestClient) -> None:
    env = os.environ | {"PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    elsewhere = [sys.executable, "-c", PRINTED]
    told = subprocess.run(elsewhere, env=env, cwd=home(), capture_output=True, check=True, timeout=50).stdout
    assert told == client.get("/api/openapi.json").content


@pytest.mark.parametrize("path", ["/api/games/", "/api/modes/", "/api/nothing"])
def test_an_address_that_is_none_is_told_where_to_look(client: TestClient, path: str) -> None:
    response = client.get(path, follow_redirects=False)
    assert response.status_code == 404
    assert "/api/openapi.json lists every address" in response.json()["detail"]
