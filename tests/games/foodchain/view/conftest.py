"""The position that the pictures are tested with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.city.places import garden_places
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.edition import Campaign, Edition, house
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import Campaign as Running
from mautoma.games.foodchain.state import FoodChain, Stack
from mautoma.kernel.chance import Chance
from tests.games.foodchain.places import (
    airplane_place_named,
    house_place_named,
    marketing_place_named,
    restaurant_place_named,
)


def with_order_book(edition: Edition) -> Edition:
    """A deck with this card as the tests want it."""
    campaigns = (Campaign(kind="food", duration=2, houses=(4, 12, 19)),)
    cards = [
        replace(card, price=8, waitresses=2, campaigns=campaigns) if card.id == "order_book" else card
        for card in edition.cards
    ]
    return Edition("test", "test", tuple(cards), edition.mat)


@pytest.fixture
def game() -> FoodChain:
    """A position that has some of everything.

    House 5 stands on c7–d8 inside a ring of road, house 4 on d1–e2, a bridge on h8.
    """
    game = set_up(house(), "normal", parse("B0 Q0 K0 / C0 P0 M1 / E0 D2 T0"), Chance(7))
    city, human, automa = game.city, game.human, game.automa
    city.add_restaurant(restaurant_place_named("d4/d4"))
    city.add_restaurant(restaurant_place_named("i6/i6"), coming_soon=True)
    city.add_house(17, house_place_named("k5/1"))
    city.add_garden(garden_places(city, 7)[0])
    city.houses[4].demand = [BURGER, BEER]
    city.houses[7].demand = [BURGER, PIZZA, BEER, LEMONADE, SODA]
    city.place_marketing(9, marketing_place_named("a1/1x1"))
    city.place_marketing(5, airplane_place_named("west 7", 3))
    human.campaigns = {
        9: Running(9, MarketingKind.MAILBOX, SODA, None, "campaign_manager"),
        5: Running(5, MarketingKind.AIRPLANE, PIZZA, 4, "brand_manager"),
    }
    human.at_work = {"waitress": 2, "trainer": 1}
    human.beach = {"errand_boy": 1, "waitress": 1}
    human.stock = {BURGER: 6, BEER: 2}
    human.milestones = {"first_billboard"}
    human.cash, human.reserve = 37, 200
    automa.card = "order_book"
    game.edition = with_order_book(game.edition)
    automa.order = (SODA, PIZZA, BURGER, BEER, LEMONADE)
    automa.freezers = {BURGER: 4, PIZZA: 10, BEER: 0, LEMONADE: 3, SODA: 1}
    automa.stacks = [Stack(4, PIZZA, 2)]
    automa.milestones = {"first_errand_boy"}
    automa.cash = 54
    game.round = 3
    game.history = [(0, 9), (37, 54)]
    return game
