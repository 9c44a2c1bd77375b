"""Several answers by one gesture: taken together, taken back together."""

from __future__ import annotations

import html
import re

import pytest

from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.web.gestures import redo_gesture, undo_gesture
from tests.player import AnyAnswer
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.fixture
def game(shelf: Shelf) -> str:
    """Before the first restaurant."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    session.answer("200")
    return shelf.add(session)


def rows(client: TestClient, id_: str) -> list[str]:
    page = client.get(f"/games/{id_}").text
    return [html.unescape(row) for row in re.findall(r'name="answers" value="([^"]*)"', page)]


def test_answers_of_one_gesture_are_all_taken_or_none(client: TestClient, shelf: Shelf, game: str) -> None:
    row = rows(client, game)[0]
    for sent in ('["a1", "nowhere"]', row.replace("/", "?"), "[1]", "no list"):
        refused = client.post(f"/games/{game}/answer", data={"revision": 0, "answers": sent})
        assert refused.status_code in (400, 422) and shelf.revision(game) == 0
    client.post(f"/games/{game}/answer", data={"revision": 0, "answers": row})
    assert shelf.load(game)[0].number == 3


def test_a_gesture_is_undone_and_redone_as_one(client: TestClient, shelf: Shelf, game: str) -> None:
    client.post(f"/games/{game}/answer", data={"revision": 0, "answers": rows(client, game)[0]})
    client.post(f"/games/{game}/undo", data={"revision": 1, "level": "answer"})
    assert shelf.load(game)[0].number == 1
    client.post(f"/games/{game}/redo", data={"revision": 2})
    session, _ = shelf.load(game)
    assert session.number == 3 and not session.waits


RESTS = ("train-into", "restaurant-lies")
"""Questions that are only asked after the first half of a gesture."""


def test_any_answer_can_be_undone_and_redone() -> None:
    trained = 0
    for seed in range(12):
        session, player = begin_game("foodchain", "solo", "house", seed, {}), AnyAnswer(seed)
        while session.question is not None:
            player.step(session)
            undo_and_redo(session)
        trained += sum(event.kind == "trained" for event in session.events)
    assert trained > 0


def undo_and_redo(session: Session) -> None:
    before, key = session.number, session.question and session.question.key
    undo_gesture(session, "answer")
    assert session.question is not None and session.question.key not in RESTS
    redo_gesture(session)
    assert (session.number, session.question and session.question.key) == (before, key)


def test_undo_after_training(client: TestClient, shelf: Shelf) -> None:
    """The card that was trained is no longer on the beach when its question is looked at again."""
    session, player = begin_game("foodchain", "solo", "house", 9, {}), AnyAnswer(9)
    while session.events[-1].kind != "trained":
        player.step(session)
    player.step(session)
    id_, number = shelf.add(session), session.number
    done = client.post(f"/games/{id_}/undo", data={"revision": 0, "level": "answer"})
    assert done.status_code == 200 and shelf.load(id_)[0].number == number - 1
