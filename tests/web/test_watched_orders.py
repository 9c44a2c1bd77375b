"""A game that is watched orders nothing: whoever watches has no table."""

from __future__ import annotations

import html
import re

import pytest

from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_sample
from mautoma.web.page.log import lines
from tests.offering import WITH_SAMPLE
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_a_watched_game_begins_without_orders(client: TestClient, game: str) -> None:
    session = open_sample(game)
    session.jump(0)
    orders = [line.text for line in lines(session, Voice("web", "en").of(game), 0) if line.order]
    page = html.unescape(client.get(f"/watch/{game}").text)
    news = re.search(r'<section id="news".*?</section>', page, re.S)
    assert orders
    assert [text for text in orders if news and text in news[0]] == []


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_later_orders_are_said_to_be_those_of_the_player(client: TestClient, game: str) -> None:
    last = len(open_sample(game).transcript.answers)
    pages = [client.get(f"/watch/{game}?at={number}").text for number in range(1, last, last // 8)]
    assert any("What the player at the table is told" in page for page in pages)
