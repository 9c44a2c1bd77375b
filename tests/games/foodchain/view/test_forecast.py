"""Tonight's dinner, before it is eaten: the offers of both chains, and who would sell."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.view.evening import cards_to_come
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Row
from tests.games.foodchain.view.seen import ENGLISH, VIEW


@pytest.fixture
def evening(game: Game) -> Game:
    """House 4 wants a burger and a beer, and both chains have them."""
    game.city.houses[7].demand = []
    game.human.at_work = {}
    game.human.stock = {BURGER: 1, BEER: 1}
    game.automa.freezers = {BURGER: 1, PIZZA: 0, BEER: 1, LEMONADE: 0, SODA: 0}
    return game


def row(game: Game, question: Question[Any] | None) -> Row:
    listing = VIEW.forecast(game, question, ENGLISH)
    assert listing is not None
    [only] = listing.rows
    return only


def hire() -> Pick:
    return Pick(key="hire", choices=("waitress", "done"))


def words(found: Row) -> list[str]:
    return [cell if isinstance(cell, str) else cell.words for cell in found.cells]


@pytest.mark.rule("FCM-D3")
def test_at_dinnertime_the_card_in_play_decides(evening: Game) -> None:
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
def test_before_the_card_is_turned_over_every_price_that_may_come_counts(evening: Game) -> None:
    prices = {card.price for card in cards_to_come(evening)}
    assert len(prices) > 1
    modifier = evening.edition.mat.modifiers[evening.automa.modifier]
    shown = words(row(evening, hire()))
    assert shown[3].startswith(f"{min(prices) + modifier}–{max(prices) + modifier}+")


@pytest.mark.rule("FCM-W2")
def test_in_round_2_the_card_is_known(evening: Game) -> None:
    evening.round = 2
    assert cards_to_come(evening) == [evening.card]


def test_the_order_of_the_deck_is_never_looked_at(evening: Game) -> None:
    before = VIEW.forecast(evening, hire(), ENGLISH)
    evening.automa.deck.reverse()
    assert VIEW.forecast(evening, hire(), ENGLISH) == before


@pytest.mark.rule("FCM-D11")
def test_staff_at_work_can_still_bring_what_is_missing(evening: Game) -> None:
    evening.human.stock = {BEER: 1}
    evening.automa.freezers[BURGER] = 0
    assert words(row(evening, hire()))[4:] == ["nobody"]
    evening.human.at_work = {"kitchen_trainee": 1}
    assert words(row(evening, hire()))[4:] == ["nobody", "you $20"]
    assert words(row(evening, Pick(key="end-day", choices=("done",))))[4:] == ["nobody"]


def test_looking_ahead_changes_nothing(evening: Game) -> None:
    before = evening.clone()
    VIEW.forecast(evening, hire(), ENGLISH)
    assert evening.human == before.human
    assert evening.automa == before.automa
    assert evening.city.houses[4].demand == [BURGER, BEER]


def test_after_dinner_there_is_no_forecast(evening: Game) -> None:
    assert VIEW.forecast(evening, Pick(key="payday", choices=("pay", "fire")), ENGLISH) is None
