"""Dinnertime at the table: exactly what decides is asked, once, with the last value offered.

On the test map the automa is at distance 1 of every house.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS
from mautoma.games.foodchain.city.places import house_place
from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA, SODA
from mautoma.games.foodchain.names import MANAGER_AT_WORK
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.facts import PRICE, WAITRESSES
from mautoma.games.foodchain.table.mode import dine, listen
from mautoma.games.foodchain.table.reports.clean_up import clean_up
from mautoma.games.foodchain.table.reports.map import new_restaurant
from mautoma.games.foodchain.table.reports.money import after_the_houses, pay_salaries
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.question import Counts, Number, Numbers, PickSome
from mautoma.kernel.table import ReplayTable, ScriptedTable
from tests.games.foodchain.start import freeze, scripted
from tests.games.foodchain.table.start import open_restaurant, table_game, want

AT_HOUSE_2 = "d1/d1"  # distance 0 to house 2, 1 to house 4
CUT_OFF = "d11/d11"


def keys(table: ScriptedTable) -> list[str]:
    assert not table.answers
    return [question.key for question in table.questions]


@pytest.fixture
def game() -> TableGame:
    game = table_game(price=10)
    open_restaurant(game, AT_HOUSE_2)
    return game


@pytest.mark.rule("FCM-D11")
def test_nothing_is_asked_when_no_house_wants_anything(game: TableGame) -> None:
    table = scripted()
    assert dine(game, table) == 0
    assert keys(table) == []


@pytest.mark.rule("FCM-D11")
def test_no_stock_is_asked_for_when_no_road_leads_to_the_house() -> None:
    game, table = table_game(price=10), scripted()
    open_restaurant(game, CUT_OFF)
    want(game, 2, BURGER)
    freeze(game, burger=1)
    dine(game, table)
    assert keys(table) == []
    assert game.automa.cash == 10


@pytest.mark.rule("FCM-D11")
def test_only_what_is_wanted_is_asked_for(game: TableGame) -> None:
    want(game, 2, BURGER, BURGER)
    want(game, 4, SODA)
    table = scripted(("stock", {"burger": 0, "soda": 0}))
    dine(game, table)
    stock = table.questions[0]
    assert isinstance(stock, Numbers)
    assert list(stock.names) == ["burger", "soda"]
    assert [event.kind for event in table.events] == ["stays-home", "stays-home"]


@pytest.mark.rule("FCM-D11")
def test_alone_with_the_demand_only_the_price_is_asked_for(game: TableGame) -> None:
    want(game, 2, BURGER, BURGER)
    table = scripted(("stock", {"burger": 2}), ("price", 9))
    assert dine(game, table) == 18
    assert game.human.cash == 18 and game.bank == 82


@pytest.mark.rule("FCM-D3")
def test_a_better_offer_needs_no_waitresses(game: TableGame) -> None:
    want(game, 2, BURGER)
    freeze(game, burger=1)
    table = scripted(("stock", {"burger": 1}), ("price", 10))
    dine(game, table)  # 10 + 0 against 10 + 1
    assert keys(table) == ["stock", "price"]
    assert game.human.cash == 10


@pytest.mark.rule("FCM-D4")
@pytest.mark.rule("FCM-D5")
@pytest.mark.parametrize(("waitresses", "human"), [(0, 0), (1, 10), (2, 10)])
def test_waitresses_are_asked_for_on_a_tie_only(waitresses: int, human: int) -> None:
    game = table_game(price=10, waitresses=1)
    open_restaurant(game, AT_HOUSE_2)
    want(game, 4, BURGER)
    freeze(game, burger=1)
    table = scripted(("stock", {"burger": 1}), ("price", 10), ("waitresses", waitresses))
    dine(game, table)  # 10 + 1 against 10 + 1
    assert keys(table) == ["stock", "price", "waitresses"]
    assert (game.human.cash, game.automa.cash) == (human, 10 - human)


def test_a_fact_is_asked_for_once_a_dinnertime(game: TableGame) -> None:
    want(game, 2, BURGER)
    want(game, 4, BURGER)
    want(game, 5, BURGER)
    table = scripted(("stock", {"burger": 2}), ("price", 10))
    assert dine(game, table) == 20
    assert [event.data["house"] for event in table.told("house-served")] == [2, 4]
    assert [event.data["house"] for event in table.told("stays-home")] == [5]


def test_the_last_value_is_offered(game: TableGame) -> None:
    want(game, 2, BURGER)
    want(game, 5, BURGER, SODA)
    table = scripted(("stock", {"burger": 2, "soda": 0}), ("price", 7))
    dine(game, table)
    game.facts.doubt([PRICE, "stock of burger"])
    want(game, 2, BURGER)
    again = scripted(("stock", {"burger": 1}), ("price", 7))
    dine(game, again)
    assert [question.default for question in again.questions] == [
        {"burger": 2},
        7,
    ]  # as told, not what was left
    assert all(question.remembered for question in again.questions)


def test_more_than_the_houses_want_need_not_be_told(game: TableGame) -> None:
    want(game, 2, BURGER)
    want(game, 5, BURGER, BURGER)
    table = scripted(("stock", {"burger": 3}), ("price", 7))
    dine(game, table)
    question = table.questions[0]
    assert isinstance(question, Numbers) and question.most == 3


def test_drive_ins_are_asked_about_only_where_they_bring_a_house_nearer() -> None:
    game = table_game(price=10)
    game.round = MANAGER_AT_WORK
    open_restaurant(game, "e4/e4")  # house 4 is at distance 1, and at 0 from the corner f4
    want(game, 2, BURGER)
    freeze(game, burger=2)
    table = scripted(("stock", {"burger": 1}), ("price", 10))
    dine(game, table)
    assert keys(table) == ["stock", "price"]
    want(game, 4, BURGER)
    game.facts.learn("stock of burger", 1)
    again = scripted(("drive-ins", True))
    dine(game, again)
    assert keys(again) == ["drive-ins"]
    assert game.human.cash == 20 and game.automa.cash == 0


def test_a_new_restaurant_says_that_there_are_drive_ins() -> None:
    game = table_game(price=10)
    open_restaurant(game, "e4/e4")
    at_a9 = [("report-restaurant", "a9"), ("entrance", "a9"), ("report-opens", "coming_soon")]
    new_restaurant(game, scripted(*at_a9))
    want(game, 4, BURGER)
    freeze(game, burger=1)
    table = scripted(("stock", {"burger": 1}), ("price", 10))
    dine(game, table)
    assert keys(table) == ["stock", "price"]
    assert game.human.cash == 10


@pytest.mark.rule("FCM-D12")
def test_in_round_2_nobody_but_one_waitress_can_bring_money(game: TableGame) -> None:
    game.round = 2
    table = scripted(("at-work", {"waitress": 1}))
    after_the_houses(game, table, earned=0)
    question = table.questions[0]
    assert isinstance(question, Counts) and dict(question.available) == {"waitress": 1}
    assert question.default == {} and not question.remembered
    assert game.human.cash == 5  # with FIRST WAITRESS, which she brings
    assert "first_waitress" in game.human.milestones


@pytest.mark.rule("FCM-D12")
@pytest.mark.parametrize(("round_", "asked"), [(5, {"waitress": 11}), (6, {"waitress": 11, "cfo": 1})])
def test_nobody_asks_for_a_cfo_before_there_can_be_one(
    game: TableGame, round_: int, asked: dict[str, int]
) -> None:
    """Hired as a trainee in round 2, trained four times, once a round: at work in round 6."""
    game.round = round_
    table = scripted(("at-work", {}))
    after_the_houses(game, table, earned=10)
    question = table.questions[0]
    assert isinstance(question, Counts) and dict(question.available) == asked


@pytest.mark.rule("FCM-D12")
def test_the_program_does_the_sums_of_waitresses_and_cfo(game: TableGame) -> None:
    """Two waitresses at $5, then half of 23 + 10, rounded up."""
    game.round = 7
    table = scripted(("at-work", {"waitress": 2, "cfo": 1}))
    after_the_houses(game, table, earned=23)
    assert [event.data["income"] for kind in ("tips", "cfo-bonus") for event in table.told(kind)] == [10, 17]
    game.facts.doubt([WAITRESSES])
    again = scripted(("at-work", {}))
    after_the_houses(game, again, earned=23)
    assert again.questions[0].default == {"waitress": 2, "cfo": 1} and again.questions[0].remembered


@pytest.mark.rule("FCM-D12")
def test_a_ceo_who_is_cfo_is_not_asked_about(game: TableGame) -> None:
    game.round = 7
    game.human.milestones.add("first_to_have_100")
    table = scripted(("at-work", {}))
    after_the_houses(game, table, earned=80)
    question = table.questions[0]
    assert isinstance(question, Counts) and "cfo" not in question.available
    assert table.told("ceo-bonus")[0].data["income"] == 40


@pytest.mark.rule("FCM-D4")
def test_waitresses_told_on_a_tie_bring_the_milestone_too_and_are_not_asked_again() -> None:
    game = table_game(price=10, waitresses=1)
    open_restaurant(game, AT_HOUSE_2)
    want(game, 4, BURGER)
    freeze(game, burger=1)
    game.round = 3
    dine(game, scripted(("stock", {"burger": 1}), ("price", 10), ("waitresses", 2)))
    assert "first_waitress" in game.human.milestones
    table = scripted()
    after_the_houses(game, table, earned=10)
    assert table.told("tips")[0].data["income"] == 10


def test_with_nothing_earned_nobody_asks_for_a_cfo(game: TableGame) -> None:
    game.round = 7
    game.facts.learn(WAITRESSES, 0)
    after_the_houses(game, scripted(), earned=0)
    assert game.human.cash == 0


@pytest.mark.rule("FCM-C9")
def test_a_price_below_10_brings_first_to_lower_prices_and_it_is_not_asked_again(game: TableGame) -> None:
    game.round = 4
    want(game, 2, BURGER)
    dine(game, scripted(("stock", {"burger": 1}), ("price", 9)))
    assert "first_to_lower_prices" in game.human.milestones
    table = scripted(("milestones", []))
    clean_up(game, table)
    asked = table.questions[0]
    assert isinstance(asked, PickSome)
    assert not {"first_to_lower_prices", "first_waitress"} & set(asked.values())


@pytest.mark.rule("FCM-D5")
def test_against_no_waitresses_nobody_asks_for_the_humans(game: TableGame) -> None:
    want(game, 4, BURGER)
    freeze(game, burger=1)
    table = scripted(("stock", {"burger": 1}), ("price", 10))
    dine(game, table)  # 10 + 1 against 10 + 1
    assert keys(table) == ["stock", "price"]
    assert game.human.cash == 10


def test_before_a_local_manager_can_be_at_work_there_are_no_drive_ins() -> None:
    game = table_game(price=10)
    game.round = MANAGER_AT_WORK - 1
    open_restaurant(game, "e4/e4")  # house 4 is at distance 1, and at 0 from the corner f4
    want(game, 4, BURGER)
    freeze(game, burger=1)
    table = scripted(("stock", {"burger": 1}), ("price", 10))
    dine(game, table)
    assert keys(table) == ["stock", "price"]


def test_without_the_stock_nobody_asks_about_drive_ins() -> None:
    game = table_game(price=10)
    game.round = MANAGER_AT_WORK
    open_restaurant(game, "e4/e4")
    want(game, 4, BURGER)
    table = scripted(("stock", {"burger": 0}))
    dine(game, table)
    assert keys(table) == ["stock"]


@pytest.mark.rule("FCM-E1")
@pytest.mark.rule("FCM-D13")
def test_the_reserve_card_is_turned_over_when_the_bank_breaks(game: TableGame) -> None:
    game.bank = 5
    game.automa.reserve = 300
    want(game, 2, BEER)
    table = scripted(("stock", {"beer": 1}), ("price", 10), ("reserve-revealed", "100"))
    dine(game, table)
    assert game.bank == 395 and game.human.ceo_slots == 4 and game.human.cash == 10
    assert len(table.told("bank-broke")) == 1


@pytest.mark.rule("FCM-E4")
def test_sales_below_zero_can_ruin_the_human(game: TableGame) -> None:
    want(game, 2, PIZZA)
    dine(game, scripted(("stock", {"pizza": 1}), ("price", -2)))
    assert game.bankrupt


@pytest.mark.rule("FCM-P1")
def test_salaries_go_to_the_bank_and_20_of_them_are_a_milestone(game: TableGame) -> None:
    game.human.cash = 30
    table = scripted(("salaries", 20))
    pay_salaries(game, table)
    assert (game.human.cash, game.bank) == (10, 120)
    assert "first_to_pay_20" in game.human.milestones
    question = scripted(("salaries", 5))
    pay_salaries(game, question)
    assert isinstance(question.questions[0], Number) and question.questions[0].default == 20


def test_salaries_beyond_the_cash_are_questioned_once(game: TableGame) -> None:
    game.human.cash = 10
    table = scripted(("salaries", 25), ("insist", False), ("salaries", 25), ("insist", True))
    pay_salaries(game, table)
    assert game.human.cash == 0 and game.bank == 125
    assert len(table.told("insisted")) == 1


# ---------------------------------------------------------------- corrected in the middle of it

CORRECT = {"aside": "correct"}
NOTHING = {"burger": 0, "pizza": 0, "beer": 0, "lemonade": 0, "soda": 0}


def dine_with(game: TableGame, *answers: Json) -> ReplayTable:
    table = ReplayTable(Chance(1), answers)
    listen(game, table)
    dine(game, table)
    assert table.at == len(answers)
    return table


def test_a_restaurant_that_turns_out_not_to_be_there_serves_nobody(game: TableGame) -> None:
    want(game, 2, BURGER)
    freeze(game, burger=1)
    dine_with(game, CORRECT, "take", "restaurant 1", {"burger": 1})
    assert (game.human.cash, game.automa.cash) == (0, 10)


def test_a_house_that_wants_more_than_was_thought_is_decided_anew(game: TableGame) -> None:
    want(game, 2, BURGER)
    freeze(game, burger=1)
    dine_with(game, {"burger": 1}, CORRECT, "demand", "2", NOTHING | {"burger": 2}, 15, {"burger": 2})
    assert (game.human.cash, game.automa.cash) == (30, 0)
    assert game.automa.freezers[BURGER] == 1


def test_a_house_that_turns_out_not_to_be_there_is_not_served(game: TableGame) -> None:
    game.city.add_house(3, house_place(SQUARE_NUMBERS["d5"], 1))
    want(game, 3, BURGER)
    want(game, 5, SODA)
    freeze(game, soda=1, burger=1)
    table = dine_with(game, CORRECT, "take", "house 3", {"burger": 1, "soda": 0})
    assert [event.data["house"] for event in table.events if event.kind == "house-served"] == [5]


def test_a_house_is_served_where_a_piece_was_put_down_and_not_kept(game: TableGame) -> None:
    want(game, 2, BURGER)
    dine_with(game, CORRECT, "put", "restaurant", "d4", "d4", "open", False, {"burger": 1}, 10)
    assert game.human.cash == 10
    assert not game.city.houses[2].demand


@pytest.mark.rule("FCM-D2")
def test_the_price_modifier_put_right_at_dinnertime_counts_at_once(game: TableGame) -> None:
    """At the same price the human is nearer; two below, the automa is the cheaper."""
    want(game, 2, BURGER)
    freeze(game, burger=1)
    dine_with(game, CORRECT, "modifier", "-2", {"burger": 1}, 10)
    assert (game.human.cash, game.automa.cash) == (0, 8)


@pytest.mark.rule("FCM-D2")
def test_the_card_in_play_put_right_at_dinnertime_counts_at_once() -> None:
    game = table_game(price=10)
    game.edition = replace(game.edition, cards=(*game.edition.cards, replace(game.card, id="other", price=5)))
    open_restaurant(game, AT_HOUSE_2)
    want(game, 2, BURGER)
    freeze(game, burger=1)
    dine_with(game, CORRECT, "card", "other", {"burger": 1}, 10)
    assert (game.human.cash, game.automa.cash) == (0, 5)
    assert game.automa.card == "other"
