from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.products import BEER, BURGER, PIZZA, SODA
from mautoma.games.foodchain.human.production import produce
from mautoma.kernel.question import Counts, Unfit
from mautoma.messages import words
from tests.games.foodchain.positions import Position, offered, position


def with_restaurant(**at_work: int) -> Position:
    start = position().restaurant("f4/g4").at_work(**at_work)
    return start.gone("first_burger_produced", "first_pizza_produced")


def test_a_kitchen_trainee_makes_one_burger_or_pizza() -> None:
    start = with_restaurant(kitchen_trainee=2)
    start.play(
        produce,
        ("produce", {"kitchen_trainee-pizza": 1, "kitchen_trainee-burger": 1}),
    )
    assert start.company.stock == {"pizza": 1, "burger": 1}


@pytest.mark.parametrize(
    ("cook", "stock"),
    [
        ("burger_cook", {"burger": 3}),
        ("pizza_cook", {"pizza": 3}),
        ("burger_chef", {"burger": 8}),
        ("pizza_chef", {"pizza": 8}),
    ],
)
def test_cooks_make_three_and_chefs_eight(cook: str, stock: dict[str, int]) -> None:
    start = with_restaurant(**{cook: 1})
    start.play(produce, ("produce", {cook: 1}))
    assert start.company.stock == stock


@pytest.mark.parametrize(
    ("workers", "jobs", "en", "it"),
    [
        (
            {"kitchen_trainee": 2},
            {"kitchen_trainee-pizza": 2},
            "Your kitchen trainees bake 2 pizzas.",
            "I tuoi apprendisti di cucina sfornano 2 pizze.",
        ),
        (
            {"burger_cook": 1},
            {"burger_cook": 1},
            "Your burger cook grills 3 burgers.",
            "Il tuo cuoco di hamburger prepara 3 hamburger.",
        ),
        (
            {"errand_boy": 3},
            {"errand_boy-beer": 3},
            "Your errand boys bring 3 beers.",
            "I tuoi fattorini portano 3 birre.",
        ),
    ],
)
def test_several_who_do_the_same_are_told_in_one_line(
    workers: dict[str, int], jobs: dict[str, int], en: str, it: str
) -> None:
    start = with_restaurant(**workers)
    [event] = start.play(produce, ("produce", jobs)).told("produced")
    assert [words(language, "foodchain").event(event) for language in ("en", "it")] == [en, it]


def test_nobody_brings_two_things() -> None:
    start = with_restaurant(errand_boy=2)
    with pytest.raises(Unfit) as unfit:
        start.play(produce, ("produce", {"errand_boy-beer": 2, "errand_boy-soda": 1}))
    said = words("en", "foodchain").say(unfit.value.message)
    assert said == "You have 2 errand boys: that's 1 too many."


def test_a_route_is_optional() -> None:
    start = with_restaurant(cart_operator=2)
    start.play(produce, ("route", "done"))
    assert start.company.stock == {}
    assert start.company.day.idle == {"cart_operator": 2}


def test_production_is_optional() -> None:
    start = with_restaurant(burger_cook=1)
    start.play(produce, ("produce", {}))
    assert start.company.stock == {}


def test_all_but_routes_is_one_answer() -> None:
    start = with_restaurant(burger_cook=2, pizza_cook=1, errand_boy=1)
    start.play(produce, ("produce", {"burger_cook": 2, "pizza_cook": 1, "errand_boy-beer": 1}))
    assert start.company.stock == {"burger": 6, "pizza": 3, "beer": 1}


def test_everybody_is_offered_and_who_can_choose_makes_what_the_houses_lack_most() -> None:
    start = with_restaurant(burger_cook=1, kitchen_trainee=2, errand_boy=1).stock(beer=1)
    [house, *_] = start.game.city.houses.values()
    house.demand += [BURGER, BURGER, PIZZA, BEER, SODA]
    table = start.play(produce, ("produce", {}))
    # the cook makes both burgers and there is a beer: a pizza and a soda are missing, and then nothing is
    everybody = {
        "burger_cook": 1,
        "kitchen_trainee-burger": 1,
        "kitchen_trainee-pizza": 1,
        "errand_boy-soda": 1,
    }
    assert table.questions[0].default == everybody


def test_where_nothing_is_lacking_a_milestone_that_is_left_is_offered() -> None:
    start = position().restaurant("f4/g4").at_work(kitchen_trainee=1).gone("first_burger_produced")
    table = start.play(produce, ("produce", {}))
    assert table.questions[0].default == {"kitchen_trainee-pizza": 1}


