"""Games that are over: apart on the home page, and added up on a page of their own."""

from __future__ import annotations

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from tests.web.client import TestClient
from tests.web.orchard import OPENING, ROUND, new_orchard
from tests.web.player import Player


def finish(shelf: Shelf, seed: int = 1) -> str:
    session = new_orchard(seed)
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        session.answer(answer)
    return shelf.add(session)


def test_the_last_game_is_one_tap_away_and_a_finished_one_is_not_continued(
    client: TestClient, shelf: Shelf
) -> None:
    over = finish(shelf)
    going_on = Player(client).id
    page = client.get("/").text
    continued, _, rest = page.partition("New game")
    assert f'class="last" href="/games/{going_on}"' in continued
    assert over not in continued and over in rest


def test_without_a_game_in_play_nothing_is_continued(client: TestClient, shelf: Shelf) -> None:
    finish(shelf)
    page = client.get("/").text
    assert "Continue playing" not in page and "Finished games" in page


def test_the_history_counts_wins_and_says_what_to_try_next(client: TestClient, shelf: Shelf) -> None:
    ids = [finish(shelf, seed) for seed in (1, 2)]
    page = client.get("/history").text
    assert "2 games finished, 2 won." in page
    assert "Wins in a row: 2 now, 2 at best." in page
    assert 'href="/new/orchard/solo?level=hard"' in page and "Try level “Hard”" in page
    assert all(f'href="/games/{id_}"' in page for id_ in ids)


def test_a_proposed_level_is_chosen_on_the_page_of_a_new_game(client: TestClient) -> None:
    assert 'value="hard" checked' in client.get("/new/orchard/solo?level=hard").text
    assert 'value="easy" checked' in client.get("/new/orchard/solo?level=brutal").text


def test_the_level_last_played_is_chosen_on_the_page_of_a_new_game(client: TestClient, shelf: Shelf) -> None:
    session = begin_game("orchard", "solo", "house", 1, {"level": "hard"})
    for answer in [*OPENING, *ROUND[0][:-1], True]:
        session.answer(answer)
    shelf.add(session)
    assert 'value="hard" checked' in client.get("/new/orchard/solo").text


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize("mode", ["foodchain/solo", "foodchain/table", "mombasa/table"])
def test_a_first_game_is_easy(client: TestClient, mode: str) -> None:
    assert 'value="easy" checked' in " ".join(client.get(f"/new/{mode}").text.split())


def test_a_long_history_has_pages(client: TestClient, shelf: Shelf) -> None:
    ids = [finish(shelf, seed) for seed in range(23)]
    first, second = client.get("/history").text, client.get("/history?page=2").text
    assert "Page 1 of 2" in first and "Page 2 of 2" in second
    assert ids[-1] in first and f"/games/{ids[0]}/again" not in first and ids[0] in second
    assert "Page 2 of 2" in client.get("/history?page=99").text
    assert "Page 1 of 2" in client.get("/history?page=-3").text


def test_an_empty_history_invites(client: TestClient) -> None:
    page = client.get("/history").text
    assert "No game finished yet." in page and 'href="/new/orchard/solo?level=easy"' in page
