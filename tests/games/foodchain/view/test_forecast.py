"""Tonight's dinner, before it is eaten: the offers of both chains, and who would sell."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.rivals import cards_to_come
from mautoma.kernel.question import Counts, Pick, Question
from mautoma.kernel.view import Listing, Row
from tests.games.foodchain.view.seen import ENGLISH, VIEW


@pytest.fixture
def evening(game: FoodChain) -> FoodChain:
    """House 4 wants a burger and a beer, and both chains have them."""
    game.city.houses[7].demand = []
    game.human.at_work = {}
    game.human.stock = {BURGER: 1, BEER: 1}
    game.automa.freezers = {BURGER: 1, PIZZA: 0, BEER: 1, LEMONADE: 0, SODA: 0}
    return game


@pytest.fixture
def idle(evening: FoodChain) -> FoodChain:
    """The same, but no card brings Mautoma Inc. anything, and it has no burgers."""
    cards = tuple(structs.replace(card, work=()) for card in evening.edition.cards)
    evening.edition = Edition("test", "test", cards, evening.edition.mat)
    evening.automa.freezers[BURGER] = 0
    return evening


def listing(game: FoodChain, question: Question[Any] | None) -> Listing:
    """Without a question, of the evening when dinner begins."""
    if question is None:
        found = VIEW.retell("dinnertime", game, game, ENGLISH)
    else:
        found = VIEW.forecast(game, question, ENGLISH)
    assert found is not None
    return found


def row(game: FoodChain, question: Question[Any] | None) -> Row:
    only, _ = listing(game, question).rows
    return only


def total(game: FoodChain, question: Question[Any] | None) -> list[str]:
    return words(listing(game, question).rows[-1])[4:]


def hire() -> Pick:
    return Pick(key="hire", choices=("waitress", "done"))


def words(found: Row) -> list[str]:
    return [cell if isinstance(cell, str) else cell.words for cell in found.cells]


@pytest.mark.rule("FCM-D3")
def test_at_dinnertime_the_card_in_play_decides(evening: FoodChain) -> None:
    evening.human.at_work = {"waitress": 5}  # who wins a tie (FCM-D4)
    price = evening.card.price + evening.edition.mat.modifiers[evening.automa.modifier]
    near = evening.city.distance(4, False)
    far = evening.city.outside_distance(4)
    shown = words(row(evening, None))
    assert shown[:4] == ["4", "1 burger and 1 beer", f"10+{near}", f"{price}+{far}"]
    assert near is not None and far is not None
    winner = "you $20" if 10 + near <= price + far else f"rival ${2 * price}"
    assert shown[4] == winner


@pytest.mark.rule("FCM-W1")
def test_before_the_card_is_turned_over_every_price_that_may_come_counts(evening: FoodChain) -> None:
    prices = {card.price for card in cards_to_come(evening)}
    assert len(prices) > 1
    modifiers = evening.edition.mat.modifiers
    now = modifiers[evening.automa.modifier]
    shown = words(row(evening, hire()))
    lowest, highest = (int(price) for price in shown[3].split("+")[0].split("–"))
    assert lowest <= min(prices) + now  # a payout may move the modifier, too
    assert max(prices) + now <= highest <= max(prices) + max(modifiers)


@pytest.mark.rule("FCM-W2")
def test_in_round_2_the_card_is_known(evening: FoodChain) -> None:
    evening.round = 2
    assert cards_to_come(evening) == [evening.card]


def test_the_order_of_the_deck_is_never_looked_at(evening: FoodChain) -> None:
    before = VIEW.forecast(evening, hire(), ENGLISH)
    evening.automa.deck.reverse()
    assert VIEW.forecast(evening, hire(), ENGLISH) == before


@pytest.mark.rule("FCM-D11")
def test_staff_at_work_can_still_bring_what_is_missing(idle: FoodChain) -> None:
    idle.human.stock = {BEER: 1}
    assert words(row(idle, hire()))[4:] == ["nobody"]
    idle.human.at_work = {"kitchen_trainee": 1}
    assert words(row(idle, hire()))[4:] == ["nobody", "you $20"]
    assert words(row(idle, Pick(key="end-day", choices=("done",))))[4:] == ["nobody"]


def test_looking_ahead_changes_nothing(evening: FoodChain) -> None:
    before = evening.clone()
    VIEW.forecast(evening, hire(), ENGLISH)
    assert evening.human == before.human
    assert evening.automa == before.automa
    assert evening.city.houses[4].demand == [BURGER, BEER]


def test_after_dinner_there_is_no_forecast(evening: FoodChain) -> None:
    assert VIEW.forecast(evening, Pick(key="payday", choices=("pay", "fire")), ENGLISH) is None


def staffed(game: FoodChain, **at_work: int) -> Counts:
    """While the company is arranged, with these on the screen as going to work."""
    game.human.beach = {**at_work}
    return Counts(key="structure", available={**at_work}, default={**at_work})


@pytest.mark.rule("FCM-D1")
def test_a_milestone_due_at_the_start_of_dinner_lowers_the_price(evening: FoodChain) -> None:
    evening.human.at_work = {"pricing_manager": 1}
    evening.milestones.add("first_to_lower_prices")
    assert words(row(evening, None))[2].startswith("8+")
    evening.milestones.discard("first_to_lower_prices")
    assert words(row(evening, None))[2].startswith("9+")


def test_the_arrangement_on_the_screen_counts(idle: FoodChain) -> None:
    idle.human.stock = {BEER: 1}
    assert words(row(idle, staffed(idle, burger_cook=1)))[4:] == ["nobody", "you $20"]
    assert words(row(idle, staffed(idle)))[4:] == ["nobody"]


def test_the_first_errand_boy_brings_a_drink_more(evening: FoodChain) -> None:
    evening.city.houses[4].demand = [BEER, BEER]
    evening.human.stock = {}
    evening.milestones.add("first_errand_boy")
    assert "you $20" in words(row(evening, staffed(evening, errand_boy=1)))[5]
    evening.milestones.discard("first_errand_boy")
    assert len(words(row(evening, staffed(evening, errand_boy=1)))) == 5


def test_drive_ins_open_before_their_step(evening: FoodChain) -> None:
    plain = words(row(evening, staffed(evening)))[2]
    opened = words(row(evening, staffed(evening, local_manager=1)))[2]
    near, nearer = evening.city.distance(4, False), evening.city.distance(4, True)
    assert (plain, opened) == (f"10+{near}", f"10+{nearer}")


@pytest.mark.rule("FCM-W3")
def test_a_card_that_may_come_brings_its_goods(evening: FoodChain) -> None:
    evening.human.stock = {}
    evening.automa.freezers = dict.fromkeys(evening.automa.freezers, 0)
    evening.city.houses[4].demand = [BURGER]
    gains = [any(BURGER in (icon.gain or {}) for icon in card.work) for card in cards_to_come(evening)]
    assert any(gains)
    assert "rival" in words(row(evening, hire()))[4]


def test_one_way_has_one_reason(evening: FoodChain) -> None:
    evening.city.restaurants.clear()
    found = row(evening, hire())
    assert words(found)[4].startswith("rival $")
    assert found.note == "no road from you to it."


def test_two_ways_have_two_reasons(idle: FoodChain) -> None:
    idle.human.stock, idle.human.at_work = {BEER: 1}, {"kitchen_trainee": 1}
    assert row(idle, hire()).note == (
        "You: Mautoma Inc. doesn't have everything it wants. Nobody: nobody has everything it wants."
    )


def test_the_evening_is_added_up(evening: FoodChain) -> None:
    evening.automa.freezers[BURGER] = 0
    evening.human.at_work = {"waitress": 5, "cfo": 1}
    assert words(row(evening, None))[4] == "you $20"
    assert total(evening, None) == [f"you ${20 + 5 * 3 + 18} · rival $0"]  # with tips, and half of it again


def test_the_table_of_a_dinner_leaves_tips_and_bonuses_to_be_told_beside_it(evening: FoodChain) -> None:
    """They are in its total, and in none of its rows."""
    tells = listing(evening, None).tells
    assert "house-served" in tells
    assert not {"tips", "cfo-bonus", "ceo-bonus", "milestone-cash"} & {*tells}
