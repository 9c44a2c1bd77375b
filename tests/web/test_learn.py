"""Lessons for every game, and tips that stand beside the first rounds' questions until switched off."""

from __future__ import annotations

import re

import pytest

from mautoma import messages
from mautoma.games import GAMES, find_game
from mautoma.messages import LANGUAGES
from mautoma.messages.lessons import course
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["foodchain", "mombasa", "revive"])
def test_each_game_has_lessons_with_pictures(client: TestClient, game: str, language: str) -> None:
    client.cookies.set("language", language)
    found = course(game, language)
    assert found is not None
    page = client.get(f"/learn/{game}").text
    assert page.count('<section class="lesson"') == len(found.lessons) >= 5
    illustrate = find_game(game).show().lessons
    assert illustrate is not None
    names = set(illustrate(lambda message: message.key))
    assert names <= {lesson.name for lesson in found.lessons}
    assert page.count('<div class="drawing"') == len(names) >= 2


def begin(client: TestClient, shelf: Shelf, answers: int = 0) -> str:
    """A game of Food Chain Magnate on screen, played by the planner."""
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = GAMES["foodchain"].players().bots["planner"](4)
    for _ in range(answers):
        assert session.question is not None
        session.answer(bot.answer(session.question, session.state))
    return f"/games/{shelf.add(session)}"


def test_the_first_question_has_a_tip(client: TestClient, shelf: Shelf) -> None:
    page = client.get(begin(client, shelf)).text
    assert "a small one makes a short game" in page


@pytest.mark.parametrize(
    ("language", "tips", "hints"),
    [
        ("en", "Stop beginner&#39;s tips", "Switch hints off"),
        ("it", "Basta consigli per chi comincia", "Disattiva i suggerimenti"),
    ],
)
def test_tips_for_beginners_and_hints_on_demand_have_two_names(
    client: TestClient, shelf: Shelf, language: str, tips: str, hints: str
) -> None:
    client.cookies.set("language", language)
    page = client.get(begin(client, shelf)).text
    assert tips in page and hints in page


def test_every_kind_of_question_of_the_first_rounds_has_a_tip(client: TestClient, shelf: Shelf) -> None:
    session = begin_game("foodchain", "solo", "house", 4, {})
    bot = GAMES["foodchain"].players().bots["planner"](4)
    own, asked = messages.words("en", "foodchain"), set()
    while session.question is not None and sum(mark.level == "round" for mark in session.marks) <= 3:
        asked.add(session.question.key)
        session.answer(bot.answer(session.question, session.state))
    assert len(asked) > 5
    assert {key for key in asked if not own.has(f"tip-solo-{key}")} == set()


def test_no_tip_is_left_without_its_question() -> None:
    texts = "".join(path.read_text() for path in (messages.FOLDER / "en").glob("foodchain*.ftl"))
    asked = set(re.findall(r"^ask-([a-z-]+) =", texts, re.MULTILINE))
    assert set(re.findall(r"^tip-solo-([a-z-]*[a-z])(?:-\d)? =", texts, re.MULTILINE)) <= asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tip_tells_things_apart_by_colours_that_follow_the_page(language: str) -> None:
    texts = "".join(path.read_text() for path in (messages.FOLDER / language).glob("foodchain*.ftl"))
    colour = r"\b(dark|light|white|black|scur[oaie]|chiar[oaie]|bianc[oaie]|ner[oaie])\b"
    assert not re.findall(rf"^tip-.*{colour}.*", texts, re.MULTILINE)


def test_tips_end_after_the_third_round(client: TestClient, shelf: Shelf) -> None:
    assert 'class="tip"' not in client.get(begin(client, shelf, answers=40)).text


def test_tips_are_switched_off_and_stay_off(client: TestClient, shelf: Shelf) -> None:
    path = begin(client, shelf)
    page = client.get(path).text
    assert re.search(r'<form method="post" action="/tips">', page)
    back = client.post("/tips", data={"back": path, "tips": "off"})
    assert back.url.path == path and 'class="tip"' not in back.text
    assert 'class="tip"' not in client.get(begin(client, shelf)).text


def test_the_switch_leads_nowhere_else(client: TestClient) -> None:
    response = client.post("/tips", data={"back": "//evil.example", "tips": "off"}, follow_redirects=False)
    assert response.headers["location"] == "/"


def test_a_game_without_lessons_is_a_page_with_404(client: TestClient) -> None:
    assert client.get("/learn/chess").status_code == 404