@pytest.mark.parametrize(("milestone", "drinks"), [((), 1), (("first_errand_boy",), 2)])
def test_an_errand_boy_gets_drinks_of_one_type(milestone: tuple[str, ...], drinks: int) -> None:
    start = with_restaurant(errand_boy=1).milestone(*milestone)
    table = start.play(produce, ("produce", {"errand_boy-soda": 1}))
    asked = table.questions[0]
    assert isinstance(asked, Counts)
    assert asked.available == {"errand_boy-beer": 1, "errand_boy-lemonade": 1, "errand_boy-soda": 1}
    assert start.company.stock == {"soda": drinks}


def test_routes_are_offered_by_what_they_bring() -> None:
    """Range 2 from g4: north to the beer on g1; east to beer k4 and soda n1; south to lemonade g7."""
    start = with_restaurant(cart_operator=1)
    table = start.play(produce, ("route", "2 beer, 2 soda"))
    assert sorted(offered(table, 0)) == ["2 beer", "2 beer, 2 soda", "2 lemonade", "done"]
    assert start.company.stock == {"beer": 2, "soda": 2}


def test_first_errand_boy_adds_a_drink_per_source() -> None:
    start = with_restaurant(cart_operator=1).milestone("first_errand_boy")
    start.play(produce, ("route", "3 beer, 3 soda"))
    assert start.company.stock == {"beer": 3, "soda": 3}


def test_a_truck_has_range_three_and_three_per_source() -> None:
    """South to the lemonade on g7, east along row 8, north along column m, west to the beer on k4:
    three borders, so not for a cart."""
    start = with_restaurant(truck_driver=1)
    start.play(produce, ("route", "3 beer, 3 lemonade"))
    assert start.company.stock == {"beer": 3, "lemonade": 3}


def test_a_shorter_route_is_offered_too() -> None:
    """It may stop at the lemonade, without going on to the beer."""
    start = with_restaurant(truck_driver=1)
    table = start.play(produce, ("route", "3 lemonade"))
    assert "3 beer, 3 lemonade" in offered(table, 0)
    assert start.company.stock == {"lemonade": 3}


def test_the_zeppelin_may_stay_over_its_own_tile() -> None:
    start = with_restaurant(zeppelin_pilot=1)
    start.play(produce, ("route", "2 beer"))
    assert start.company.stock == {"beer": 2}


def test_first_cart_operator_adds_a_range() -> None:
    start = with_restaurant(cart_operator=1)
    table = start.play(produce, ("route", "2 lemonade"))
    assert "2 beer, 2 lemonade" not in offered(table, 0)
    start = with_restaurant(cart_operator=1).milestone("first_cart_operator")
    start.play(produce, ("route", "2 beer, 2 lemonade"))
    assert start.company.stock == {"beer": 2, "lemonade": 2}


def test_the_zeppelin_takes_everything_on_the_tiles_it_enters() -> None:
    """Range 4 from the top middle tile over five tiles: four of the map's sources lie on
    top middle (beer), top right (beer, soda) and the centre (lemonade); b12 on bottom left."""
    start = with_restaurant(zeppelin_pilot=1)
    table = start.play(produce, ("route", "4 beer, 2 lemonade, 2 soda"))
    assert start.company.stock == {"beer": 4, "lemonade": 2, "soda": 2}
    # top middle, centre, left, bottom left (or round by the bottom): beer, lemonade and the other soda
    assert "2 beer, 2 lemonade, 2 soda" in offered(table, 0)


def test_a_restaurant_coming_soon_starts_no_route() -> None:
    start = position().restaurant("f4/g4", coming_soon=True).at_work(cart_operator=1)
    start.play(produce)


@pytest.mark.parametrize(
    ("food", "milestone", "cook"),
    [("burger", "first_burger_produced", "burger_cook"), ("pizza", "first_pizza_produced", "pizza_cook")],
)
def test_the_first_food_produced_brings_a_cook_if_there_is_one(food: str, milestone: str, cook: str) -> None:
    start = position().restaurant("f4/g4").at_work(kitchen_trainee=1)
    start.play(produce, ("produce", {f"kitchen_trainee-{food}": 1}))
    assert start.company.milestones == {milestone}
    assert start.company.beach == {cook: 1}
    start = position().restaurant("f4/g4").at_work(kitchen_trainee=1).supply(**{cook: 0})
    start.play(produce, ("produce", {f"kitchen_trainee-{food}": 1}))
    assert start.company.milestones == {milestone}
    assert start.company.beach == {}
