from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from mautoma.games.foodchain.city.city import RestaurantPlace
from mautoma.games.foodchain.city.places import garden_places, restaurant_places
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA, Product
from mautoma.games.foodchain.rules.chains import Chain, covers
from mautoma.games.foodchain.rules.dinner import best_chain, choose_chain, dine, pay_bonus, serve_houses
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.foodchain.start import freeze, new_game, scripted, stored


class Fixed:
    """A chain with given distance, price and waitresses; sells everything for its price."""

    def __init__(
        self, price: int, distance: int | None = 0, waitresses: int = 0, stocked: bool = True
    ) -> None:
        self._price, self._distance, self._waitresses, self._stocked = price, distance, waitresses, stocked
        self.sold: list[int] = []

    def joined(self, house: Any) -> bool:
        return self._distance is not None

    def distance(self, house: Any) -> int | None:
        return self._distance

    def has(self, demand: list[Product]) -> bool:
        return self._stocked

    def price(self) -> int:
        return self._price

    def waitresses(self) -> int:
        return self._waitresses

    def sell(self, house: Any) -> int:
        self.sold.append(house.number)
        return self._price * len(house.demand)


def eats_at(human: Fixed, automa: Fixed, items: int = 1) -> str | None:
    game = new_game()
    game.city.houses[2].demand = [PIZZA] * items
    serve_houses(game, scripted(), {"human": human, "automa": automa})
    return "human" if human.sold else "automa" if automa.sold else None


@pytest.mark.rule("FCM-D1")
def test_price_plus_distance_decides_whatever_the_number_of_items() -> None:
    assert eats_at(Fixed(5, 0), Fixed(4, 2), items=3) == "human"
    assert eats_at(Fixed(5, 1), Fixed(4, 1), items=3) == "automa"


@pytest.mark.rule("FCM-D4")
def test_waitresses_break_the_tie() -> None:
    assert eats_at(Fixed(9, 1, waitresses=1), Fixed(8, 2, waitresses=2)) == "automa"
    assert eats_at(Fixed(9, 1, waitresses=2), Fixed(8, 2, waitresses=1)) == "human"


@pytest.mark.rule("FCM-D5")
@pytest.mark.rule("FCM-R2")
def test_still_tied_the_human_wins() -> None:
    assert eats_at(Fixed(9, 1, waitresses=1), Fixed(8, 2, waitresses=1)) == "human"


@pytest.mark.rule("FCM-D11")
def test_a_chain_without_the_whole_demand_or_a_road_does_not_compete() -> None:
    assert eats_at(Fixed(1, 0, stocked=False), Fixed(20, 3)) == "automa"
    assert eats_at(Fixed(1, None), Fixed(20, 3)) == "automa"
    assert eats_at(Fixed(1, None), Fixed(1, 1, stocked=False)) is None


@pytest.mark.rule("FCM-D3")
@pytest.mark.rule("FCM-D4")
@pytest.mark.rule("FCM-D5")
@pytest.mark.rule("FCM-D11")
def test_a_house_eats_at_the_same_chain_whether_or_not_anybody_asks_why() -> None:
    house = new_game().city.houses[2]
    chains = [Fixed(*figures) for figures in product((1, 2), (0, 1, None), (0, 1), (True, False))]
    for human, automa in product(chains, chains):
        sides: dict[str, Chain] = {"human": human, "automa": automa}
        assert best_chain(house, sides).choice == choose_chain(house, sides).choice


@pytest.mark.rule("FCM-D11")
def test_the_whole_demand_must_be_in_stock() -> None:
    assert covers({BURGER: 2, BEER: 1}, [BURGER, BEER, BURGER])
    assert not covers({BURGER: 1, BEER: 1}, [BURGER, BEER, BURGER])
    assert not covers({BURGER: 9}, [BEER])


def automa_dinner(demand: dict[int, list[Product]], **card: Any) -> tuple[FoodChain, ScriptedTable]:
    game, table = new_game(**card), scripted()
    freeze(game, burger=5, pizza=5, beer=5)
    for house, wanted in demand.items():
        game.city.houses[house].demand = wanted
    dine(game, table)
    return game, table


@pytest.mark.rule("FCM-D2")
@pytest.mark.rule("FCM-D6")
@pytest.mark.rule("FCM-D11")
def test_the_automa_sells_at_the_cards_price_plus_the_modifier() -> None:
    game = new_game(price=8)
    freeze(game, burger=5, beer=5)
    game.automa.modifier += 2
    game.city.houses[2].demand = [BURGER, BURGER, BEER]
    dine(game, scripted())
    assert game.automa.cash == 3 * (8 + 2)
    assert stored(game) == {"burger": 3, "beer": 4}
    assert game.city.houses[2].demand == []


