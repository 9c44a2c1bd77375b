"""Over the JSON interface, too: an answer of long ago is changed, and later ones are kept where they fit."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import open_transcript
from tests.samples import sample_of
from tests.web.client import TestClient
from tests.web.test_api import Caller
from tests.web.test_orders import after

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.fixture
def call(client: TestClient) -> Caller:
    return Caller(client)


def begun(call: Caller, shelf: Shelf, game: str, answers: int) -> Any:
    address, _ = after(shelf, game, answers)
    return call("GET", f"/api{address}").json()


def change(call: Caller, position: Any, number: int) -> Any:
    body = {"revision": position["revision"], "number": number}
    return call("POST", f"/api/games/{position['id']}/change", body).json()


def test_a_wrong_answer_two_steps_old_is_mended(call: Caller, shelf: Shelf) -> None:
    position = begun(call, shelf, "mombasa", 16)
    given = call("GET", f"/api/games/{position['id']}/answers").json()["answers"]
    assert [each["number"] for each in given] == list(range(16))
    assert given[14]["key"] == "track-gives" and given[14]["text"]
    opened = change(call, position, 14)
    assert opened["question"]["key"] == "track-gives"
    assert opened["changing"] == {"later": 1}
    mended = call.answer(opened, "coins 2")
    assert mended["changing"] is None and mended["moves"][0] == "On your table, now:"
    sample = read(sample_of("mombasa"))
    sample.answers[:] = [*sample.answers[:14], "coins 2"]
    assert shelf.load(position["id"])[0].state == open_transcript(sample).state


def test_a_change_is_left_without_changing_anything(call: Caller, shelf: Shelf) -> None:
    position = begun(call, shelf, "mombasa", 15)
    opened = change(call, position, 5)
    assert opened["ways_out"] == ["leave"]
    left = call("POST", f"/api/games/{position['id']}/leave", {"revision": opened["revision"]}).json()
    assert left["number"] == 15 and left["changing"] is None
    assert shelf.load(position["id"])[0].transcript.answers == read(sample_of("mombasa")).answers[:15]


def test_what_fits_no_more_is_asked_and_the_rest_can_be_left_out(call: Caller, shelf: Shelf) -> None:
    opened = change(call, begun(call, shelf, "foodchain", 26), 14)
    asked = call.answer(opened, "restaurant")
    assert asked["question"]["key"] == "report-restaurant"
    assert asked["changing"]["later"] and asked["ways_out"] == ["leave"]
    body = {"revision": asked["revision"]}
    on = call("POST", f"/api/games/{asked['id']}/play-on", body).json()
    assert on["changing"] is None and on["question"] == asked["question"] and on["redo"] == 0


def test_there_must_be_such_an_answer(call: Caller, shelf: Shelf) -> None:
    position = begun(call, shelf, "mombasa", 3)
    assert change(call, position, 3)["detail"] == "There's no such answer to change."
    solo = call.new(game="foodchain")
    assert call("GET", f"/api/games/{solo['id']}/answers").json() == {"answers": []}
