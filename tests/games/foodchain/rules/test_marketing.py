from __future__ import annotations

import pytest

from mautoma.games.foodchain.city.places import garden_places
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product
from mautoma.games.foodchain.rules.marketing import run_campaigns
from mautoma.games.foodchain.solo import advertise
from mautoma.games.foodchain.state import Campaign, FoodChain, Stack
from tests.games.foodchain.places import airplane_place_named
from tests.games.foodchain.start import freeze, new_game, scripted


def fly_over_everything(game: FoodChain, number: int, product: Product, left: int | None = 2) -> None:
    """An airplane campaign whose rows meet every house of the test's map: those of tiles A, B, C and D."""
    game.city.place_marketing(number, airplane_place_named("west 4", 1))
    game.human.campaigns[number] = Campaign(number, MarketingKind.AIRPLANE, product, left, "brand_manager")


@pytest.mark.rule("FCM-X6")
@pytest.mark.rule("FCM-M6")
@pytest.mark.rule("FCM-M8")
def test_the_printed_stacks() -> None:
    """House 12 has a pizza stack of 2, house 13 a lemonade stack of 3."""
    game = new_game("G0 H0 N0 / L0 K0 O0 / Q0 R0 S0")
    game.automa.stacks = [Stack(12, PIZZA, 2), Stack(13, LEMONADE, 3)]
    run_campaigns(game, scripted())
    assert game.automa.stacks == [Stack(12, PIZZA, 1), Stack(13, LEMONADE, 2)]
    assert game.city.houses[12].demand == [PIZZA]
    assert game.city.houses[13].demand == [LEMONADE]


@pytest.mark.rule("FCM-M8")
def test_a_stack_loses_a_token_even_if_the_house_is_full_and_ends_when_empty() -> None:
    game = new_game()
    game.city.houses[2].demand = [BEER, BEER, BEER]
    game.automa.stacks = [Stack(2, PIZZA, 2)]
    run_campaigns(game, scripted())
    assert game.city.houses[2].demand == [BEER, BEER, BEER]
    assert game.automa.stacks == [Stack(2, PIZZA, 1)]
    run_campaigns(game, scripted())
    assert game.automa.stacks == []


@pytest.mark.rule("FCM-M9")
def test_two_stacks_on_one_house_run_by_the_order_of_the_freezers() -> None:
    game = new_game()
    game.automa.order = (SODA, BURGER, PIZZA, BEER, LEMONADE)
    game.automa.stacks = [Stack(2, PIZZA, 2), Stack(2, SODA, 2)]
    game.city.houses[2].demand = [BEER, BEER]
    run_campaigns(game, scripted())
    assert game.city.houses[2].demand == [BEER, BEER, SODA]


@pytest.mark.rule("FCM-M7")
@pytest.mark.parametrize(
    ("priority", "tile", "first"),
    [(3, 4, PIZZA), (4, 4, PIZZA), (5, 4, BEER), (None, 10, BEER), (None, 11, PIZZA)],
    ids=["before", "tie: the automa first", "after", "no number: after mailboxes", "before billboards"],
)
def test_the_automas_campaigns_run_at_the_number_of_its_card(
    priority: int | None, tile: int, first: Product
) -> None:
    """Ruling: a card without one counts as 11, the first billboard."""
    game = new_game(priority=priority)
    fly_over_everything(game, tile, BEER)
    game.city.houses[2].demand = [BURGER, BURGER]
    game.automa.stacks = [Stack(2, PIZZA, 1)]
    run_campaigns(game, scripted())
    assert game.city.houses[2].demand == [BURGER, BURGER, first]


@pytest.mark.rule("FCM-M7")
def test_at_equal_numbers_all_the_automas_stacks_go_before_the_tile() -> None:
    game = new_game(priority=4)
    fly_over_everything(game, 4, BEER)
    for house in (2, 5):
        game.city.houses[house].demand = [BURGER, BURGER]
    game.automa.stacks = [Stack(5, SODA, 1), Stack(2, PIZZA, 1)]
    run_campaigns(game, scripted())
    assert [game.city.houses[house].demand[2:] for house in (2, 5)] == [[PIZZA], [SODA]]


