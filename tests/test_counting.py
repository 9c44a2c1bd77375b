"""Nothing is lost and nothing comes from nowhere; what the program miscounts it neither saves nor hides."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mautoma.games import GAMES, find_mode
from mautoma.kernel.counting import Counting, miscount
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read
from mautoma.shelf import Miscounted, Shelf
from mautoma.shelf.sessions import begin_game, open_transcript
from mautoma.web.app import create_app
from tests.golden.games import played
from tests.player import AnyAnswer
from tests.swarm import MODES
from tests.terminal.screen import Screen
from tests.web.client import TestClient


@pytest.mark.parametrize("game", GAMES)
def test_after_every_answer_of_a_golden_game_everything_is_there(game: str) -> None:
    assert played(game)
    for name, whole in played(game).items():
        session = Session(whole.mode, whole.edition, Transcript(whole.transcript.header))
        for answer in whole.transcript.answers:
            session.answer(answer)
            assert not miscount(session), (name, session.number)


def begun(game: str, mode: str, answers: int = 12) -> Session:
    session = begin_game(game, mode, "house", 7, {})
    player = AnyAnswer(7)
    while session.question is not None and (session.number < answers or not session.marks):
        player.step(session)
    assert not miscount(session)
    return session


def _money(game: Any) -> None:
    game.human.cash += 1


def _employees(game: Any) -> None:
    game.employees["waitress"] += 1


def _milestones(game: Any) -> None:
    game.automa.milestones.add(min(game.milestones))


def _houses(game: Any) -> None:
    game.house_stack.append(game.house_stack[0])


def _gardens(game: Any) -> None:
    game.gardens -= 1


def _campaigns(game: Any) -> None:
    game.city.marketing[1] = None


def _dealt_twice(game: Any) -> None:
    game.automa.deck[0] = game.automa.deck[-1]


def _drawn_twice(game: Any) -> None:
    game.deck.discard.append(game.deck.reference)


def _markers(game: Any) -> None:
    game.automa.markers -= 1


def _posts(game: Any) -> None:
    area = game.stand_in.areas_of(None)[0]
    game.stand_in.owners[area] = "cairo"


def _used_twice(game: Any) -> None:
    game.used.append(game.progress[-1])


def _buildings(game: Any) -> None:
    game.small -= 1


def _populations(game: Any) -> None:
    game.populations += 1


def _tiles(game: Any) -> None:
    hidden = game.map.kinds.index("hidden")
    game.map.kinds[hidden] = "sand"


BREAKING: list[tuple[str, str, str, Callable[[Any], None]]] = [
    ("foodchain", "solo", "money", _money),
    ("foodchain", "solo", "employees", _employees),
    ("foodchain", "solo", "milestones", _milestones),
    ("foodchain", "solo", "houses", _houses),
    ("foodchain", "solo", "gardens", _gardens),
    ("foodchain", "solo", "campaigns", _campaigns),
    ("foodchain", "solo", "cards", _dealt_twice),
    ("foodchain", "table", "cards", _dealt_twice),
    ("mombasa", "table", "cards", _drawn_twice),
    ("mombasa", "stand-in", "cards", _drawn_twice),
    ("mombasa", "stand-in", "markers", _markers),
    ("mombasa", "stand-in", "posts", _posts),
    ("revive", "table", "cards", _used_twice),
    ("revive", "stand-in", "buildings", _buildings),
    ("revive", "stand-in", "populations", _populations),
    ("revive", "stand-in", "tiles", _tiles),
]


def test_something_is_counted_in_every_mode() -> None:
    counting = {(game, mode) for game, mode in MODES if isinstance(find_mode(game, mode), Counting)}
    assert {(game, mode) for game, mode, *_ in BREAKING} == counting


@pytest.mark.parametrize(("game", "mode", "what", "breaks"), BREAKING)
def test_what_is_lost_or_comes_from_nowhere_is_found(
    game: str, mode: str, what: str, breaks: Callable[[Any], None]
) -> None:
    session = begun(game, mode)
    breaks(session.state)
    assert miscount(session) == what


def test_who_corrected_something_by_hand_may_have_said_anything() -> None:
    session = begun("revive", "stand-in")
    session.say("correct")
    _buildings(session.state)
    assert not miscount(session)


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that loses a dollar with every answer from the fourth on."""
    replay = Session._replay

    def losing(session: Session, same: int, trusted: int) -> None:
        replay(session, same, trusted)
        if session.number > 3:
            _money(session.state)

    monkeypatch.setattr(Session, "_replay", losing)


def solo(shelf: Shelf, answers: int) -> tuple[str, list[Any]]:
    """A game on the shelf after so many answers, and those that come next."""
    session = begin_game("foodchain", "solo", "house", 7, {})
    player = AnyAnswer(7)
    while session.number < 8:
        player.step(session)
    told = session.transcript.answers
    begun = Session(session.mode, session.edition, Transcript(session.transcript.header, told[:answers]))
    return shelf.add(begun), told[answers:]


@pytest.mark.usefixtures("forgetful")
def test_a_change_that_loses_something_is_refused_and_nothing_else_is_lost(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    id_, coming = solo(shelf, 3)
    client = TestClient(create_app(shelf), base_url="http://127.0.0.1:8642", raise_server_exceptions=False)
    refused = client.post(f"/api/games/{id_}/answer", json={"revision": 0, "answer": coming[0]})
    assert refused.status_code == 500
    assert "money" in refused.json()["detail"] and "report" in refused.json()["detail"]
    assert (shelf.load(id_)[0].number, shelf.revision(id_)) == (3, 0)
    assert client.get(f"/api/games/{id_}").json()["number"] == 3
    assert client.post(f"/api/games/{id_}/undo", json={"revision": 0, "level": "answer"}).status_code == 200


@pytest.mark.usefixtures("forgetful")
def test_a_game_that_was_saved_so_is_shown_with_a_word_about_it(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    id_, coming = solo(shelf, 6)
    client = TestClient(create_app(shelf), base_url="http://127.0.0.1:8642")
    page = client.get(f"/games/{id_}")
    assert page.status_code == 200 and "add up (money)" in page.text
    assert open_transcript(read(client.get(f"/games/{id_}/transcript").text)).number == 6
    session, revision = shelf.load(id_)
    session.answer(coming[0])
    with pytest.raises(Miscounted, match="money"):
        shelf.save(id_, session, revision)


@pytest.mark.usefixtures("forgetful")
def test_the_terminal_says_so_and_lets_a_person_step_back(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    id_, _ = solo(shelf, 4)
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("resume", lines=["undo"]) == 0
    assert "add up (money)" in screen.out
    assert shelf.load(id_)[0].number == 3