@pytest.mark.rule("FCM-D6")
def test_a_garden_doubles_what_the_house_pays() -> None:
    game = new_game(price=8)
    freeze(game, burger=5)
    game.city.add_garden(garden_places(game.city, 2)[0])
    game.city.houses[2].demand = [BURGER, BURGER]
    dine(game, scripted())
    assert game.automa.cash == 2 * 8 * 2


@pytest.mark.rule("FCM-D7")
def test_the_sales_marker_moves_a_step_per_house_and_stops_at_the_last_spot() -> None:
    game = new_game(sales_icon=True)
    freeze(game, burger=5)
    game.automa.sales = 0
    for house in (2, 4):
        game.city.houses[house].demand = [BURGER, BURGER]
    dine(game, scripted())
    assert game.automa.sales == 2
    game.city.houses[2].demand = [BURGER]
    dine(game, scripted())
    assert game.automa.sales == 2  # the test's track ends there


@pytest.mark.rule("FCM-D7")
def test_the_marker_is_told_once_for_all_houses_and_where_it_stays() -> None:
    game = new_game(sales_icon=True)
    freeze(game, burger=5)
    game.automa.sales = 0
    for house in (2, 4):
        game.city.houses[house].demand = [BURGER]
    table = scripted()
    dine(game, table)
    assert [event.data["spot"] for event in table.told("sales-marker")] == [2]
    assert not table.told("sales-marker")[0].order, "the program keeps the mat"
    game.city.houses[2].demand = [BURGER]
    table = scripted()
    dine(game, table)
    assert [event.data["spot"] for event in table.told("sales-marker-stays")] == [2]


@pytest.mark.rule("FCM-D7")
@pytest.mark.rule("FCM-D11")
def test_on_a_printed_mat_the_markers_are_moved_by_hand() -> None:
    game, table = new_game(sales_icon=True), scripted()
    freeze(game, burger=5)
    game.automa.printed_mat, game.automa.sales = True, 0
    game.city.houses[2].demand = [BURGER, BURGER]
    dine(game, table)
    assert table.told("sales-marker")[0].order
    assert table.told("freezers-down")[0].data == {"products": {"burger": 2}}


@pytest.mark.rule("FCM-D7")
def test_without_the_icon_the_marker_stays() -> None:
    game = new_game()
    freeze(game, burger=5)
    game.automa.sales = 0
    game.city.houses[2].demand = [BURGER]
    dine(game, scripted())
    assert (game.automa.served, game.automa.sales) == (1, 0)


@pytest.mark.rule("FCM-D8")
@pytest.mark.rule("FCM-D12")
def test_milestone_cash_counts_the_milestones_held_before() -> None:
    game = new_game(milestone_cash=True)
    freeze(game, burger=3)
    game.automa.milestones = {"first_radio", "first_airplane"}
    game.city.houses[2].demand = [BURGER, BURGER]
    dine(game, scripted())
    assert game.automa.cash == 20 + 2
    assert "first_to_have_20" in game.automa.milestones


@pytest.mark.rule("FCM-D8")
def test_no_milestone_cash_without_a_house_served() -> None:
    game = new_game(milestone_cash=True)
    game.automa.milestones = {"first_radio"}
    dine(game, scripted())
    assert game.automa.cash == 0


@pytest.mark.rule("FCM-D8")
def test_no_milestone_cash_without_the_icon() -> None:
    game = new_game()
    freeze(game, burger=3)
    game.automa.milestones = {"first_radio", "first_airplane"}
    game.city.houses[2].demand = [BURGER]
    dine(game, scripted())
    assert (game.automa.served, game.automa.cash) == (1, 10)


@pytest.mark.rule("FCM-C6")
@pytest.mark.rule("FCM-D6")
def test_no_milestone_changes_what_the_automa_earns_or_keeps() -> None:
    def earned(milestones: set[str]) -> tuple[int, dict[str, int]]:
        game = new_game(waitresses=2)
        freeze(game, burger=3, beer=2)
        game.automa.milestones = milestones
        game.city.houses[2].demand = [BURGER, BEER]
        dine(game, scripted())
        return game.automa.cash, stored(game)

    assert earned(set()) == earned(set(milestone_ids())) == (20, {"burger": 2, "beer": 1})


@pytest.mark.rule("FCM-D9")
def test_the_automa_gets_no_waitress_money() -> None:
    game, _ = automa_dinner({2: [BURGER]}, waitresses=3)
    assert game.automa.cash == 10


@pytest.mark.rule("FCM-D10")
@pytest.mark.rule("FCM-O3")
def test_the_automa_takes_first_to_have_20_and_100_when_due() -> None:
    game = new_game()
    game.bank += 200
    game.automa.cash = 19
    dine(game, scripted())
    assert game.automa.milestones == set()
    game.automa.cash = 100
    dine(game, scripted())
    assert game.automa.milestones == {"first_to_have_20", "first_to_have_100"}


