"""What is half said at a real table can be left: on the page, and over the JSON interface."""

from __future__ import annotations

import pytest

from mautoma.shelf import Shelf
from tests.samples import sample_until
from tests.web.client import TestClient
from tests.web.test_api import Caller
from tests.web.test_changes import send

pytestmark = pytest.mark.usefixtures("real_games")


def test_a_wrong_place_on_the_map_is_chosen_again(client: TestClient, shelf: Shelf) -> None:
    """And nothing is said about what to put back: nothing has happened yet."""
    session = sample_until("foodchain", "campaign-product")
    address = f"/games/{shelf.add(session)}"
    page = client.get(address).text
    assert 'data-way="back">‹ Back</button>' in page and 'data-way="leave"' not in page
    page = send(client, address, page, "back")
    assert 'data-asked="campaign-square"' in page
    assert "Nothing to move on your table" not in page


def test_a_correction_is_left_halfway(client: TestClient, shelf: Shelf) -> None:
    session = sample_until("foodchain", "changes")
    address = f"/games/{shelf.add(session)}"
    page = send(client, address, client.get(address).text, "answer", aside="correct")
    assert 'data-way="leave"' not in page  # the question has an option of its own
    page = send(client, address, page, "answer", answer="milestones")
    page = send(client, address, page, "answer")
    assert 'data-way="back"' in page and 'data-way="leave">Never mind</button>' in page
    page = send(client, address, page, "leave")
    assert 'data-asked="changes"' in page and "Nothing to move on your table" not in page
    left, _ = shelf.load(address.rpartition("/")[2])
    assert (left.transcript.answers, left.state) == (session.transcript.answers, session.state)


def test_a_program_goes_back_and_leaves_too(client: TestClient, shelf: Shelf) -> None:
    call, id_ = Caller(client), shelf.add(sample_until("foodchain", "campaign-product"))
    position = call("GET", f"/api/games/{id_}").json()
    assert position["ways_out"] == ["back"]
    back = call("POST", f"/api/games/{id_}/back", {"revision": position["revision"]}).json()
    assert (back["question"]["key"], back["moves"]) == ("campaign-square", [])
    id_ = shelf.add(sample_until("foodchain", "changes"))
    said = call.answer(call("GET", f"/api/games/{id_}").json(), {"aside": "correct"})
    assert said["ways_out"] == ["leave"]
    left = call("POST", f"/api/games/{id_}/leave", {"revision": said["revision"]}).json()
    assert (left["question"]["key"], left["ways_out"]) == ("changes", [])
    refused = call("POST", f"/api/games/{id_}/leave", {"revision": left["revision"]})
    assert refused.json()["detail"] == "There's no correction to leave."
