"""A question of which several options are answered only if they are equal, and numbers that are tapped."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from tests.samples import sample_until
from tests.web.client import Response, TestClient


@pytest.fixture
def shelf(real_games: None, tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games.sqlite")


class Asked:
    """The sample game of Mombasa, where it asks something, on the page."""

    def __init__(self, client: TestClient, shelf: Shelf, key: str, nth: int = 1) -> None:
        self.client, self.shelf = client, shelf
        self.session = sample_until("mombasa", key, nth)
        self.id = shelf.add(self.session)

    def page(self, query: str = "") -> str:
        return str(self.client.get(f"/games/{self.id}{query}").text)

    def answer(self, **fields: Any) -> Response:
        return self.client.post(f"/games/{self.id}/answer", data={"revision": "0", **fields})

    def answered(self) -> Any:
        session: Session = self.shelf.load(self.id)[0]
        return session.transcript.answers[self.session.number]


def test_one_tap_is_that_one_whatever_was_answered_before(client: TestClient, shelf: Shelf) -> None:
    asked = Asked(client, shelf, "richest", 2)
    assert asked.session.question is not None and asked.session.question.default
    page = asked.page()
    assert 'type="checkbox" name="answer"' not in page
    assert re.search(r'class="option offered" name="answer" value="\w+"', page)
    other = next(each for each in ("cairo", "mombasa") if [each] != asked.session.question.default)
    asked.answer(answer=other)
    assert asked.answered() == [other]


def test_a_tie_is_a_choice_of_its_own(client: TestClient, shelf: Shelf) -> None:
    asked = Asked(client, shelf, "richest")
    assert 'href="/games/' in asked.page() and 'id="equal"' in asked.page()
    tied = asked.page("?equal=")
    assert tied.count('type="checkbox" name="answer"') == 4
    assert "Tick all that are equal." in tied and 'id="one"' in tied
    asked.answer(answer=["mombasa", "cairo"])
    assert asked.answered() == ["mombasa", "cairo"]


def test_a_tie_told_before_is_offered_whole(client: TestClient, shelf: Shelf) -> None:
    asked = Asked(client, shelf, "richest", 4)
    assert asked.session.question is not None
    assert asked.session.question.default == ["cairo", "saint_louis"]
    assert "A tie, as before: Cairo, Saint-Louis" in asked.page()
    assert 'class="option offered" name="answer"' not in asked.page()
    asked.answer(equals="1")
    assert asked.answered() == ["cairo", "saint_louis"]


def test_none_is_a_button_where_nothing_may_fit(client: TestClient, shelf: Shelf) -> None:
    asked = Asked(client, shelf, "display-cards")
    assert 'name="none"' in asked.page()
    assert 'name="none"' not in Asked(client, shelf, "richest").page()
    asked.answer(none="1")
    assert asked.answered() == []


def test_a_card_of_the_display_is_a_button_and_in_a_tie_it_ticks(client: TestClient, shelf: Shelf) -> None:
    asked = Asked(client, shelf, "display-cards")
    assert re.search(r'<button class="spot"[^>]*name="answer" value="right_1"', asked.page())
    assert re.search(r'<label class="spot"[^>]*for="check-0"', asked.page("?equal="))


def test_each_space_of_a_track_sets_its_number(client: TestClient, shelf: Shelf) -> None:
    """A spot is a label of the number that is sent, so it works without scripts."""
    asked = Asked(client, shelf, "human-steps")
    page = asked.page()
    spots = re.findall(r'<label class="spot"[^>]*for="(number-\d+)"\s*title="(\w[^"]*): (\d+)"', page)
    assert len({company for _, company, _ in spots}) == 4
    for check, _, number in spots:
        assert re.search(rf'id="{check}" type="radio" name="answer-\d" value="{number}"', page)
    assert 'type="number"' not in page.partition('id="answer"')[2].partition("</form>")[0]


def test_a_number_with_a_bound_of_its_own_says_so(client: TestClient, shelf: Shelf) -> None:
    """Both tracks of the human's board end somewhere, in the house's edition on 28 and 15."""
    asked = Asked(client, shelf, "human-board")
    assert re.findall(r'type="number"[^>]*max="(\d+)"', asked.page()) == ["999", "28", "15"]
    assert re.findall(r'class="hint">(0 to \d+)<', asked.page()) == ["0 to 28", "0 to 15"]
    data = client.get(f"/api/games/{asked.id}").json()
    assert data["question"]["bounds"] == {"diamonds": 28, "jar": 15}
    beyond = {"answer-0": "5", "answer-1": "199", "answer-2": "0"}
    assert asked.answer(**beyond).status_code == 422
