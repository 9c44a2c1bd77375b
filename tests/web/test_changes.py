"""An answer in the log is changed: its question opens again, and later answers are kept where they fit."""

from __future__ import annotations

import re

import pytest

from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game, open_transcript
from mautoma.web.app import create_app
from tests.samples import sample_of
from tests.web.client import TestClient
from tests.web.test_orders import after, revision_on

pytestmark = pytest.mark.usefixtures("real_games")

TWO_STEPS_OLD, FREE_STEPS = 16, 14
"""After so many answers of Mombasa's sample; what the automa passed on a track was told by that one."""


def send(client: TestClient, address: str, page: str, what: str, **data: object) -> str:
    return client.post(f"{address}/{what}", data={"revision": revision_on(page), **data}).text


def test_the_log_says_what_was_answered_and_offers_to_change_it(client: TestClient, shelf: Shelf) -> None:
    address, session = after(shelf, "mombasa", TWO_STEPS_OLD)
    page = client.get(address).text
    offered = re.findall(r'form="change" name="number" value="(\d+)"', page)
    assert sorted(map(int, offered)) == list(range(session.number))
    assert 'form="change"' in client.get(f"{address}/log").text


def test_a_wrong_answer_two_steps_old_is_mended(client: TestClient, shelf: Shelf) -> None:
    """And the position is then that of a game played right from the start."""
    address, session = after(shelf, "mombasa", TWO_STEPS_OLD)
    question = session.questions[FREE_STEPS]
    assert question.key == "track-gives"
    page = send(client, address, client.get(address).text, "change", number=FREE_STEPS)
    assert 'data-asked="track-gives"' in page and "You&#39;re changing this answer" in page
    assert "Nothing to move on your table" not in page, "who knows yet what there will be to move?"
    page = send(client, address, page, "answer", answer="coins 2")
    mended, _ = shelf.load(address.rpartition("/")[2])
    answers = list(session.transcript.answers)
    answers[FREE_STEPS : FREE_STEPS + 2] = ["coins 2"]  # without book points nothing is asked of the books
    sample = read(sample_of("mombasa"))
    sample.answers[:] = answers
    assert mended.state == open_transcript(sample).state
    assert 'class="notice changing"' not in page and "On your table, now" in page


def test_a_change_is_left_without_changing_anything(client: TestClient, shelf: Shelf) -> None:
    address, session = after(shelf, "mombasa", TWO_STEPS_OLD)
    page = send(client, address, client.get(address).text, "change", number=5)
    assert '/leave">Leave it as it was</button>' in page
    page = send(client, address, page, "leave")
    left, _ = shelf.load(address.rpartition("/")[2])
    assert left.transcript.answers == session.transcript.answers
    assert 'class="notice changing"' not in page


def test_what_fits_no_more_is_asked_and_the_rest_can_be_left_out(client: TestClient, shelf: Shelf) -> None:
    address, _ = after(shelf, "foodchain", 26)
    page = send(client, address, client.get(address).text, "change", number=14)
    page = send(client, address, page, "answer", answer="restaurant")
    assert 'data-asked="report-restaurant"' in page and "later answers wait" in page
    page = send(client, address, page, "play-on")
    assert 'class="notice changing"' not in page and 'data-asked="report-restaurant"' in page


def test_there_must_be_such_an_answer(client: TestClient, shelf: Shelf) -> None:
    address, _ = after(shelf, "mombasa", 3)
    page = client.get(address).text
    told = {"revision": revision_on(page), "number": 3}
    assert client.post(f"{address}/change", data=told).status_code == 422


def changed(client: TestClient, shelf: Shelf) -> tuple[str, str]:
    """An answer is changed, and what waits fits no more: the address and the page."""
    session = begin_game("mombasa", "table", "house", 67, {})
    for answer in ("ready", "nothing", "ready"):
        session.answer(answer)
    address = f"/games/{shelf.add(session)}"
    page = send(client, address, client.get(address).text, "change", number=1)
    page = send(client, address, page, "answer", answer="mombasa 1")
    assert 'class="notice changing"' in page
    return address, page


@pytest.mark.parametrize("act", [{"what": "redo"}, {"what": "jump", "number": 3}])
def test_what_waits_is_never_given_where_it_does_not_fit(
    client: TestClient, shelf: Shelf, act: dict[str, object]
) -> None:
    """And the game opens when the server starts again."""
    address, page = changed(client, shelf)
    before = shelf.load(address.rpartition("/")[2])[0].transcript.answers
    send(client, address, page, **act)  # type: ignore[arg-type]
    again = TestClient(create_app(Shelf(shelf.path)), base_url="http://127.0.0.1:8642")
    page = again.get(address).text
    assert shelf.load(address.rpartition("/")[2])[0].transcript.answers == before
    page = send(again, address, page, "leave")
    assert shelf.load(address.rpartition("/")[2])[0].transcript.answers == ["ready", "nothing", "ready"]


def test_after_undo_while_an_answer_is_changed_any_answer_is_taken(client: TestClient, shelf: Shelf) -> None:
    address, page = changed(client, shelf)
    page = send(client, address, page, "undo", level="answer")
    assert 'class="notice changing"' in page
    page = send(client, address, page, "undo", level="answer")
    assert 'class="notice changing"' not in page, "undoing past a change is leaving it"
    page = send(client, address, page, "answer", answer="ready")
    page = send(client, address, page, "answer", answer="mombasa 1")
    assert shelf.load(address.rpartition("/")[2])[0].transcript.answers == ["ready", "mombasa 1"]


def test_redo_of_nothing_is_refused_and_makes_no_revision(client: TestClient, shelf: Shelf) -> None:
    address, _ = after(shelf, "mombasa", 3)
    refused = client.post(f"{address}/redo", data={"revision": 0})
    assert refused.status_code == 422 and "nothing to redo" in refused.text
    refused = client.post(f"/api{address}/redo", json={"revision": 0})
    assert refused.status_code == 422 and refused.json()["detail"] == "There's nothing to redo here."
    assert client.post(f"/api{address}/jump", json={"revision": 0, "number": 3}).json()["revision"] == 0
    assert shelf.revision(address.rpartition("/")[2]) == 0
