"""The JSON interface: it does what its description says, and everything it does is said there."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from functools import lru_cache
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from starlette.routing import Mount, Route

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from tests.web.client import Response, TestClient
from tests.web.orchard import OPENING, ROUND, sample


def document(client: TestClient) -> dict[str, Any]:
    """The description as the server gives it now."""
    return _read(client.get("/api/openapi.json").content)


@lru_cache
def _read(written: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written)
    return found


def documented(said: dict[str, Any], path: str) -> str:
    """The path of the document that a request's path is an instance of."""
    for pattern in said["paths"]:
        if re.fullmatch(pattern.replace("{id}", "[^/]+").replace(".", r"\."), path):
            return str(pattern)
    raise AssertionError(f"{path} is not documented")


def conforms(client: TestClient, response: Response) -> None:
    """Status, content type and body are as documented."""
    whole = document(client)
    method, path = str(response.request.method).lower(), response.request.url.path
    operation = whole["paths"][documented(whole, path)][method]
    said = operation["responses"].get(str(response.status_code))
    assert said is not None, f"{method} {path}: {response.status_code} is not documented: {response.text}"
    if "content" not in said:
        assert response.content == b""
        return
    media_type = response.headers["content-type"].partition(";")[0]
    schema = said["content"][media_type]["schema"]
    if "json" in media_type:
        validator = jsonschema.Draft202012Validator(schema | {"components": whole["components"]})
        validator.validate(response.json())