@pytest.mark.rule("FCM-M1")
@pytest.mark.rule("FCM-M7")
def test_new_campaigns_start_before_demand_is_placed() -> None:
    game = new_game(campaigns=[{"kind": "food", "duration": 2, "houses": [4]}])
    freeze(game, pizza=1)
    advertise(game, scripted())
    assert game.city.houses[4].demand == [PIZZA]
    assert game.automa.stacks == [Stack(4, PIZZA, 1)]


def test_a_garden_makes_room_for_five() -> None:
    game = new_game()
    game.city.add_garden(garden_places(game.city, 2)[0])
    game.city.houses[2].demand = [BEER] * 4
    game.automa.stacks = [Stack(2, PIZZA, 1), Stack(2, SODA, 1)]
    run_campaigns(game, scripted())
    assert len(game.city.houses[2].demand) == 5


def test_a_campaign_that_runs_out_frees_its_tile_and_its_marketeer() -> None:
    game = new_game()
    fly_over_everything(game, 4, BEER, left=1)
    run_campaigns(game, scripted())
    assert game.human.campaigns == {} and game.city.marketing == {}
    assert game.human.beach == {"brand_manager": 1}


def test_an_eternal_campaign_never_runs_out() -> None:
    game = new_game()
    fly_over_everything(game, 4, BEER, left=None)
    for _ in range(3):
        run_campaigns(game, scripted())
    assert game.human.campaigns[4].left is None


def test_radios_place_two_with_first_radio() -> None:
    game = new_game()
    fly_over_everything(game, 4, BEER)
    game.human.campaigns[4] = game.human.campaigns[4]._replace(kind=MarketingKind.RADIO)
    game.human.milestones = {"first_radio"}
    run_campaigns(game, scripted())
    assert max(len(house.demand) for house in game.city.houses.values()) == 2


@pytest.mark.rule("FCM-M6")
@pytest.mark.rule("FCM-M8")
def test_all_stacks_of_a_house_are_one_order_and_say_which_are_used_up() -> None:
    game, table = new_game(), scripted()
    game.automa.order = (SODA, BURGER, PIZZA, BEER, LEMONADE)
    game.automa.stacks = [Stack(2, PIZZA, 1), Stack(2, SODA, 2), Stack(2, BEER, 1)]
    game.city.houses[2].demand = [BEER]
    run_campaigns(game, table)
    assert [(event.kind, event.data["products"], event.data["over_products"]) for event in table.events] == [
        ("stacks-run", {"soda": 1, "pizza": 1}, ["pizza"]),
        ("stacks-full", {"beer": 1}, ["beer"]),
    ]
    assert all(event.order for event in table.events), "the token leaves the stack even if the house is full"


@pytest.mark.rule("FCM-M8")
def test_a_product_is_used_up_when_the_last_stack_of_it_is() -> None:
    """Two campaigns for the same product at one house: while one of them goes on, tokens stay beside it."""
    game, table = new_game(), scripted()
    game.automa.stacks = [Stack(2, PIZZA, 1), Stack(2, PIZZA, 2), Stack(4, SODA, 1), Stack(4, SODA, 1)]
    game.city.houses[4].demand = [BEER, BEER]
    run_campaigns(game, table)
    assert [(event.kind, event.data["products"], event.data["over_products"]) for event in table.events] == [
        ("stacks-run", {"pizza": 2}, []),
        ("stacks-run", {"soda": 1}, []),
        ("stacks-full", {"soda": 1}, ["soda"]),
    ]


def test_a_tile_is_one_order_for_all_its_houses_and_says_how_many_tokens_stay() -> None:
    game, table = new_game(), scripted()
    game.city.place_marketing(6, airplane_place_named("west 1", 5))
    game.human.campaigns[6] = Campaign(6, MarketingKind.AIRPLANE, BEER, 3, "brand_manager")
    game.city.houses[4].demand = [SODA] * 3
    run_campaigns(game, table)
    (placed,) = table.told("demand-placed")
    assert placed.order and placed.data["houses"] == [2, 5] and placed.data["left"] == 2
    assert [event.data["houses"] for event in table.told("demand-full")] == [[4]]


def test_a_tile_that_finds_no_room_loses_its_token_all_the_same() -> None:
    game, table = new_game(), scripted()
    fly_over_everything(game, 4, BEER, left=3)
    for house in game.city.houses.values():
        house.demand = [SODA] * 3
    run_campaigns(game, table)
    (idle,) = table.told("tile-idle")
    assert idle.order and idle.data["left"] == 2
