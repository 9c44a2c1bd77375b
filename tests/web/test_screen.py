"""What is on the screen besides the pictures."""

from __future__ import annotations

import pytest

from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.question import Pick
from mautoma.messages.voice import Voice
from mautoma.web.page.screen import lay
from tests.games.foodchain.positions import position

pytestmark = pytest.mark.usefixtures("real_games")


def tappable(game: FoodChain, key: str, *values: str) -> list[tuple[str, str]]:
    """Of all cards, those that answer a question: their pile and their name."""
    question = Pick(key=key, choices=values)
    return [
        (pile.name, card.value)
        for laid in lay(game, question, FoodChainView(), Voice("foodchain", "en"))
        for pile in laid.tableau.piles
        for at, card in enumerate(pile.cards)
        if (pile.name, at) in laid.open
    ]


def test_only_a_card_on_the_beach_can_be_tapped_to_train_it() -> None:
    game = position().at_work(kitchen_trainee=1, trainer=1).beach(kitchen_trainee=1, waitress=1).game
    assert tappable(game, "train", "kitchen_trainee", "done") == [("beach", "kitchen_trainee")]


def test_only_a_card_at_work_can_be_tapped_to_place_its_campaign() -> None:
    game = position().at_work(campaign_manager=1).beach(campaign_manager=1).game
    assert tappable(game, "campaign-marketeer", "campaign_manager") == [("work", "campaign_manager")]


def test_a_card_to_fire_is_tapped_where_it_would_leave() -> None:
    """From the beach first, then from work, then a busy one."""
    game = position().at_work(waitress=1, trainer=1).beach(waitress=1).game
    assert tappable(game, "fire", "waitress", "trainer") == [("work", "trainer"), ("beach", "waitress")]
    busy = position().campaign(11, "a1/1x1", "beer", 2, "campaign_manager").game
    assert tappable(busy, "must-fire", "campaign_manager") == [("busy", "campaign_manager")]


def test_what_a_card_becomes_is_tapped_among_all_employees() -> None:
    game = position().at_work(burger_cook=1, trainer=1).beach(kitchen_trainee=1).game
    offered = ("burger_cook", "pizza_cook")
    assert tappable(game, "train-into", *offered) == [("kitchen", value) for value in offered]
