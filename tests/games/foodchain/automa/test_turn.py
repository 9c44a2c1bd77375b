from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mautoma.games.foodchain.automa.freezers import most_held
from mautoma.games.foodchain.automa.turn import city_supply, take_turn
from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.content.products import BEER, BURGER, DRINKS, LEMONADE, PIZZA, SODA, Product
from mautoma.games.foodchain.edition.mat import Mat, Spot
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import Table
from tests.games.foodchain.start import card, freeze, game_with, new_game, scripted, stored


def worked(work_icons: list[dict[str, object]], **stock: int) -> dict[str, int]:
    """The freezers after a card with these icons."""
    game = new_game(work=work_icons)
    freeze(game, **stock)
    game.automa.order = (SODA, PIZZA, BEER, LEMONADE, BURGER)
    game.automa.deck = ["test"]
    take_turn(game, scripted())
    return stored(game)


@pytest.mark.rule("FCM-W3")
def test_printed_products_are_gained_at_once() -> None:
    assert worked([{"gain": {"burger": 2, "soda": 1}}], burger=1) == {"burger": 3, "soda": 1}


@pytest.mark.rule("FCM-O2")
@pytest.mark.rule("FCM-W3")
def test_what_exceeds_ten_is_lost() -> None:
    assert worked([{"gain": {"burger": 4}}], burger=8) == {"burger": 10}


@pytest.mark.rule("FCM-W4")
def test_most_drink() -> None:
    assert worked([{"most_drink": 2}], beer=2, lemonade=1, burger=9) == {
        "beer": 4,
        "lemonade": 1,
        "burger": 9,
    }


@pytest.mark.rule("FCM-W5")
def test_most_food() -> None:
    assert worked([{"most_food": 3}], burger=2, pizza=1, soda=9) == {"burger": 5, "pizza": 1, "soda": 9}


@pytest.mark.rule("FCM-S10")
@pytest.mark.rule("FCM-X1")
@pytest.mark.parametrize(
    ("icon", "winner"), [({"most_drink": 1}, "soda"), ({"most_food": 1}, "pizza")], ids=["drink", "food"]
)
def test_soda_on_top_wins_every_tie_and_burger_at_the_bottom_loses_every_tie(
    icon: dict[str, object], winner: str
) -> None:
    before = {str(product): 2 for product in Product}
    assert worked([icon], **before) == before | {winner: 3}


@pytest.mark.rule("FCM-W6")
def test_least_gives_three_of_each_that_ties() -> None:
    assert worked([{"least": 3}], burger=1, pizza=1, soda=2, beer=2, lemonade=4) == {
        "burger": 4,
        "pizza": 4,
        "soda": 2,
        "beer": 2,
        "lemonade": 4,
    }


@pytest.mark.rule("FCM-W10")
def test_each_icon_sees_the_freezers_as_they_then_are() -> None:
    icons: list[dict[str, object]] = [{"gain": {"pizza": 3}}, {"most_food": 2}]
    assert worked(icons, burger=2) == {"burger": 2, "pizza": 5}
    assert worked(list(reversed(icons)), burger=2) == {"burger": 4, "pizza": 3}


SALES = Mat(
    sales=(
        Spot(arrow="down"),
        Spot(one_of_each=True),
        Spot(gain={Product.BEER: 3}, arrow="up"),
        Spot(city_supply=True, gain={Product.BURGER: 1}),
    ),
    modifiers=(-1, 0, 1),
)


@pytest.mark.rule("FCM-W7")
def test_the_payout_gives_what_the_spot_shows_moves_the_price_and_resets_the_marker() -> None:
    game = game_with(card(work=[{"payout": True}]), mat=SALES)
    game.automa.deck = ["test"]
    game.automa.sales = 2
    take_turn(game, scripted())
    assert stored(game) == {"beer": 3}
    assert SALES.modifiers[game.automa.modifier] == 1
    assert game.automa.sales == 0


@pytest.mark.rule("FCM-W7")
@pytest.mark.rule("FCM-D2")
def test_the_price_modifier_stops_at_the_end_of_its_track() -> None:
    game = game_with(card(work=[{"payout": True}, {"payout": True}, {"payout": True}]), mat=SALES)
    game.automa.deck = ["test"]
    game.automa.sales = 0
    take_turn(game, scripted())
    assert SALES.modifiers[game.automa.modifier] == -1


@pytest.mark.rule("FCM-W8")
def test_one_of_each() -> None:
    game = game_with(card(work=[{"payout": True}]), mat=SALES)
    game.automa.deck = ["test"]
    game.automa.sales = 1
    take_turn(game, scripted())
    assert stored(game) == dict.fromkeys(("burger", "pizza", "beer", "lemonade", "soda"), 1)


# Beer: N, O and P; lemonade: L, P and T; no soda.
THREE_BEER_THREE_LEMONADE = "A0 B0 C0 / L0 N0 O0 / P0 T0 D0"
# M adds one soda source; its lemonade stands in for T's.
ONE_SODA = "A0 B0 C0 / L0 N0 O0 / P0 M0 D0"


@pytest.mark.rule("FCM-W8")
@pytest.mark.rule("FCM-X3")
@pytest.mark.parametrize("board", [THREE_BEER_THREE_LEMONADE, ONE_SODA])
def test_city_supply(board: str) -> None:
    sources = list(parse(board).sources.values())
    assert (sources.count(BEER), sources.count(LEMONADE)) == (3, 3)
    assert city_supply(new_game(board)) == {BURGER: 2, PIZZA: 2, BEER: 3, LEMONADE: 3, SODA: 1}


@pytest.mark.rule("FCM-W8")
def test_a_spot_adds_up_all_it_shows() -> None:
    game = game_with(card(work=[{"payout": True}]), THREE_BEER_THREE_LEMONADE, mat=SALES)
    game.automa.deck = ["test"]
    game.automa.sales = 3
    take_turn(game, scripted())
    assert stored(game) == {"burger": 3, "pizza": 2, "beer": 3, "lemonade": 3, "soda": 1}


@pytest.mark.rule("FCM-S10")
@pytest.mark.rule("FCM-X1")
def test_the_reason_counts_the_freezers_from_the_top() -> None:
    game = new_game(work=[{"most_food": 1}])
    game.automa.order = (SODA, PIZZA, BEER, LEMONADE, BURGER)
    game.automa.deck = ["test"]
    table = scripted()
    take_turn(game, table)
    (chosen,) = table.told("most-chosen")
    assert chosen.trail is not None
    assert chosen.trail.to_json()["steps"][-1]["values"] == {"burger": 5, "pizza": 2}


@pytest.mark.rule("FCM-W4")
@pytest.mark.rule("FCM-S10")
@given(st.lists(st.integers(0, 2), min_size=5, max_size=5), st.permutations(list(Product)))
def test_the_same_drink_whether_or_not_anybody_asks_why(stock: list[int], order: list[Product]) -> None:
    automa = new_game().automa
    automa.order, automa.freezers = tuple(order), dict(zip(Product, stock, strict=True))
    explained = most_held(automa, scripted(), DRINKS, "FCM-W4")
    assert most_held(automa, Table(Chance(1)), DRINKS, "FCM-W4").choice == explained.choice