class Caller:
    """Sends requests and holds every answer against the document."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        if body is not None:
            more["json"] = body
        response: Response = self.client.request(method, path, **more)
        conforms(self.client, response)
        return response

    def new(self, **more: Any) -> Any:
        return self("POST", "/api/games", {"game": "orchard", "mode": "solo", "seed": 1} | more).json()

    def answer(self, position: Any, answer: Any) -> Any:
        body = {"revision": position["revision"], "answer": answer}
        return self("POST", f"/api/games/{position['id']}/answer", body).json()


@pytest.fixture
def call(client: TestClient) -> Caller:
    return Caller(client)


def test_the_document_is_valid_and_served(call: Caller) -> None:
    served = call("GET", "/api/openapi.json").json()
    assert served["openapi"] == "3.1.0"
    for schema in served["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_the_document_names_every_route_and_no_other(client: TestClient, shelf: Shelf) -> None:
    [calls] = [route for route in create_app(shelf).routes if isinstance(route, Mount)]
    routes = {
        (f"{calls.path}{route.path}", method)
        for route in calls.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    methods = {"get", "post", "delete"}
    paths = document(client)["paths"]
    said = {(path, m.upper()) for path, item in paths.items() for m in methods & set(item)}
    assert routes == said


def test_a_whole_game(call: Caller) -> None:
    position = call.new()
    for answer in [*OPENING, *(answer for one in ROUND for answer in one)]:
        assert position["question"] is not None
        position = call.answer(position, answer)
    assert position["question"] is None
    assert position["result"]["outcome"] == "lost"
    events = call("GET", f"/api/games/{position['id']}/events").json()["events"]
    assert sum(event["trail"] is not None for event in events) == 3
    assert call("GET", "/api/games").json()["games"][0]["outcome"] == "lost"


def test_created_games_have_a_location(call: Caller) -> None:
    response = call("POST", "/api/games", {"game": "orchard", "mode": "solo"})
    assert response.status_code == 201
    assert call("GET", response.headers["location"]).json() == response.json()


def test_undo_redo_and_jump(call: Caller) -> None:
    position = call.new()
    for answer in [*OPENING, *ROUND[0]]:
        position = call.answer(position, answer)
    path = f"/api/games/{position['id']}"
    back = call("POST", f"{path}/undo", {"revision": position["revision"], "level": "round"}).json()
    assert (back["number"], back["redo"], back["rewinds"]) == (2, 4, 0)
    assert back["taken_back"][-1] == "You plant a tree on b2."
    again = call("POST", f"{path}/redo", {"revision": back["revision"]}).json()
    assert again["number"] == 3
    jumped = call("POST", f"{path}/jump", {"revision": again["revision"], "number": 6}).json()
    assert jumped["question"] == position["question"]


def test_a_choice_can_be_disputed(call: Caller, shelf: Shelf) -> None:
    position = call.new()
    for answer in (*OPENING, ROUND[0][0]):
        position = call.answer(position, answer)
    [chosen] = [line["index"] for line in position["news"] if line["chosen"]]
    path = f"/api/games/{position['id']}/dispute"
    body = {"revision": position["revision"], "index": chosen, "instead": "a1", "remark": "nearer"}
    assert call("POST", path, body).json()["revision"] == position["revision"] + 1
    [note] = shelf.load(position["id"])[0].transcript.notes
    assert note.data == {"event": "planted", "index": chosen, "instead": "a1", "remark": "nearer"}
    again = body | {"revision": position["revision"] + 1, "index": 999}
    assert call("POST", path, again).status_code == 404


def test_a_stale_answer_gets_409_with_the_position(call: Caller) -> None:
    position = call.new()
    now = call.answer(position, OPENING[0])
    body = {"revision": position["revision"], "answer": OPENING[0]}
    stale = call("POST", f"/api/games/{position['id']}/answer", body)
    assert stale.status_code == 409
    assert stale.json()["position"] == now


def test_an_unfit_answer_gets_422_and_changes_nothing(call: Caller) -> None:
    position = call.new()
    body = {"revision": 0, "answer": {"apple": 99, "pear": 0}}
    refused = call("POST", f"/api/games/{position['id']}/answer", body)
    assert refused.status_code == 422
    assert refused.json()["detail"] == "“99” isn't a whole number from 0 to 9."
    assert refused.json()["type"] == "urn:mautoma:problem:unfit-number"
    assert call("GET", f"/api/games/{position['id']}").json() == position


def test_texts_come_in_the_language_asked_for(call: Caller) -> None:
    position = call.new()
    italian = call("GET", f"/api/games/{position['id']}", headers={"accept-language": "it"}).json()
    assert italian["question"]["text"] == "Quanta frutta c'è in magazzino?"


def test_a_transcript_goes_out_and_in_again(call: Caller) -> None:
    header = {"content-type": "text/plain"}
    position = call("POST", "/api/import", content=sample(), headers=header).json()
    assert position["number"] == 6
    text = call("GET", f"/api/games/{position['id']}/transcript").text
    again = call("POST", "/api/import", content=text, headers=header).json()
    assert again["question"] == position["question"] and again["id"] != position["id"]


def test_a_removed_game_is_gone(call: Caller) -> None:
    path = f"/api/games/{call.new()['id']}"
    assert call("DELETE", path).status_code == 204
    assert call("GET", path).status_code == 404
    assert call("DELETE", path).status_code == 404


def test_bad_requests_are_problems(call: Caller) -> None:
    cases: list[tuple[str, Any, int]] = [
        ("/api/games", {"game": "chess", "mode": "solo"}, 404),
        ("/api/games", {"game": "orchard", "mode": "blitz"}, 404),
        ("/api/games", {"game": "orchard"}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "seed": -1}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "seed": 2**60}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "options": {"level": "brutal"}}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "options": {"speed": "fast"}}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "edition": "../house"}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "edition": "x" * 5000}, 422),
        ("/api/games", {"game": "orchard", "mode": "solo", "extra": 1}, 422),
        ("/api/games", [], 422),
        ("/api/games/none/answer", {"revision": 0, "answer": 1}, 404),
        ("/api/games/none/undo", {"revision": 0, "level": "week"}, 422),
    ]
    for path, body, status in cases:
        response = call("POST", path, body)
        assert response.status_code == status, body
        assert response.headers["content-type"] == "application/problem+json", body
        assert " " in response.json()["detail"], body


def test_a_shelf_that_cannot_be_written_is_named_and_nothing_is_lost(
    call: Caller, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mautoma.shelf.file.PATIENCE", 0)
    shelf.close()
    position = call.new()
    with closing(sqlite3.connect(shelf.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        body = {"revision": 0, "answer": OPENING[0]}
        refused = call("POST", f"/api/games/{position['id']}/answer", body)
    assert refused.status_code == 503
    assert "locked" in refused.json()["detail"]
    assert call("GET", f"/api/games/{position['id']}").json() == position
    assert call.answer(position, OPENING[0])["number"] == 1


def test_whole_numbers_may_be_written_with_a_point(call: Caller) -> None:
    position = call.new(seed=1.0)
    assert position["seed"] == 1
    body: dict[str, Any] = {"revision": 0.0, "answer": {"apple": 1.0, "pear": 2.0}}
    assert call("POST", f"/api/games/{position['id']}/answer", body).json()["number"] == 1
    body = {"revision": 1.0, "number": 0.0}
    assert call("POST", f"/api/games/{position['id']}/jump", body).json()["number"] == 0


def test_an_answer_nested_without_end_is_refused(call: Caller) -> None:
    path = f"/api/games/{call.new()['id']}/answer"
    for levels in (500, 990, 100_000):
        nested = "[" * levels + "]" * levels
        content = f'{{"revision": 0, "answer": {nested}}}'
        refused = call("POST", path, content=content, headers={"content-type": "application/json"})
        assert refused.status_code == 422


def test_a_method_that_is_not_allowed_is_told_which_are(client: TestClient) -> None:
    for method, path, allowed in (
        ("DELETE", "/games/x/why/0", "GET, HEAD, POST"),
        ("PUT", "/api/games/x", "DELETE, GET, HEAD"),
        ("PUT", "/api/games", "GET, HEAD, POST"),
        ("GET", "/api/import", "POST"),
        ("PUT", "/api/challenge", "POST"),
    ):
        response = client.request(method, path)
        assert (response.status_code, response.headers["allow"]) == (405, allowed), path


def test_other_content_types_are_refused(call: Caller) -> None:
    assert call("POST", "/api/games", content="{}", headers={"content-type": "text/plain"}).status_code == 415
    assert call("POST", "/api/import", {}).status_code == 415


def test_the_modes_are_listed(call: Caller) -> None:
    (mode,) = call("GET", "/api/modes").json()["modes"]
    assert mode["title"] == "Orchard, On screen"
    assert mode["settings"][0] == {"name": "level", "values": ["easy", "hard"], "default": "easy"}


def test_a_game_under_other_rules_is_refused_and_not_kept(call: Caller, shelf: Shelf) -> None:
    header = {"content-type": "text/plain"}
    refused = call("POST", "/api/import", content=sample().replace("rules = 1", "rules = 7"), headers=header)
    assert refused.status_code == 422 and shelf.saved() == []
