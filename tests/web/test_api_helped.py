"""Over the JSON interface, too: hints, the look back, the challenge to a friend, playing on from a point."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.advice import Advice, Examination, Progress, Regret
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import read, write
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game, open_transcript
from tests.thinking import let_think
from tests.web.client import TestClient
from tests.web.test_api import Caller

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.fixture
def call(client: TestClient) -> Caller:
    return Caller(client)


@pytest.fixture
def thinking(real_games: None, monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The positions that a bot thought about."""
    thought: list[Session] = []

    def advise(session: Session) -> Advice:
        thought.append(session)
        return Advice("200", 42, 12, "100", 5, -2)

    def examine(session: Session) -> Examination:
        thought.append(session)
        yield Progress(1, 1)
        return [Regret(0, 0, session.transcript.answers[0], "100", 12, 24, 30, -5)]

    let_think(monkeypatch, advise=advise, examine=examine)
    return thought


@cache
def played() -> str:
    session = begin_game("foodchain", "solo", "house", 15, {"level": "easy"})
    bot = games.find_game("foodchain").players().bots["random"](15)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return write(session.transcript)


@pytest.fixture
def over(shelf: Shelf) -> str:
    return shelf.add(open_transcript(read(played())))


@pytest.fixture
def begun(shelf: Shelf) -> str:
    return shelf.add(begin_game("foodchain", "solo", "house", 5, {"level": "easy"}))


def post(call: Caller, id: str, what: str, **body: Any) -> Any:
    return call("POST", f"/api/games/{id}/{what}", body)


def test_a_hint_is_an_answer_to_send_and_why(call: Caller, begun: str, thinking: list[Session]) -> None:
    position = call("GET", f"/api/games/{begun}").json()
    assert position["hints"] and position["hint"] is None
    position = post(call, begun, "hint", revision=0).json()
    hint = position["hint"]
    assert (hint["answer"], hint["other"], hint["margin"], hint["tries"]) == ("200", "100", 42, 12)
    assert (hint["own"], hint["theirs"]) == (5, -2)
    assert "$7 better than" in hint["lines"][1]
    position = post(call, begun, "answer", revision=position["revision"], answer=hint["answer"]).json()
    assert position["number"] == 1 and position["hint"] is None


def test_a_hint_is_thought_about_once(call: Caller, begun: str, thinking: list[Session]) -> None:
    first = post(call, begun, "hint", revision=0).json()
    for revision in (first["revision"], 0):
        assert post(call, begun, "hint", revision=revision).json() == first
    assert len(thinking) == 1


def test_nobody_thinks_about_a_game_that_has_moved_on(
    call: Caller, begun: str, thinking: list[Session]
) -> None:
    post(call, begun, "answer", revision=0, answer="200")
    stale = post(call, begun, "hint", revision=0)
    assert stale.status_code == 409 and stale.json()["position"]["number"] == 1
    assert thinking == []


def test_hints_can_be_switched_off(call: Caller, begun: str, thinking: list[Session]) -> None:
    position = post(call, begun, "hints-off", revision=0).json()
    assert not position["hints"]
    refused = post(call, begun, "hint", revision=position["revision"])
    assert refused.status_code == 409 and refused.json()["type"].endswith(":hints-off")
    assert thinking == []


def test_where_nobody_advises_there_are_no_hints(call: Caller, shelf: Shelf) -> None:
    id = shelf.add(begin_game("mombasa", "stand-in", "house", 5, {}))
    assert not call("GET", f"/api/games/{id}").json()["hints"]
    assert post(call, id, "hint", revision=0).status_code == 409


def test_the_review_has_the_answers_that_cost_most(call: Caller, over: str, thinking: list[Session]) -> None:
    path = f"/api/games/{over}/review"
    review = call("GET", path).json()
    assert review["examinable"] and review["regrets"] is None
    assert review["parts"] and review["hints"] == {"asked": 0, "followed": 0}
    review = call("POST", path).json()
    [regret] = review["regrets"]
    assert (regret["number"], regret["question"], regret["better"]) == (0, "reserve", "100")
    assert (regret["cost"], regret["own"], regret["theirs"]) == (35, 30, -5)
    assert "It cost about $35." in regret["lines"]
    assert call("GET", path).json() == review == call("POST", path).json()
    assert len(thinking) == 1


def test_a_game_that_goes_on_has_no_review_and_is_no_challenge(call: Caller, begun: str) -> None:
    for method, what in (("GET", "review"), ("POST", "review"), ("GET", "challenge")):
        assert call(method, f"/api/games/{begun}/{what}").status_code == 409


def test_a_challenge_begins_the_same_game(call: Caller, over: str) -> None:
    made = call("GET", f"/api/games/{over}/challenge").json()
    assert made["link"].startswith("http://127.0.0.1:8642/challenge?game=foodchain")
    result = call("GET", f"/api/games/{over}").json()["result"]
    assert (made["challenge"]["points"], made["challenge"]["against"]) == (
        result["points"],
        result["against"],
    )
    position = call("POST", "/api/challenge", made["challenge"]).json()
    assert (position["seed"], position["options"], position["number"]) == (15, {"level": "easy"}, 0)
    assert position["to_beat"] == result["points"]


def test_a_branch_plays_on_from_a_point(call: Caller, over: str) -> None:
    whole = call("GET", f"/api/games/{over}").json()["number"]
    response = post(call, over, "branch", number=3)
    position = response.json()
    assert position["id"] != over and position["number"] == 3
    assert response.headers["location"] == f"/api/games/{position['id']}"
    assert call("GET", f"/api/games/{over}").json()["number"] == whole


def test_limits_are_numbers(call: Caller, shelf: Shelf) -> None:
    session = open_transcript(read(played()))
    while session.question is None or session.question.key != "hire":
        session.undo()
    question = call("GET", f"/api/games/{shelf.add(session)}").json()["question"]
    [limit] = question["limits"]
    assert limit["most"] == question["data"]["left"] and limit["least"] is None
    assert limit["weights"] == {each["value"]: 1 for each in question["available"]}
