"""The rules to look up."""

from __future__ import annotations

import pytest

from tests.offering import WITH_RULEBOOK
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


def test_a_book_has_every_rule_with_a_place_to_link_to(client: TestClient) -> None:
    page = client.get("/rules/foodchain").text
    assert page.count('<article class="numbered"') == 75
    assert 'id="FCM-W4"' in page and "of the one drink it has most of" in page


def test_a_search_in_one_book(client: TestClient) -> None:
    page = client.get("/rules/foodchain?q=waitresses tie").text
    assert "One rule found." not in page
    assert 'id="FCM-D4"' in page and 'id="FCM-S1"' not in page


def test_a_search_in_all_books_in_italian(client: TestClient) -> None:
    client.cookies.set("language", "it")
    page = client.get("/rules?q=cristallo").text
    assert 'id="REV-S2"' in page and "FCM-S1" not in page


def test_a_game_without_a_match_has_no_box(client: TestClient) -> None:
    page = client.get("/rules?q=waitresses").text
    assert 'id="book-foodchain"' in page and 'id="book-revive"' not in page


def test_nothing_found_is_said(client: TestClient) -> None:
    assert "No rule has all these words." in client.get("/rules?q=zebra").text


def test_without_a_search_the_books_are_listed(client: TestClient) -> None:
    page = client.get("/rules").text
    assert WITH_RULEBOOK and all(f'href="/rules/{name}"' in page for name in WITH_RULEBOOK)


def test_a_rule_by_its_number_leads_to_its_place(client: TestClient) -> None:
    response = client.get("/rule/MOM-K7", follow_redirects=False)
    assert response.headers["location"] == "/rules/mombasa#MOM-K7"


@pytest.mark.parametrize("path", ["/rule/FCM-Z9", "/rules/chess"])
def test_what_is_no_rule_is_a_page_with_404(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