@pytest.mark.rule("FCM-E5")
def test_first_to_have_20_shows_the_human_both_reserve_cards() -> None:
    game, table = new_game(), scripted()
    game.human.cash, game.automa.reserve = 20, 300
    dine(game, table)
    [seen] = table.told("reserve-seen")
    assert seen.data == {"human": 100, "automa": 300}


def human_game(**at_work: int) -> FoodChain:
    """A human with a restaurant joined to house 5 by road, with plenty in stock and in the bank."""
    game = new_game()
    game.bank = 1000
    game.human.at_work = at_work
    game.human.stock = {BURGER: 9, PIZZA: 9, BEER: 9}
    game.city.add_restaurant(_joined_to_house_5(game))
    return game


def _joined_to_house_5(game: FoodChain) -> RestaurantPlace:
    for place in restaurant_places(game.city):
        trial = game.city.clone()
        trial.add_restaurant(place)
        if trial.distance(5) is not None:
            return place
    raise AssertionError("no road leads to house 5")


def test_luxuries_garden_and_marketed_burger_bring_125() -> None:
    game = human_game(luxuries_manager=1)
    game.human.milestones = {"first_burger_marketed"}
    game.city.houses[5].garden = (0, 1)
    game.city.houses[5].demand = [BURGER, BEER, BEER]
    dine(game, scripted())
    assert game.human.cash == 125


def test_pricing_manager_marketed_pizza_waitresses_and_cfo_bring_44() -> None:
    game = human_game(pricing_manager=1, waitress=2, cfo=1)
    game.human.milestones = {"first_pizza_marketed"}
    game.milestones.discard("first_to_lower_prices")
    game.city.houses[5].garden = (0, 1)
    game.city.houses[5].demand = [PIZZA]
    dine(game, scripted())
    assert game.human.cash == 44


def test_the_price_may_fall_below_zero_and_then_the_chain_pays() -> None:
    game = human_game(discount_manager=4)
    game.milestones.discard("first_to_lower_prices")
    game.human.cash = 10
    game.city.houses[5].demand = [BURGER, BURGER]
    dine(game, scripted())
    assert game.human.cash == 10 - 2 * 2
    assert not game.bankrupt


@pytest.mark.rule("FCM-E4")
def test_a_human_who_cannot_pay_is_bankrupt() -> None:
    game = human_game(discount_manager=4)
    game.milestones.discard("first_to_lower_prices")
    game.human.cash = 3
    game.city.houses[5].demand = [BURGER, BURGER]
    dine(game, scripted())
    assert game.bankrupt and game.over


@pytest.mark.rule("FCM-E4")
def test_who_is_bankrupt_sells_no_more_that_evening() -> None:
    game = human_game(discount_manager=4)
    game.milestones.discard("first_to_lower_prices")
    game.human.cash = 1
    first, *_, last = game.city.houses.values()
    first.demand, last.demand = [BURGER], [BURGER]
    before = game.human.stock[BURGER]
    dine(game, scripted())
    assert game.bankrupt
    assert game.human.stock[BURGER] == before - 1
    assert last.demand == [BURGER]


def test_first_to_lower_prices_takes_a_dollar_off_at_once() -> None:
    game = human_game(pricing_manager=1)
    game.city.houses[5].demand = [BURGER]
    dine(game, scripted())
    assert "first_to_lower_prices" in game.human.milestones
    assert game.human.cash == 10 - 1 - 1


def test_the_ceo_counts_as_cfo_from_the_dinner_after_first_to_have_100() -> None:
    game = human_game()
    game.human.cash = 95
    game.city.houses[5].demand = [BURGER]
    dine(game, scripted())
    assert game.human.cash == 105
    game.city.houses[5].demand = [BURGER]
    dine(game, scripted())
    assert game.human.cash == 105 + 15


@pytest.mark.parametrize(
    ("held", "cfos", "earned", "said"),
    [
        ({"first_to_have_100"}, 0, 80, "Your CEO's bonus: +$40 (half of $80)."),
        (set(), 1, 80, "Your CFO's bonus: +$40 (half of $80)."),
        (set(), 1, -7, "Your CFO's bonus: −$3 (half of −$7)."),
    ],
)
def test_a_bonus_says_whose_it_is_and_of_how_much(held: set[str], cfos: int, earned: int, said: str) -> None:
    game = human_game(cfo=cfos)
    game.human.milestones, game.human.cash = held, 10
    table = scripted()
    pay_bonus(game, table, earned)
    [bonus] = table.events
    assert words("en", "foodchain").text(f"event-{bonus.kind}", bonus.data) == said


@pytest.mark.parametrize(("milestones", "tips"), [(set(), 6), ({"first_waitress"}, 10)])
def test_waitress_money(milestones: set[str], tips: int) -> None:
    game = human_game(waitress=2)
    game.human.milestones = milestones
    dine(game, scripted())
    assert game.human.cash == tips
